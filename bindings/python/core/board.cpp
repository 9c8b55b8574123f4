#include "quadrille/render/board.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <pybind11/numpy.h>
#include <pybind11/operators.h>
#include <pybind11/stl.h>

#include "bindings/python/core/parts.h"
#include "bindings/python/core/values.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/write.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::python {
namespace {

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Grid;
using sudoku::Shape;

constexpr const char* kBoardWords =
    R"(A Sudoku board of any size and division, which never changes.

It is made of a text in any format that the library reads, or of integers, 0 for an empty cell.
The number of cells settles the usual board of that size; box=(rows, columns), latin=True or
regions say otherwise. Regions are a text with a letter for every cell, or an array. rules are
further rules: names such as "x,antiknight", or a list of names and of dicts, as in JSON.

>>> board = quadrille.Sudoku("1... .2.. ..3. ...4".replace(" ", ""))
>>> board.size, board.box, board.clues
(4, (2, 2), 4)
>>> board.cells[1, 1]
2
>>> board.solve().solution
Sudoku('1342421324313124')
>>> quadrille.Sudoku([[1, 0, 0], [0, 2, 0], [0, 0, 3]], latin=True).count()
Count(1, complete=True)
>>> quadrille.Sudoku("." * 16, rules=["x", {"cage": "r1c1 r1c2", "sum": 3}]).count()
Count(8, complete=True)
)";

constexpr const char* kTextWords =
    R"(The board as text: 'line', 'grid', 'numbers', 'sdk', 'sdm', 'csv', 'marks' or 'json';
or, for other programs, 'fpuzzles', 'fpuzzles-link', 'sudokupad', 'killer', 'solo', 'ss', 'hodoku' or 'opensudoku'.

>>> print(quadrille.Sudoku("1....2....3....4").text("grid"))
1 . | . .
. 2 | . .
----+----
. . | 3 .
. . | . 4
)";

std::string shape_text(const py::array& array) { return py::str(array.attr("shape")); }

// A square of integers, row after row, and its side.
struct Square {
  std::uint32_t size;
  std::vector<std::int64_t> values;
};

Square square_of(const py::object& object, const char* what) {
  const py::array array = py::array::ensure(object);
  if (!array) throw py::error_already_set();
  if (array.dtype().kind() != 'i' && array.dtype().kind() != 'u') {
    throw py::type_error(fmt::format("{}: expected a text or integers, found {} of {}", what,
                                     std::string(py::str(py::type::of(object).attr("__name__"))),
                                     std::string(py::str(array.dtype()))));
  }
  const auto side = static_cast<std::uint32_t>(std::lround(std::sqrt(array.size())));
  const bool square = array.ndim() == 2
                          ? array.shape(0) == array.shape(1)
                          : array.ndim() == 1 && py::ssize_t{side} * side == array.size();
  if (!square || side == 0) {
    throw py::value_error(
        fmt::format("{}: expected as many rows as columns, found an array of shape {}", what,
                    shape_text(array)));
  }
  const auto numbers = py::array_t < std::int64_t,
             py::array::c_style | py::array::forcecast > (array);
  return {side, {numbers.data(), numbers.data() + numbers.size()}};
}

// The numbers from 0 on, in the order in which they first appear.
Shape regions_of(const py::object& regions) {
  if (py::isinstance<py::str>(regions)) {
    return value_of(sudoku::read_regions(regions.cast<std::string>()));
  }
  const Square square = square_of(regions, "regions");
  std::vector<std::int64_t> seen;
  std::vector<std::uint16_t> region_of;
  for (const std::int64_t number : square.values) {
    const auto place = std::ranges::find(seen, number);
    region_of.push_back(static_cast<std::uint16_t>(place - seen.begin()));
    if (place == seen.end()) seen.push_back(number);
  }
  return value_of(Shape::regions(square.size, std::move(region_of)));
}

// The cells are counted where only they tell the size of a Latin square.
std::optional<Shape> shape_of(const std::optional<std::pair<std::uint32_t, std::uint32_t>>& box,
                              const py::object& regions, bool latin, std::uint32_t size) {
  if (static_cast<int>(box.has_value()) + static_cast<int>(!regions.is_none()) +
          static_cast<int>(latin) >
      1) {
    throw py::type_error("expected one of box, regions and latin, found several");
  }
  if (box) return value_of(Shape::boxes(box->first, box->second));
  if (!regions.is_none()) return regions_of(regions);
  if (latin) return value_of(Shape::latin(size));
  return std::nullopt;
}

Grid grid_of_numbers(const Square& square, const Shape& shape) {
  if (shape.size() != square.size) {
    throw py::value_error(
        fmt::format("board: expected {}x{} cells, as the division has them, found {}x{}",
                    shape.size(), shape.size(), square.size, square.size));
  }
  Grid grid(shape);
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const std::int64_t digit = square.values[cell];
    if (digit < 0 || digit > std::int64_t{square.size}) {
      throw py::value_error(fmt::format("board[{}, {}]: expected a digit from 0 to {}, found {}",
                                        cell / square.size, cell % square.size, square.size,
                                        digit));
    }
    grid.set(cell, static_cast<Digit>(digit));
  }
  return grid;
}

py::module_ json() { return py::module_::import("json"); }

// The rules as in JSON: names, and dicts of what has cells or numbers.
py::list rules_list(const Grid& grid) {
  if (grid.constraints() == nullptr) return py::list();
  const std::string text = sudoku::write(grid, sudoku::Format::json);
  return json().attr("loads")(text).attr("get")("rules", py::list());
}

// Beside those that the board has.
Grid with_rules(const Grid& grid, const py::object& rules) {
  if (rules.is_none()) return grid;
  if (py::isinstance<py::str>(rules)) {
    const auto named = value_of(sudoku::parse_global_constraints(rules.cast<std::string>()));
    return value_of(sudoku::with_constraints(grid, named));
  }
  py::dict board = json().attr("loads")(sudoku::write(grid, sudoku::Format::json));
  board["rules"] = rules_list(grid) + py::list(rules);
  const auto text = json().attr("dumps")(board).cast<std::string>();
  return value_of(sudoku::read_grid(text, {.shape = grid.shape()}));
}

Grid board_without_rules(const py::object& board,
                         const std::optional<std::pair<std::uint32_t, std::uint32_t>>& box,
                         const py::object& regions, bool latin) {
  if (py::isinstance<Grid>(board)) {
    const Grid& other = board.cast<const Grid&>();
    const auto shape = shape_of(box, regions, latin, other.size());
    if (!shape) return other;
    refuse_rules(other);
    return grid_of_numbers({other.size(), {other.cells().begin(), other.cells().end()}}, *shape);
  }
  if (py::isinstance<py::str>(board)) {
    const auto text = board.cast<std::string>();
    if (!latin)
      return value_of(sudoku::read_grid(text, {.shape = shape_of(box, regions, latin, 0)}));
    // Any board of as many cells tells the size.
    const Grid usual = value_of(sudoku::read_grid(text));
    return value_of(
        sudoku::read_grid(text, {.shape = shape_of(box, regions, latin, usual.size())}));
  }
  const Square square = square_of(board, "board");
  const auto shape = shape_of(box, regions, latin, square.size);
  return grid_of_numbers(square, shape ? *shape : value_of(Shape::of_size(square.size)));
}

Grid make_board(const py::object& board,
                const std::optional<std::pair<std::uint32_t, std::uint32_t>>& box,
                const py::object& regions, bool latin, const py::object& rules) {
  return with_rules(board_without_rules(board, box, regions, latin), rules);
}

py::array read_only(py::array array) {
  array.attr("flags").attr("writeable") = false;
  return array;
}

// On the board's own memory.
py::array cells_of(const py::object& self) {
  const Grid& grid = self.cast<const Grid&>();
  return read_only(py::array_t<Digit>({grid.size(), grid.size()}, grid.cells().data(), self));
}

py::object regions_array(const Grid& grid) {
  if (!grid.shape().has_boxes()) return py::none();
  py::array_t<std::uint16_t> array({grid.size(), grid.size()});
  for (Cell cell = 0; cell < grid.shape().cell_count(); ++cell) {
    array.mutable_data()[cell] = static_cast<std::uint16_t>(grid.shape().box_of(cell));
  }
  return read_only(array);
}

py::object marks_array(const Grid& grid) {
  if (!grid.has_marks()) return py::none();
  py::array_t<bool> array({grid.size(), grid.size(), grid.size()});
  std::ranges::copy(grid.marks(), array.mutable_data());
  return read_only(array);
}

std::vector<std::string> names_left_out(const Grid& grid) {
  if (grid.constraints() == nullptr) return {};
  return grid.constraints()->left_out();
}

std::string line_of(const Grid& grid) { return sudoku::write(grid, sudoku::Format::line); }

// How the board would be made.
std::string board_repr(const Grid& grid) {
  const Shape& shape = grid.shape();
  const Result<Shape> usual = Shape::of_size(grid.size());
  std::string division;
  if (shape.is_irregular()) {
    division = fmt::format(", regions='{}'", sudoku::write_regions(shape));
  } else if (!shape.has_boxes()) {
    division = ", latin=True";
  } else if (!usual || *usual != shape) {
    division = fmt::format(", box=({}, {})", shape.box_rows(), shape.box_columns());
  }
  if (usual && *usual == shape) division.clear();
  if (grid.constraints() != nullptr) {
    division += fmt::format(", rules={}", std::string(py::repr(rules_list(grid))));
  }
  if (grid.has_marks())
    return fmt::format("<Sudoku '{}'{} with pencil marks>", line_of(grid), division);
  if (!names_left_out(grid).empty())
    return fmt::format("<Sudoku '{}'{} with rules left out>", line_of(grid), division);
  return fmt::format("Sudoku('{}'{})", line_of(grid), division);
}

// The board without its pencil marks as JSON, and these.
py::tuple state_of(const Grid& grid) {
  Grid digits(grid.shape(), {grid.cells().begin(), grid.cells().end()});
  digits.set_constraints(grid.constraints());
  return py::make_tuple(sudoku::write(digits, sudoku::Format::json), grid.marks());
}

Grid board_of_state(const py::tuple& state) {
  Grid grid = value_of(sudoku::read_grid(state[0].cast<std::string>()));
  auto marks = state[1].cast<std::vector<bool>>();
  const std::size_t all = std::size_t{grid.shape().cell_count()} * grid.size();
  if (marks.empty()) return grid;
  if (marks.size() != all) throw py::value_error("expected a mark for each cell and digit");
  grid.set_marks(std::move(marks));
  return grid;
}

}  // namespace

BoardClass add_board(py::module_& module) {
  BoardClass board(module, "Sudoku", kBoardWords, py::init(&make_board), py::arg("board"),
                   py::kw_only(), py::arg("box") = py::none(), py::arg("regions") = py::none(),
                   py::arg("latin") = false, py::arg("rules") = py::none());
  board.def_property_readonly("size", &Grid::size, "The number of rows, of columns and of digits.");
  board.def_property_readonly("clues", &Grid::given_count, "How many cells have a digit.");
  board.def_property_readonly(
      "box",
      [](const Grid& grid) -> std::optional<std::pair<std::uint32_t, std::uint32_t>> {
        if (grid.shape().box_rows() == 0) return std::nullopt;
        return std::pair(grid.shape().box_rows(), grid.shape().box_columns());
      },
      "Rows and columns of a box; None where there are none, or irregular ones.");
  board.def_property_readonly("regions", &regions_array,
                              "The box or region of each cell, from 0; None on a Latin square.");
  board.def_property_readonly(
      "cells", &cells_of, "The digits, 0 for empty: a read-only array on the board's own memory.");
  board.def_property_readonly(
      "marks", &marks_array,
      "Whether cell [row, column] may take digit [… + 1]; None on a board without pencil marks.");
  board.def_property_readonly("rules", &rules_list,
                              "Rules beyond rows, columns and boxes, as in JSON: a list of names "
                              "and of dicts; empty where there are none.");
  board.def_property_readonly("left_out", &names_left_out,
                              "What a file had that no rule stands for; then solve() has a "
                              "verdict with_rules_read alone.");
  board.def(
      "text",
      [](const Grid& grid, const std::string& format) {
        return value_of(sudoku::try_write(grid, value_of(sudoku::parse_format(format))));
      },
      py::arg("format") = "line", kTextWords);
  board.def(
      "_repr_svg_", [](const Grid& grid) { return render::board_svg(grid); },
      "A picture of the board.");
  board.def("__str__", &line_of);
  board.def("__repr__", &board_repr);
  board.def(py::self == py::self, py::arg("other"));  // NOLINT(misc-redundant-expression)
  board.def("__hash__", [](const Grid& grid) { return py::hash(py::str(line_of(grid))); });
  board.def(py::pickle(&state_of, &board_of_state), py::arg("state"));
  return board;
}

}  // namespace quadrille::python
