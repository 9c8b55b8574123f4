#include "bindings/python/core/cover.h"

#include <string>

#include <fmt/format.h>
#include <pybind11/operators.h>
#include <pybind11/stl.h>

#include "bindings/python/core/parts.h"
#include "bindings/python/core/reasoning.h"
#include "bindings/python/core/values.h"
#include "quadrille/cover/formats.h"
#include "quadrille/cover/text.h"
#include "quadrille/cover/verify.h"
#include "quadrille/render/matrix.h"

namespace quadrille::python {
namespace {

constexpr const char* kCoverWords =
    R"(An exact-cover problem: choose options so that every item is covered exactly once.

options maps the name of each option to its items, or lists the items of options that are then called 0,
1, 2 and so on. Items and names are any hashable objects.

>>> cover = quadrille.Cover({"A": [1, 4, 7], "B": [1, 4], "C": [4, 5, 7], "D": [3, 5, 6],
...                          "E": [2, 3, 6, 7], "F": [2, 7]})
>>> next(cover.solutions())
['B', 'D', 'F']
>>> cover.count()
Count(1, complete=True)

Secondary items are covered at most once, or any number of times in one colour: in an option, a pair whose
first half is a secondary item gives it a colour.

>>> quadrille.Cover([["a", ("x", "red")], ["b", ("x", "red")], ["b", ("x", "blue")]],
...                 secondary=["x"]).solve().solution
[0, 1]

multiplicity says how often an item is to be covered, as a number or as (least, most); costs are what options
cost, by their names. items names items that are to be covered even if no option does.

>>> teams = quadrille.Cover({n: ["team"] for n in "abc"}, multiplicity={"team": 2},
...                         costs={"a": 5, "b": 1, "c": 2})
>>> teams.best().solutions
[(3, ['b', 'c'])]
)";

constexpr const char* kReadWords =
    R"(A problem from a text: in Knuth's format, as rows of 0 and 1, as sets, or as DIMACS has it.

>>> quadrille.Cover.read("1 2 3\n1 2\n3\n2 3\n").count()
Count(1, complete=True)
)";

constexpr const char* kArrayWords =
    R"(A problem from a matrix: a row for each option, a column for each item.

>>> quadrille.Cover.from_array([[1, 0], [0, 1], [1, 1]]).count()
Count(2, complete=True)
)";

constexpr const char* kVerifyWords =
    R"(Whether these options are a solution, checked by who knows nothing of how it was found.

>>> quadrille.Cover([[1], [2], [1, 2]]).verify([0, 2])
False
)";

constexpr std::uint32_t kMostDrawn = 2000;  // options and items: larger pictures have no names

bool is_small(const Cover& cover) {
  return cover.problem.option_count() + cover.problem.item_count() <= kMostDrawn;
}

render::MatrixView view_of(const Cover& cover) {
  return cover.board ? render::matrix_view(cover.board->encoding)
                     : render::matrix_view(cover.problem);
}

py::list items_of(const Cover& cover, bool primary) {
  py::list list;
  for (std::uint32_t item = 0; item < cover.problem.item_count(); ++item) {
    if (cover.problem.is_primary(cover::ItemId{item}) == primary) list.append(cover.items[item]);
  }
  return list;
}

bool is_solution(const Cover& cover, const py::iterable& solution) {
  py::dict numbers;
  for (std::size_t option = 0; option < cover.options.size(); ++option) {
    numbers[cover.options[option]] = option;
  }
  std::vector<cover::OptionId> options;
  for (const py::handle name : solution) {
    if (!numbers.contains(name)) {
      throw py::key_error(fmt::format("no option is called {}", std::string(py::repr(name))));
    }
    options.push_back(cover::OptionId{numbers[name].cast<std::uint32_t>()});
  }
  return !cover::verify(cover.problem, options).has_value();
}

cover::ProblemFormat format_of(const std::string& text) {
  using cover::ProblemFormat;
  return choose<ProblemFormat>("format", text,
                               {{"knuth", ProblemFormat::knuth},
                                {"rows", ProblemFormat::rows},
                                {"sets", ProblemFormat::sets},
                                {"dimacs", ProblemFormat::dimacs}});
}

}  // namespace

CoverClass add_cover(py::module_& module, BoardClass& board) {
  CoverClass cover(module, "Cover", kCoverWords, py::init(&make_cover), py::arg("options"),
                   py::kw_only(), py::arg("secondary") = py::none(), py::arg("items") = py::none(),
                   py::arg("multiplicity") = py::none(), py::arg("costs") = py::none());
  cover.def_static(
      "read",
      [](const std::string& text, const std::optional<std::string>& format) {
        return cover_of(
            value_of(format ? cover::read_as(text, format_of(*format)) : cover::read_any(text)));
      },
      py::arg("text"), py::kw_only(), py::arg("format") = py::none(), kReadWords);
  cover.def_static("from_array", &cover_of_array, py::arg("matrix"), kArrayWords);
  cover.def_property_readonly(
      "items", [](const Cover& self) { return items_of(self, true); },
      "The primary items, which have to be covered.");
  cover.def_property_readonly(
      "secondary", [](const Cover& self) { return items_of(self, false); },
      "The secondary items, which may be covered.");
  cover.def_property_readonly(
      "options", [](const Cover& self) { return self.options; }, "The names of the options.");
  cover.def("verify", &is_solution, py::arg("solution"), kVerifyWords);
  cover.def(
      "text", [](const Cover& self) { return value_of(cover::write_problem(self.problem)); },
      "The problem in Knuth's format, with everything called by what str() says of it.");
  cover.def(
      "_repr_svg_",
      [](const Cover& self) -> std::optional<std::string> {
        if (!is_small(self)) return std::nullopt;
        return render::matrix_svg(view_of(self));
      },
      "A picture of the matrix, where it is small enough to be looked at.");
  cover.def(
      "_repr_html_",
      [](const Cover& self) -> std::optional<std::string> {
        if (is_small(self)) return std::nullopt;  // notebooks would show it instead of the picture
        return "<p>" + html(render::matrix_summary(view_of(self))) + "</p>";
      },
      "How large the matrix is, in words, where there is no picture.");
  cover.def("__len__", [](const Cover& self) { return self.options.size(); });
  cover.def("__repr__", [](const Cover& self) {
    return fmt::format("<Cover: {}>", render::matrix_summary(view_of(self)));
  });
  cover.def(py::self == py::self, py::arg("other"));  // NOLINT(misc-redundant-expression)
  cover.def("__hash__", &hash_of);
  cover.def(py::pickle(&cover_state, &cover_of_state), py::arg("state"));

  board.def(
      "cover",
      [](const sudoku::Grid& grid, bool full) {
        return cover_of(grid, full ? sudoku::Form::full : sudoku::Form::pruned);
      },
      py::kw_only(), py::arg("full") = false,
      R"(The board as an exact-cover problem: an option is a digit in a cell, an item a rule.

What the givens settle is left out, unless it is to be full.

>>> quadrille.Sudoku("1....2....3....4").cover()
<Cover: 24 options, 48 items, 96 ones, density 8.33%>
)");
  return cover;
}

}  // namespace quadrille::python
