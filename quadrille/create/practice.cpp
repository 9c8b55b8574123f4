#include "quadrille/create/practice.h"

#include <optional>
#include <utility>

#include "quadrille/base/random.h"
#include "quadrille/create/generate.h"
#include "quadrille/logic/solve.h"

namespace quadrille::create {
namespace {

// Where the technique comes first on the way to the solution, if it does: a puzzle that needs it
// may still be solved by a pattern that is as hard.
std::optional<Practice> first_use(const GeneratedPuzzle& made, logic::Technique technique,
                                  const Stop* stop) {
  std::vector<logic::Deduction> before;
  std::optional<logic::Deduction> found;
  logic::Position position(made.puzzle);
  const logic::FindOptions options{
      .repertoire = logic::Repertoire::usual().for_puzzle(sudoku::Verdict::one), .stop = stop};
  logic::follow_steps(position, options,
                      [&](const logic::Deduction& step, const logic::Position& /*at*/) {
                        if (step.technique == technique) {
                          found = step;
                          return false;
                        }
                        before.push_back(step);
                        return true;
                      });
  if (!found) return std::nullopt;
  return Practice{made.puzzle, made.solution, std::move(before), *std::move(found)};
}

}  // namespace

Result<Practice> practice(logic::Technique technique, std::uint64_t seed, const Stop* stop) {
  PuzzleSpec spec{.shape = *sudoku::Shape::boxes(3, 3)};
  spec.technique = technique;
  if (const auto wrong = impossible(spec)) return *wrong;
  Random random(seed);
  while (true) {
    const Result<GeneratedPuzzle> made = generate(spec, random.next(), stop);
    if (!made) return made.error();
    if (auto found = first_use(*made, technique, stop)) return *std::move(found);
    if (stop != nullptr && stop->requested()) return Error{ErrorKind::stopped};
  }
}

}  // namespace quadrille::create
