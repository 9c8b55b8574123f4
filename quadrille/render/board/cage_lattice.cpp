#include "quadrille/render/board/cage_lattice.h"

#include <cstdint>
#include <vector>

#include "quadrille/render/board/borders.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::render {
namespace {

using sudoku::Cell;
using sudoku::ConstraintKind;

class CageLattice {
 public:
  explicit CageLattice(const sudoku::Grid& puzzle)
      : size_(puzzle.size()), borders_(puzzle.shape()), cages_(puzzle.shape().cell_count()) {
    const auto& all = puzzle.constraints()->all();
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i].kind != ConstraintKind::cage && all[i].kind != ConstraintKind::sum) continue;
      for (const Cell cell : all[i].cells) cages_[cell].push_back(i);
    }
  }

  void put_on(TextCanvas& canvas) const {
    for (std::uint32_t row = 0; row <= size_; ++row) {
      for (std::uint32_t column = 0; column <= size_; ++column) put_corner(canvas, row, column);
    }
  }

 private:
  struct Wall {
    Line line = Line::none;
    bool dotted = false;
  };

  [[nodiscard]] Wall wall(Line border, Cell one, Cell other) const {
    if (cages_[one] != cages_[other]) return {border == Line::heavy ? border : Line::light};
    return {border, border == Line::heavy && !cages_[one].empty()};
  }
  // As Borders has them; nothing past the last cell of a line.
  [[nodiscard]] Wall above(std::uint32_t row, std::uint32_t column) const {
    if (column >= size_) return {};
    const Line border = borders_.above(row, column);
    if (row == 0 || row == size_) return {border};
    return wall(border, (row - 1) * size_ + column, row * size_ + column);
  }
  [[nodiscard]] Wall left_of(std::uint32_t row, std::uint32_t column) const {
    if (row >= size_) return {};
    const Line border = borders_.left_of(row, column);
    if (column == 0 || column == size_) return {border};
    return wall(border, row * size_ + column - 1, row * size_ + column);
  }

  // A corner, and what goes to the right and down from it.
  void put_corner(TextCanvas& canvas, std::uint32_t row, std::uint32_t column) const {
    const CanvasPlace corner{static_cast<int>(column) * kCanvasWide,
                             static_cast<int>(row) * kCanvasHigh};
    const Wall right = above(row, column);
    const Wall down = left_of(row, column);
    canvas.put_crossing(corner, {.up = row > 0 ? left_of(row - 1, column).line : Line::none,
                                 .right = right.line,
                                 .down = down.line,
                                 .left = column > 0 ? above(row, column - 1).line : Line::none});
    for (int i = 1; column < size_ && i < kCanvasWide; ++i) {
      const CanvasPlace place{corner.x + i, corner.y};
      if (right.dotted) {
        canvas.put(place, canvas.sign("┅", i % 2 == 0 ? "=" : " "));
      } else {
        canvas.put_crossing(place, {.right = right.line, .left = right.line});
      }
    }
    if (row == size_) return;
    const CanvasPlace place{corner.x, corner.y + 1};
    if (down.dotted) {
      canvas.put(place, canvas.sign("┇", ":"));
    } else {
      canvas.put_crossing(place, {.up = down.line, .down = down.line});
    }
  }

  std::uint32_t size_;
  Borders borders_;
  std::vector<std::vector<std::size_t>> cages_;  // of each cell, by number
};

}  // namespace

void put_cage_lattice(TextCanvas& canvas, const sudoku::Grid& puzzle) {
  CageLattice(puzzle).put_on(canvas);
}

}  // namespace quadrille::render
