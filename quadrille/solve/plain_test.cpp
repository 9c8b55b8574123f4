#include "quadrille/solve/plain.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/rules/verify.h"

namespace quadrille::sudoku {
namespace {

const std::string kBoard =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const std::string kSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

TEST(PlainSolver, WritesSolutionsWhereTheyAreWanted) {
  const std::string none = "55" + std::string(79, '.');
  const std::string text = kBoard + "\r\n" + none + "\r\n" + std::string(81, '0') + "\r\n";
  for (const EngineName engine : {EngineName::automatic, EngineName::batch_128}) {
    PlainSolver solver(engine);
    EXPECT_TRUE(is_batch(solver.engine()));
    for (int again = 0; again < 2; ++again) {
      std::vector<std::uint64_t> counts(3);
      std::string lines(std::size_t{3} * 82, '\n');
      const PlainReport report =
          solver.solve({.text = text.data(), .count = 3, .stride = 83},
                       {.counts = counts, .solutions = lines.data(), .stride = 82});
      EXPECT_TRUE(report.open.empty());
      EXPECT_EQ(counts, (std::vector<std::uint64_t>{1, 0, 2}));
      EXPECT_EQ(lines.substr(0, 82), kSolved + "\n");
      EXPECT_EQ(lines.substr(82, 82), std::string(82, '\n')) << "no solution, nothing written";
      EXPECT_EQ(verify(plain_grid(std::string(81, '.')), plain_grid(lines.substr(164, 81))),
                std::nullopt);
      EXPECT_EQ(lines.back(), '\n');
    }
  }
}

TEST(PlainSolver, CountsUpToTheLimit) {
  PlainSolver solver;
  std::vector<std::uint64_t> counts(2);
  const std::string text = kBoard + std::string(81, '.');
  solver.solve({.text = text.data(), .count = 2, .stride = 81}, {.counts = counts, .limit = 1000});
  EXPECT_EQ(counts, (std::vector<std::uint64_t>{1, 1000}));
}

TEST(PlainSolver, SaysWhatAStopHasCutShort) {
  Stop stop;
  stop.request();
  PlainSolver solver;
  std::vector<std::uint64_t> counts(2);
  const std::string text = kBoard + std::string(81, '.');
  const PlainReport report = solver.solve({.text = text.data(), .count = 2, .stride = 81},
                                          {.counts = counts, .limit = UINT64_MAX, .stop = &stop});
  EXPECT_EQ(report.open, (std::vector<std::uint8_t>{1, 1}));
}

TEST(PlainEngine, IsOneOfThoseForManyBoards) {
  for (const EngineName engine :
       {EngineName::automatic, EngineName::batch, EngineName::batch_128}) {
    const Result<PlainEngine> opened = PlainEngine::open(engine);
    ASSERT_TRUE(opened);
    EXPECT_TRUE(is_batch(opened->make_solver().engine()));
    EXPECT_EQ(opened->threads(100), 100U);
  }
  EXPECT_EQ(PlainEngine::open(EngineName::links).error().text(),
            "expected auto, batch, batch-128, batch-avx2, batch-avx512 or gpu, found 'links'");
  const Result<PlainEngine> gpu = PlainEngine::open(EngineName::gpu);
  if (!gpu) {
    EXPECT_NE(gpu.error().text().find("gpu"), std::string::npos);
    return;
  }
  EXPECT_EQ(gpu->make_solver().engine(), EngineName::gpu);
  EXPECT_GT(gpu->piece(), 1000U);
}

}  // namespace
}  // namespace quadrille::sudoku
