#include "quadrille/render/board_geometry.h"

#include <algorithm>
#include <cassert>

namespace quadrille::render {
namespace {

constexpr double kCandidateInset = 0.06;  // between the lines round a cell and its candidates
constexpr double kCandidateRoom = 1 - 2 * kCandidateInset;

// Which of so many places side by side a point of the cell lies in; the rim belongs to the nearest.
std::uint32_t place_among(double at, std::uint32_t count) {
  const double place = (at - kCandidateInset) / kCandidateRoom * count;
  return static_cast<std::uint32_t>(std::clamp(place, 0.0, count - 1.0));
}

}  // namespace

Point candidate_place(std::uint32_t size, sudoku::Digit digit) {
  assert(digit >= 1 && digit <= size);
  const std::uint32_t columns = candidate_columns(size);
  const std::uint32_t column = (digit - 1U) % columns;
  const std::uint32_t row = (digit - 1U) / columns;
  return {kCandidateInset + (column + 0.5) * kCandidateRoom / columns,
          kCandidateInset + (row + 0.5) * kCandidateRoom / candidate_rows(size)};
}

std::optional<BoardPlace> place_at(std::uint32_t size, double x, double y) {
  if (!(x >= 0 && y >= 0 && x < size && y < size)) return std::nullopt;
  const auto column = static_cast<std::uint32_t>(x);
  const auto row = static_cast<std::uint32_t>(y);
  const std::uint32_t columns = candidate_columns(size);
  const std::uint32_t down = place_among(y - row, candidate_rows(size));
  const std::uint32_t digit = down * columns + place_among(x - column, columns) + 1;
  return BoardPlace{row * size + column,
                    digit <= size ? static_cast<sudoku::Digit>(digit) : sudoku::Digit{0}};
}

}  // namespace quadrille::render
