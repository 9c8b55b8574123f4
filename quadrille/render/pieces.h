// Pieces: colours for pieces that lie on squares, as in a tiling, so that pieces that touch differ.
//   const std::vector<int> pieces = {0, 0, 1, 9};                  // on 2 x 2 squares, row by row
//   render::piece_colours(pieces, 2, 9) == std::vector{0, 0, 1, 2};  // 9 would be like 0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace quadrille::render {

// The colour of each square, from 0; -1 where no piece lies, as in `pieces`. A piece has the colour
// of its number unless a piece with a lower number that it touches along an edge has it already;
// then the next one that is free. So a piece keeps its colour while others with higher numbers are
// added. Where all colours are taken, it has that of its number all the same.
// With a number of rows, squares lie in layers of so many, and pieces also touch through the
// floor. requires: at least one colour; whole rows of `columns` squares, whole layers
std::vector<int> piece_colours(std::span<const int> pieces, std::uint32_t columns,
                               std::uint32_t colours, std::uint32_t rows = 0);

}  // namespace quadrille::render
