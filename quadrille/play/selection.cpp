#include "quadrille/play/selection.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

namespace quadrille::play {
namespace {

bool is_like(const CellState& model, const CellState& other) {
  if (model.digit != 0) return other.digit == model.digit;
  if (other.digit != 0) return false;
  for (const Layer layer : {Layer::centre, Layer::corner, Layer::colour}) {
    if (!marks_of(model, layer).empty()) return marks_of(other, layer) == marks_of(model, layer);
  }
  return false;
}

}  // namespace

Selection only(Cell cell) { return {.cells = {cell}, .cursor = cell}; }

Selection including(Selection selection, Cell cell) {
  const bool has_it = std::ranges::find(selection.cells, cell) != selection.cells.end();
  if (!has_it) selection.cells.push_back(cell);
  selection.cursor = cell;
  return selection;
}

Selection pressed(Selection selection, Cell cell, bool extend) {
  if (!extend) return only(cell);
  if (std::erase(selection.cells, cell) == 0) return including(std::move(selection), cell);
  selection.cursor = selection.cells.empty() ? std::nullopt : std::optional(selection.cells.back());
  return selection;
}

Selection stepped(const Selection& selection, std::uint32_t size, std::int32_t rows,
                  std::int32_t columns, bool extend) {
  if (!selection.cursor) return only(size * size / 2);
  const auto moved = [size](std::uint32_t place, std::int32_t by) {
    return (place + size + static_cast<std::uint32_t>(by)) % size;
  };
  const Cell cell =
      moved(*selection.cursor / size, rows) * size + moved(*selection.cursor % size, columns);
  return extend ? including(selection, cell) : only(cell);
}

Selection everything(std::uint32_t size, std::optional<Cell> cursor) {
  Selection selection{.cells = std::vector<Cell>(std::size_t{size} * size),
                      .cursor = cursor.value_or(0)};
  std::iota(selection.cells.begin(), selection.cells.end(), Cell{0});
  return selection;
}

Selection alike(std::span<const CellState> cells, Cell cell) {
  Selection selection{.cells = {}, .cursor = cell};
  for (Cell other = 0; other < cells.size(); ++other) {
    if (other == cell || is_like(cells[cell], cells[other])) selection.cells.push_back(other);
  }
  return selection;
}

}  // namespace quadrille::play
