// Choices: how the search is to choose its items, by name.
//   Result<cover::Choice> choose = choice_in(payload, "choose");   // "least" or "first"
#pragma once

#include "apps/web/core/payload.h"
#include "quadrille/cover/search.h"

namespace quadrille::web {

inline Result<cover::Choice> choice_in(const Json& object, const char* name) {
  const auto choice = text_in(object, name);
  if (!choice) return choice.error();
  if (*choice == "least") return cover::Choice::least;
  if (*choice == "first") return cover::Choice::first;
  return Error{std::string(name) + ": expected least or first, found '" + *choice + "'"};
}

}  // namespace quadrille::web
