#include "apps/desktop/play/singles.h"

#include "quadrille/logic/solve.h"
#include "quadrille/play/hint.h"

namespace quadrille::desktop {
namespace {

logic::Repertoire singles_alone() {
  logic::Repertoire singles = logic::Repertoire::none();
  for (const logic::Technique technique :
       {logic::Technique::last_cell, logic::Technique::hidden_single_box,
        logic::Technique::hidden_single_line, logic::Technique::naked_single}) {
    singles.add(technique);
  }
  return singles;
}

}  // namespace

Singles::Singles(Workspace& workspace) : workspace_(workspace) {
  // What was looked for on another board is of no use.
  connect(&workspace, &Workspace::game_changed, this, [this] { job_.forget(); });
}

void Singles::enter() {
  const Words& words = workspace_.words();
  const play::Game& game = workspace_.game();
  if (const auto obstacle = play::find_obstacle(game)) {
    workspace_.say(words.tell(game.layout(), obstacle->levels.back(), workspace_.symbols()));
    return;
  }
  workspace_.say(words("desktop.singles.looking"));
  job_.start([this, game](const Stop& stop, const Post& post) {
    logic::Position position = play::position_of(game);
    std::vector<logic::Deduction> steps;
    logic::follow_steps(position, {.repertoire = singles_alone(), .stop = &stop},
                        [&](const logic::Deduction& step, const logic::Position& /*before*/) {
                          steps.push_back(step);
                          return true;
                        });
    if (!stop.requested()) post([this, steps = std::move(steps)] { apply(steps); });
  });
}

void Singles::apply(const std::vector<logic::Deduction>& steps) {
  workspace_.act([&](play::Game& game) {
    if (!steps.empty()) game.count_hint();
    return game.apply(steps, false);
  });
  workspace_.say(workspace_.words("desktop.singles.entered", {{"count", steps.size()}}));
}

}  // namespace quadrille::desktop
