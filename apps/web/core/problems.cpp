#include "apps/web/core/problems.h"

#include <utility>

#include "apps/web/core/boards.h"
#include "quadrille/cover/formats.h"
#include "quadrille/gallery/gallery.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::web {
namespace {

Result<Source> board_source(const Json& payload) {
  auto board = board_in(payload, "board");
  if (!board) return board.error();
  const auto pruned = flag_in(payload, "pruned");
  if (!pruned) return pruned.error();
  // Its matrix has more rows and columns than a board has candidates and rules.
  if (sudoku::constraints_of(*board) != nullptr) return Error{ErrorKind::has_rules};
  auto encoding = sudoku::encode(*board, *pruned ? sudoku::Form::pruned : sudoku::Form::full);
  return Source{.encoding = std::move(encoding), .board = *std::move(board), .pruned = *pruned};
}

Result<Source> gallery_source(const Json& payload) {
  const auto id = text_in(payload, "gallery");
  if (!id) return id.error();
  const auto entry = gallery::find_entry(*id);
  if (!entry) return entry.error();
  const auto size = number_in(payload, "size", entry->smallest, entry->largest);
  if (!size) return size.error();
  const auto side = static_cast<std::uint32_t>(*size);
  return Source{.encoding = {entry->make(side), nullptr}, .gallery = *id, .size = side};
}

}  // namespace

Result<Source> source_in(const Json& payload) {
  if (payload.find("board").is_there()) return board_source(payload);
  if (payload.find("gallery").is_there()) return gallery_source(payload);
  const auto text = text_in(payload, "problem");
  if (!text) return text.error();
  auto problem = cover::read_any(*text);
  if (!problem) return problem.error();
  return Source{.encoding = {*std::move(problem), nullptr}};
}

Result<cover::Choice> choice_in(const Json& object, const char* name) {
  const auto choice = text_in(object, name);
  if (!choice) return choice.error();
  if (*choice == "least") return cover::Choice::least;
  if (*choice == "first") return cover::Choice::first;
  return Error{std::string(name) + ": expected least or first, found '" + *choice + "'"};
}

}  // namespace quadrille::web
