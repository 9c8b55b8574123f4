// Problem: an exact-cover problem. Choose options so that every primary item is covered exactly
// once, or as often as its bounds say, and every secondary item at most once, or any number of
// times in one colour.
//   cover::ProblemBuilder builder;
//   const cover::ItemId a = builder.add_primary("a");
//   const cover::ItemId b = builder.add_primary("b");
//   builder.add_option({{a}, {b}}, "both");
//   const Result<cover::Problem> problem = builder.build();   // the first thing wrong, if any
//
// A Problem never changes, and copies of it share what they hold: every engine reads the one
// matrix, and none keeps a second.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "quadrille/base/result.h"

namespace quadrille::cover {

// Items, options and colours are numbered from 0 in the order in which they were added.
enum class ItemId : std::uint32_t {};
enum class OptionId : std::uint32_t {};
enum class ColourId : std::uint32_t {};

constexpr std::uint32_t index(ItemId id) { return static_cast<std::uint32_t>(id); }
constexpr std::uint32_t index(OptionId id) { return static_cast<std::uint32_t>(id); }
constexpr std::uint32_t index(ColourId id) { return static_cast<std::uint32_t>(id); }

inline constexpr ColourId kNoColour{UINT32_MAX};

// One item of an option, with the colour that the option gives it, if any.
struct Entry {
  ItemId item;
  ColourId colour = kNoColour;

  friend bool operator==(const Entry&, const Entry&) = default;
};

// How often a primary item is to be covered. An option is taken at most once.
struct Bounds {
  std::uint32_t least = 1;
  std::uint32_t most = 1;

  friend bool operator==(const Bounds&, const Bounds&) = default;
};

// The greatest number that can be a bound, and a cost.
inline constexpr std::uint32_t kMostTimes = 1'000'000'000;
inline constexpr std::uint32_t kMostCost = 1'000'000'000;

// Names that are made when they are asked for instead of being stored: a 9x9 board has 324 items
// and 729 options, and most searches never use the name of one.
class Names {
 public:
  Names() = default;
  Names(const Names&) = delete;
  Names& operator=(const Names&) = delete;
  virtual ~Names() = default;
  [[nodiscard]] virtual std::string item(ItemId item) const = 0;
  [[nodiscard]] virtual std::string option(OptionId option) const = 0;
};

class Problem {
 public:
  Problem() : Problem(Data{}) {}  // nothing to cover, which one solution does: to take nothing

  // All at once, for encoders that make many problems: `primary` items, options of which number o
  // has entries[start[o]] up to entries[start[o + 1]], names that follow from a rule.
  // requires: what a ProblemBuilder would accept (checked in debug builds only)
  Problem(std::uint32_t primary, std::vector<std::uint32_t> start, std::vector<Entry> entries,
          std::shared_ptr<const Names> names);
  // The same with secondary items behind the primary ones.
  Problem(std::uint32_t primary, std::uint32_t items, std::vector<std::uint32_t> start,
          std::vector<Entry> entries, std::shared_ptr<const Names> names);

  [[nodiscard]] std::uint32_t primary_count() const { return data_->primary_count; }
  [[nodiscard]] std::uint32_t item_count() const { return data_->item_count; }
  [[nodiscard]] std::uint32_t option_count() const {
    return static_cast<std::uint32_t>(data_->starts.size() - 1);
  }
  [[nodiscard]] std::uint32_t colour_count() const {
    return static_cast<std::uint32_t>(data_->colour_names.size());
  }
  // The number of ones in the matrix.
  [[nodiscard]] std::size_t entry_count() const { return data_->entries.size(); }
  [[nodiscard]] bool is_primary(ItemId item) const { return index(item) < primary_count(); }
  // All of them, option after option; those of option o are [starts()[o], starts()[o + 1]).
  [[nodiscard]] std::span<const Entry> entries() const { return data_->entries; }
  [[nodiscard]] std::span<const std::uint32_t> starts() const { return data_->starts; }
  [[nodiscard]] std::span<const Entry> entries(OptionId option) const {
    assert(index(option) < option_count());
    const std::size_t start = data_->starts[index(option)];
    return {data_->entries.data() + start, data_->starts[index(option) + 1] - start};
  }
  // Whether some primary item has other bounds than exactly once.
  [[nodiscard]] bool has_bounds() const { return !data_->bounds.empty(); }
  // requires: is_primary(item)
  [[nodiscard]] Bounds bounds(ItemId item) const {
    assert(is_primary(item));
    return has_bounds() ? data_->bounds[index(item)] : Bounds{};
  }
  // Whether some option has a cost other than 0.
  [[nodiscard]] bool has_costs() const { return !data_->costs.empty(); }
  [[nodiscard]] std::uint32_t cost(OptionId option) const {
    assert(index(option) < option_count());
    return has_costs() ? data_->costs[index(option)] : 0;
  }
  // Whether some option has no primary item. Such options are in no solution.
  [[nodiscard]] bool has_useless_options() const { return data_->has_useless; }
  [[nodiscard]] bool is_useless(OptionId option) const;

  [[nodiscard]] std::string item_name(ItemId item) const;
  [[nodiscard]] std::string option_name(OptionId option) const;  // its number from 1, if unnamed
  [[nodiscard]] const std::string& colour_name(ColourId colour) const;
  [[nodiscard]] std::optional<ItemId> find_item(std::string_view name) const;

 private:
  friend class ProblemBuilder;
  friend class Subtree;

  struct HashText {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>{}(text);
    }
  };
  template <class Id>
  using Index = std::unordered_map<std::string, Id, HashText, std::equal_to<>>;

  struct Data {
    std::uint32_t primary_count = 0;
    std::uint32_t item_count = 0;
    std::vector<std::uint32_t> starts = {0};
    std::vector<Entry> entries = {};
    std::vector<Bounds> bounds = {};        // of the primary items; none if each is exactly once
    std::vector<std::uint32_t> costs = {};  // of the options; none if each is 0
    bool has_useless = false;

    std::shared_ptr<const Names> names = nullptr;  // if set, the stored ones are not used
    std::vector<std::string> item_names = {};
    std::unordered_map<std::uint32_t, std::string> option_names = {};
    std::vector<std::string> colour_names = {};
    Index<ItemId> item_index = {};
  };

  explicit Problem(Data data) : data_(std::make_shared<const Data>(std::move(data))) {}

  std::shared_ptr<const Data> data_;
};

// Adding cannot fail. The first thing that is wrong is kept for build(), and what comes after it is
// not looked at any more.
class ProblemBuilder {
 public:
  // All primary items come before the first secondary one.
  ItemId add_primary(std::string_view name, Bounds bounds = {});
  ItemId add_secondary(std::string_view name);
  ColourId add_colour(std::string_view name);  // the same name gives the same colour
  // Each item once, at least one of them primary, colours on secondary ones only. Without a name
  // the option is called by its number.
  OptionId add_option(std::span<const Entry> entries, std::string_view name = {},
                      std::uint32_t cost = 0);
  OptionId add_option(std::initializer_list<Entry> entries, std::string_view name = {},
                      std::uint32_t cost = 0) {
    return add_option(std::span<const Entry>(entries.begin(), entries.size()), name, cost);
  }

  // For readers: where in a text the following is from. An error names that place.
  void set_place(Place place) { place_ = place; }
  // For readers: options without a primary item are kept, so that the others have their numbers.
  void keep_useless_options() { keeps_useless_ = true; }
  [[nodiscard]] bool ok() const { return !wrong_; }
  [[nodiscard]] std::uint32_t item_count() const { return data_.item_count; }
  [[nodiscard]] std::optional<ItemId> find_item(std::string_view name) const;

  // The problem, or the first thing wrong. The builder is empty afterwards.
  Result<Problem> build();

 private:
  bool add_item(std::string_view name, bool primary);
  void refuse(Error error);

  Problem::Data data_;
  Problem::Index<ColourId> colour_index_;
  std::vector<std::uint32_t> seen_;  // per item: the option that last named it, from 1
  std::optional<Error> wrong_;
  Place place_;
  bool keeps_useless_ = false;
};

// The primary items that have fewer options than they need: with any of them, a problem has no
// solution.
std::vector<ItemId> uncoverable_items(const Problem& problem);

// The most options that a solution can have.
std::uint32_t longest_solution(const Problem& problem);

// The sum of the costs of these options.
std::uint64_t cost_of(const Problem& problem, std::span<const OptionId> options);

}  // namespace quadrille::cover
