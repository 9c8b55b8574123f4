#include "quadrille/cover/replay.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/cover/random_problem_test.h"
#include "quadrille/cover/text.h"

namespace quadrille::cover {
namespace {

// The problem of docs/algorithm.md.
Problem seven() { return *read_problem("1 2 3 4 5 6 7\n3 5 6\n1 4 7\n2 3 6\n1 4\n2 7\n4 5 7\n"); }

std::vector<Move> moves_of(const Problem& problem, Choice choose, std::size_t most = SIZE_MAX) {
  std::vector<Move> moves;
  Search search(problem, {.engine = EngineName::links, .choose = choose},
                [&](const Move& move) { moves.push_back(move); });
  while (moves.size() < most && search.next()) {
  }
  return moves;
}

struct Moment {
  std::size_t at;
  std::vector<OptionId> path;
  std::vector<ReplayLevel> levels;
  ReplayCounts counts;
  DanceLists lists;

  friend bool operator==(const Moment&, const Moment&) = default;
};

Moment moment_of(const Replay& replay) {
  return {replay.at(),
          {replay.path().begin(), replay.path().end()},
          {replay.levels().begin(), replay.levels().end()},
          replay.counts(),
          replay.lists()};
}

TEST(Replay, LeavesOutWhatAStopCutsOff) {
  const Problem problem = seven();
  Stop stop;
  stop.request();
  Replay replay(problem, moves_of(problem, Choice::least), &stop);
  EXPECT_EQ(replay.size(), 0U);
  replay.seek(10);
  EXPECT_EQ(replay.at(), 0U);
}

TEST(Replay, CountsTheWorkAsTheSearchDoes) {
  const Problem problem = seven();
  std::vector<Move> moves;
  Search search(problem, {.engine = EngineName::links, .choose = Choice::first},
                [&](const Move& move) { moves.push_back(move); });
  while (search.next()) {
  }
  Replay replay(problem, moves);
  replay.seek(SIZE_MAX);
  EXPECT_EQ(replay.at(), moves.size());
  EXPECT_EQ(replay.counts().nodes, search.stats().links.nodes);
  EXPECT_EQ(replay.counts().updates, search.stats().links.updates);
  EXPECT_EQ(replay.counts().solutions, 1U);
  EXPECT_TRUE(replay.path().empty());
  EXPECT_TRUE(replay.levels().empty());
}

TEST(Replay, HasTheOptionsOfTheSolutionOnItsPath) {
  const Problem problem = seven();
  Replay replay(problem, moves_of(problem, Choice::first));
  ASSERT_TRUE(replay.first_solution());
  replay.seek(*replay.first_solution());
  EXPECT_EQ(replay.last()->kind, Move::Kind::solution);
  std::vector<std::uint32_t> path;
  for (const OptionId option : replay.path()) path.push_back(index(option));
  EXPECT_EQ(path, (std::vector<std::uint32_t>{3, 4, 0}));
  EXPECT_EQ(replay.lists().next(kRootNode), kRootNode);
}

// With bounds, an option may be set aside, and none taken at all.
TEST(Replay, FollowsADanceOfItemsWithBounds) {
  const Problem problem =
      *read_problem("2:4|a 1:2|b 0:2|c | x\na b\na c x\na\nb c\nb x\nc\na b c\n");
  std::vector<Move> moves;
  std::vector<std::vector<OptionId>> solutions;
  Search search(problem, {.engine = EngineName::links},
                [&](const Move& move) { moves.push_back(move); });
  while (search.next()) solutions.emplace_back(search.solution().begin(), search.solution().end());
  Replay replay(problem, moves);
  std::vector<std::vector<OptionId>> paths;
  while (replay.forward()) {
    if (replay.last()->kind != Move::Kind::solution) continue;
    paths.emplace_back(replay.path().begin(), replay.path().end());
  }
  EXPECT_EQ(paths, solutions);
  EXPECT_EQ(replay.counts().nodes, search.stats().links.nodes);
  EXPECT_EQ(replay.counts().updates, search.stats().links.updates);
  EXPECT_EQ(replay.lists(), DanceLists(problem));
}

RC_GTEST_PROP(Replay, GoesForwardAndBackToTheSameState, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto most_times = *rc::gen::inRange<std::uint32_t>(1, 4);
  const Problem problem =
      random_problem({.most_secondary = 3, .colours = 2, .most_times = most_times});
  Replay replay(problem,
                moves_of(problem, random.below(2) == 0 ? Choice::least : Choice::first, 300));
  RC_ASSERT(replay.lists() == DanceLists(problem));
  std::vector<Moment> moments{moment_of(replay)};
  while (replay.forward()) moments.push_back(moment_of(replay));
  RC_ASSERT(moments.size() == replay.size() + 1);
  for (std::size_t at = replay.size(); at-- > 0;) {
    RC_ASSERT(replay.back());
    RC_ASSERT(moment_of(replay) == moments[at]);
  }
  RC_ASSERT(!replay.back());
}

TEST(Replay, ComesByJumpsToTheStateThatPlainStepsLeadTo) {
  ProblemBuilder builder;
  std::vector<ItemId> items;
  for (int item = 0; item < 16; ++item) items.push_back(builder.add_primary(std::to_string(item)));
  for (std::size_t a = 0; a < 8; ++a) {
    for (std::size_t b = 8; b < 16; ++b) builder.add_option({{items[a]}, {items[b]}});
  }
  const Problem problem = *builder.build();
  const std::vector<Move> moves = moves_of(problem, Choice::least, 20'000);
  Replay replay(problem, moves);
  Replay plain(problem, moves);
  Random random(9);
  for (int round = 0; round < 30; ++round) {
    const auto target = random.below(static_cast<std::uint32_t>(moves.size()) + 1);
    replay.seek(target);
    while (plain.at() < target) plain.forward();
    while (plain.at() > target) plain.back();
    ASSERT_EQ(moment_of(replay), moment_of(plain));
  }
}

TEST(Replay, ShowsThePartsOfACoverAndInReverseThoseOfItsUncover) {
  const Problem problem = seven();
  const std::vector<Move> moves = moves_of(problem, Choice::first);
  Replay replay(problem, moves);
  const auto place = [&](Move::Kind kind) {
    return static_cast<std::size_t>(std::ranges::find(moves, kind, &Move::kind) - moves.begin());
  };
  replay.seek(place(Move::Kind::cover));
  std::vector<std::size_t> forth;
  for (const double part : {0.0, 0.3, 0.5, 0.7, 1.0}) {
    forth.push_back(replay.between(part).lists.trail_length());
  }
  EXPECT_EQ(forth, (std::vector<std::size_t>{0, 1, 2, 2, 4}));
  EXPECT_EQ(replay.between(0).step, (TrailStep{TrailStep::Kind::head, 1}));
  EXPECT_EQ(replay.between(0.3).step->kind, TrailStep::Kind::node);
  EXPECT_EQ(replay.between(1).step, std::nullopt);
  EXPECT_NEAR(replay.between(0.7).out, 0.8, 1e-9);

  const std::size_t uncover = place(Move::Kind::uncover);
  replay.seek(uncover);
  EXPECT_EQ(replay.between(0).lists, replay.lists());
  const DanceLists before = replay.between(1).lists;
  replay.forward();
  EXPECT_EQ(before, replay.lists());
}

TEST(DanceLists, KnowWhichOptionsCanStillBeTaken) {
  DanceLists lists(seven());
  lists.cover(ItemId{0});
  std::vector<std::uint32_t> available;
  for (std::uint32_t option = 0; option < 6; ++option) {
    if (lists.is_available(OptionId{option})) available.push_back(option);
  }
  EXPECT_EQ(available, (std::vector<std::uint32_t>{0, 2, 4, 5}));
  EXPECT_TRUE(lists.is_covered(ItemId{0}));
  EXPECT_EQ(lists.length(ItemId{3}), 1U);
  EXPECT_EQ(lists.next(kRootNode), head_of(ItemId{1}));
  EXPECT_EQ(lists.previous(head_of(ItemId{0})), kRootNode);  // it still knows
}

}  // namespace
}  // namespace quadrille::cover
