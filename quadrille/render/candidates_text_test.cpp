#include <gmock/gmock.h>

#include "quadrille/logic/board_test.h"
#include "quadrille/logic/find.h"
#include "quadrille/render/problems_test.h"
#include "quadrille/render/step.h"

namespace quadrille::render {
namespace {

using logic::Position;
using sudoku::Grid;
using sudoku::Shape;
using testing::HasSubstr;
using testing::Not;

std::string drawn_plainly(const Grid& puzzle) {
  const Position position(puzzle);
  return candidates_text(puzzle, position, scene_of(position, logic::Focus{}));
}

TEST(CandidatesText, DrawsDigitsAndWhatIsLeftForEmptyCells) {
  EXPECT_EQ(drawn_plainly(drawn(*Shape::boxes(2, 2), "12...........43.")),
            "┏━━━━━━━━┳━━━━━━━━━━━┓\n"
            "┃ 1   2  ┃ 4?   34   ┃\n"
            "┃ 34  3? ┃ 124  1234 ┃\n"
            "┣━━━━━━━━╋━━━━━━━━━━━┫\n"
            "┃ 23  13 ┃ 124  124  ┃\n"
            "┃ 2?  4  ┃ 3    12   ┃\n"
            "┗━━━━━━━━┻━━━━━━━━━━━┛\n");
}

TEST(CandidatesText, DrawsItsFrameInAscii) {
  const Grid grid = drawn(*Shape::boxes(2, 2), "12...........43.");
  const Position position(grid);
  EXPECT_EQ(candidates_text(grid, position, StepScene(position.layout()), {.ascii = true}),
            "+--------+-----------+\n"
            "| 1   2  | 4?   34   |\n"
            "| 34  3? | 124  1234 |\n"
            "+--------+-----------+\n"
            "| 23  13 | 124  124  |\n"
            "| 2?  4  | 3    12   |\n"
            "+--------+-----------+\n");
}

TEST(CandidatesText, PartsNumbersWithCommas) {
  EXPECT_THAT(drawn_plainly(Grid(*Shape::latin(10))), HasSubstr(" 1,2,3,4,5,6,7,8,9,10 "));
}

TEST(CandidatesText, SetsOffTheStepInColour) {
  const std::string board =
      "12.3..8...5.18...383.....913958...1.241953786.8.214935512.9.348473528169968431...";
  const Position position = logic::position_of(board);
  const logic::Deduction step = find_all(position, logic::Technique::naked_pair).front();
  const StepScene scene = scene_of(position, step);
  const std::string text = candidates_text(logic::board(board), position, scene, {.colour = true});
  EXPECT_THAT(text, HasSubstr("\x1b[1;32m6\x1b[0m\x1b[1;32m7\x1b[0m"));  // the pair in r4c6
  EXPECT_THAT(text, HasSubstr("\x1b[1;31m6\x1b[0m"));                    // ruled out
  EXPECT_THAT(candidates_text(logic::board(board), position, scene), Not(HasSubstr("\x1b")));
}

}  // namespace
}  // namespace quadrille::render
