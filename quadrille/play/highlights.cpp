#include "quadrille/play/highlights.h"

#include <algorithm>
#include <ranges>
#include <span>

namespace quadrille::play {
namespace {

// Tints are laid one over the other.
class Papers {
 public:
  explicit Papers(const Game& game) : game_(game), tints_(game.cells().size(), Tint::none) {}

  void lay(std::span<const Cell> cells, Tint tint) {
    for (const Cell cell : cells) tints_[cell] = tint;
  }

  void lay_selection(const Highlights& wishes) {
    if (wishes.peers && wishes.selection.cells.size() == 1) {
      lay_where(Tint::peer, [&, chosen = wishes.selection.cells[0]](Cell cell) {
        return game_.layout().sees(chosen, cell);
      });
    }
    const auto open = [&](Cell cell) { return game_.cell(cell).digit == 0; };
    if (wishes.pairs) {
      lay_where(Tint::pair,
                [&](Cell cell) { return open(cell) && seen_candidates(game_, cell).count() == 2; });
    }
    const Digit digit = wishes.digit.value_or(shared_digit(game_, wishes.selection));
    if (digit == 0) return;
    if (wishes.possible) {
      lay_where(Tint::possible,
                [&](Cell cell) { return open(cell) && seen_candidates(game_, cell).has(digit); });
    }
    if (wishes.same_digit) {
      lay_where(Tint::same, [&](Cell cell) { return game_.cell(cell).digit == digit; });
    }
  }

  void lay_hint(const Hint& hint, std::uint32_t level) {
    if (hint.deduction && level == logic::kHintLevels) {
      for (const logic::RuleId rule : hint.deduction->truths) lay_rule(rule);
    }
    lay(cells_shown(game_, hint, level), Tint::hint);
  }

  void lay_faults(const Faults& faults) {
    lay(faults.wrong_marks, Tint::hint);
    lay(faults.wrong, Tint::wrong);
  }

  std::vector<Tint> take() { return std::move(tints_); }

 private:
  template <class Condition>
  void lay_where(Tint tint, Condition condition) {
    for (Cell cell = 0; cell < tints_.size(); ++cell) {
      if (condition(cell)) tints_[cell] = tint;
    }
  }

  void lay_rule(logic::RuleId rule) {
    const sudoku::Layout& layout = game_.layout();
    if (layout.is_cell(rule)) {
      tints_[index(rule)] = Tint::cell;
      return;
    }
    const sudoku::Unit unit = layout.unit(rule);
    const auto family = static_cast<std::uint8_t>(layout.family(unit));
    lay(layout.cells(unit), static_cast<Tint>(static_cast<std::uint8_t>(Tint::cell) + family));
  }

  const Game& game_;
  std::vector<Tint> tints_;
};

}  // namespace

std::vector<Tint> tints_of(const Game& game, const Highlights& highlights) {
  Papers papers(game);
  if (highlights.hint != nullptr) {
    papers.lay_hint(*highlights.hint, highlights.hint_level);
  } else {
    papers.lay_selection(highlights);
  }
  if (highlights.conflicts) papers.lay(conflicting_cells(game), Tint::conflict);
  if (highlights.faults != nullptr) papers.lay_faults(*highlights.faults);
  return papers.take();
}

Digit shared_digit(const Game& game, const Selection& selection) {
  if (selection.cells.empty()) return 0;
  const Digit digit = game.cell(selection.cells[0]).digit;
  const auto holds = [&](Cell cell) { return game.cell(cell).digit == digit; };
  return std::ranges::all_of(selection.cells, holds) ? digit : Digit{0};
}

Marks seen_candidates(const Game& game, Cell cell) {
  const Marks& marks = game.cell(cell).centre;
  return marks.empty() ? game.candidates(cell) : marks;
}

}  // namespace quadrille::play
