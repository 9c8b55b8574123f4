// Patterns: what locked candidates, pairs and X-Wings rule out on a board, where they need
// something that a chain has taken away.
//   Patterns<4> patterns(graph, position);
//   patterns.find(source, board, [&](const Set& rules_out, const Set& parents, Difficulty d) { …
//   });
// The first of locked candidates, hidden pairs, naked pairs and X-Wings that gives something gives
// all it has.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "quadrille/logic/chains/graph.h"
#include "quadrille/logic/technique.h"

namespace quadrille::logic::chains {

template <std::size_t kWords>
class Patterns {
 public:
  using Set = OptionSet<kWords>;
  using Places = typename Graph<kWords>::Places;

  Patterns(const Graph<kWords>& graph, const Position& position);

  // Calls add(rules_out, parents, difficulty) for each; false where there is none.
  template <class Add>
  [[nodiscard]] bool find(const Board<kWords>& source, const Board<kWords>& board,
                          const Add& add) const {
    return find_locked(source, board, add) || find_pairs(source, board, true, add) ||
           find_pairs(source, board, false, add) || find_x_wings(source, board, add);
  }

 private:
  [[nodiscard]] std::uint32_t rule(Unit unit, std::uint32_t digit) const {
    return graph_.layout().cell_count() + unit * size_ + digit;
  }
  static bool is_pair(std::uint32_t bits) { return bits != 0 && is_single(bits & (bits - 1)); }
  void add_options(std::uint32_t rule, std::uint32_t places, Set& set) const {
    for (; places != 0; places &= places - 1) {
      set.add(graph_.at(rule, static_cast<std::uint32_t>(std::countr_zero(places))));
    }
  }

  template <class Add>
  [[nodiscard]] bool find_locked(const Board<kWords>& source, const Board<kWords>& board,
                                 const Add& add) const {
    bool any = false;
    for (const auto& [unit, other] : crossings_) {
      const std::uint32_t within = graph_.overlap(unit, other);
      for (std::uint32_t digit = 0; digit < size_; ++digit) {
        const std::uint32_t here = rule(unit, digit);
        const std::uint32_t places = board.left[here];
        const std::uint32_t lost = source.left[here] & ~places & ~within;
        if (lost == 0 || places == 0 || (places & ~within) != 0) continue;
        const std::uint32_t there = rule(other, digit);
        const std::uint32_t falls = board.left[there] & ~std::uint32_t{graph_.overlap(other, unit)};
        if (falls == 0) continue;
        Set rules_out;
        Set parents;
        add_options(there, falls, rules_out);
        add_options(here, lost, parents);
        add(rules_out, parents, Difficulty{26});
        any = true;
      }
    }
    return any;
  }

  // Of a digit in a unit, or of one of its cells.
  [[nodiscard]] std::uint32_t pair_rule(Unit unit, std::uint32_t number, bool hidden) const {
    return hidden ? rule(unit, number) : graph_.layout().cell(unit, number);
  }

  // Two digits of the same two places in a unit, or two cells of the same two digits.
  template <class Add>
  [[nodiscard]] bool find_pairs(const Board<kWords>& source, const Board<kWords>& board,
                                bool hidden, const Add& add) const {
    bool any = false;
    for (const Unit unit : units_) {
      if (empty_cells_[unit] < (hidden ? 5U : 4U)) continue;
      for (std::uint32_t j = 1; j < size_; ++j) {
        const std::uint32_t second = pair_rule(unit, j, hidden);
        if (!is_pair(board.left[second])) continue;
        for (std::uint32_t i = 0; i < j; ++i) {
          const std::uint32_t first = pair_rule(unit, i, hidden);
          if (board.left[first] != board.left[second]) continue;
          const bool added = hidden ? add_hidden_pair(source, board, unit, first, second, add)
                                    : add_naked_pair(source, board, unit, first, second, add);
          any = any || added;
        }
      }
    }
    return any;
  }

  [[nodiscard]] Set lost_options(const Board<kWords>& source, const Board<kWords>& board,
                                 std::uint32_t first, std::uint32_t second) const {
    Set lost = (graph_.members(first) | graph_.members(second)) & source.alive;
    return lost -= board.alive;
  }

  template <class Add>
  [[nodiscard]] bool add_hidden_pair(const Board<kWords>& source, const Board<kWords>& board,
                                     Unit unit, std::uint32_t first, std::uint32_t second,
                                     const Add& add) const {
    Set rules_out;
    for (std::uint32_t places = board.left[first]; places != 0; places &= places - 1) {
      const auto place = static_cast<std::uint32_t>(std::countr_zero(places));
      rules_out |= graph_.members(graph_.layout().cell(unit, place));
    }
    rules_out &= board.alive;
    rules_out -= graph_.members(first);
    rules_out -= graph_.members(second);
    return add_worthy(rules_out, lost_options(source, board, first, second), 34, add);
  }

  template <class Add>
  [[nodiscard]] bool add_naked_pair(const Board<kWords>& source, const Board<kWords>& board,
                                    Unit unit, std::uint32_t first, std::uint32_t second,
                                    const Add& add) const {
    Set rules_out;
    for (std::uint32_t digits = board.left[first]; digits != 0; digits &= digits - 1) {
      rules_out |= graph_.members(rule(unit, static_cast<std::uint32_t>(std::countr_zero(digits))));
    }
    rules_out &= board.alive;
    rules_out -= graph_.members(first);
    rules_out -= graph_.members(second);
    return add_worthy(rules_out, lost_options(source, board, first, second), 30, add);
  }

  template <class Add>
  static bool add_worthy(const Set& rules_out, const Set& parents, Difficulty difficulty,
                         const Add& add) {
    if (rules_out.empty() || parents.empty()) return false;
    add(rules_out, parents, difficulty);
    return true;
  }

  template <class Add>
  [[nodiscard]] bool find_x_wings(const Board<kWords>& source, const Board<kWords>& board,
                                  const Add& add) const {
    bool any = false;
    for (const Family family : {Family::column, Family::row}) {
      const Unit lines = graph_.layout().first_unit(family);
      const Unit across =
          graph_.layout().first_unit(family == Family::column ? Family::row : Family::column);
      for (std::uint32_t j = 1; j < size_; ++j) {
        for (std::uint32_t i = 0; i < j; ++i) {
          for (const std::uint32_t digit : wing_digits_) {
            const std::uint32_t first = rule(lines + i, digit);
            const std::uint32_t second = rule(lines + j, digit);
            const std::uint32_t places = board.left[first];
            if (places != board.left[second] || !is_pair(places)) continue;
            Set rules_out;
            for (std::uint32_t left = places; left != 0; left &= left - 1) {
              rules_out |= graph_.members(
                  rule(across + static_cast<std::uint32_t>(std::countr_zero(left)), digit));
            }
            rules_out &= board.alive;
            rules_out -= graph_.members(first);
            rules_out -= graph_.members(second);
            any = add_worthy(rules_out, lost_options(source, board, first, second), 32, add) || any;
          }
        }
      }
    }
    return any;
  }

  struct Crossing {
    Unit unit;
    Unit other;
  };

  const Graph<kWords>& graph_;
  std::uint32_t size_;
  std::vector<Crossing> crossings_;
  std::vector<Unit> units_;  // boxes, columns, rows
  std::vector<std::uint32_t> empty_cells_;
  std::vector<std::uint32_t> wing_digits_;  // from 0: those that are not placed too often
};

}  // namespace quadrille::logic::chains
