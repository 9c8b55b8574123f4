#include <algorithm>
#include <cassert>
#include <vector>

#include "quadrille/render/board/drawing.h"
#include "quadrille/render/step.h"
#include "quadrille/render/terminal.h"

namespace quadrille::render {
namespace {

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Placement;

std::string_view ink_of(Role role) {
  switch (role) {
    case Role::pattern:
    case Role::placed:
      return ansi::kFamilies[1];
    case Role::second:
      return ansi::kFamilies[3];
    case Role::ruled_out:
      return ansi::kBoldRed;
    case Role::none:
      break;
  }
  return ansi::kDim;
}

class CandidatesDrawing {
 public:
  CandidatesDrawing(const sudoku::Grid& puzzle, const logic::Position& position,
                    const StepScene& scene)
      : puzzle_(puzzle), position_(position), scene_(scene) {}

  [[nodiscard]] std::string draw(const CandidatesStyle& style) const {
    const std::uint32_t size = puzzle_.size();
    std::vector<std::uint32_t> widths(size, 1);
    for (Cell cell = 0; cell < puzzle_.shape().cell_count(); ++cell) {
      widths[cell % size] = std::max(widths[cell % size], width_of(cell));
    }
    for (std::uint32_t column = 0; column < size; ++column) {
      if (!ends_box(column)) ++widths[column];  // a second blank between cells full of digits
    }
    return draw_board(puzzle_.shape(), {.ascii = style.ascii}, widths,
                      [&](std::string& out, Cell cell) {
                        put_cell(out, cell, style.colour);
                        out.append(widths[cell % size] - width_of(cell), ' ');
                      });
  }

 private:
  [[nodiscard]] bool ends_box(std::uint32_t column) const {
    const sudoku::Shape& shape = puzzle_.shape();
    const std::uint32_t columns = shape.box_columns() == 0 ? shape.size() : shape.box_columns();
    return shape.is_irregular() || (column + 1) % columns == 0;
  }

  [[nodiscard]] std::uint32_t width_of(Cell cell) const {
    std::string plain;
    put_cell(plain, cell, false);
    return static_cast<std::uint32_t>(plain.size());
  }

  void put_cell(std::string& out, Cell cell, bool colour) const {
    if (const Digit digit = position_.value(cell); digit != 0) {
      paint(out, std::to_string(digit), puzzle_.at(cell) != 0 ? ansi::kBold : ansi::kCyan, colour);
      return;
    }
    bool first = true;
    for (const std::uint32_t number : position_.options(sudoku::Layout::rule(cell))) {
      const Placement option{cell, static_cast<Digit>(number + 1)};
      if (!first && puzzle_.size() > 9) out += ',';
      first = false;
      paint(out, std::to_string(option.digit), ink_of(scene_.role(option)), colour);
    }
    if (position_.count(sudoku::Layout::rule(cell)) == 1) out += '?';
  }

  const sudoku::Grid& puzzle_;
  const logic::Position& position_;
  const StepScene& scene_;
};

}  // namespace

std::string candidates_text(const sudoku::Grid& puzzle, const logic::Position& position,
                            const StepScene& scene, const CandidatesStyle& style) {
  assert(position.layout().shape() == puzzle.shape() && scene.size == puzzle.size());
  return CandidatesDrawing(puzzle, position, scene).draw(style);
}

}  // namespace quadrille::render
