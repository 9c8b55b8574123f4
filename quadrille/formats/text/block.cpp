#include "quadrille/formats/text/block.h"

#include <algorithm>
#include <cassert>

namespace quadrille::sudoku {
namespace {

bool contains(const std::vector<std::uint32_t>& sizes, std::uint32_t size) {
  return std::ranges::find(sizes, size) != sizes.end();
}

// Boards of 2x2 and 3x3 on one line, and marks of such, are so rare that as many lines as cells
// are always taken for a grid of 4x4, 8x8, 9x9 or 27x27.
bool is_grid_when_complete(std::uint32_t size) { return size < 16 || size == 27; }

}  // namespace

void Block::add(BlockRow row) {
  assert(!row.sizes.empty());
  if (rows_.empty()) {
    common_ = row.sizes;
  } else {
    std::erase_if(common_, [&](std::uint32_t size) { return !contains(row.sizes, size); });
  }
  rows_.push_back(std::move(row));
  after_blank_ = false;
}

bool Block::add_blank_line() {
  assert(!empty());
  if (after_blank_) return true;
  after_blank_ = true;
  if (common_.empty()) return false;
  if (band_ == 0) {
    band_ = rows_.size();
    return size() % band_ == 0;
  }
  return rows_.size() % band_ == 0;
}

bool Block::can_take_row() const { return band_ == 0 || after_blank_ || rows_.size() % band_ != 0; }

bool Block::matches(const BlockRow& row) const {
  if (common_.empty()) return contains(row.sizes, size());
  return std::ranges::any_of(common_,
                             [&](std::uint32_t size) { return contains(row.sizes, size); });
}

std::uint32_t Block::size() const {
  assert(!empty());
  if (!common_.empty()) return common_.front();
  const auto votes = [this](const BlockRow& candidate) {
    return std::ranges::count_if(
        rows_, [&](const BlockRow& row) { return contains(row.sizes, candidate.sizes.front()); });
  };
  return std::ranges::max_element(rows_, {}, votes)->sizes.front();
}

bool Block::is_grid() const {
  if (drawn_) return true;
  std::size_t with_digits = 0;
  std::size_t misfits = 0;
  for (const BlockRow& row : rows_) {
    if (!row.may_stand_alone) return true;
    with_digits += row.has_digits ? 1 : 0;
    misfits += row.fits_one_line ? 0 : 1;
  }
  if (is_complete() && (with_digits == 0 || is_grid_when_complete(size()))) return true;
  return misfits > 0 && misfits * 2 >= with_digits;
}

bool Block::can_be_grid_of(std::size_t count) const {
  const auto size = static_cast<std::uint32_t>(count);
  return std::ranges::all_of(rows_.begin(), rows_.begin() + static_cast<std::ptrdiff_t>(count),
                             [size](const BlockRow& row) { return contains(row.sizes, size); });
}

}  // namespace quadrille::sudoku
