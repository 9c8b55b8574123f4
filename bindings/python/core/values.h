// Values: what goes over between Python and the library: errors, names, numbers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <pybind11/pybind11.h>

#include "quadrille/base/language.h"
#include "quadrille/base/natural.h"
#include "quadrille/base/result.h"
#include "quadrille/boards/grid.h"
#include "quadrille/cover/search.h"

namespace quadrille::python {

namespace py = pybind11;

// Makes quadrille.InputError, a ValueError that says what was wrong and where.
void add_input_error(py::module_& module);

[[noreturn]] void raise(const Error& error);

// The value, or else the error raised.
template <class T>
T value_of(Result<T> result) {
  if (!result) raise(result.error());
  return *std::move(result);
}

// "least" of {"least", 0}, …; another text is an InputError about `what`.
template <class T>
T choose(std::string_view what, const std::string& text,
         std::initializer_list<std::pair<std::string_view, T>> choices) {
  Argument::List names;
  for (const auto& [name, value] : choices) {
    if (name == text) return value;
    names.emplace_back(name);
  }
  raise(Error{ErrorKind::choice, {{"choices", names}, {"found", quoted(text)}}}.about(what));
}

// An InputError where the board has rules beyond rows, columns and boxes.
void refuse_rules(const sudoku::Grid& grid);

py::int_ number_of(const Natural& natural);
Natural natural_of(const py::int_& number);
// Ten languages by their tags; a ValueError for others.
const Language& language_of(const std::string& tag);
// {"solutions": 1, "decisions": 17, …}
py::dict dict_of(const cover::Stats& stats);
cover::Stats stats_of(const py::dict& dict);
// By its name.
cover::Verdict verdict_of(const std::string& name);

}  // namespace quadrille::python
