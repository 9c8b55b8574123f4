#include "quadrille/render/matrix_marks.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/formats/read.h"
#include "quadrille/render/matrix_density.h"

namespace quadrille::render {
namespace {

using cover::ItemId;
using cover::OptionId;
using sudoku::Grid;

const Grid& puzzle() {
  static const Grid kGrid = *sudoku::read_grid("1.........2....3");
  return kGrid;
}

TEST(MatrixIndex, HasTheOnesOfEachColumn) {
  const cover::Problem problem = sudoku::encode(puzzle()).problem;
  const MatrixIndex ones(problem);
  std::size_t count = 0;
  for (std::uint32_t item = 0; item < problem.item_count(); ++item) {
    const auto options = ones.options_of(ItemId{item});
    EXPECT_TRUE(std::ranges::is_sorted(options, {}, [](OptionId option) { return index(option); }));
    for (const OptionId option : options) {
      const auto entries = problem.entries(option);
      EXPECT_NE(std::ranges::find(entries, ItemId{item}, &cover::Entry::item), entries.end());
    }
    count += options.size();
  }
  EXPECT_EQ(count, problem.entry_count());
}

TEST(GivensEntering, TakeWhatTheyExcludeWithThem) {
  const sudoku::Encoding empty = sudoku::encode(Grid(puzzle().shape()));
  const GivensEntering entering(empty, puzzle());
  ASSERT_EQ(entering.count(), 3U);
  const MatrixMarks before = entering.marks(0);
  EXPECT_EQ(std::ranges::count(before.rows, RowState::left), 64);
  const MatrixMarks first = entering.marks(1);
  EXPECT_EQ(first.rows[0], RowState::taken);  // r1c1=1
  EXPECT_EQ(first.rows[1], RowState::gone);   // r1c1=2
  EXPECT_EQ(first.rows[4], RowState::gone);   // r1c2=1
  EXPECT_EQ(first.rows[5], RowState::left);   // r1c2=2
  EXPECT_EQ(std::ranges::count(first.covered, true), 4);
  const MatrixMarks last = entering.marks(3);
  // What is left is what the pruned form of the board has.
  EXPECT_EQ(std::ranges::count(last.rows, RowState::left),
            sudoku::encode(puzzle()).problem.option_count());
  EXPECT_EQ(entering.marks(99).rows, last.rows);
}

TEST(MatrixDensity, ShowsThePartThatIsAskedForAndEndsWhenItIsStopped) {
  const sudoku::Encoding empty = sudoku::encode(Grid(*sudoku::Shape::boxes(3, 3)));
  const MatrixView view = matrix_view(empty);
  MatrixDensity density;
  const std::vector<std::uint32_t> inks = family_inks(view, false);
  ASSERT_EQ(inks.size(), 4U);
  const MatrixDensity::Wish whole{
      .view = view, .window = {.items = 324, .options = 729}, .width = 324, .height = 729};
  const auto pixels = density.paint(whole, inks);
  EXPECT_EQ(std::ranges::count_if(pixels, [](std::uint32_t pixel) { return pixel != 0; }), 2916);
  EXPECT_EQ(pixels[0], 0xFF000000U | inks[0]);
  const auto beyond =
      density.paint({.view = view,
                     .window = {.item = 400, .option = 800, .items = 10, .options = 10},
                     .width = 20,
                     .height = 20},
                    inks);
  EXPECT_TRUE(std::ranges::all_of(beyond, [](std::uint32_t pixel) { return pixel == 0; }));
  Stop stop;
  stop.request();
  density.begin(whole);
  EXPECT_FALSE(density.advance(whole, 729, &stop));
}

TEST(MatrixDensity, IsTheSameInStripsAsAtOnce) {
  const sudoku::Encoding empty = sudoku::encode(Grid(*sudoku::Shape::boxes(3, 3)));
  const MatrixView view = matrix_view(empty);
  const std::vector<std::uint32_t> inks = family_inks(view, false);
  // From far away, and so near that an option is several pixels high.
  for (const double options : {729.0, 100.5, 7.25}) {
    const MatrixDensity::Wish wish{
        .view = view,
        .window = {.item = 3.5, .option = 11.25, .items = 200, .options = options},
        .width = 60,
        .height = 50};
    MatrixDensity at_once;
    const auto expected = at_once.paint(wish, inks);
    MatrixDensity in_strips;
    in_strips.begin(wish);
    for (const std::uint32_t end : {0U, 7U, 8U, 31U, 50U}) {
      ASSERT_TRUE(in_strips.advance(wish, end));
      EXPECT_EQ(in_strips.pixels(wish, inks, 0, end).size(), std::size_t{end} * 60);
    }
    EXPECT_TRUE(std::ranges::equal(in_strips.pixels(wish, inks, 0, 50), expected)) << options;
  }
}

}  // namespace
}  // namespace quadrille::render
