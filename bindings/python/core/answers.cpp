#include "bindings/python/core/answers.h"

#include <fmt/format.h>

#include "bindings/python/core/parts.h"

namespace quadrille::python {

void add_count(py::module_& module) {
  SignedClass<CountAnswer> type(module, "Count", "A number of solutions.");
  type.def_property_readonly(
          "solutions", [](const CountAnswer& self) { return number_of(self.solutions); },
          "How many were found.")
      .def_readonly("complete", &CountAnswer::complete,
                    "Whether these are all; False where a limit came first.")
      .def_readonly("engine", &CountAnswer::engine, "Who counted.")
      .def_property_readonly(
          "stats", [](const CountAnswer& self) { return dict_of(self.stats); },
          "The work that it took.")
      .def("__int__", [](const CountAnswer& self) { return number_of(self.solutions); })
      .def("__repr__", [](const CountAnswer& self) {
        return fmt::format("Count({}, complete={})", self.solutions.text(),
                           self.complete ? "True" : "False");
      });
  add_value(
      type,
      [](const CountAnswer& self) {
        return py::make_tuple(number_of(self.solutions), self.complete);
      },
      [](const CountAnswer& self) {
        return py::make_tuple(number_of(self.solutions), self.complete, dict_of(self.stats),
                              self.engine);
      },
      [](const py::tuple& state) {
        return CountAnswer{natural_of(state[0]), state[1].cast<bool>(), stats_of(state[2]),
                           state[3].cast<std::string>()};
      });
}

}  // namespace quadrille::python
