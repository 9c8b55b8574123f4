#include "quadrille/create/practice.h"

#include <gmock/gmock.h>

#include "quadrille/logic/solve.h"
#include "quadrille/logic/verify.h"
#include "quadrille/solve/solve.h"

namespace quadrille::create {
namespace {

using logic::Technique;

TEST(Practice, LeadsToWhereATechniqueIsTheNextStep) {
  for (const Technique technique :
       {Technique::naked_single, Technique::pointing, Technique::naked_pair, Technique::x_wing}) {
    const Result<Practice> practice = create::practice(technique, 3);
    ASSERT_TRUE(practice.ok()) << logic::name(technique) << ": " << practice.error().text();
    const sudoku::Answer answer = sudoku::solve(practice->puzzle);
    ASSERT_EQ(answer.verdict, sudoku::Verdict::one);
    EXPECT_EQ(*answer.solution, practice->solution);
    logic::Position position(practice->puzzle);
    for (const logic::Deduction& step : practice->before) {
      EXPECT_NE(step.technique, technique);
      logic::apply(step, position);
    }
    const auto next = logic::find_next(position);
    ASSERT_TRUE(next);
    EXPECT_EQ(next->technique, technique);
    EXPECT_EQ(next->rules_out, practice->step.rules_out);
    EXPECT_EQ(next->places, practice->step.places);
  }
}

TEST(Practice, IsTheSameForTheSameSeed) {
  const auto one = practice(Technique::pointing, 11);
  const auto other = practice(Technique::pointing, 11);
  ASSERT_TRUE(one.ok() && other.ok());
  EXPECT_EQ(one->puzzle, other->puzzle);
  EXPECT_NE(one->puzzle, practice(Technique::pointing, 12)->puzzle);
}

TEST(Practice, EndsByAStop) {
  Stop stop;
  stop.request();
  EXPECT_FALSE(practice(Technique::jellyfish, 1, &stop).ok());
}

}  // namespace
}  // namespace quadrille::create
