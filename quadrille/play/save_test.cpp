#include "quadrille/play/save.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/play/random_game_test.h"

namespace quadrille::play {
namespace {

RC_GTEST_PROP(Save, BringsBackTheSameGameAtAnyMoment, ()) {
  Random random = any_seed();
  Game game = random_game_of_any_shape(random);
  game.set_paused(random.below(2) == 0);
  game.add_time(random.below(1000));
  for (const Action& action : any_actions()) perform(game, action);
  const std::string text = save(game);
  const Result<Game> again = load(text);
  if (!again) RC_FAIL(again.error().text() + " in\n" + text);
  RC_ASSERT(*again == game);
  RC_ASSERT(save(*again) == text);
}

RC_GTEST_PROP(Save, KeepsTheLatestStepsAndEveryCheckpoint, ()) {
  Random random = any_seed();
  Game game = random_game(random);
  for (const Action& action : any_actions()) perform(game, action);
  const std::size_t steps = random.below(5);
  const Result<Game> again = load(save(game, {.max_steps = steps}));
  if (!again) RC_FAIL(again.error().text());
  Game loaded = *again;
  RC_ASSERT(loaded.record().board == game.record().board);
  const History& history = game.record().history;
  RC_ASSERT(loaded.record().history.done() == std::min(history.done(), steps));
  RC_ASSERT(loaded.record().history.size() - loaded.record().history.done() ==
            std::min(history.size() - history.done(), steps));
  RC_ASSERT(loaded.checkpoints().size() == game.checkpoints().size());
  while (loaded.undo()) {
    RC_ASSERT(game.undo());
    RC_ASSERT(loaded.record().board == game.record().board);
  }
  // Of copies, because a return that cuts off undone steps leaves a checkpoint there, and only the
  // game that was not saved has all of these steps.
  for (std::size_t i = 0; i < game.checkpoints().size(); ++i) {
    Game there = loaded;
    Game here = game;
    RC_ASSERT(there.return_to(i) == here.return_to(i));
    RC_ASSERT(there.record().board == here.record().board);
  }
}

TEST(Save, IsTextThatAPersonCanRead) {
  Game game(logic::board(*sudoku::Shape::boxes(2, 2), "1... .... ..2. ...3"));
  game.set_mode(Mode::set);
  game.enter(std::vector<Cell>{1}, 3);
  game.set_mode(Mode::play);
  game.toggle_centre(std::vector<Cell>{2, 3}, 4);
  game.toggle_centre(std::vector<Cell>{2}, 2);
  game.add_checkpoint("before the guess");
  game.toggle_corner(std::vector<Cell>{5}, 2);
  game.enter(std::vector<Cell>{4}, 2);
  game.toggle_colour(std::vector<Cell>{0, 5}, 9);
  game.enter(std::vector<Cell>{4}, 0);
  game.undo();
  game.add_time(83500);
  game.set_paused(true);
  EXPECT_EQ(save(game),
            "quadrille game 1\n"
            "board boxes 2x2\n"
            "puzzle 1.........2....3\n"
            "time 83500 paused\n"
            "hints 0\n"
            "checks 0\n"
            "mistakes 0\n"
            "clean-marks yes\n"
            "mode play\n"
            "step mode\n"
            "step r1c2=3!\n"
            "step mode\n"
            "step r1c3+4 r1c4+4\n"
            "step r1c3+2\n"
            "step r2c2^2\n"
            "step r2c1=2 r2c2^2\n"
            "step r1c1*9 r2c2*9\n"
            "undone r2c1=.\n"
            "checkpoint r1c2=3! r1c3+24 r1c4+4: before the guess\n");
  EXPECT_EQ(save(game, {.max_steps = 0}),
            "quadrille game 1\n"
            "board boxes 2x2\n"
            "puzzle 13........2....3\n"
            "time 83500 paused\n"
            "hints 0\n"
            "checks 0\n"
            "mistakes 0\n"
            "clean-marks yes\n"
            "mode play\n"
            "start r1c1*9 r1c3+24 r1c4+4 r2c1=2 r2c2*9\n"
            "checkpoint r1c1*9 r2c1=. r2c2*9: before the guess\n");
}

TEST(Save, SaysWithItsVersionThatThereIsWhatOlderProgramsDoNotKnow) {
  Game game(logic::board(*sudoku::Shape::boxes(2, 2), "1... .... ..2. ...3"));
  game.toggle_candidate_colour(std::vector<Cell>{1, 2}, 2, 3);
  game.toggle_candidate_colour(std::vector<Cell>{1}, 4, 3);
  game.toggle_candidate_colour(std::vector<Cell>{1}, 2, 1);
  game.set_settings({.clean_marks = false, .keep_undone = true});
  game.undo();
  game.undo();
  game.toggle_candidate_colour(std::vector<Cell>{2}, 2, 3);
  game.toggle_candidate_colour(std::vector<Cell>{1}, 4, 9);
  const std::string_view text =
      "quadrille game 2\n"
      "board boxes 2x2\n"
      "puzzle 1.........2....3\n"
      "time 0\n"
      "hints 0\n"
      "checks 0\n"
      "mistakes 0\n"
      "clean-marks no\n"
      "keep-undone yes\n"
      "mode play\n"
      "step r1c2@2=3 r1c3@2=3\n"
      "step r1c3@2=.\n"
      "step r1c2@4=9\n"
      "checkpoint automatic r1c2@2=1@4=3 r1c3@2=3: 1\n";
  EXPECT_EQ(save(game), text);
  const Result<Game> again = load(text);
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(*again, game);
}

TEST(Save, KeepsShapesAsTheyAre) {
  const std::vector<std::uint16_t> regions = {3, 3, 3, 0, 3, 1, 0, 0, 1, 1, 2, 0, 1, 2, 2, 2};
  const Game game(sudoku::Grid(*sudoku::Shape::regions(4, regions)));
  EXPECT_NE(save(game).find("board regions 4 4441421122312333\n"), std::string::npos);
  EXPECT_EQ(*load(save(game)), game);
  const Game latin(sudoku::Grid(*sudoku::Shape::latin(4)), Mode::set);
  EXPECT_NE(save(latin).find("board latin 4\n"), std::string::npos);
  EXPECT_EQ(*load(save(latin)), latin);
}

TEST(Save, WritesNumbersOnLargeBoards) {
  sudoku::Grid grid(*sudoku::Shape::boxes(8, 8));
  grid.set(0, 64);
  grid.set_marks(std::vector<bool>(std::size_t{64} * 64 * 64, true));
  Game game(grid);
  game.enter(std::vector<Cell>{1}, 63);
  game.toggle_centre(std::vector<Cell>{4095}, 62);
  game.toggle_centre(std::vector<Cell>{4095}, 7);
  const std::string text = save(game);
  EXPECT_NE(text.find("step r1c2=63\nstep r64c64+62\nstep r64c64+7\n"), std::string::npos);
  EXPECT_NE(save(game, {.max_steps = 0}).find("start r1c2=63 r64c64+7,62\n"), std::string::npos);
  EXPECT_EQ(*load(text), game);
}

TEST(Save, TheSolutionIsThatOfTheGivensAtTheEnd) {
  Game game(logic::board(kPuzzle));
  game.set_mode(Mode::set);
  game.enter(at("13"), 4);
  ASSERT_EQ(game.find_solution(), sudoku::Verdict::one);
  const Result<Game> again = load(save(game));
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(*again, game);
}

}  // namespace
}  // namespace quadrille::play
