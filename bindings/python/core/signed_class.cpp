#include "bindings/python/core/signed_class.h"

#include <fmt/format.h>

namespace quadrille::python {

Signature::Signature(std::string_view name, bool method) : text_(fmt::format("{}(", name)) {
  if (!method) return;
  join("self");
  named_ = 1;
}

void Signature::join(const std::string& part) {
  if (!text_.ends_with('(')) text_ += ", ";
  text_ += part;
}

void Signature::add(const py::arg& argument) {
  join(argument.name);
  ++named_;
}

void Signature::add(const py::arg_v& argument) {
  join(fmt::format("{}={}", argument.name, std::string(py::repr(argument.value))));
  ++named_;
}

void Signature::add(const py::kw_only& /*mark*/) { join("*"); }

std::string Signature::description() const { return fmt::format("{})\n--\n\n{}", text_, words_); }

}  // namespace quadrille::python
