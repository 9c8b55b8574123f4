#include "quadrille/photo/photo.h"

#include <algorithm>

#include "quadrille/photo/digits/network.h"
#include "quadrille/photo/digits/reader.h"

namespace quadrille::photo {

sudoku::Grid Reading::grid() const {
  std::vector<sudoku::Digit> digits(cells.size());
  std::ranges::transform(cells, digits.begin(), &CellReading::digit);
  return {shape, std::move(digits)};
}

Result<Reading> read_photo(const Pixels& pixels) { return read_with(Network::built_in(), pixels); }

Result<Outline> find_board(const Pixels& pixels) { return outline_in(pixels); }

}  // namespace quadrille::photo
