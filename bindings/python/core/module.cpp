// The module quadrille._core, which the package quadrille hands out under its own name.
#include <exception>

#include <pybind11/pybind11.h>

#include "bindings/python/core/parts.h"
#include "bindings/python/core/values.h"

namespace py = pybind11;

PYBIND11_MODULE(_core, module) {
  using namespace quadrille::python;
  py::options options;
  options.disable_function_signatures();  // the stubs have better ones
  module.attr("__version__") = QUADRILLE_VERSION;
  // NOLINTNEXTLINE(performance-unnecessary-value-param): pybind11 hands it over so
  py::register_local_exception_translator([](std::exception_ptr pointer) {
    try {
      if (pointer) std::rethrow_exception(pointer);
    } catch (const py::cast_error&) {
      PyErr_SetString(
          PyExc_TypeError,
          "expected an object made by calling its class, found one made by __new__ alone");
    }
  });
  add_input_error(module);
  BoardClass board = add_board(module);
  add_count(module);
  add_solving(module, board);
  add_rating(module, board);
  add_steps(module, board);
  add_making(module, board);
  add_many(module);
  add_photo(module, board);
  CoverClass cover = add_cover(module, board);
  add_cover_answers(module, cover);
  add_dance(module, cover);
  // Cover[str] is a type: of a problem whose options are called by texts.
  const py::object alias = py::module_::import("types").attr("GenericAlias");
  for (const char* name : {"Cover", "CoverSolutions", "CoverAnswer", "Best", "Dance", "Move"}) {
    module.attr(name).attr("__class_getitem__") =
        py::reinterpret_steal<py::object>(PyClassMethod_New(alias.ptr()));
  }
  // Who asks where something is from hears of the package, not of its inside.
  const py::object type = py::type::of(py::type::of(py::none()));
  for (const auto& entry : module.attr("__dict__").cast<py::dict>()) {
    if (py::isinstance(entry.second, type))
      py::setattr(entry.second, "__module__", py::str("quadrille"));
  }
}
