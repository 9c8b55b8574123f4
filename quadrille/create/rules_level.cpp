// A given is added where the techniques of the level are stuck, in a cell that is still open there,
// until they lead to the end.
#include "quadrille/create/rules_level.h"

#include <cassert>
#include <utility>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/logic/repertoire.h"
#include "quadrille/logic/solve.h"
#include "quadrille/logic/technique.h"

namespace quadrille::create {
namespace {

using logic::Level;
using logic::Repertoire;
using logic::TechniqueFamily;
using sudoku::Cell;
using sudoku::Grid;

// Puzzles that are made before an easier one will do.
constexpr std::uint64_t kMostAttempts = 8;

bool belongs_to(Level level, TechniqueFamily family) {
  switch (family) {
    case TechniqueFamily::single:
    case TechniqueFamily::rule:
      return true;
    case TechniqueFamily::direct:
    case TechniqueFamily::locked:
    case TechniqueFamily::set:
      return level >= Level::medium;
    case TechniqueFamily::fish:
    case TechniqueFamily::wing:
    case TechniqueFamily::chain:
      return level >= Level::hard;
    case TechniqueFamily::aligned:
    case TechniqueFamily::forcing:
    case TechniqueFamily::uniqueness:
    case TechniqueFamily::trial:
      return false;
  }
  return false;
}

Repertoire repertoire_of(Level level) {
  Repertoire repertoire = Repertoire::none();
  for (const logic::Technique technique : logic::techniques_in_order()) {
    if (!Repertoire::usual().has(technique)) continue;
    const bool is_of_several = technique == logic::Technique::rule_of_45 && level == Level::easy;
    if (!is_of_several && belongs_to(level, info(technique).family)) repertoire.add(technique);
  }
  return repertoire;
}

logic::Path path_through(const Grid& puzzle, Level level, const Stop* stop) {
  return logic::solve_by_logic(puzzle, {.repertoire = repertoire_of(level), .stop = stop});
}

// With as many givens as it takes to solve it so.
Grid eased(Grid puzzle, const Grid& solution, Level level, Random& random, const Stop* stop) {
  while (true) {
    const logic::Path path = path_through(puzzle, level, stop);
    if (path.outcome == logic::Outcome::solved || (stop != nullptr && stop->requested())) {
      return puzzle;
    }
    std::vector<Cell> open;
    for (Cell cell = 0; cell < puzzle.shape().cell_count(); ++cell) {
      if (path.end.value(cell) == 0) open.push_back(cell);
    }
    assert(!open.empty());
    const Cell cell = open[random.below(static_cast<std::uint32_t>(open.size()))];
    puzzle.set(cell, solution.at(cell));
  }
}

}  // namespace

std::optional<Level> level_with_rules(const Grid& puzzle, const Stop* stop) {
  for (const Level level : kRulesLevels) {
    if (path_through(puzzle, level, stop).outcome == logic::Outcome::solved) return level;
  }
  return std::nullopt;
}

Result<LevelledPuzzle> generate_with_rules_at(const RulesSpec& spec, Level level,
                                              std::uint64_t seed, const Stop* stop) {
  Random random(seed);
  std::optional<LevelledPuzzle> hardest;
  for (std::uint64_t attempt = 0; attempt < kMostAttempts; ++attempt) {
    auto made = generate_with_rules(spec, seed, attempt, stop);
    if (!made) return made.error();
    Grid puzzle = eased(std::move(made->puzzle), made->solution, level, random, stop);
    const Level reached = level_with_rules(puzzle, stop).value_or(level);
    if (!hardest || reached > hardest->level) {
      hardest = LevelledPuzzle{std::move(puzzle), std::move(made->solution), reached};
    }
    if (hardest->level == level) break;
  }
  return *std::move(hardest);
}

}  // namespace quadrille::create
