#include "bindings/python/core/reasoning.h"

#include <pybind11/pybind11.h>

#include "bindings/python/core/values.h"
#include "quadrille/solve/solve.h"

namespace quadrille::python {

std::optional<double> rating_number(logic::Difficulty difficulty) {
  if (difficulty > logic::kEndOfScale) return std::nullopt;
  return difficulty / 10.0;
}

std::string html(const std::string& text) {
  std::string safe;
  for (const char character : text) {
    safe += character == '&'   ? std::string("&amp;")
            : character == '<' ? std::string("&lt;")
                               : std::string(1, character);
  }
  return safe;
}

logic::Repertoire repertoire_of(const std::string& techniques, bool uniqueness) {
  const Result<logic::Repertoire> repertoire = logic::read_repertoire(techniques);
  if (!repertoire) raise(repertoire.error().about("techniques"));
  return uniqueness ? *repertoire : repertoire->without_uniqueness();
}

logic::FindOptions find_options(const sudoku::Grid& grid, const logic::Repertoire& repertoire,
                                const Stop& stop, sudoku::Answer* answer) {
  *answer = sudoku::solve(grid, {.stop = &stop});
  return {.repertoire = repertoire.for_puzzle(answer->with_rules_read), .stop = &stop};
}

void refuse_left_out(const sudoku::Grid& grid, sudoku::Verdict with_rules_read) {
  if (const auto as_read = told_with_rules_read(grid, with_rules_read)) raise(Error{*as_read});
}

void refuse_time() {
  PyErr_SetString(PyExc_TimeoutError, "the time was over before the answer was found");
  throw pybind11::error_already_set();
}

}  // namespace quadrille::python
