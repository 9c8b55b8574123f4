#include "quadrille/sudoku/grid.h"

#include <algorithm>

namespace quadrille::sudoku {

Grid::Grid(Shape shape, std::vector<Digit> cells)
    : shape_(std::move(shape)), cells_(std::move(cells)) {
  assert(cells_.size() == shape_.cell_count());
  assert(std::ranges::all_of(cells_, [this](Digit digit) { return digit <= size(); }));
}

std::uint32_t Grid::given_count() const {
  const auto empty = std::ranges::count(cells_, Digit{0});
  return shape_.cell_count() - static_cast<std::uint32_t>(empty);
}

void Grid::set_marks(std::vector<bool> marks) {
  assert(marks.size() == std::size_t{shape_.cell_count()} * size());
  marks_ = std::move(marks);
}

}  // namespace quadrille::sudoku
