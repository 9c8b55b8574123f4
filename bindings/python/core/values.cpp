#include "bindings/python/core/values.h"

#include <type_traits>
#include <variant>
#include <vector>

namespace quadrille::python {
namespace {

constexpr const char* kInputErrorWords =
    R"(Something is wrong with what was given: a text that is no board, a puzzle that cannot be.

kind names what is wrong, line and column tell where in a text (0: not known), and values holds
the numbers and names of the sentence.

>>> try:
...     quadrille.Sudoku("12z4\n3412\n2143\n4321")
... except quadrille.InputError as error:
...     print(error.line, error.column, error.kind)
1 3 symbol
)";

// The type lives as long as the interpreter: a module is never unloaded.
PyObject*& input_error() {
  static PyObject* type = nullptr;
  return type;
}

py::object object_of(const Argument& argument) {
  return std::visit(
      [](const auto& value) -> py::object {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, std::uint64_t>) {
          return py::int_(value);
        } else if constexpr (std::is_same_v<Value, std::string>) {
          return py::str(value);
        } else if constexpr (std::is_same_v<Value, Message>) {
          return py::str(english().tell(value));
        } else {
          py::list list;
          for (const Argument& part : value) list.append(object_of(part));
          return list;
        }
      },
      argument.value);
}

}  // namespace

void add_input_error(py::module_& module) {
  input_error() = PyErr_NewExceptionWithDoc("quadrille.InputError", kInputErrorWords,
                                            PyExc_ValueError, nullptr);
  if (input_error() == nullptr) throw py::error_already_set();
  module.add_object("InputError", input_error());
}

void raise(const Error& error) {
  const py::object exception = py::reinterpret_borrow<py::object>(input_error())(error.text());
  py::dict values;
  for (const NamedArgument& value : error.values) {
    values[py::str(value.name.data(), value.name.size())] = object_of(value.argument);
  }
  exception.attr("kind") = py::str(std::string(name(error.kind)));
  exception.attr("line") = error.place.line;
  exception.attr("column") = error.place.column;
  exception.attr("values") = values;
  PyErr_SetObject(input_error(), exception.ptr());
  throw py::error_already_set();
}

void refuse_rules(const sudoku::Grid& grid) {
  if (grid.constraints() != nullptr) raise(Error{ErrorKind::has_rules});
}

py::int_ number_of(const Natural& natural) {
  const auto small = natural.small();
  if (small) return py::cast(*small);
  std::string bytes;
  for (std::uint32_t place = 0; place < natural.words(); ++place) {
    for (std::uint32_t shift = 0; shift < 64; shift += 8) {
      bytes += static_cast<char>(natural.word(place) >> shift & 0xffU);
    }
  }
  const py::object type = py::type::of(py::int_(0));
  return type.attr("from_bytes")(py::bytes(bytes), "little");
}

Natural natural_of(const py::int_& number) {
  const auto words = (number.attr("bit_length")().cast<std::size_t>() + 63) / 64;
  const auto bytes =
      number.attr("to_bytes")(words * sizeof(std::uint64_t), "little").cast<std::string>();
  std::vector<std::uint64_t> values(words);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    values[i / 8] |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (i % 8 * 8);
  }
  return Natural::from_words(values);
}

const Language& language_of(const std::string& tag) {
  if (const auto match = match_language(tag)) return *find_language(*match);
  Argument::List tags;
  for (const std::string_view known : language_tags()) tags.emplace_back(known);
  raise(Error{ErrorKind::choice, {{"choices", tags}, {"found", quoted(tag)}}}.about("language"));
}

py::dict dict_of(const cover::Stats& stats) {
  py::dict dict;
  dict["solutions"] = stats.solutions;
  dict["decisions"] = stats.decisions;
  dict["propagations"] = stats.propagations;
  dict["conflicts"] = stats.conflicts;
  if (stats.links.nodes > 0) {
    dict["nodes"] = stats.links.nodes;
    dict["updates"] = stats.links.updates;
  }
  return dict;
}

cover::Stats stats_of(const py::dict& dict) {
  const auto entry = [&](const char* name) {
    return dict.contains(name) ? dict[name].cast<std::uint64_t>() : 0;
  };
  cover::Stats stats{.solutions = entry("solutions"),
                     .decisions = entry("decisions"),
                     .propagations = entry("propagations"),
                     .conflicts = entry("conflicts")};
  stats.links.nodes = entry("nodes");
  stats.links.updates = entry("updates");
  return stats;
}

cover::Verdict verdict_of(const std::string& name) {
  using cover::Verdict;
  return choose<Verdict>("verdict", name,
                         {{"none", Verdict::none},
                          {"one", Verdict::one},
                          {"many", Verdict::many},
                          {"unknown", Verdict::unknown}});
}

}  // namespace quadrille::python
