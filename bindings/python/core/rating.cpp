#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <pybind11/stl.h>

#include "bindings/python/core/answers.h"
#include "bindings/python/core/parts.h"
#include "bindings/python/core/reasoning.h"
#include "bindings/python/core/values.h"
#include "bindings/python/core/waiting.h"
#include "quadrille/logic/rate.h"
#include "quadrille/solve/solve.h"

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

py::tuple rating_state(const Rated& self) {
  const logic::Rating& rating = self.rating;
  return py::make_tuple(std::string(logic::name(rating.outcome)), rating.difficulty, rating.pearl,
                        rating.diamond, rating.at_least, std::string(logic::name(rating.level)),
                        std::string(logic::name(rating.hardest)), rating.trials, rating.depth,
                        py::tuple(kinds_of(rating).attr("items")()));
}

Rated rated_of_state(const py::tuple& state) {
  using logic::Outcome;
  const auto text = [&](std::size_t place) { return state[place].cast<std::string>(); };
  const auto number = [&](std::size_t place) { return state[place].cast<std::uint32_t>(); };
  Rated rated;
  logic::Rating& rating = rated.rating;
  rating.outcome = choose<Outcome>(
      "outcome", text(0),
      {{"solved", Outcome::solved}, {"stuck", Outcome::stuck}, {"broken", Outcome::broken}});
  rating.difficulty = number(1);
  rating.pearl = number(2);
  rating.diamond = number(3);
  rating.at_least = number(4);
  rating.level = value_of(logic::parse_level(text(5)));
  rating.hardest = value_of(logic::parse_technique(text(6)));
  rating.trials = number(7);
  rating.depth = number(8);
  for (const auto& [kind, steps] :
       state[9].cast<std::vector<std::pair<std::string, std::uint32_t>>>()) {
    rating.steps[static_cast<std::size_t>(value_of(logic::parse_technique(kind)))] = steps;
  }
  return rated;
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
  SignedClass<Rated> type(module, "Rating", "How hard a puzzle is for a person.");
  type.def_property_readonly(
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
  add_value(type, &rating_state, &rating_state, &rated_of_state);

  board.def("rate", &rate, py::kw_only(), py::arg("uniqueness") = true,
            py::arg("timeout") = py::none(), kRateWords);
}

}  // namespace quadrille::python
