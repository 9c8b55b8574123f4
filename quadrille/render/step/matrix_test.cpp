#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/logic/lesson.h"
#include "quadrille/render/step.h"

namespace quadrille::render {
namespace {

using logic::Technique;
using Names = std::vector<std::string>;

struct DrawnMatrix {
  Names truths;
  Names links;
  Names rows;  // "r4c2=4 xx--"
};

DrawnMatrix drawn(Technique technique) {
  const logic::Example example = logic::example_of(technique);
  const sudoku::Layout& layout = example.position.layout();
  const StepMatrix matrix = matrix_of(layout, example.step);
  DrawnMatrix drawn;
  for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
    (column < matrix.truths ? drawn.truths : drawn.links)
        .push_back(layout.name(matrix.columns[column]));
  }
  for (const StepMatrix::Row& row : matrix.rows) {
    std::string ones(matrix.columns.size(), '-');
    for (const std::uint32_t column : row.columns) ones[column] = 'x';
    drawn.rows.push_back(placement_name(layout.shape(), row.option) + " " + ones);
  }
  return drawn;
}

TEST(StepMatrix, HasTheOptionsOfAStepAsRowsAndItsItemsAsColumns) {
  const DrawnMatrix wing = drawn(Technique::x_wing);
  EXPECT_EQ(wing.truths, (Names{"column 2: 4", "column 4: 4"}));
  EXPECT_EQ(wing.links, (Names{"row 4: 4", "row 6: 4"}));
  EXPECT_EQ(wing.rows,
            (Names{"r4c2=4 x-x-", "r6c2=4 x--x", "r4c4=4 -xx-", "r6c4=4 -x-x", "r4c5=4 --x-"}));
}

TEST(StepMatrix, ShowsWhatASingleCovers) {
  const DrawnMatrix single = drawn(Technique::naked_single);
  EXPECT_EQ(single.truths, Names{"r4c4"});
  EXPECT_EQ(single.rows, Names{"r4c4=3 xxxx"});
}

TEST(StepMatrix, AddsWhatAnOptionRuledOutShares) {
  const DrawnMatrix wing = drawn(Technique::xy_wing);
  EXPECT_EQ(wing.truths, (Names{"r3c6", "r3c3", "r6c6"}));
  EXPECT_EQ(wing.links, (Names{"row 3: 2", "column 6: 4", "column 3: 1", "row 6: 1"}));
  EXPECT_EQ(wing.rows.back(), "r6c3=1 -----xx");
}

TEST(StepMatrix, TakesCellsForTruthsWhereNoneAreSaid) {
  const DrawnMatrix rectangle = drawn(Technique::unique_rectangle_1);
  EXPECT_EQ(rectangle.truths, (Names{"r2c4", "r2c6", "r6c6", "r6c4"}));
  EXPECT_EQ(rectangle.links, Names{});
}

TEST(StepMatrix, OfATrialHasAnItemWithoutAnOption) {
  const DrawnMatrix trial = drawn(Technique::trial);
  EXPECT_EQ(trial.truths.back(), "r4c4");
  for (const std::string& row : trial.rows) {
    EXPECT_EQ(row[row.find(' ') + trial.truths.size()], '-') << row;
  }
}

// The argument itself: where k truths lie in k links, no option of the pattern is outside of both.
TEST(StepMatrix, ShowsEveryOptionInSomeColumn) {
  for (std::size_t number = 0; number < logic::kTechniqueCount; ++number) {
    const auto technique = static_cast<Technique>(number);
    for (const std::string& row : drawn(technique).rows) {
      // What a trial supposes is only there to force the next.
      if (technique == Technique::trial) continue;
      EXPECT_NE(row.find('x', row.find(' ')), std::string::npos) << key(technique) << ' ' << row;
    }
  }
}

}  // namespace
}  // namespace quadrille::render
