// SignedClass: a class of Python whose methods tell their signatures, so that
// inspect.signature(Sudoku.count), and with it editors and notebooks, know every argument and its
// default.
//   SignedClass<CountAnswer>(module, "Count", "A number of solutions.").def("text", &text,
//   py::arg("format") = "line");
//
// CPython reads the signature of a function that is not written in Python from the first line of
// its description, "count(self, limit=None, *, engine='auto')", which it then hides. pybind11
// knows the arguments; here they become that line.
#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <pybind11/pybind11.h>

namespace quadrille::python {

namespace py = pybind11;

// Collects what is said of a function where it is defined, and makes its description.
class Signature {
 public:
  Signature(std::string_view name, bool method);

  void add(const py::arg& argument);
  void add(const py::arg_v& argument);
  void add(const py::kw_only& mark);
  void add(const char* words) { words_ = words; }
  template <std::size_t kLength>
  void add(const char (&words)[kLength]) {  // NOLINT(*-avoid-c-arrays)
    words_ = words;
  }
  template <class Other>
  void add(const Other& /*not about arguments*/) {}

  // The signature and the words.
  [[nodiscard]] std::string description() const;
  [[nodiscard]] std::size_t named() const { return named_; }  // how many arguments, with `self`
  [[nodiscard]] const char* words() const { return words_; }

 private:
  void join(const std::string& part);

  std::string text_;
  std::size_t named_ = 0;
  const char* words_ = "";
};

// How many arguments a function takes, with its object.
template <class Function>
struct Arity : Arity<decltype(std::function(std::declval<Function>()))> {};
template <class Result, class... Arguments>
struct Arity<std::function<Result(Arguments...)>> {
  static constexpr std::size_t kValue = sizeof...(Arguments);
};
template <class Result, class Object, class... Arguments>
struct Arity<Result (Object::*)(Arguments...)> {
  static constexpr std::size_t kValue = 1 + sizeof...(Arguments);
};
template <class Result, class Object, class... Arguments>
struct Arity<Result (Object::*)(Arguments...) const> {
  static constexpr std::size_t kValue = 1 + sizeof...(Arguments);
};

template <class Function, class... Extra>
std::string describe(std::string_view name, bool method, const Extra&... extra) {
  Signature signature(name, method);
  (signature.add(extra), ...);
  // An argument without a name would be missing in the signature.
  return signature.named() == Arity<Function>::kValue ? signature.description() : signature.words();
}

// What is said of a class that is called with these arguments.
template <class... Arguments>
std::string describe_class(std::string_view name, const char* words,
                           const Arguments&... arguments) {
  Signature signature(name, false);
  (signature.add(arguments), ...);
  signature.add(words);
  return signature.description();
}

// A function of the module.
template <class Function, class... Extra>
void def_signed(py::module_& module, const char* name, const Function& function,
                const Extra&... extra) {
  module.def(name, function, extra..., describe<Function>(name, false, extra...).c_str());
}

template <class T, class... Options>
class SignedClass : public py::class_<T, Options...> {
  using Base = py::class_<T, Options...>;

 public:
  using Base::Base;

  // A class that is called with these arguments.
  template <class Init, class... Arguments>
  SignedClass(py::module_& module, const char* name, const char* words, Init&& init,
              const Arguments&... arguments)
      : Base(module, name, describe_class(name, words, arguments...).c_str()) {
    def(std::forward<Init>(init), arguments..., fmt::format("See help({}).", name).c_str());
  }

  template <class Function, class... Extra>
  SignedClass& def(const char* name, const Function& function, const Extra&... extra) {
    Base::def(name, function, extra..., describe<Function>(name, true, extra...).c_str());
    return *this;
  }
  // What pybind11 makes of several functions: an __init__, a pair for pickle, an operator.
  template <class Several, class... Extra>
    requires(!std::convertible_to<Several, const char*>)
  SignedClass& def(Several&& several, const Extra&... extra) {
    std::forward<Several>(several).execute(*this, extra...);
    return *this;
  }
  template <class Function, class... Extra>
  SignedClass& def_static(const char* name, const Function& function, const Extra&... extra) {
    Base::def_static(name, function, extra..., describe<Function>(name, false, extra...).c_str());
    return *this;
  }
  template <class Getter>
  SignedClass& def_property_readonly(const char* name, const Getter& getter, const char* words) {
    Base::def_property_readonly(name, getter, words);
    return *this;
  }
  template <class Member>
  SignedClass& def_readonly(const char* name, const Member& member, const char* words) {
    Base::def_readonly(name, member, words);
    return *this;
  }
};

}  // namespace quadrille::python
