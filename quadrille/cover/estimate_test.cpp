#include "quadrille/cover/estimate.h"

#include <cmath>
#include <string>

#include <gtest/gtest.h>

#include "quadrille/cover/search.h"
#include "quadrille/cover/text.h"

namespace quadrille::cover {
namespace {

Stats walked(const Problem& problem) {
  Search search(problem, {.engine = EngineName::links});
  while (search.next()) continue;
  return search.stats();
}

// Rooks on a board: every way down the tree looks the same.
Problem rooks(std::uint32_t size) {
  ProblemBuilder builder;
  for (std::uint32_t i = 0; i < 2 * size; ++i) builder.add_primary("i" + std::to_string(i));
  for (std::uint32_t row = 0; row < size; ++row) {
    for (std::uint32_t column = 0; column < size; ++column) {
      builder.add_option({{ItemId{row}}, {ItemId{size + column}}});
    }
  }
  return *builder.build();
}

TEST(Estimate, IsExactWhereEveryProbeIsAlike) {
  const Problem problem = rooks(6);
  const Estimate estimate = cover::estimate(problem, {.probes = 3});
  const Stats stats = walked(problem);
  EXPECT_EQ(estimate.probes, 3U);
  EXPECT_EQ(estimate.solutions.mean, 720);
  EXPECT_EQ(estimate.solutions.error, 0);
  EXPECT_EQ(estimate.nodes.mean, static_cast<double>(stats.links.nodes));
  EXPECT_EQ(estimate.updates.mean, static_cast<double>(stats.links.updates));
}

TEST(Estimate, ComesNearOnAverage) {
  for (const char* text :
       {"p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n",
        "2|a b 0:2|c\na\na b\na c\nb c\nb\nc\na b c\n", "1:3|a 2:3|b\na\nb\na b\na\nb\na b\n",
        "1 2 3 4 5 6 7\n1 4 7\n1 4\n4 5 7\n3 5 6\n2 3 6 7\n2 7\n"}) {
    const Problem problem = *read_problem(text);
    const Stats stats = walked(problem);
    const Estimate estimate = cover::estimate(problem, {.probes = 10'000, .seed = 7});
    const auto near = [](const Estimate::Value& value, std::uint64_t truth) {
      const double off = std::abs(value.mean.number() - static_cast<double>(truth));
      return off <= 5 * value.error.number() + 1e-9;
    };
    EXPECT_TRUE(near(estimate.nodes, stats.links.nodes)) << text;
    EXPECT_TRUE(near(estimate.updates, stats.links.updates)) << text;
    EXPECT_TRUE(near(estimate.solutions, stats.solutions)) << text;
  }
}

TEST(Estimate, IsTheSameForTheSameSeed) {
  const Problem problem = *read_problem("a b c d\na b\nb c\nc d\nd a\na\nb\nc\nd\n");
  const auto nodes = [&](std::uint64_t seed) {
    return cover::estimate(problem, {.probes = 10, .seed = seed}).nodes.mean;
  };
  EXPECT_EQ(nodes(3), nodes(3));
}

TEST(Estimate, OfAProblemThatIsSolvedOrCannotBe) {
  EXPECT_EQ(cover::estimate(Problem()).nodes.mean, 1);
  EXPECT_EQ(cover::estimate(Problem()).solutions.mean, 1);
  const Estimate none = cover::estimate(*read_problem("a b\na\n"));
  EXPECT_EQ(none.nodes.mean, 1);
  EXPECT_EQ(none.solutions.mean, 0);
}

// 200! has 375 figures, and its square twice as many.
TEST(Estimate, GoesBeyondWhatADoubleHolds) {
  const Estimate estimate = cover::estimate(rooks(200), {.probes = 2});
  EXPECT_EQ(estimate.solutions.mean.text(), "7.89e+374");
  EXPECT_EQ(estimate.solutions.error, 0);
  EXPECT_LT(estimate.solutions.mean, estimate.nodes.mean);
  EXPECT_LT(estimate.nodes.mean, estimate.updates.mean);
}

TEST(Estimate, EndsWhenItIsStopped) {
  Stop stop;
  stop.request();
  EXPECT_EQ(cover::estimate(rooks(4), {.probes = 1'000'000, .stop = &stop}).probes, 1U);
}

}  // namespace
}  // namespace quadrille::cover
