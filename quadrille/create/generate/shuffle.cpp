// For every unit and digit the place of the digit is kept, so that a chain is followed from cell
// to cell without looking around.
#include <algorithm>
#include <utility>

#include "quadrille/create/generate/full_grids.h"

namespace quadrille::create {
namespace {

// Two numbers below a bound that differ.
std::pair<std::uint32_t, std::uint32_t> two_below(std::uint32_t bound, Random& random) {
  const std::uint32_t first = random.below(bound);
  const std::uint32_t second = random.below(bound - 1);
  return {first, second < first ? second : second + 1};
}

}  // namespace

GridShuffler::GridShuffler(const sudoku::Shape& shape)
    : size_(shape.size()),
      band_(shape.has_boxes() ? std::max(1U, shape.box_rows()) : size_),
      stack_(shape.has_boxes() ? std::max(1U, shape.box_columns()) : size_),
      families_(shape.has_boxes() ? 3 : 2),
      where_(families_ * size_ * size_),
      digits_(shape.cell_count()),
      in_chain_(shape.cell_count(), 0) {
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const std::uint32_t box = shape.has_boxes() ? 2 * size_ + shape.box_of(cell) : 0;
    units_.push_back({cell / size_ * size_, (size_ + cell % size_) * size_, box * size_});
  }
}

void GridShuffler::shuffle(sudoku::Grid& grid, std::uint64_t moves, Random& random,
                           const Stop* stop) {
  for (Cell cell = 0; cell < digits_.size(); ++cell) put(cell, grid.at(cell));
  for (std::uint64_t i = 0; i < moves && size_ > 1; ++i) {
    // On the largest boards a thousand moves take a few milliseconds.
    if (stop != nullptr && i % 1024 == 1023 && stop->requested()) break;
    const std::uint32_t kind = random.below(3);
    if (kind == 1 && band_ > 1) {
      swap_lines(band_, Line::row, random);
    } else if (kind == 2 && stack_ > 1) {
      swap_lines(stack_, Line::column, random);
    } else {
      swap_digits(random);
    }
  }
  for (Cell cell = 0; cell < digits_.size(); ++cell) grid.set(cell, digits_[cell]);
}

// The cell of a digit in that unit of a cell.
GridShuffler::Cell& GridShuffler::where(std::size_t family, Cell cell, Digit digit) {
  return where_[units_[cell][family] + digit - 1U];
}

void GridShuffler::put(Cell cell, Digit digit) {
  digits_[cell] = digit;
  for (std::size_t family = 0; family < families_; ++family) where(family, cell, digit) = cell;
}

// The cells of two digits that hang together by rows, columns and boxes.
void GridShuffler::swap_digits(Random& random) {
  const auto [first, second] = two_below(size_, random);
  const auto a = static_cast<Digit>(first + 1);
  const auto b = static_cast<Digit>(second + 1);
  chain_ = {where(0, random.below(size_) * size_, a)};
  in_chain_[chain_.front()] = 1;
  for (std::size_t i = 0; i < chain_.size(); ++i) {
    const Cell cell = chain_[i];
    const Digit other = digits_[cell] == a ? b : a;
    for (std::size_t family = 0; family < families_; ++family) {
      const Cell next = where(family, cell, other);
      if (in_chain_[next] == 0) chain_.push_back(next);
      in_chain_[next] = 1;
    }
  }
  for (const Cell cell : chain_) {
    in_chain_[cell] = 0;
    put(cell, digits_[cell] == a ? b : a);
  }
}

// Two rows of a band exchange digits at some columns, or two columns of a stack at some rows: as
// many as it takes for both to hold every digit again.
void GridShuffler::swap_lines(std::uint32_t group, Line line, Random& random) {
  const std::uint32_t start = random.below(size_ / group) * group;
  const auto [first, second] = two_below(group, random);
  const bool rows = line == Line::row;
  const auto cell_at = [&](std::uint32_t number, std::uint32_t place) {
    return rows ? number * size_ + place : place * size_ + number;
  };
  std::uint32_t place = random.below(size_);
  const Digit begin = digits_[cell_at(start + first, place)];
  for (;;) {
    const Cell here = cell_at(start + first, place);
    const Cell there = cell_at(start + second, place);
    const Digit out = digits_[here];
    const Digit in = digits_[there];
    const Cell next = where(rows ? 0 : 1, here, in);  // before it is overwritten
    put(here, in);
    put(there, out);
    if (in == begin) return;
    place = rows ? next % size_ : next / size_;
  }
}

}  // namespace quadrille::create
