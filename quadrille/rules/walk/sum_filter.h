// SumFilter: a sum of cells, each as often as its weight says.
//   SumFilter filter(sum, peers);
//   if (!filter.apply(candidates)) …   // the sum cannot be had
// Cells of one weight that all see each other are a part: their digits differ, so together they are
// more than the sum of the least ones. What all parts together leave room for bounds each cell; as
// soon as few ways are left, they are tried one by one.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/rules/draft/peers.h"
#include "quadrille/rules/walk/candidates.h"

namespace quadrille::sudoku::rules {

class SumFilter {
 public:
  SumFilter(const Sum& sum, const Peers& peers);
  bool apply(Candidates& candidates);
  [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
  [[nodiscard]] std::size_t cost() const { return 6 * cells_.size(); }

 private:
  using Number = std::int64_t;
  // Ways that are tried, at most, and cells that are open then.
  static constexpr std::size_t kMostWays = 16;
  static constexpr std::size_t kMostOpen = 5;

  struct Part {
    std::size_t first;
    std::size_t end;
    Number weight;
  };
  // The least and the greatest sum of a part, by the places of bits.
  struct Range {
    Number least = 0;
    Number most = 0;
  };
  struct Open {
    std::array<std::uint32_t, kMostOpen> places{};  // in cells_
    std::array<Mask, kMostOpen> left{};
    std::array<Mask, kMostOpen> used{};  // by ways that were found
    std::array<Number, kMostOpen> at{};
    std::size_t count = 0;
  };

  // Nothing is settled.
  bool fail();
  bool keep_bounds(Candidates& candidates, Number up, Number down);
  bool keep_ways(Candidates& candidates);
  bool try_last(Open& open, Number rest) const;
  bool try_from(Open& open, std::size_t depth, Number rest) const;
  [[nodiscard]] bool clashes(const Open& open, std::size_t depth, Number digit) const;

  std::vector<Cell> cells_;  // part by part
  std::vector<Part> parts_;
  std::vector<Number> weights_;
  std::vector<std::uint64_t> seen_;  // the cells of the sum that each sees, by place
  Number total_;                     // where the least digit counts as 0
  // What the cells had left when it last found nothing more to take away, or, while it works, have.
  std::vector<Mask> left_;
  std::vector<Range> ranges_;  // of each part
};

// Few cells that hold some digits, each as often as it is listed.
class RequiredFilter {
 public:
  explicit RequiredFilter(const Required& required);
  bool apply(Candidates& candidates);
  [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
  [[nodiscard]] std::size_t cost() const { return 8 * cells_.size() * digits_.size(); }

 private:
  struct Ways {
    std::array<Mask, 4> left{};
    std::array<Mask, 4> kept{};
    std::array<Mask, 4> now{};
    bool any = false;
  };
  void place(Ways& ways, std::size_t next, std::uint32_t taken) const;

  std::vector<Cell> cells_;
  std::vector<Mask> digits_;
};

}  // namespace quadrille::sudoku::rules
