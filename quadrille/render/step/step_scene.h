// StepScene: what a picture of a step sets off, whatever it is drawn with.
//   StepScene scene = scene_of(position, step);
//   scene.role({28, 7}) == Role::ruled_out
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "quadrille/logic/deduction.h"
#include "quadrille/logic/focus.h"
#include "quadrille/logic/position.h"

namespace quadrille::render {

// What a candidate is to a step.
enum class Role : std::uint8_t {
  none,
  pattern,  // one of those that the pattern consists of
  second,   // the same, where there are two kinds: the other colour, what saves a unique loop
  ruled_out,
  placed,
};

struct StepScene {
  explicit StepScene(const sudoku::Layout& layout)
      : size(layout.size()), roles(std::size_t{layout.cell_count()} * size, Role::none) {}

  [[nodiscard]] Role role(sudoku::Placement option) const {
    return roles[std::size_t{option.cell} * size + option.digit - 1U];
  }
  void set(sudoku::Placement option, Role role) {
    roles[std::size_t{option.cell} * size + option.digit - 1U] = role;
  }

  using Cells = std::vector<sudoku::Cell>;
  using Options = std::vector<sudoku::Placement>;

  std::uint32_t size;
  std::vector<Role> roles;  // of each candidate, by cell and digit
  // The cells of each truth and link, every figure once.
  std::vector<Cells> truths = {};
  std::vector<Cells> links = {};
  // The two options that a truth has, to be tied by a line.
  std::vector<std::pair<sudoku::Placement, sudoku::Placement>> pairs = {};
  Cells loop = {};   // of a unique rectangle or loop, in order
  Options way = {};  // of a trial: its options in order, down to where it branches or fails
  Cells dead = {};   // the cells of the item for which nothing would be left
  Cells focus = {};  // where to look, in a hint that gives no more away
  std::optional<sudoku::Placement> placed = std::nullopt;
};

// requires: a deduction about this position
StepScene scene_of(const logic::Position& position, const logic::Deduction& step);

// Where to look, and nothing else.
StepScene scene_of(const logic::Position& position, const logic::Focus& focus);

}  // namespace quadrille::render
