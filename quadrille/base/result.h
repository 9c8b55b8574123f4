// Result: a value, or an Error that names the place and what was expected there.
//   Result<sudoku::Grid> grid = sudoku::read_grid(text);
//   if (grid) use(*grid); else say(grid.error().text());
#pragma once

#include <cassert>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace quadrille {

// Where in a text something is, counted from 1; 0 means "not known".
struct Place {
  std::size_t line = 0;
  std::size_t column = 0;

  friend bool operator==(const Place&, const Place&) = default;
};

struct Error {
  std::string message;
  Place place = {};
  // For programs that say it in another language: a short name for what is wrong, and the numbers
  // and words that belong into the sentence. Only what people type has a name.
  std::string_view kind = {};
  std::vector<std::string> values = {};

  // Error{"expected 9 rows, found 7", {3, 0}}.as("rowCount", 9, 7)
  // requires: a name that lasts, as a literal does
  template <class... Values>
  [[nodiscard]] Error as(std::string_view name, const Values&... parts) && {
    kind = name;
    values = {word(parts)...};
    return std::move(*this);
  }

  // "line 3, column 82: expected 81 cells, found 82"; just the message when there is no place.
  [[nodiscard]] std::string text() const;

 private:
  static std::string word(std::integral auto number) { return std::to_string(number); }
  static std::string word(std::string_view text) { return std::string(text); }
};

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

}  // namespace quadrille
