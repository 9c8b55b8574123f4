#include <array>
#include <bit>
#include <cassert>
#include <numeric>
#include <utility>

#include "quadrille/create/generate/full_grids.h"

namespace quadrille::create {
namespace {

using sudoku::Cell;
using sudoku::Digit;

constexpr std::uint32_t kStepsPerCell = 4;

// The number of digits in every set. A processor that may be old counts bits one by one; with this
// table a grid is filled in half the time.
constexpr auto kCounts = [] {
  std::array<std::uint8_t, std::size_t{1} << RandomFill::kMostSize> counts{};
  for (std::size_t set = 0; set < counts.size(); ++set) {
    counts[set] = static_cast<std::uint8_t>(std::popcount(set));
  }
  return counts;
}();

// A digit of a set, each equally likely.
std::uint32_t random_bit(std::uint32_t set, Random& random) {
  for (auto skip = random.below(kCounts[set]); skip > 0; --skip) {
    set &= set - 1;
  }
  return set & (0U - set);
}

}  // namespace

RandomFill::RandomFill(const sudoku::Shape& shape) : shape_(shape) {
  assert(shape.size() <= kMostSize);
  const std::uint32_t size = shape.size();
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const std::uint32_t box = shape.has_boxes() ? shape.box_of(cell) : size;
    spots_.push_back({{cell / size, size + cell % size, 2 * size + box}});
  }
}

std::optional<sudoku::Grid> RandomFill::fill(Random& random) {
  const std::uint32_t size = shape_.size();
  left_.assign(3 * size + 1, (1U << size) - 1);
  digits_.assign(shape_.cell_count(), 0);
  empty_.resize(shape_.cell_count());
  std::iota(empty_.begin(), empty_.end(), Cell{0});
  // Ties are broken by the order of the cells: it must not favour a corner.
  random.shuffle(empty_);
  steps_left_ = kStepsPerCell * shape_.cell_count();
  if (!go_on(random)) return std::nullopt;
  return sudoku::Grid(shape_, digits_);
}

// Brings the cell with the fewest digits to the end.
void RandomFill::choose() {
  std::size_t best = 0;
  std::uint32_t fewest = kMostSize + 1;
  for (std::size_t i = 0; i < empty_.size() && fewest > 1; ++i) {
    const std::uint32_t count = kCounts[left(empty_[i])];
    if (count < fewest) {
      fewest = count;
      best = i;
    }
  }
  std::swap(empty_[best], empty_.back());
}

bool RandomFill::go_on(Random& random) {
  if (empty_.empty()) return true;
  if (steps_left_ == 0) return false;
  --steps_left_;
  choose();
  const Cell cell = empty_.back();
  empty_.pop_back();
  const auto& units = spots_[cell].units;
  // Without boxes the third is never changed: it stands for nothing.
  const std::size_t count = shape_.has_boxes() ? 3 : 2;
  for (Digits digits = left(cell); digits != 0;) {
    const Digits digit = random_bit(digits, random);
    digits ^= digit;
    digits_[cell] = static_cast<Digit>(std::countr_zero(digit) + 1);
    for (std::size_t i = 0; i < count; ++i) left_[units[i]] ^= digit;
    if (go_on(random)) return true;
    for (std::size_t i = 0; i < count; ++i) left_[units[i]] ^= digit;
  }
  empty_.push_back(cell);
  return false;
}

}  // namespace quadrille::create
