// Parts: what the module is made of, each added by a file of its own, in this order.
#pragma once

#include <memory>

#include <pybind11/pybind11.h>

#include "bindings/python/core/cover.h"
#include "bindings/python/core/signed_class.h"
#include "quadrille/boards/grid.h"

namespace quadrille::python {

namespace py = pybind11;

using BoardClass = SignedClass<sudoku::Grid, std::shared_ptr<sudoku::Grid>>;

BoardClass add_board(py::module_& module);                       // Sudoku
void add_count(py::module_& module);                             // Count
void add_solving(py::module_& module, BoardClass& board);        // its solutions; Answer
void add_rating(py::module_& module, BoardClass& board);         // Rating
void add_steps(py::module_& module, BoardClass& board);          // Step, Steps, Hint
void add_making(py::module_& module, BoardClass& board);         // generate, minimize, canon
void add_many(py::module_& module);                              // solve_many
void add_photo(py::module_& module, BoardClass& board);          // read_photo, Photo
CoverClass add_cover(py::module_& module, BoardClass& board);    // Cover
void add_cover_answers(py::module_& module, CoverClass& cover);  // what it answers
void add_dance(py::module_& module, CoverClass& cover);          // Dance, Move

}  // namespace quadrille::python
