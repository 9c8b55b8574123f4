// Matrix marks: what has become of the rows and columns of a matrix, for painters: taken, gone,
// covered; and which rows have an item.
//   const render::MatrixIndex ones(problem);
//   for (const cover::OptionId option : ones.options_of(cover::ItemId{0})) draw(option);
//   const sudoku::Encoding empty = sudoku::encode(sudoku::Grid(shape));
//   render::GivensEntering entering(empty, grid);
//   draw(entering.marks(5).rows);   // the matrix of the empty board when five givens are in
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/cover/problem.h"
#include "quadrille/cover/replay.h"
#include "quadrille/rules/encode.h"

namespace quadrille::render {

// What has become of an option.
enum class RowState : std::uint8_t { left, gone, taken };

struct MatrixMarks {
  std::vector<RowState> rows = {};  // of each option
  std::vector<bool> covered = {};   // of each item
  // Of a search: the item that is chosen.
  std::optional<cover::ItemId> chosen = std::nullopt;
};

// A moment of the dance.
MatrixMarks marks_of(const cover::Replay& replay);

// The ones of a matrix column by column; a Problem has them row by row.
class MatrixIndex {
 public:
  explicit MatrixIndex(const cover::Problem& problem);

  // In order.
  [[nodiscard]] std::span<const cover::OptionId> options_of(cover::ItemId item) const {
    const std::size_t start = starts_[index(item)];
    return {options_.data() + start, starts_[index(item) + 1] - start};
  }

 private:
  std::vector<std::size_t> starts_;
  std::vector<cover::OptionId> options_;
};

// The givens of a board enter the matrix of the empty one: which rows leave with each of them.
class GivensEntering {
 public:
  // requires: an encoding of an empty board of that shape
  GivensEntering(const sudoku::Encoding& empty, const sudoku::Grid& grid);

  // How many there are.
  [[nodiscard]] std::size_t count() const { return givens_.size(); }
  // The option of each, in the order of the board.
  [[nodiscard]] std::span<const cover::OptionId> options() const { return givens_; }
  // When so many are in.
  [[nodiscard]] MatrixMarks marks(std::size_t count) const;

 private:
  cover::Problem problem_;
  std::vector<cover::OptionId> givens_;
  std::vector<std::uint32_t> leaves_;  // for each option: the givens that are in then; 0 for never
};

}  // namespace quadrille::render
