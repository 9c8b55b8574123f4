// A thermometer climbs from a random cell to greater neighbours, as far as it likes or can; a
// whisper goes to neighbours that differ enough. An arrow leaves a random cell, and winds through
// neighbours until their sum is that of the cell.
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

Error too_many(ConstraintKind kind, std::size_t most, std::uint32_t wanted) {
  return Error{ErrorKind::at_most, {{"most", most}, {"found", wanted}}}.about(name(kind));
}

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

std::optional<Constraint> RandomLines::line_from(ConstraintKind kind, Cell start) {
  const std::uint32_t length = kShortestLine + random_.below(kLongestLine - kShortestLine + 1);
  Constraint line{.kind = kind, .cells = {start}};
  const std::uint32_t apart = value_of(full_.shape(), line);
  const auto may_follow = [&](Cell cell) {
    const sudoku::Digit last = full_.at(line.cells.back());
    const sudoku::Digit next = full_.at(cell);
    if (kind == ConstraintKind::thermometer) return next > last;
    const bool is_new = std::ranges::find(line.cells, cell) == line.cells.end();
    return is_new && (next > last ? next - last : last - next) >= static_cast<int>(apart);
  };
  while (line.cells.size() < length) {
    const std::vector<Cell> beside = free_beside(line.cells.back());
    const auto next = std::ranges::find_if(beside, may_follow);
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
    auto line = kind == ConstraintKind::arrow ? arrow_from(start) : line_from(kind, start);
    if (!line) continue;
    taken_[start] = true;
    for (const Cell cell : line->cells) taken_[cell] = true;
    lines.push_back(*std::move(line));
  }
  if (lines.size() == count) return lines;
  return too_many(kind, lines.size(), count);
}

Result<std::vector<Constraint>> random_dots(const sudoku::Grid& full, std::uint32_t count,
                                            Random& random) {
  const std::uint32_t size = full.size();
  std::vector<Constraint> dots;
  const auto look = [&](Cell one, Cell other) {
    const std::uint32_t low = std::min(full.at(one), full.at(other));
    const std::uint32_t high = std::max(full.at(one), full.at(other));
    const bool is_ratio = high == 2 * low;
    const bool is_difference = high == low + 1;
    if (!is_ratio && !is_difference) return;
    // 1 and 2 are both.
    const bool is_black = is_ratio && (!is_difference || random.below(2) == 0);
    dots.push_back({.kind = is_black ? ConstraintKind::ratio : ConstraintKind::difference,
                    .cells = {one, other}});
  };
  for (Cell cell = 0; cell < full.shape().cell_count(); ++cell) {
    if (cell % size + 1 < size) look(cell, cell + 1);
    if (cell + size < full.shape().cell_count()) look(cell, cell + size);
  }
  if (dots.size() < count) return too_many(ConstraintKind::difference, dots.size(), count);
  random.shuffle(dots);
  dots.resize(count);
  return dots;
}

}  // namespace quadrille::create
