// MatrixView: a Problem seen as a matrix, its items sorted into families.
//   MatrixView view = matrix_view(encoding);   // cell, row, column, box
//   MatrixView view = matrix_view(problem);    // primary, secondary
//   matrix_summary(view)   // "729 options, 324 items, 2916 ones, density 1.23%"
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "quadrille/cover/problem.h"
#include "quadrille/sudoku/encode.h"

namespace quadrille::render {

struct MatrixView {
  const cover::Problem* problem;             // outlives the view
  std::vector<std::uint8_t> family_of_item;  // one for every item
  std::vector<std::string> family_names;     // one for every family
};

MatrixView matrix_view(const cover::Problem& problem);
MatrixView matrix_view(const sudoku::Encoding& encoding);

std::string matrix_summary(const MatrixView& view);

// Neighbouring items of one family.
struct Band {
  std::uint8_t family;
  std::uint32_t first;  // item
  std::uint32_t count;
};
std::vector<Band> bands(const MatrixView& view);

}  // namespace quadrille::render
