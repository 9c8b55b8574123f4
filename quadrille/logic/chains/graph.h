// Graph: the options that a position has left, by number, and how they exclude each other.
//   const Graph<4> graph(position);
//   Board<4> board = graph.board(position);
//   graph.links(option) & board.alive   // what cannot be right if it is
// It serves any later position of the puzzle as well: options only go.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <vector>

#include "quadrille/logic/chains/option_set.h"
#include "quadrille/logic/position.h"

namespace quadrille::logic::chains {

// The rules of an option in the order in which they are looked at: its cell, then its digit in the
// box, the row and the column.
inline constexpr std::size_t kMostRules = 4;

// The options left, and the same as the places (or digits) left of each rule.
template <std::size_t kWords>
struct Board {
  using Places = std::conditional_t<(kWords <= 4), std::uint16_t, std::uint32_t>;

  OptionSet<kWords> alive;
  std::vector<Places> left;  // by rule
};

template <std::size_t kWords>
class Graph {
 public:
  using Set = OptionSet<kWords>;
  using Places = typename Board<kWords>::Places;

  static constexpr std::uint32_t kLargestSize = sizeof(Places) * 8;

  // requires: a board of at most kLargestSize with at most Set::kRoom options left
  explicit Graph(const Position& position);

  [[nodiscard]] const Layout& layout() const { return *layout_; }
  [[nodiscard]] std::uint32_t option_count() const {
    return static_cast<std::uint32_t>(options_.size());
  }
  [[nodiscard]] std::uint32_t rule_count() const { return layout_->rule_count(); }
  // 4, or 3 without boxes
  [[nodiscard]] std::size_t rules_each() const { return rules_each_; }

  [[nodiscard]] Placement placement(Option option) const { return options_[option].placement; }
  [[nodiscard]] Option option(Placement placement) const {
    return at(index(Layout::rule(placement.cell)), placement.digit - 1U);
  }
  // The rule of an option, number 0 being its cell, and its place in that rule.
  [[nodiscard]] std::uint32_t rule(Option option, std::size_t number) const {
    return options_[option].rules[number];
  }
  [[nodiscard]] std::uint32_t place(Option option, std::size_t number) const {
    return options_[option].places[number];
  }
  [[nodiscard]] Option at(std::uint32_t rule, std::uint32_t place) const {
    return at_[std::size_t{rule} * layout_->size() + place];
  }
  // The options of a rule; those that an option excludes; those of them of the same digit.
  [[nodiscard]] const Set& members(std::uint32_t rule) const { return members_[rule]; }
  [[nodiscard]] const Set& links(Option option) const { return links_[option]; }
  [[nodiscard]] const Set& digit_links(Option option) const { return digit_links_[option]; }
  // The first rule that two options share which exclude each other.
  [[nodiscard]] std::uint32_t shared_rule(Option a, Option b) const {
    std::size_t number = 0;
    while (!members_[rule(a, number)].has(b)) ++number;
    return rule(a, number);
  }
  // The first rule of which two options are all that is left.
  [[nodiscard]] std::uint32_t pair_rule(const Set& alive, Option a, Option b) const {
    Set both;
    both.add(a);
    both.add(b);
    std::size_t number = 0;
    while ((members_[rule(a, number)] & alive) != both) ++number;
    return rule(a, number);
  }
  // The places of a unit that lie in another one, as bits.
  [[nodiscard]] Places overlap(Unit unit, Unit other) const {
    return overlaps_[std::size_t{unit} * layout_->unit_count() + other];
  }

  // requires: a position of the same puzzle in which no more options are left
  [[nodiscard]] bool covers(const Position& position) const;
  [[nodiscard]] Board<kWords> board(const Position& position) const;

 private:
  struct Entry {
    Placement placement;
    std::array<std::uint16_t, kMostRules> rules;
    std::array<std::uint8_t, kMostRules> places;
  };

  void number_options(const Position& position);
  void tie_options();
  void overlay_units();

  std::shared_ptr<const Layout> layout_;
  std::size_t rules_each_;
  std::vector<Entry> options_;
  std::vector<Option> at_;  // by rule and place
  std::vector<Set> members_;
  std::vector<Set> links_;
  std::vector<Set> digit_links_;
  std::vector<Places> overlaps_;
};

}  // namespace quadrille::logic::chains
