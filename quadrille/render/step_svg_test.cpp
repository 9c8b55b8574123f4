#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>

#include "quadrille/logic/board_test.h"
#include "quadrille/logic/explanation.h"
#include "quadrille/logic/find.h"
#include "quadrille/logic/lesson.h"
#include "quadrille/render/step.h"
#include "quadrille/render/step_picture.h"
#include "quadrille/render/svg_checker_test.h"

namespace quadrille::render {
namespace {

using logic::Deduction;
using logic::Position;
using logic::Technique;
using sudoku::Cell;
using sudoku::Grid;
using sudoku::Shape;
using testing::ElementsAre;
using testing::HasSubstr;

const std::string kXWing =
    "...9.....6.1435.7...57........19...68.936715.16.5...93...679.4.7.485163...6243..7";

// The text between `from` and the next `to`; empty where there is no such part.
std::string part(const std::string& svg, const std::string& from, const std::string& to) {
  const std::size_t start = svg.find(from);
  if (start == std::string::npos) return {};
  return svg.substr(start + from.size(), svg.find(to, start) - start - from.size());
}

// The texts of the elements, as cell and digit, told from their places: where the board begins, and
// how wide its cells are.
std::set<std::pair<Cell, std::string>> written(const std::string& elements, const std::string& tag,
                                               double begin, double width) {
  std::set<std::pair<Cell, std::string>> result;
  std::istringstream lines(elements);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(tag)) continue;
    const double x = std::stod(part(line, " x=\"", "\""));
    const double y = std::stod(part(line, " y=\"", "\""));
    const auto column = static_cast<Cell>((x - begin) / width);
    const auto row = static_cast<Cell>((y - begin) / width);
    result.insert({row * 9 + column, part(line, ">", "<")});
  }
  return result;
}

// What the digits and candidates of a kind are on a 9x9 board, whose cells are 62 wide and begin at
// 30.
std::set<std::pair<Cell, std::string>> written(const std::string& svg, const std::string& kind) {
  return written(part(svg, "<g class=\"" + kind + "\" font-size", "</g>"), "<text", 30, 62);
}

// What the step itself writes under a name.
std::set<std::pair<Cell, std::string>> set_off(const std::string& svg, const std::string& name) {
  return written(part(svg, "<g class=\"step\"", "</g>"), "<text class=\"" + name + " ", 0,
                 kCellUnits);
}

std::set<std::pair<Cell, std::string>> written(const std::vector<sudoku::Placement>& options) {
  std::set<std::pair<Cell, std::string>> result;
  for (const auto& option : options) result.insert({option.cell, std::to_string(option.digit)});
  return result;
}

// Of that class, whatever others they have.
std::size_t count_of(CheckedSvg& svg, const std::string& name) {
  return static_cast<std::size_t>(std::ranges::count_if(
      svg.values["class"],
      [&](const std::string& all) { return (all + ' ').starts_with(name + ' '); }));
}

TEST(StepSvg, SetsOffThePatternAndCrossesOutWhatItRulesOut) {
  const Position position = logic::position_of(kXWing);
  const Deduction step = find_all(position, Technique::x_wing).front();
  const std::string text = step_svg(logic::board(kXWing), position, step, {"X-Wing", "words"});
  CheckedSvg svg = check_svg(text);
  EXPECT_EQ(svg.error, "");
  EXPECT_EQ(set_off(text, "pattern"), written(step.candidates));
  EXPECT_EQ(set_off(text, "out"), written(step.rules_out));
  EXPECT_EQ(count_of(svg, "truth"), 2U + 1U);  // and one in the legend
  EXPECT_EQ(count_of(svg, "link"), 2U + 1U);
}

TEST(StepSvg, DescribesEachStepOnALineOfItsOwn) {
  const Position position = logic::position_of(kXWing);
  const Deduction step = find_all(position, Technique::x_wing).front();
  StepsSvg picture(logic::board(kXWing));
  picture.add(scene_of(position, step), position, {"First", "one"});
  picture.add(scene_of(position, step), position, {"Second", "two"});
  EXPECT_EQ(part(picture.finish("Steps"), "<desc>", "</desc>"), "First: one\nSecond: two");
}

TEST(StepSvg, HasAPanelForEachCaseOfAChainAndForEachChainInside) {
  const logic::Example example = logic::example_of(Technique::nested_chains);
  const Deduction& step = example.step;
  ASSERT_FALSE(step.nested.empty());
  const auto cases = static_cast<std::size_t>(std::ranges::count_if(
      step.proof, [](const logic::Claim& claim) { return claim.parents.empty(); }));
  const std::vector<StepScene> scenes = scenes_of(example.position, step);
  ASSERT_EQ(scenes.size(), cases + step.nested.size());
  const std::string text = step_svg(example.puzzle, example.position, step, {"nested", "words"});
  EXPECT_EQ(check_svg(text).error, "");
  for (const StepScene& scene : scenes) {
    const std::string label = ">" + way_text(example.position.layout(), scene) + "</text>";
    EXPECT_NE(text.find(label), std::string::npos) << label;
  }
  EXPECT_EQ(way_text(example.position.layout(), scenes[0]), "r4c9=1");
  EXPECT_EQ(way_text(example.position.layout(), scenes[cases]), "[23] r2c7≠1");
  // What the chain inside takes for granted, and what it leads to.
  const auto aided = std::ranges::find(step.proof, 1U, &logic::Claim::inner);
  ASSERT_NE(aided, step.proof.end());
  EXPECT_EQ(scenes[cases].role(aided->option), Role::ruled_out);
  EXPECT_EQ(scenes[cases].role(step.proof[aided->parents.front()].option), Role::second);
}

TEST(StepSvg, PutsTheCasesOfAChainSideBySideAndTheWordsIntoTheFreePlace) {
  const logic::Example example = logic::example_of(Technique::nested_chains);
  const std::size_t scenes = scenes_of(example.position, example.step).size();
  const std::string text =
      step_svg(example.puzzle, example.position, example.step, {"nested", "words"});
  CheckedSvg svg = check_svg(text);
  // One board of 9x9 is 618 wide, and some 680 high with its legend.
  EXPECT_EQ(svg.values["width"].front(), "1236");
  const double rows = std::stod(svg.values["height"].front()) / 680;
  const std::size_t in_pairs = (scenes + 1) / 2;
  EXPECT_NEAR(rows, static_cast<double>(in_pairs), 0.3);

  const logic::Example three = logic::example_of(Technique::multiple_chains);
  ASSERT_EQ(scenes_of(three.position, three.step).size(), 3U);
  const std::string beside = step_svg(three.puzzle, three.position, three.step, {"cases", "said"});
  const std::string words = part(beside, "<text class=\"words start\"", "said");
  EXPECT_THAT(words, HasSubstr("x=\"648\""));
  EXPECT_EQ(part(beside, "<desc>", "</desc>"), "cases: said");
}

TEST(StepSvg, ShowsEveryCandidateOnce) {
  const Position position = logic::position_of(kXWing);
  const Deduction step = find_all(position, Technique::x_wing).front();
  const std::string text = step_svg(logic::board(kXWing), position, step, {"X-Wing", "words"});
  std::vector<sudoku::Placement> all;
  for (Cell cell = 0; cell < 81; ++cell) {
    for (sudoku::Digit digit = 1; digit <= 9; ++digit) {
      if (position.has({cell, digit})) all.push_back({cell, digit});
    }
  }
  auto shown = written(text, "mark");
  shown.merge(set_off(text, "pattern"));
  shown.merge(set_off(text, "out"));
  EXPECT_EQ(shown, written(all));
}

TEST(StepSvg, TellsGivensFromDigitsPlacedSince) {
  const Grid puzzle = logic::board(kXWing);
  Position position(puzzle);
  position.place({1, 8});
  const auto step = find_next(position);
  ASSERT_TRUE(step.has_value());
  const std::string text = step_svg(puzzle, position, *step, {"a step", "words"});
  EXPECT_THAT(written(text, "filled"), ElementsAre(std::pair(Cell{1}, "8")));
  EXPECT_EQ(written(text, "given").size(), puzzle.given_count());
}

TEST(StepSvg, WritesADigitThatIsPlacedInsteadOfTheCandidatesOfItsCell) {
  const std::string board =
      "938146572415279368267835194.7.984....4.763....93.21...781692453.29457.8..5.318.2.";
  const Position position = logic::position_of(board);
  const Deduction step = find_all(position, Technique::last_cell).front();
  const std::string text = step_svg(logic::board(board), position, step, {"last cell", "words"});
  EXPECT_THAT(set_off(text, "placed"),
              ElementsAre(std::pair(step.places->cell, std::to_string(step.places->digit))));
  EXPECT_THAT(set_off(text, "pattern"), testing::IsEmpty());
  for (const auto& [cell, digit] : written(text, "mark")) EXPECT_NE(cell, step.places->cell);
}

TEST(StepSvg, KeepsCandidatesInTheCellOfADigitWhereSomeAreCrossedOut) {
  const std::string board =
      "82.9.74515.12.4.6.94.1.5.3.398526174164798523752341896..54.3.8..8.6.9..5..9852..7";
  const Position position = logic::position_of(board);
  const Deduction step = find_all(position, Technique::bug_1).front();
  const std::string text = step_svg(logic::board(board), position, step, {"BUG", "words"});
  EXPECT_EQ(set_off(text, "out"), written(step.rules_out));
  EXPECT_THAT(set_off(text, "placed"), ElementsAre(std::pair(Cell{60}, "2")));
}

TEST(StepSvg, HasTwoColoursForAColouringAndForAUniqueRectangle) {
  const std::string coloured =
      ".3.456.1..8139.645645.1893...6.73.2...3.64.9..78129.638.4.3.25.1.7.4538.35.68..7.";
  const Position position = logic::position_of(coloured);
  const Deduction step = find_all(position, Technique::simple_colouring).front();
  const std::string text = step_svg(logic::board(coloured), position, step, {"colours", ""});
  auto both = set_off(text, "pattern");
  both.merge(set_off(text, "second"));
  both.merge(set_off(text, "out"));  // a colour that is wrong
  EXPECT_EQ(both, written(step.candidates));
  EXPECT_THAT(text, HasSubstr("class=\"tie "));

  const std::string loop =
      "....2.1359..1587466517349284...6.58...65.34.2.9.48.36.3..87.....1.3..........5..3";
  const Position other = logic::position_of(loop);
  const Deduction rectangle = find_all(other, Technique::unique_rectangle_2).front();
  const std::string drawn = step_svg(logic::board(loop), other, rectangle, {"rectangle", ""});
  EXPECT_THAT(set_off(drawn, "second"),
              ElementsAre(std::pair(Cell{28}, "7"), std::pair(Cell{29}, "7")));
  EXPECT_THAT(drawn, HasSubstr("class=\"loop "));
}

TEST(StepSvg, TiesTheOptionsOfAChain) {
  const auto joints = [](Technique technique) {
    const logic::Example example = logic::example_of(technique);
    return scene_of(example.position, example.step).joints;
  };
  EXPECT_EQ(joints(Technique::xy_wing).size(), 2U);
  EXPECT_EQ(joints(Technique::w_wing).size(), 2U);
  EXPECT_EQ(joints(Technique::skyscraper).size(), 1U);
  EXPECT_TRUE(joints(Technique::x_wing).empty());
  const logic::Example kite = logic::example_of(Technique::two_string_kite);
  const std::string text = step_svg(kite.puzzle, kite.position, kite.step, {"", ""});
  EXPECT_THAT(text, HasSubstr("class=\"tie "));
  EXPECT_THAT(text, HasSubstr("class=\"joint "));
}

TEST(StepSvg, FollowsATrialToWhereItFails) {
  const std::string board =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  const Position position = logic::position_of(board);
  Deduction trial{.technique = Technique::trial, .difficulty = 75};
  trial.rules_out = {{1, 1}};
  trial.dance = {{logic::Move::Kind::suppose, 1, sudoku::Layout::rule(1), {1, 1}},
                 {logic::Move::Kind::forced, 1, sudoku::Layout::rule(2), {2, 2}},
                 {logic::Move::Kind::dead, 1, sudoku::Layout::rule(3), {}}};
  const std::string text = step_svg(logic::board(board), position, trial, {"trial", "words"});
  EXPECT_EQ(check_svg(text).error, "");
  EXPECT_EQ(set_off(text, "out"), written(trial.rules_out));
  EXPECT_THAT(set_off(text, "pattern"), ElementsAre(std::pair(Cell{2}, "2")));
  EXPECT_THAT(text, HasSubstr("class=\"way "));
  EXPECT_THAT(text, HasSubstr("class=\"dead "));
}

TEST(StepSvg, CarriesItsCaptionForTheEyeAndForTheEar) {
  const Position position = logic::position_of(kXWing);
  const Deduction step = find_all(position, Technique::x_wing).front();
  const std::string text =
      step_svg(logic::board(kXWing), position, step, {"1 < 2 & 3", "A sentence."});
  CheckedSvg svg = check_svg(text);
  EXPECT_EQ(svg.error, "");
  EXPECT_THAT(svg.contents["title"], ElementsAre("1 &lt; 2 &amp; 3"));
  EXPECT_THAT(svg.contents["desc"], ElementsAre("1 &lt; 2 &amp; 3: A sentence."));
  EXPECT_THAT(svg.contents["text"], testing::Contains("A sentence."));
  EXPECT_THAT(text, HasSubstr("@media(prefers-color-scheme:dark)"));
}

TEST(StepSvg, GivesAwayNoMoreThanWhereToLook) {
  const Grid puzzle = logic::board(kXWing);
  const Position position(puzzle);
  StepsSvg unit(puzzle);
  unit.add(scene_of(position, logic::Focus{.unit = 3}), position, {"Look at row 4.", ""});
  CheckedSvg svg = check_svg(unit.finish("a hint"));
  EXPECT_EQ(svg.error, "");
  EXPECT_EQ(count_of(svg, "focus"), 2U);  // and in the legend
  EXPECT_EQ(count_of(svg, "pattern"), 0U);
  EXPECT_EQ(count_of(svg, "truth"), 0U);

  StepsSvg digit(puzzle);
  digit.add(scene_of(position, logic::Focus{.digit = 2}), position, {"Look at the 2s.", ""});
  for (const auto& [cell, text] : set_off(digit.finish("a hint"), "pattern")) EXPECT_EQ(text, "2");
}

TEST(StepSvg, StacksStepsInOnePicture) {
  const Grid puzzle = logic::board(kXWing);
  Position position(puzzle);
  StepsSvg picture(puzzle);
  std::vector<double> heights;
  for (int number = 1; number <= 3; ++number) {
    const auto step = find_next(position);
    ASSERT_TRUE(step.has_value());
    picture.add(scene_of(position, *step), position, {std::to_string(number), "words"});
    apply(*step, position);
    CheckedSvg svg = check_svg(picture.finish("steps"));
    EXPECT_EQ(svg.error, "");
    EXPECT_EQ(count_of(svg, "thick"), static_cast<std::size_t>(number));
    heights.push_back(std::stod(svg.values["height"].front()));
  }
  EXPECT_LT(heights[0], heights[1]);
  EXPECT_LT(heights[1], heights[2]);
}

TEST(StepSvg, IsWellFormedForBoardsOfEveryKind) {
  Random random(7);
  const auto check = [](const Grid& puzzle) {
    const Position position(puzzle);
    const auto step = find_next(position, {.max_suppositions = 10});
    if (!step) return;
    const std::string words =
        logic::tell(english(), position.layout(), explain(position.layout(), *step));
    CheckedSvg svg = check_svg(step_svg(puzzle, position, *step, {"a step", words}));
    EXPECT_EQ(svg.error, "") << puzzle.shape().describe();
    EXPECT_GE(svg.elements["text"], puzzle.given_count());
  };
  for (const auto& [rows, columns] : {std::pair(2U, 2U), std::pair(2U, 3U), std::pair(3U, 4U)}) {
    for (const logic::Division division :
         {logic::Division::boxes, logic::Division::regions, logic::Division::none}) {
      check(logic::random_board(rows, columns, division, 60, random));
    }
  }
  check(sudoku::random_puzzle(5, 5, 80, random));
  check(Grid(*Shape::latin(1)));
}

TEST(StepSvg, ShowsNoPlainCandidatesWhereNobodyCouldReadThem) {
  Grid puzzle(*Shape::latin(37));
  for (Cell cell = 0; cell + 1 < 37; ++cell) puzzle.set(cell, static_cast<sudoku::Digit>(cell + 1));
  const Position position(puzzle);
  const auto step = find_next(position);
  ASSERT_TRUE(step.has_value());
  const std::string text = step_svg(puzzle, position, *step, {"last cell", "words"});
  EXPECT_THAT(text, testing::Not(HasSubstr("class=\"mark\"")));
  EXPECT_THAT(text, HasSubstr("<text class=\"placed "));
}

}  // namespace
}  // namespace quadrille::render
