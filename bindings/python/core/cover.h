// Cover: an exact-cover problem whose items, options and colours are Python's objects.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include <pybind11/pybind11.h>

#include "bindings/python/core/signed_class.h"
#include "quadrille/cover/problem.h"
#include "quadrille/rules/encode.h"

namespace quadrille::python {

namespace py = pybind11;

struct EncodedBoard {
  sudoku::Grid grid;
  sudoku::Form form;
  sudoku::Encoding encoding;
};

struct Cover {
  cover::Problem problem;
  std::vector<py::object> items;                     // by their numbers
  std::vector<py::object> options;                   // their names
  std::optional<EncodedBoard> board = std::nullopt;  // if it is one of a board

  [[nodiscard]] const py::object& name(cover::OptionId option) const {
    return options[index(option)];
  }
  // The names of the options, in the order in which these were given.
  [[nodiscard]] py::list names(std::span<const cover::OptionId> solution) const;
};

using CoverClass = SignedClass<Cover, std::shared_ptr<Cover>>;

// With the names that the library gives them.
Cover cover_of(const cover::Problem& problem);

// Of a board, with the same names.
Cover cover_of(const sudoku::Grid& grid, sudoku::Form form);

// From options as a mapping of names or a list, the items that are secondary, those that are to be
// covered though no option may, the multiplicities of some, and the costs of options.
Cover make_cover(const py::object& options, const py::object& secondary, const py::object& items,
                 const py::object& multiplicity, const py::object& costs);

// Rows of an array are options, columns items; an entry other than 0 covers.
Cover cover_of_array(const py::object& matrix);

// Equal where items, options and all that is said of them are.
bool operator==(const Cover& a, const Cover& b);
py::ssize_t hash_of(const Cover& cover);
// What it goes through pickle as.
py::tuple cover_state(const Cover& cover);
Cover cover_of_state(const py::tuple& state);

}  // namespace quadrille::python
