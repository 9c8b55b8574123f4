#include <optional>
#include <string>

#include <fmt/format.h>
#include <pybind11/stl.h>

#include "bindings/python/core/parts.h"
#include "bindings/python/core/reasoning.h"
#include "bindings/python/core/values.h"
#include "bindings/python/core/waiting.h"
#include "quadrille/logic/rate.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::python {
namespace {

using logic::Technique;
using sudoku::Grid;
using sudoku::Verdict;

constexpr const char* kRateWords =
    R"(Rates how hard the puzzle is for a person, on the scale of Sudoku Explainer.

A puzzle without exactly one solution is an InputError.

>>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> quadrille.Sudoku(puzzle).rate()
Rating(1.2, 'easy', 'hidden single in a box')
)";

struct Rated {
  sudoku::Answer answer;
  logic::Rating rating;
  bool stopped = false;

  [[nodiscard]] std::string hardest() const {
    return rating.difficulty == 0 ? "" : std::string(logic::name(rating.hardest));
  }
};

Rated rate(const Grid& grid, bool uniqueness, std::optional<double> timeout) {
  const logic::Repertoire repertoire = repertoire_of("explainer", uniqueness);
  const Rated rated = run_anew(timeout, [&](const Stop& stop) {
    Rated result;
    const auto find = find_options(grid, repertoire, stop, &result.answer);
    if (result.answer.verdict == Verdict::one) {
      result.rating = logic::rate(grid, {.find = find});
      result.stopped = result.rating.outcome == logic::Outcome::stuck && stop.requested();
    }
    return result;
  });
  const Verdict verdict = rated.answer.verdict;
  if (verdict == Verdict::none) raise(Error{ErrorKind::no_solution});
  if (verdict == Verdict::many) raise(Error{ErrorKind::several_solutions});
  refuse_left_out(grid, rated.answer.with_rules_read);
  if (rated.stopped || verdict == Verdict::unknown) refuse_time();
  return rated;
}

py::dict kinds_of(const logic::Rating& rating) {
  py::dict kinds;
  for (std::size_t number = 0; number < rating.steps.size(); ++number) {
    if (rating.steps[number] == 0) continue;
    kinds[py::str(std::string(logic::name(static_cast<Technique>(number))))] = rating.steps[number];
  }
  return kinds;
}

std::string rating_html(const Rated& self) {
  std::string rows;
  for (std::size_t number = 0; number < self.rating.steps.size(); ++number) {
    if (self.rating.steps[number] == 0) continue;
    rows += fmt::format("<tr><td style=\"text-align:left\">{}</td><td>{}</td></tr>",
                        html(std::string(logic::name(static_cast<Technique>(number)))),
                        self.rating.steps[number]);
  }
  return fmt::format("<p>{}, {}</p><table>{}</table>", html(logic::rating_text(self.rating)),
                     logic::name(self.rating.level), rows);
}

}  // namespace

void add_rating(py::module_& module, BoardClass& board) {
  py::class_<Rated>(module, "Rating", "How hard a puzzle is for a person.")
      .def_property_readonly(
          "rating", [](const Rated& self) { return rating_number(self.rating.difficulty); },
          "On the scale of Sudoku Explainer; None if trials were needed, or steps that further "
          "rules bring.")
      .def_property_readonly(
          "text", [](const Rated& self) { return logic::rating_text(self.rating); },
          "The same in words.")
      .def_property_readonly(
          "level", [](const Rated& self) { return std::string(logic::name(self.rating.level)); },
          "'easy', 'medium', 'hard', 'expert', 'extreme', 'diabolical' or 'nightmare'.")
      .def_property_readonly(
          "hardest",
          [](const Rated& self) -> std::optional<std::string> {
            if (self.rating.difficulty == 0) return std::nullopt;
            return self.hardest();
          },
          "The technique of the hardest step; None where there is nothing to do.")
      .def_property_readonly(
          "steps", [](const Rated& self) { return kinds_of(self.rating); },
          "How many steps of each technique there are.")
      .def_property_readonly(
          "trials", [](const Rated& self) { return self.rating.trials; },
          "How many steps were trials.")
      .def_property_readonly(
          "depth", [](const Rated& self) { return self.rating.depth; },
          "How deep the deepest of them was.")
      .def("_repr_html_", &rating_html, "The rating, and a table of its steps.")
      .def("__repr__", [](const Rated& self) {
        const auto number = rating_number(self.rating.difficulty);
        return fmt::format("Rating({}, '{}', '{}')",
                           number ? fmt::format("{:.1f}", *number) : "None",
                           logic::name(self.rating.level), self.hardest());
      });

  board.def("rate", &rate, py::kw_only(), py::arg("uniqueness") = true,
            py::arg("timeout") = py::none(), kRateWords);
}

}  // namespace quadrille::python
