// Walkthrough: steps of reasoning one after the other, and the board before each of them.
//   logic::Walkthrough walkthrough{logic::Position(puzzle)};
//   while (auto step = logic::find_next(walkthrough.end())) walkthrough.add(*std::move(step));
//   draw(walkthrough.before(7), walkthrough.step(7));
// Of all positions only some are kept; the others are replayed from the nearest.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/logic/deduction.h"
#include "quadrille/logic/position.h"

namespace quadrille::logic {

class Walkthrough {
 public:
  explicit Walkthrough(Position start) : end_(std::move(start)), kept_{end_} {}

  // requires: a deduction about end()
  void add(Deduction step);

  [[nodiscard]] std::size_t size() const { return steps_.size(); }
  [[nodiscard]] std::span<const Deduction> steps() const { return steps_; }
  // requires: number < size()
  [[nodiscard]] const Deduction& step(std::size_t number) const { return steps_[number]; }
  // The board when so many steps are made; with size() the same as end().
  // requires: number <= size()
  [[nodiscard]] Position before(std::size_t number) const;
  [[nodiscard]] const Position& end() const { return end_; }

 private:
  static constexpr std::size_t kEvery = 16;

  std::vector<Deduction> steps_;
  Position end_;
  std::vector<Position> kept_;  // before step 0, kEvery, 2 * kEvery, …
};

}  // namespace quadrille::logic
