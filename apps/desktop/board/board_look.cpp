#include "apps/desktop/board/board_look.h"

#include <algorithm>

#include "quadrille/play/check.h"

namespace quadrille::desktop {
namespace {

// Candidates of larger boards are not shown unasked: there is no room to read them.
constexpr std::uint32_t kMostWithCandidates = 36;

void show_position(const logic::Position& position, const play::Game& game, CellLook& look,
                   sudoku::Cell cell) {
  look.digit = position.value(cell);
  look.given = look.digit != 0 && game.cell(cell).given;
  look.struck = false;
  look.corner = {};
  look.centre = {};
  look.noted = false;
  look.candidate_colours = {};
  if (look.digit == 0) {
    look.candidates = play::Marks(position.options(sudoku::Layout::rule(cell)));
  }
}

void show_options(const Overlay& overlay, BoardLook& look) {
  for (CellLook& cell : look.cells) {
    if (cell.digit != 0) continue;
    cell.corner = cell.centre = cell.candidates = {};
    cell.noted = false;
  }
  for (const auto& [option, paper] : overlay.options) {
    CellLook& cell = look.cells[option.cell];
    if (cell.digit == 0) cell.candidates.set(option.digit, true);
  }
}

// The marks of an empty cell, and what stands for them.
void show_marks(const play::Game& game, sudoku::Cell cell, const BoardSettings& settings,
                CellLook& look) {
  const play::CellState& state = game.cell(cell);
  look.corner = state.corner;
  look.centre = state.centre;
  look.candidate_colours = state.candidate_colours;
  if (!state.corner.empty()) return;  // they have the places of candidates
  // Marks that the puzzle came with are a part of it.
  const bool wanted = settings.candidates || game.record().frame.has_marks();
  const bool all = wanted && game.size() <= kMostWithCandidates;
  if (all && state.centre.empty()) look.candidates = game.candidates(cell);
  if (settings.marks_at_places || !state.candidate_colours.empty()) {
    look.noted = !state.centre.empty();
    if (look.noted) look.candidates = state.centre;
    look.centre = {};
  }
  // A candidate that has a colour is shown, so that the colour has a place.
  for (const auto& [digit, colour] : state.candidate_colours) look.candidates.set(digit, true);
}

play::Highlights wishes(const Workspace& workspace, const LookOptions& options,
                        const play::Faults* faults) {
  const BoardSettings& settings = workspace.settings().board();
  // What a step sets off is all there is to look at.
  const Overlay* overlay = workspace.overlay().get();
  const bool plain = overlay == nullptr || (!overlay->scene && !overlay->position);
  play::Highlights wanted{.selection = workspace.selection(),
                          .same_digit = settings.highlight_digit && plain,
                          .peers = settings.highlight_peers && plain,
                          .conflicts = settings.show_conflicts,
                          .possible = settings.filter && plain,
                          .pairs = settings.highlight_pairs && plain,
                          .faults = faults};
  if (options.digit != 0) wanted.digit = options.digit;
  return wanted;
}

}  // namespace

BoardLook look_of(const Workspace& workspace, const LookOptions& options) {
  const play::Game& game = workspace.game();
  const BoardSettings& settings = workspace.settings().board();
  const Overlay* overlay = workspace.overlay().get();
  const bool at_another_time = overlay != nullptr && overlay->position;
  play::Faults own_faults;
  const play::Faults* faults = options.faults;
  if (faults == nullptr && settings.show_mistakes && game.solution()) {
    own_faults = play::find_faults(game);
    own_faults.wrong_marks.clear();
    faults = &own_faults;
  }
  const std::vector<play::Tint> tints = tints_of(game, wishes(workspace, options, faults));

  BoardLook look{.cells = std::vector<CellLook>(game.cells().size()),
                 .cursor = workspace.selection().cursor,
                 .digit = options.digit};
  look.rules = render::rule_shapes(game.record().frame);
  if (overlay != nullptr) {
    look.rules.insert(look.rules.end(), overlay->rules.begin(), overlay->rules.end());
  }
  if (settings.show_conflicts && !at_another_time) {
    for (const auto& broken : play::find_broken_rules(game))
      look.broken.push_back(broken.constraint);
  }
  if (look.digit == 0 && settings.highlight_digit) {
    look.digit = play::shared_digit(game, workspace.selection());
  }
  for (sudoku::Cell cell = 0; cell < look.cells.size(); ++cell) {
    const play::CellState& state = game.cell(cell);
    CellLook& shown = look.cells[cell];
    shown.digit = state.digit;
    shown.given = state.given;
    shown.tint = tints[cell];
    shown.struck = shown.tint == play::Tint::conflict || shown.tint == play::Tint::wrong;
    shown.colours = state.colours;
    if (state.digit == 0) show_marks(game, cell, settings, shown);
    if (at_another_time) show_position(*overlay->position, game, shown, cell);
  }
  if (overlay != nullptr && overlay->show_options_only && !at_another_time) {
    show_options(*overlay, look);
  }
  for (const sudoku::Cell cell : workspace.selection().cells) look.cells[cell].selected = true;
  if (workspace.photograph() && !at_another_time) {
    for (const sudoku::Cell cell : workspace.photograph()->doubtful) {
      look.cells[cell].doubtful = true;
    }
  }
  return look;
}

}  // namespace quadrille::desktop
