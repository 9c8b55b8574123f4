#include "apps/desktop/set/puzzle_facts.h"

#include <utility>

#include "quadrille/create/level.h"

namespace quadrille::desktop {

QString pattern_text(const Words& words, create::Pattern pattern) {
  using create::Pattern;
  switch (pattern) {
    case Pattern::none:
      return words("desktop.pattern.none");
    case Pattern::rotate180:
      return words("desktop.pattern.half_turn");
    case Pattern::rotate90:
      return words("desktop.pattern.quarter_turn");
    case Pattern::horizontal:
      return words("desktop.pattern.horizontal");
    case Pattern::vertical:
      return words("desktop.pattern.vertical");
    case Pattern::diagonal:
      return words("desktop.pattern.diagonal");
    case Pattern::antidiagonal:
      return words("desktop.pattern.antidiagonal");
    case Pattern::full:
      return words("desktop.pattern.full");
  }
  return {};
}

PuzzleFacts::PuzzleFacts(const Workspace& workspace, QObject* parent)
    : QObject(parent), workspace_(workspace) {
  connect(&workspace, &Workspace::answer_changed, this, &PuzzleFacts::find_out);
}

void PuzzleFacts::watch(bool on) {
  if (on == watched_) return;
  watched_ = on;
  if (!on) {
    job_.forget();
  } else if (!complete_) {
    find_out();
  }
}

void PuzzleFacts::find_out() {
  job_.forget();
  rating_.reset();
  needless_.reset();
  complete_ = false;
  const auto& answer = workspace_.answer();
  if (!answer || !watched_) {
    Q_EMIT changed();
    return;
  }
  if (answer->verdict != sudoku::Verdict::one) {
    complete_ = true;
    Q_EMIT changed();
    return;
  }
  job_.start([this, puzzle = workspace_.game().puzzle()](const Stop& stop, const Post& post) {
    const create::Needless needless = create::find_needless(puzzle, {.stop = &stop});
    if (stop.requested()) return;
    post([this, needless] {
      needless_ = needless;
      Q_EMIT changed();
    });
    // The scale is that of boards without constraints.
    if (puzzle.constraints()) {
      post([this] {
        complete_ = true;
        Q_EMIT changed();
      });
      return;
    }
    logic::RateOptions options;
    options.find.stop = &stop;
    const logic::Rating rating = logic::rate(puzzle, options);
    if (stop.requested()) return;
    post([this, rating] {
      rating_ = rating;
      complete_ = true;
      Q_EMIT changed();
    });
  });
  Q_EMIT changed();
}

std::optional<logic::Level> PuzzleFacts::level() const {
  if (!rating_) return std::nullopt;
  return create::level_of(workspace_.game().puzzle(), *rating_);
}

std::uint32_t PuzzleFacts::clues() const { return workspace_.game().puzzle().given_count(); }

std::vector<bool> PuzzleFacts::clue_cells() const {
  std::vector<bool> cells;
  for (const play::CellState& cell : workspace_.game().cells()) cells.push_back(cell.given);
  return cells;
}

std::vector<create::Pattern> PuzzleFacts::patterns() const {
  std::vector<create::Pattern> patterns =
      create::patterns_in(workspace_.game().size(), clue_cells());
  patterns.erase(patterns.begin());  // none
  return patterns;
}

}  // namespace quadrille::desktop
