// Answers: what boards and exact-cover problems answer alike.
#pragma once

#include <string>

#include <pybind11/pybind11.h>

#include "bindings/python/core/signed_class.h"
#include "bindings/python/core/values.h"
#include "quadrille/base/natural.h"
#include "quadrille/cover/search.h"

namespace quadrille::python {

// A number of solutions.
struct CountAnswer {
  Natural solutions;
  bool complete;
  cover::Stats stats;
  std::string engine;
};

// A value of Python: it can be compared and hashed by its `key`, a tuple of all that it is but for
// the work that it took, and goes through pickle and copy as its `state`.
template <class Class, class Key, class State, class FromState>
void add_value(Class& type, const Key& key, const State& state, const FromState& from_state) {
  using T = typename Class::type;
  type.def(
      "__eq__",
      [key](const T& self, const T& other) { return py::object(key(self)).equal(key(other)); },
      py::is_operator(), py::arg("other"));
  type.def("__hash__", [key](const T& self) { return py::hash(key(self)); });
  type.def(py::pickle(state, from_state), py::arg("state"));
}

// What the answers of every search tell besides their solutions. A T has it as its `answer`.
template <class T>
void add_search_answer(SignedClass<T>& type) {
  type.def_property_readonly(
      "verdict",
      [](const T& self) { return std::string(cover::verdict_name(self.answer.verdict)); },
      "'none', 'one', 'many', or 'unknown' where a limit came first or rules were left out.");
  type.def_property_readonly(
      "engine", [](const T& self) { return std::string(name(self.answer.engine.engine)); },
      "Who gave the answer.");
  type.def_property_readonly(
      "stats", [](const T& self) { return dict_of(self.answer.stats); }, "The work that it took.");
  type.def("__repr__", [](const py::object& self) {
    const py::object name = py::type::of(self).attr("__name__");
    const py::object verdict = self.attr("verdict");
    const py::object as_read = py::getattr(self, "with_rules_read", verdict);
    if (as_read.equal(verdict)) return py::str("{}('{}')").format(name, verdict);
    return py::str("{}('{}', with_rules_read='{}')").format(name, verdict, as_read);
  });
}

}  // namespace quadrille::python
