#include "quadrille/logic/lesson.h"

#include <set>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "quadrille/logic/find.h"
#include "quadrille/logic/solve.h"
#include "quadrille/solve/solve.h"

namespace quadrille::logic {
namespace {

// Calls about every technique.
template <class Each>
void for_each_technique(Each each) {
  for (std::size_t number = 0; number < kAllTechniques; ++number) {
    const auto technique = static_cast<Technique>(number);
    SCOPED_TRACE(key(technique));
    each(technique);
  }
}

TEST(Lesson, SaysOfEveryTechniqueInEveryLanguageWhatItIsAndWhyItHolds) {
  for (const std::string_view tag : language_tags()) {
    const Language* language = find_language(tag);
    if (language == nullptr) continue;  // the page hands it over
    SCOPED_TRACE(tag);
    std::set<std::string> told;
    for_each_technique([&](Technique technique) {
      const std::string short_text = what(*language, technique);
      const std::string reason = why(*language, technique);
      for (const std::string& text : {short_text, reason}) {
        EXPECT_THAT(text, testing::Not(testing::StartsWith("technique.")));
        if (tag != "en") {
          EXPECT_NE(text, what(english(), technique));
          EXPECT_NE(text, why(english(), technique));
        }
      }
      EXPECT_TRUE(told.insert(short_text).second) << short_text;
    });
  }
}

TEST(Lesson, MakesASentenceOfWhatATechniqueIs) {
  EXPECT_EQ(what(english(), Technique::naked_single), "a cell has one candidate left");
  EXPECT_EQ(what_sentence(english(), Technique::naked_single), "A cell has one candidate left.");
}

TEST(Lesson, GivesOneReasonForTechniquesOfAKind) {
  EXPECT_EQ(why(english(), Technique::jellyfish), why(english(), Technique::x_wing));
  EXPECT_EQ(why(english(), Technique::unique_loop_3),
            why(english(), Technique::unique_rectangle_3));
  EXPECT_NE(why(english(), Technique::pointing), why(english(), Technique::claiming));
}

TEST(Lesson, ShowsEveryTechniqueOnAPuzzleWithOneSolution) {
  for_each_technique([](Technique technique) {
    const Example example = example_of(technique);
    const sudoku::Answer answer = sudoku::solve(example.puzzle);
    ASSERT_EQ(answer.verdict, sudoku::Verdict::one);
    EXPECT_EQ(example.step.technique, technique);
    EXPECT_THAT(find_all(example.position, technique), testing::Contains(example.step));
    // What it says is true of the solution.
    const sudoku::Grid& solution = *answer.solution;
    const auto right = [&](Placement option) { return solution.at(option.cell) == option.digit; };
    EXPECT_TRUE(example.step.places || !example.step.rules_out.empty());
    if (example.step.places) EXPECT_TRUE(right(*example.step.places));
    for (const Placement& option : example.step.rules_out) {
      EXPECT_TRUE(example.position.has(option));
      EXPECT_FALSE(right(option));
    }
  });
}

// No puzzle is known that has nothing easier beside it.
bool has_easier_beside(Technique technique) {
  return technique == Technique::direct_claiming || technique == Technique::trial;
}

// Needed where patterns that are not on the scale are left out. Cells of the same two candidates in
// sight of each other are a naked pair: what is left then of remote pairs are pairs of places,
// which simple colouring sees. A unique rectangle 5 is one of type 2, or incomplete.
bool needs_the_scale_alone(Technique technique) {
  return technique == Technique::remote_pair || technique == Technique::unique_rectangle_5;
}

TEST(Lesson, ShowsATechniqueWhereNothingEasierIsLeft) {
  for_each_technique([](Technique technique) {
    if (has_easier_beside(technique)) return;
    const Example example = example_of(technique);
    Repertoire repertoire =
        needs_the_scale_alone(technique) ? Repertoire::explainer() : Repertoire::usual();
    repertoire.add(technique);
    EXPECT_EQ(find_next(example.position, {.repertoire = repertoire}), example.step);
  });
}

TEST(Lesson, HasAPuzzleThatDoesNotGoOnWithoutTheTechnique) {
  for_each_technique([](Technique technique) {
    if (!is_beyond_scale(technique)) return;
    const Example example = example_of(technique);
    const Repertoire repertoire =
        needs_the_scale_alone(technique) ? Repertoire::explainer() : Repertoire::usual();
    const FindOptions options{.repertoire = repertoire.without_chains().remove(Technique::trial)};
    EXPECT_EQ(find_next(example.position, options), std::nullopt);
    EXPECT_EQ(solve_by_logic(example.puzzle, options).outcome, Outcome::stuck);
  });
}

}  // namespace
}  // namespace quadrille::logic
