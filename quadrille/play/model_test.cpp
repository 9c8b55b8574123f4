// A game against a model of it.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/play/game.h"
#include "quadrille/play/plain_model_test.h"
#include "quadrille/play/random_game_test.h"

namespace quadrille::play {
namespace {

RC_GTEST_PROP(Model, AGameDoesWhatThePlainModelDoes, ()) {
  Random random = any_seed();
  Game game = random_game(random);
  Model model(game);
  for (const Action& action : any_actions()) {
    const bool expected = model.perform(game, action);
    RC_ASSERT(perform(game, action) == expected);
    RC_ASSERT(moment_of(game) == model.now());
    RC_ASSERT(game.record().history.done() == model.undo_count());
    RC_ASSERT(game.record().history.size() == model.undo_count() + model.redo_count());
    RC_ASSERT(game.help_used().mistakes == model.mistakes());
    RC_ASSERT(game.checkpoints().size() == model.checkpoints().size());
    for (std::size_t i = 0; i < game.checkpoints().size(); ++i) {
      RC_ASSERT(game.checkpoints()[i].name == model.checkpoints()[i].name);
      RC_ASSERT(game.checkpoints()[i].automatic == model.checkpoints()[i].automatic);
    }
  }
}

RC_GTEST_PROP(Model, EveryMomentComesBackByUndoAndAgainByRedo, ()) {
  Random random = any_seed();
  Game game = random_game(random);
  std::vector<Moment> moments{moment_of(game)};
  for (const Action& action : any_actions()) {
    const bool walks = action.kind == Action::Kind::undo || action.kind == Action::Kind::redo ||
                       action.kind == Action::Kind::take_back;
    if (!walks && perform(game, action)) moments.push_back(moment_of(game));
  }
  for (std::size_t i = moments.size() - 1; i > 0; --i) {
    RC_ASSERT(moment_of(game) == moments[i]);
    RC_ASSERT(game.undo());
  }
  RC_ASSERT(!game.undo());
  for (const Moment& moment : moments) {
    RC_ASSERT(moment_of(game) == moment);
    game.redo();
  }
  RC_ASSERT(!game.can_redo());
}

RC_GTEST_PROP(Model, CountsAndCandidatesFollowTheBoard, ()) {
  Random random = any_seed();
  Game game = random_game(random);
  for (const Action& action : any_actions()) perform(game, action);
  const Model model(game);
  std::map<std::uint32_t, std::int32_t> held;
  for (const ModelCell& cell : model.now().cells) ++held[cell.digit];
  RC_ASSERT(static_cast<std::int32_t>(game.cells_left()) == held[0]);
  for (std::uint32_t digit = 1; digit <= game.size(); ++digit) {
    RC_ASSERT(game.left(static_cast<Digit>(digit)) ==
              static_cast<std::int32_t>(game.size()) - held[digit]);
    for (Cell cell = 0; cell < game.cells().size(); ++cell) {
      RC_ASSERT(game.candidates(cell).has(digit) == !model.excluded(cell, digit));
    }
  }
}

}  // namespace
}  // namespace quadrille::play
