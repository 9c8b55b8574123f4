// Result: a value, or an Error that names the place and what was expected there.
//   Result<sudoku::Grid> grid = sudoku::read_grid(text);
//   if (grid) use(*grid); else say(grid.error().text());
// Result<void> is what can only fail: a function that returns one says `return {};` when all is
// well.
#pragma once

#include <cassert>
#include <optional>
#include <utility>
#include <variant>

#include "quadrille/base/error.h"

namespace quadrille {

template <class T>
class [[nodiscard]] Result {
 public:
  // Implicit on purpose: a function that returns a Result says `return value;` or `return error;`.
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}      // NOLINT
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}  // NOLINT

  [[nodiscard]] bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  // requires: ok()
  T& operator*() & { return *value(); }
  const T& operator*() const& { return *value(); }
  T&& operator*() && { return std::move(*value()); }
  T* operator->() { return value(); }
  const T* operator->() const { return value(); }

  // requires: !ok()
  [[nodiscard]] const Error& error() const {
    const Error* error = std::get_if<1>(&state_);
    assert(error != nullptr);
    return *error;
  }

 private:
  T* value() {
    T* value = std::get_if<0>(&state_);
    assert(value != nullptr);
    return value;
  }
  [[nodiscard]] const T* value() const {
    const T* value = std::get_if<0>(&state_);
    assert(value != nullptr);
    return value;
  }

  std::variant<T, Error> state_;
};

template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}  // NOLINT

  [[nodiscard]] bool ok() const { return !error_.has_value(); }
  explicit operator bool() const { return ok(); }

  // requires: !ok()
  [[nodiscard]] const Error& error() const {
    assert(error_.has_value());
    return *error_;
  }

 private:
  std::optional<Error> error_;
};

}  // namespace quadrille
