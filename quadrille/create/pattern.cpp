#include <algorithm>
#include <cassert>
#include <functional>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "quadrille/base/sort.h"
#include "quadrille/create/puzzle_spec.h"

namespace quadrille::create {
namespace {

using sudoku::Cell;

constexpr std::array<std::string_view, kPatterns.size()> kNames = {
    "none", "rotate180", "rotate90", "horizontal", "vertical", "diagonal", "antidiagonal", "full"};

// Where a pattern takes a cell. Repeated, these moves reach every cell of an orbit.
std::vector<Cell> images(Cell cell, std::uint32_t size, Pattern pattern) {
  const std::uint32_t row = cell / size;
  const std::uint32_t column = cell % size;
  const std::uint32_t last = size - 1;
  const auto at = [size](std::uint32_t r, std::uint32_t c) { return r * size + c; };
  switch (pattern) {
    case Pattern::none:
      return {};
    case Pattern::rotate180:
      return {at(last - row, last - column)};
    case Pattern::rotate90:
      return {at(column, last - row)};
    case Pattern::horizontal:
      return {at(last - row, column)};
    case Pattern::vertical:
      return {at(row, last - column)};
    case Pattern::diagonal:
      return {at(column, row)};
    case Pattern::antidiagonal:
      return {at(last - column, last - row)};
    case Pattern::full:
      return {at(column, last - row), at(row, last - column)};
  }
  return {};
}

}  // namespace

std::string_view name(Pattern pattern) { return kNames[static_cast<std::size_t>(pattern)]; }

Result<Pattern> parse_pattern(std::string_view name) {
  const auto found = std::ranges::find(kNames, name);
  if (found != kNames.end()) return static_cast<Pattern>(found - kNames.begin());
  return Error{
      ErrorKind::choice,
      {{"choices", Argument::List(kNames.begin(), kNames.end())}, {"found", quoted(name)}}};
}

std::vector<std::vector<Cell>> orbits(std::uint32_t size, Pattern pattern) {
  std::vector<std::vector<Cell>> result;
  std::vector<bool> seen(std::size_t{size} * size, false);
  for (Cell first = 0; first < size * size; ++first) {
    if (seen[first]) continue;
    seen[first] = true;
    std::vector<Cell> orbit = {first};
    for (std::size_t i = 0; i < orbit.size(); ++i) {
      for (const Cell cell : images(orbit[i], size, pattern)) {
        if (seen[cell]) continue;
        seen[cell] = true;
        orbit.push_back(cell);
      }
    }
    result.push_back(std::move(orbit));
  }
  return result;
}

std::vector<Cell> missing_for(Pattern pattern, std::uint32_t size, const std::vector<bool>& cells) {
  assert(cells.size() == std::size_t{size} * size);
  std::vector<Cell> missing;
  for (const std::vector<Cell>& orbit : orbits(size, pattern)) {
    const auto held = [&](Cell cell) { return cells[cell]; };
    if (std::ranges::none_of(orbit, held)) continue;
    std::ranges::copy_if(orbit, std::back_inserter(missing), std::not_fn(held));
  }
  quadrille::sort(missing);
  return missing;
}

std::vector<Pattern> patterns_in(std::uint32_t size, const std::vector<bool>& cells) {
  std::vector<Pattern> found;
  for (const Pattern pattern : kPatterns) {
    if (missing_for(pattern, size, cells).empty()) found.push_back(pattern);
  }
  return found;
}

}  // namespace quadrille::create
