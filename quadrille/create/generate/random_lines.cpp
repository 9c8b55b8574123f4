// A thermometer climbs from a random cell to greater neighbours, as far as it likes or can. An
// arrow leaves a random cell, and winds through neighbours until their sum is that of the cell.
#include "quadrille/create/generate/random_lines.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace quadrille::create {

using sudoku::Cell;
using sudoku::Constraint;
using sudoku::ConstraintKind;

namespace {

constexpr std::uint32_t kShortestLine = 3;  // of a thermometer, and of an arrow with its circle
constexpr std::uint32_t kLongestLine = 6;
constexpr std::size_t kMostAdded = 4;

}  // namespace

std::vector<Cell> RandomLines::free_beside(Cell cell) {
  const std::uint32_t size = full_.size();
  const std::uint32_t row = cell / size;
  const std::uint32_t column = cell % size;
  std::vector<Cell> cells;
  for (std::uint32_t r = row > 0 ? row - 1 : 0; r <= std::min(row + 1, size - 1); ++r) {
    for (std::uint32_t c = column > 0 ? column - 1 : 0; c <= std::min(column + 1, size - 1); ++c) {
      const Cell next = r * size + c;
      if (next != cell && !taken_[next]) cells.push_back(next);
    }
  }
  random_.shuffle(cells);
  return cells;
}

std::optional<Constraint> RandomLines::thermometer_from(Cell bulb) {
  const std::uint32_t length = kShortestLine + random_.below(kLongestLine - kShortestLine + 1);
  Constraint line{.kind = ConstraintKind::thermometer, .cells = {bulb}};
  while (line.cells.size() < length) {
    const std::vector<Cell> beside = free_beside(line.cells.back());
    const auto next = std::ranges::find_if(
        beside, [&](Cell cell) { return full_.at(cell) > full_.at(line.cells.back()); });
    if (next == beside.end()) break;
    line.cells.push_back(*next);
  }
  if (line.cells.size() < kShortestLine) return std::nullopt;
  return line;
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the line has cells
bool RandomLines::add_up_to(std::uint32_t sum, std::vector<Cell>& line) {
  if (sum == 0) return line.size() >= kShortestLine;
  if (line.size() > kMostAdded) return false;
  for (const Cell next : free_beside(line.back())) {
    if (full_.at(next) > sum || std::ranges::find(line, next) != line.end()) continue;
    line.push_back(next);
    if (add_up_to(sum - full_.at(next), line)) return true;
    line.pop_back();
  }
  return false;
}

std::optional<Constraint> RandomLines::arrow_from(Cell circle) {
  std::vector<Cell> line = {circle};
  if (!add_up_to(full_.at(circle), line)) return std::nullopt;
  return Constraint{
      .kind = ConstraintKind::arrow, .cells = {line.begin() + 1, line.end()}, .head = {circle}};
}

Result<std::vector<Constraint>> RandomLines::add(ConstraintKind kind, std::uint32_t count) {
  std::vector<Cell> starts(full_.shape().cell_count());
  std::iota(starts.begin(), starts.end(), Cell{0});
  random_.shuffle(starts);
  std::vector<Constraint> lines;
  for (const Cell start : starts) {
    if (lines.size() == count) break;
    if (taken_[start]) continue;
    auto line = kind == ConstraintKind::arrow ? arrow_from(start) : thermometer_from(start);
    if (!line) continue;
    taken_[start] = true;
    for (const Cell cell : line->cells) taken_[cell] = true;
    lines.push_back(*std::move(line));
  }
  if (lines.size() == count) return lines;
  return Error{ErrorKind::at_most, {{"most", lines.size()}, {"found", count}}}.about(name(kind));
}

}  // namespace quadrille::create
