#include <algorithm>
#include <cstdlib>
#include <sstream>

#include <gmock/gmock.h>

#include "quadrille/render/board.h"
#include "quadrille/render/problems_test.h"
#include "quadrille/render/svg_checker_test.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::render {
namespace {

using sudoku::Grid;
using sudoku::Shape;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::UnorderedElementsAre;

std::size_t count_of(const std::vector<std::string>& values, std::string_view value) {
  return static_cast<std::size_t>(std::ranges::count(values, value));
}

TEST(BoardSvg, TellsGivensFromFilledCells) {
  const Shape shape = *Shape::boxes(2, 2);
  const Grid puzzle = drawn(shape, "1..4.......13..2");
  const Grid solution = drawn(shape, "1234341242313.12");
  CheckedSvg svg = check_svg(board_svg(puzzle, &solution));
  EXPECT_EQ(svg.error, "");
  EXPECT_EQ(count_of(svg.values["class"], "given"), 5U);
  EXPECT_EQ(count_of(svg.values["class"], "filled"), 10U);
  EXPECT_EQ(svg.elements["text"], 15U);
  EXPECT_THAT(svg.contents["text"], ElementsAre("1", "2", "3", "4", "3", "4", "1", "2", "4", "2",
                                                "3", "1", "3", "1", "2"));
  EXPECT_THAT(svg.values["viewBox"], ElementsAre("0 0 216 216"));
}

TEST(BoardSvg, CarriesATitleAndADescription) {
  CheckedSvg svg = check_svg(board_svg(drawn(*Shape::latin(2), "1..1")));
  EXPECT_THAT(svg.contents["title"], ElementsAre("Latin square, 2x2 without boxes"));
  EXPECT_THAT(svg.contents["desc"],
              ElementsAre("Given: 2, filled in: 0, empty: 2.\nRow 1: 1 .\nRow 2: . 1"));
  EXPECT_THAT(board_svg(Grid(*Shape::boxes(3, 3))),
              HasSubstr("<title>Sudoku, 9x9 with boxes of 3x3</title>"));
}

TEST(BoardSvg, FollowsTheReadersChoiceOfLightOrDark) {
  EXPECT_THAT(board_svg(Grid(*Shape::latin(1))), HasSubstr("@media(prefers-color-scheme:dark)"));
}

// The strokes of the path of that class.
std::vector<std::string> strokes(const std::string& svg, const std::string& name) {
  const std::string path = "<path class=\"" + name + "\"";
  const std::size_t start = svg.find(" d=\"M", svg.find(path)) + 5;
  std::istringstream stream(svg.substr(start, svg.find('"', start) - start));
  std::vector<std::string> result;
  for (std::string stroke; std::getline(stream, stroke, 'M');) result.push_back(stroke);
  return result;
}

// Cells are 48 wide and begin at 12.
TEST(BoardSvg, DrawsThickLinesAlongRegionsInAsFewStrokesAsPossible) {
  EXPECT_THAT(strokes(board_svg(Grid(five_regions())), "thick"),
              UnorderedElementsAre("12 12h240", "12 252h240",    // the frame, above and below
                                   "12 12v240", "252 12v240",    // and at the sides
                                   "204 60h48", "60 108h144",    // over r2c5; over r3c2 to r3c4
                                   "12 156h48", "12 204h240",    // over r4c1; over row 5
                                   "60 108v48", "108 12v96",     // left of r3c2; of r1c3, r2c3
                                   "156 108v96", "204 60v48"));  // left of r3c4, r4c4; of r2c5
}

TEST(BoardSvg, DrawsThinLinesWhereThereAreNoThickOnes) {
  EXPECT_THAT(strokes(board_svg(Grid(*Shape::boxes(1, 2))), "thin"), ElementsAre("60 12v96"));
}

TEST(BoardSvg, ShowsConflictsInRedOnRed) {
  CheckedSvg svg =
      check_svg(board_svg(drawn(*Shape::latin(2), "11.."), nullptr, {.conflicts = {0, 1, 2}}));
  EXPECT_EQ(svg.error, "");
  EXPECT_EQ(count_of(svg.values["class"], "clash"), 3U);
  EXPECT_EQ(count_of(svg.values["class"], "given wrong"), 2U);
}

TEST(BoardSvg, ShowsPencilMarksInEmptyCells) {
  Grid puzzle = drawn(*Shape::boxes(2, 2), "1...............");
  std::vector<bool> marks(64, false);
  marks[1] = true;   // 2 in r1c1, which is given: not shown
  marks[7] = true;   // 4 in r1c2
  marks[60] = true;  // 1 in r4c4
  puzzle.set_marks(marks);
  CheckedSvg svg = check_svg(board_svg(puzzle));
  EXPECT_EQ(svg.error, "");
  EXPECT_EQ(count_of(svg.values["class"], "mark"), 2U);
  EXPECT_THAT(svg.contents["text"], ElementsAre("1", "4", "1"));

  CheckedSvg without = check_svg(board_svg(puzzle, nullptr, {.marks = false}));
  EXPECT_EQ(without.elements["text"], 1U);

  const Grid solution = drawn(puzzle.shape(), "1234341221434321");
  CheckedSvg solved = check_svg(board_svg(puzzle, &solution));
  EXPECT_EQ(count_of(solved.values["class"], "mark"), 0U);
}

TEST(BoardSvg, LeavesOutMarksThatNobodyCouldRead) {
  Grid puzzle(*Shape::latin(37));
  puzzle.set_marks(std::vector<bool>(std::size_t{37} * 37 * 37, true));
  EXPECT_EQ(check_svg(board_svg(puzzle)).elements["text"], 0U);
}

TEST(BoardSvg, IsWellFormedFrom1x1To100x100) {
  for (const std::uint32_t size : {1U, 2U, 6U, 9U, 16U, 25U, 62U, 100U}) {
    Grid puzzle(*Shape::of_size(size));
    puzzle.set(0, static_cast<sudoku::Digit>(size));
    CheckedSvg svg = check_svg(board_svg(puzzle));
    EXPECT_EQ(svg.error, "") << size;
    EXPECT_EQ(svg.elements["text"], 1U) << size;
  }
}

TEST(BoardSvg, KeepsEverySymbolInsideTheCellItStandsIn) {
  Grid puzzle(*Shape::boxes(3, 3));
  for (sudoku::Cell cell = 0; cell < 81; ++cell) {
    puzzle.set(cell, static_cast<sudoku::Digit>(cell % 9 + 1));
  }
  CheckedSvg svg = check_svg(board_svg(puzzle));
  ASSERT_EQ(svg.values["x"].size(), 81U);
  ASSERT_EQ(svg.values["y"].size(), 81U);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const double x = std::strtod(svg.values["x"][cell].c_str(), nullptr) - 12;
    const double y = std::strtod(svg.values["y"][cell].c_str(), nullptr) - 12;
    EXPECT_EQ(static_cast<std::size_t>(x / 48), cell % 9);
    EXPECT_EQ(static_cast<std::size_t>(y / 48), cell / 9);
  }
}

Grid with_rules(Grid grid, std::vector<sudoku::Constraint> constraints) {
  grid.set_constraints(
      *sudoku::Constraints::of(grid.shape(), {.constraints = std::move(constraints)}));
  return grid;
}

TEST(BoardSvg, DrawsCagesLinesDotsAndCluesOutside) {
  using enum sudoku::ConstraintKind;
  const Grid grid = with_rules(Grid(*Shape::boxes(2, 2)),
                               {{.kind = cage, .cells = {0, 1}, .values = {5}},
                                {.kind = thermometer, .cells = {4, 5, 6}},
                                {.kind = arrow, .cells = {10, 11}, .head = {9}},
                                {.kind = ratio, .cells = {12, 13}},
                                {.kind = pair_sum, .cells = {2, 3}, .values = {5}},
                                {.kind = skyscraper, .cells = {0, 4, 8, 12}, .values = {2}}});
  CheckedSvg svg = check_svg(board_svg(grid));
  EXPECT_EQ(svg.error, "");
  EXPECT_EQ(count_of(svg.values["class"], "cage"), 1U);
  EXPECT_EQ(count_of(svg.values["class"], "line"), 1U);
  EXPECT_EQ(count_of(svg.values["class"], "ring"), 1U);
  EXPECT_EQ(count_of(svg.values["class"], "full"), 1U);
  EXPECT_THAT(svg.contents["text"], UnorderedElementsAre("5", "V", "2"));
  // There is more room around the board where there are clues outside.
  EXPECT_THAT(svg.values["viewBox"], ElementsAre("0 0 296 296"));
  EXPECT_THAT(svg.contents["desc"].front(), HasSubstr("\ncage r1c1 r1c2 = 5\nthermo r2c1 r2c2"));
}

TEST(BoardSvg, BlackDotsStayBlackAndWhiteOnesWhiteInTheDark) {
  using enum sudoku::ConstraintKind;
  const std::string svg = board_svg(with_rules(
      Grid(*Shape::boxes(2, 2)), {{.kind = difference, .cells = {0, 1}, .values = {2}},
                                  {.kind = ratio, .cells = {2, 3}, .values = {3}},
                                  {.kind = quadruple, .cells = {8, 9, 12, 13}, .values = {1}}}));
  CheckedSvg checked = check_svg(svg);
  const std::string& style = checked.contents["style"].back();
  const std::size_t middle = style.find("@media(prefers-color-scheme:dark)");
  ASSERT_NE(middle, std::string::npos);
  const std::string dark = style.substr(middle);
  const std::string other = style.substr(0, middle);
  EXPECT_THAT(other, HasSubstr(".dot{fill:#fff;stroke:#000;"));
  EXPECT_THAT(other, HasSubstr(".full{fill:#000;"));
  EXPECT_THAT(dark, HasSubstr(".full{stroke:")) << "a rim that is seen";
  for (const char* const sign : {".dot{", ".on-dot{", ".on-full{", ".full{fill"}) {
    EXPECT_THAT(dark, Not(HasSubstr(sign)));
  }
  // What stands on them: more specific than the labels, which the dark changes.
  EXPECT_THAT(other, HasSubstr(".label.on-dot{fill:#000}"));
  EXPECT_THAT(other, HasSubstr(".label.on-full{fill:#fff}"));
  EXPECT_EQ(count_of(checked.values["class"], "label on-dot"), 2U);
  EXPECT_EQ(count_of(checked.values["class"], "label on-full"), 1U);
}

TEST(BoardSvg, DrawsEveryKindOfConstraint) {
  const Shape shape = *Shape::boxes(2, 2);
  for (std::size_t i = 0; i < sudoku::kConstraintKinds; ++i) {
    const auto kind = static_cast<sudoku::ConstraintKind>(i);
    sudoku::Constraint constraint{.kind = kind};
    const auto form = form_of(kind);
    const auto cells = std::min(std::max(form.least_cells, 3U), form.most_cells);
    for (sudoku::Cell cell = 0; cell < cells; ++cell) constraint.cells.push_back(cell);
    if (kind == sudoku::ConstraintKind::clone) constraint.head = {4, 5, 6};
    if (kind == sudoku::ConstraintKind::arrow) constraint.head = {8, 9};
    if (is_grouped(kind)) constraint.cells.resize(2);
    constraint.values.assign(form.least_values, is_grouped(kind) ? 1 : 3);
    EXPECT_EQ(check_svg(board_svg(with_rules(Grid(shape), {constraint}))).error, "") << name(kind);
  }
}

}  // namespace
}  // namespace quadrille::render
