// Every side of a cell beyond which there is none of the others is a step, with the cell at the
// right hand. A walk follows the steps; where two go on from a corner, it turns right, which keeps
// it at the same cell.
#include "quadrille/render/outline.h"

#include <array>
#include <cassert>

namespace quadrille::render {
namespace {

// Clockwise: right, down, left, up.
constexpr std::array<std::int32_t, 4> kRight = {1, 0, -1, 0};
constexpr std::array<std::int32_t, 4> kDown = {0, 1, 0, -1};

class Outliner {
 public:
  Outliner(std::span<const sudoku::Cell> cells, std::uint32_t size)
      : size_(size),
        chosen_(std::size_t{size} * size, false),
        steps_((std::size_t{size} + 1) * (size + 1)) {
    for (const sudoku::Cell cell : cells) {
      assert(cell < chosen_.size());
      chosen_[cell] = true;
    }
    for (const sudoku::Cell cell : cells) add_sides(cell);
  }

  std::vector<Walk> walk_all(double inset) {
    std::vector<Walk> walks;
    for (std::size_t corner = 0; corner < steps_.size(); ++corner) {
      for (std::uint32_t way = 0; way < 4; ++way) {
        if (steps_[corner][way]) walks.push_back(walk(corner, way, inset));
      }
    }
    return walks;
  }

 private:
  [[nodiscard]] bool is_chosen(std::int64_t row, std::int64_t column) const {
    return row >= 0 && row < size_ && column >= 0 && column < size_ &&
           chosen_[static_cast<std::size_t>(row * size_ + column)];
  }

  [[nodiscard]] std::size_t corner(std::int64_t row, std::int64_t column) const {
    return static_cast<std::size_t>(row * (size_ + 1) + column);
  }

  void add_sides(sudoku::Cell cell) {
    const std::int64_t row = cell / size_;
    const std::int64_t column = cell % size_;
    if (!is_chosen(row - 1, column)) steps_[corner(row, column)][0] = true;
    if (!is_chosen(row, column + 1)) steps_[corner(row, column + 1)][1] = true;
    if (!is_chosen(row + 1, column)) steps_[corner(row + 1, column + 1)][2] = true;
    if (!is_chosen(row, column - 1)) steps_[corner(row + 1, column)][3] = true;
  }

  // The way on from a corner to which `way` has led: to the right, straight on, or to the left.
  [[nodiscard]] std::uint32_t turn(std::size_t at, std::uint32_t way) const {
    for (const std::uint32_t by : {1U, 0U, 3U}) {
      if (steps_[at][(way + by) % 4]) return (way + by) % 4;
    }
    return 4;  // back at the start, whose step has been taken
  }

  // Takes the steps of one walk away.
  Walk walk(std::size_t start, std::uint32_t first_way, double inset) {
    Walk result;
    std::size_t at = start;
    std::uint32_t way = first_way;
    for (;;) {
      steps_[at][way] = false;
      at = static_cast<std::size_t>(static_cast<std::int64_t>(at) + kDown[way] * (size_ + 1) +
                                    kRight[way]);
      std::uint32_t next = turn(at, way);
      const bool is_end = next == 4;
      if (is_end) next = first_way;
      if (next != way) result.push_back(bend(at, way, next, inset));
      if (is_end) return result;
      way = next;
    }
  }

  // A corner moved inside: to the right of both ways that meet there.
  [[nodiscard]] Point bend(std::size_t at, std::uint32_t before, std::uint32_t after,
                           double inset) const {
    const auto width = static_cast<std::size_t>(size_) + 1;
    const std::size_t row = at / width;
    const std::size_t column = at % width;
    const std::uint32_t right_of_before = (before + 1) % 4;
    const std::uint32_t right_of_after = (after + 1) % 4;
    return {
        static_cast<double>(column) + inset * (kRight[right_of_before] + kRight[right_of_after]),
        static_cast<double>(row) + inset * (kDown[right_of_before] + kDown[right_of_after])};
  }

  std::int64_t size_;
  std::vector<bool> chosen_;
  std::vector<std::array<bool, 4>> steps_;  // those that begin at each corner, by their way
};

}  // namespace

std::vector<Walk> outline(std::span<const sudoku::Cell> cells, std::uint32_t size, double inset) {
  return Outliner(cells, size).walk_all(inset);
}

}  // namespace quadrille::render
