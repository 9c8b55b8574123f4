// Problem: an exact-cover problem. Choose options so that every primary item is covered exactly
// once and every secondary item at most once, or any number of times in one colour.
//   cover::Problem problem;
//   auto a = *problem.add_primary("a");
//   auto b = *problem.add_primary("b");
//   auto both = problem.add_option({{a}, {b}});   // an error if an item is unknown or named twice
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

// Names that follow from a rule rather than being stored: a 9x9 board has 324 items and 729
// options, and most searches never say the name of one.
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
  Problem() = default;

  // All at once, for encoders that make many problems: `primary` items, options of which number o
  // has entries[start[o]] up to entries[start[o + 1]], names that follow from a rule.
  // requires: what add_option would accept (checked in debug builds only)
  Problem(std::uint32_t primary, std::vector<std::uint32_t> start, std::vector<Entry> entries,
          std::shared_ptr<const Names> names);

  // Building. All primary items come before the first secondary one. An empty option name means
  // "call it by its number".
  Result<ItemId> add_primary(std::string_view name);
  Result<ItemId> add_secondary(std::string_view name);
  ColourId add_colour(std::string_view name);  // the same name gives the same colour
  Result<OptionId> add_option(std::span<const Entry> entries, std::string_view name = {});
  Result<OptionId> add_option(std::initializer_list<Entry> entries, std::string_view name = {}) {
    return add_option(std::span<const Entry>(entries.begin(), entries.size()), name);
  }

  [[nodiscard]] std::uint32_t primary_count() const { return primary_count_; }
  [[nodiscard]] std::uint32_t item_count() const { return item_count_; }
  [[nodiscard]] std::uint32_t option_count() const {
    return static_cast<std::uint32_t>(option_start_.size() - 1);
  }
  [[nodiscard]] std::uint32_t colour_count() const {
    return static_cast<std::uint32_t>(colour_names_.size());
  }
  // The number of ones in the matrix.
  [[nodiscard]] std::size_t entry_count() const { return entries_.size(); }
  [[nodiscard]] bool is_primary(ItemId item) const { return index(item) < primary_count_; }
  // All of them, option after option; those of option o are [starts()[o], starts()[o + 1]).
  [[nodiscard]] std::span<const Entry> entries() const { return entries_; }
  [[nodiscard]] std::span<const std::uint32_t> starts() const { return option_start_; }
  [[nodiscard]] std::span<const Entry> entries(OptionId option) const {
    assert(index(option) < option_count());
    const std::size_t start = option_start_[index(option)];
    return {entries_.data() + start, option_start_[index(option) + 1] - start};
  }

  [[nodiscard]] std::string item_name(ItemId item) const;
  [[nodiscard]] std::string option_name(OptionId option) const;  // its number from 1, if unnamed
  [[nodiscard]] const std::string& colour_name(ColourId colour) const;
  [[nodiscard]] std::optional<ItemId> find_item(std::string_view name) const;

 private:
  struct HashText {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>{}(text);
    }
  };
  template <class Id>
  using Index = std::unordered_map<std::string, Id, HashText, std::equal_to<>>;

  Result<ItemId> add_item(std::string_view name);
  Result<void> check(std::span<const Entry> entries);

  std::uint32_t primary_count_ = 0;
  std::uint32_t item_count_ = 0;
  std::vector<std::uint32_t> option_start_ = {0};  // option o owns entries [start[o], start[o+1])
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> seen_;  // per item: the attempt to add an option that last named it
  std::uint32_t attempt_ = 0;

  std::shared_ptr<const Names> names_;  // if set, the stored names below are not used
  std::vector<std::string> item_names_;
  std::unordered_map<std::uint32_t, std::string> option_names_;
  std::vector<std::string> colour_names_;
  Index<ItemId> item_index_;
  Index<ColourId> colour_index_;
};

}  // namespace quadrille::cover
