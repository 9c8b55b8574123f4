// The columns of an item are one, or with colours one for each: the rows that have the item in
// another colour, or in none.
#include "quadrille/cover/rows/columns.h"

#include <map>
#include <span>

namespace quadrille::cover::rows {
namespace {

// The words of a column with these rows, which are in ascending order.
std::vector<ColumnWord> pieces_of(std::span<const Residue::Use> uses) {
  std::vector<ColumnWord> pieces;
  for (const Residue::Use& use : uses) {
    const std::uint32_t word = use.option / 64;
    if (pieces.empty() || pieces.back().word != word) pieces.push_back({0, word});
    pieces.back().rows |= std::uint64_t{1} << use.option % 64;
  }
  return pieces;
}

// requires: the rows are among those of the pieces, and in ascending order
void take_out(std::vector<ColumnWord>& pieces, std::span<const std::uint32_t> rows) {
  auto piece = pieces.begin();
  for (const std::uint32_t row : rows) {
    while (piece->word != row / 64) ++piece;
    piece->rows &= ~(std::uint64_t{1} << row % 64);
  }
  std::erase_if(pieces, [](const ColumnWord& left) { return left.rows == 0; });
}

}  // namespace

Columns::Columns(const Residue& residue, std::uint32_t primary_count)
    : words_(static_cast<std::uint32_t>((residue.open.size() + 63) / 64)) {
  std::vector<std::vector<std::uint32_t> > clashes(residue.open.size());
  for (std::uint32_t item = 0; item < residue.items.size(); ++item) {
    const std::span<const Residue::Use> uses = residue.uses_of(item);
    item_count_ += static_cast<std::uint32_t>(index(residue.items[item]) < primary_count);
    const std::vector<ColumnWord> all = pieces_of(uses);
    std::map<ColourId, std::vector<std::uint32_t> > by_colour;
    for (const Residue::Use& use : uses) by_colour[use.colour].push_back(use.option);
    for (const auto& [colour, rows] : by_colour) {
      std::vector<ColumnWord> column = all;
      if (colour != kNoColour) take_out(column, rows);
      if (column.empty()) continue;
      for (const std::uint32_t row : rows) {
        clashes[row].push_back(static_cast<std::uint32_t>(ends_.size() - 1));
      }
      pieces_.insert(pieces_.end(), column.begin(), column.end());
      ends_.push_back(static_cast<std::uint32_t>(pieces_.size()));
    }
  }
  for (const std::vector<std::uint32_t>& row : clashes) {
    clashes_.insert(clashes_.end(), row.begin(), row.end());
    clash_ends_.push_back(static_cast<std::uint32_t>(clashes_.size()));
  }
}

ColumnsView Columns::view() const {
  return {words_, item_count_, pieces_.data(), ends_.data(), clashes_.data(), clash_ends_.data()};
}

}  // namespace quadrille::cover::rows
