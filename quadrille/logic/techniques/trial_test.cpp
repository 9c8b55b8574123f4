#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/logic/board_test.h"
#include "quadrille/logic/solve.h"
#include "quadrille/logic/techniques/table.h"
#include "quadrille/solve/solve.h"

namespace quadrille::logic {
namespace {

constexpr std::string_view kHard =
    "8........ ..36..... .7..9.2.. .5...7... ....457.. ...1...3. ..1....68 ..85...1. .9....4..";

// Makes the moves of a dance one after another and says what is wrong with it, if anything.
// The options of a rule that has been branched on must all have been supposed.
class Replay {
 public:
  Replay(const Position& start, std::span<const Move> dance) : dance_(dance) {
    refute(start, 1);
    if (next_ != dance_.size()) complain("goes on after its end");
  }
  [[nodiscard]] const std::string& complaint() const { return complaint_; }

 private:
  void complain(const std::string& text) {
    if (complaint_.empty()) complaint_ = text;
  }

  void refute(Position position, std::uint32_t level) {
    if (!is(Move::Kind::suppose, level) || !position.has(dance_[next_].option)) {
      complain("supposes what is no candidate");
      return;
    }
    position.place(dance_[next_++].option);
    while (is(Move::Kind::forced, level)) {
      const Move& move = dance_[next_++];
      if (position.count(move.rule) != 1 || !position.has(move.option)) {
        complain("calls forced what is not");
        return;
      }
      position.place(move.option);
    }
    if (is(Move::Kind::dead, level)) {
      const RuleId rule = dance_[next_++].rule;
      if (position.count(rule) != 0 || position.covered(rule)) complain("ends at a living item");
      return;
    }
    if (!is(Move::Kind::suppose, level + 1)) {
      complain("stops in the middle");
      return;
    }
    const RuleId rule = dance_[next_].rule;
    for (const std::uint32_t number : position.options(rule)) {
      if (next_ >= dance_.size() ||
          dance_[next_].option != position.layout().option(rule, number)) {
        complain("leaves an option out");
        return;
      }
      refute(position, level + 1);
    }
  }

  [[nodiscard]] bool is(Move::Kind kind, std::uint32_t level) const {
    return next_ < dance_.size() && dance_[next_].kind == kind && dance_[next_].level == level;
  }

  std::span<const Move> dance_;
  std::size_t next_ = 0;
  std::string complaint_;
};

TEST(Trial, SolvesAHardPuzzleByDancesThatFail) {
  const sudoku::Grid puzzle = board(kHard);
  const sudoku::Answer answer = sudoku::solve(puzzle);
  Position position(puzzle);
  std::uint32_t deepest = 0;
  const Outcome outcome = follow_steps(
      position, {.repertoire = Repertoire::usual().without_chains()},
      [&](const Deduction& step, const Position& now) {
        if (step.technique != Technique::trial) return true;
        EXPECT_EQ(Replay(now, step.dance).complaint(), "");
        EXPECT_NE(answer.solution->at(step.rules_out.front().cell), step.rules_out.front().digit);
        deepest = std::max(deepest, depth(step));
        EXPECT_GE(supposition_count(step), depth(step));
        return true;
      });
  EXPECT_EQ(outcome, Outcome::solved);
  EXPECT_GT(deepest, 1U);
}

TEST(Trial, FindsTheShortestDance) {
  // 1 in r1c1 leaves 2 for r1c2 and for r2c1, and nothing for r2c2; any other dance is longer.
  sudoku::Grid grid(*sudoku::Shape::latin(3));
  std::vector<bool> marks(27, true);
  const auto forbid = [&](Cell cell, Digit digit) { marks[cell * 3 + digit - 1U] = false; };
  forbid(1, 3);
  forbid(3, 3);
  forbid(4, 1);
  forbid(4, 3);
  grid.set_marks(marks);
  const auto trial = find_trial(Position(grid));
  ASSERT_TRUE(trial.has_value());
  EXPECT_EQ(depth(*trial), 1U);
  EXPECT_LE(trial->dance.size(), 3U);
  EXPECT_EQ(Replay(Position(grid), trial->dance).complaint(), "");
}

TEST(Trial, FindsNothingWhereEveryCandidateIsInASolution) {
  EXPECT_FALSE(find_trial(Position(sudoku::Grid(*sudoku::Shape::boxes(2, 2)))).has_value());
}

TEST(Trial, GivesUpAfterSoManySuppositionsOrWhenStopped) {
  const Position position(board(kHard));
  EXPECT_FALSE(find_trial(position, {.max_suppositions = 3}).has_value());
  Stop stop;
  stop.request();
  EXPECT_FALSE(find_trial(position, {.stop = &stop}).has_value());
}

RC_GTEST_PROP(HeavyTrial, RulesOutOnlyWhatHasNoSolution, (std::uint64_t seed)) {
  Random random(seed);
  const sudoku::Grid puzzle =
      random_board(2, 3, static_cast<Division>(random.below(3)), 25, random);
  const auto trial = find_trial(Position(puzzle));
  if (!trial) return;
  RC_ASSERT(Replay(Position(puzzle), trial->dance).complaint() == "");
  sudoku::Grid tried(puzzle.shape(), {puzzle.cells().begin(), puzzle.cells().end()});
  tried.set(trial->rules_out.front().cell, trial->rules_out.front().digit);
  RC_ASSERT(sudoku::solve(tried).verdict == sudoku::Verdict::none);
}

}  // namespace
}  // namespace quadrille::logic
