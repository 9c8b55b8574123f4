// Problems: what the page calls a MatrixSource: a board, a text in Knuth's format or of 0 and 1, or
// a problem of the gallery.
//   Result<Source> source = source_in(payload);
//   cover::Search search(source->problem());
#pragma once

#include <optional>
#include <string>

#include "apps/web/core/payload.h"
#include "quadrille/cover/problem.h"
#include "quadrille/cover/search.h"
#include "quadrille/rules/encode.h"

namespace quadrille::web {

struct Source {
  sudoku::Encoding encoding;  // the legend only where it is a board
  // Of a board.
  std::optional<sudoku::Grid> board = std::nullopt;
  bool pruned = false;
  // Of a problem of the gallery.
  std::string gallery = {};
  std::uint32_t size = 0;

  [[nodiscard]] const cover::Problem& problem() const { return encoding.problem; }
  [[nodiscard]] const sudoku::Legend* legend() const { return encoding.legend.get(); }
};

Result<Source> source_in(const Json& payload);

// How the search is to choose its items: "least" or "first".
Result<cover::Choice> choice_in(const Json& object, const char* name);

}  // namespace quadrille::web
