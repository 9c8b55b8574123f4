#include "apps/desktop/dance/search_words.h"

#include "quadrille/render/move_words.h"

namespace quadrille::desktop {
namespace {

constexpr std::string_view kSearchLines[] = {"desktop.dance.line_solve",
                                             "desktop.dance.line_if_none_left",
                                             "desktop.dance.line_choose",
                                             "desktop.dance.line_cover_item",
                                             "desktop.dance.line_for_each",
                                             "desktop.dance.line_take",
                                             "desktop.dance.line_cover_others",
                                             "desktop.dance.line_solve_rest",
                                             "desktop.dance.line_uncover_others",
                                             "desktop.dance.line_uncover_item",
                                             "desktop.dance.line_back"};
static_assert(std::size(kSearchLines) == render::kLineIndents.size());

}  // namespace

void fill_search_lines(QListWidget& list, const Words& words) {
  for (std::size_t line = 0; line < std::size(kSearchLines); ++line) {
    list.addItem(QString(qsizetype{4} * render::kLineIndents[line], u' ') +
                 words(kSearchLines[line]));
  }
}

std::array<QString, 7> tally_names(const Words& words) {
  return {words("desktop.dance.depth"),    words("desktop.dance.nodes"),
          words("desktop.dance.updates"),  words("desktop.dance.forced"),
          words("desktop.dance.guesses"),  words("desktop.dance.dead_ends"),
          words("desktop.dance.solutions")};
}

std::array<std::uint64_t, 7> tallies(const cover::Replay& replay) {
  const cover::ReplayCounts& counts = replay.counts();
  return {replay.path().size(), counts.nodes,     counts.updates,  counts.forced,
          counts.guesses,       counts.dead_ends, counts.solutions};
}

MatrixAction action_of(const cover::Move* move) {
  using Kind = cover::Move::Kind;
  if (move == nullptr || move->kind == Kind::solution) return {};
  const bool has_option = move->kind == Kind::attempt || move->kind == Kind::purify ||
                          move->kind == Kind::unpurify || move->kind == Kind::tweak ||
                          move->kind == Kind::untweak;
  MatrixAction action{.item = move->item};
  if (has_option) action.option = move->option;
  return action;
}

}  // namespace quadrille::desktop
