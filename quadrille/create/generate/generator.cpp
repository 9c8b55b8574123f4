#include "quadrille/create/generate/generator.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "quadrille/create/generate/remove_clues.h"
#include "quadrille/create/level.h"

namespace quadrille::create {

using sudoku::Cell;
using sudoku::Grid;

namespace {

// Boards that are not 9x9: a clue about which so much search does not decide stays where it is.
// On the largest boards forced moves have to decide. Minimal puzzles need certainty.
std::uint64_t nodes_for(const PuzzleSpec& spec) {
  if (spec.minimal) return UINT64_MAX;
  return spec.shape.size() > 36 ? 0 : 2000;
}

Groups shuffled_orbits(std::uint32_t size, Pattern pattern, Random& random) {
  Groups groups = orbits(size, pattern);
  random.shuffle(groups);
  return groups;
}

}  // namespace

// A puzzle with one solution; what else is asked for is still to be seen.
struct Generator::Raw {
  Grid puzzle;
  Grid solution;
  Pattern pattern = Pattern::none;
  std::size_t index;  // its place among the ids
};

Generator::Generator(const PuzzleSpec& spec, std::uint64_t seed, const Stop* stop)
    : spec_(spec),
      seed_(seed),
      aim_(clues_to_aim_at(spec)),
      stop_(stop),
      grids_(spec.shape),
      counter_(spec.shape, {.max_nodes = nodes_for(spec), .stop = stop}) {
  assert(!impossible(spec));
  if (spec.for_rating()) grader_.emplace(spec, stop);
  for (const Pattern pattern : kPatterns) {
    PuzzleSpec same = spec;
    same.pattern = pattern;
    if (!impossible(same)) patterns_.push_back(pattern);
  }
}

std::vector<Attempt> Generator::make(std::span<const AttemptId> ids) {
  std::vector<Attempt> attempts;
  for (const AttemptId& id : ids) attempts.push_back({.id = id});
  std::vector<std::uint64_t> made;
  for (Raw& raw : spec_.mask ? fill_masks(ids) : remove_from_full_grids(ids)) {
    const std::uint64_t puzzle = ids[raw.index].puzzle;
    if (std::ranges::find(made, puzzle) != made.end()) continue;
    attempts[raw.index].puzzle = finish(raw);
    if (attempts[raw.index].puzzle) made.push_back(puzzle);
  }
  return attempts;
}

Pattern Generator::pattern_of(std::uint64_t puzzle) const {
  if (spec_.pattern) return *spec_.pattern;
  const auto number = static_cast<std::uint32_t>(patterns_.size());
  return patterns_[random_of_puzzle(seed_, puzzle).below(number)];
}

std::vector<Generator::Raw> Generator::remove_from_full_grids(std::span<const AttemptId> ids) {
  std::vector<ClueRemoval> removals;
  std::vector<Raw> raws;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    Random random = random_of(seed_, ids[i]);
    std::optional<Grid> grid = grids_.next(random, stop_);
    if (!grid) continue;
    const Pattern pattern = pattern_of(ids[i].puzzle);
    const std::uint32_t most = std::min(aim_.high, spec_.shape.cell_count());
    // From a minimal puzzle all clues go that can.
    const std::uint32_t least = spec_.minimal ? 0 : aim_.low + random.below(most - aim_.low + 1);
    removals.emplace_back(*grid, shuffled_orbits(spec_.shape.size(), pattern, random), least);
    raws.push_back({*grid, *std::move(grid), pattern, i});
  }
  remove_clues(removals, counter_);
  if (counter_.stopped()) return {};
  for (std::size_t i = 0; i < raws.size(); ++i) raws[i].puzzle = removals[i].board();
  return raws;
}

std::vector<Generator::Raw> Generator::fill_masks(std::span<const AttemptId> ids) {
  std::vector<Raw> raws;
  for (std::size_t i = 0; i < ids.size() && !counter_.stopped(); ++i) {
    Random random = random_of(seed_, ids[i]);
    const MaskSearch::Found found =
        MaskSearch(spec_.shape, *spec_.mask, counter_).run(random, stop_);
    if (found.solutions == 1) {
      raws.push_back({found.puzzle, found.solution, Pattern::none, i});
    } else {
      ++stats_.tried;
      stats_.fewest_solutions = std::min(stats_.fewest_solutions, found.solutions);
    }
  }
  return raws;
}

bool Generator::is_minimal(const Grid& puzzle) {
  std::vector<Grid> boards;
  const auto all_have_two = [&] {
    std::vector<const Grid*> pointers;
    for (const Grid& board : boards) pointers.push_back(&board);
    const auto counts = counter_.count(pointers, 2);
    boards.clear();
    return std::ranges::all_of(counts, [](std::uint64_t count) { return count == 2; });
  };
  for (Cell cell = 0; cell < puzzle.shape().cell_count(); ++cell) {
    if (puzzle.at(cell) == 0) continue;
    boards.push_back(puzzle);
    boards.back().set(cell, 0);
    if (boards.size() == counter_.best_number() && !all_have_two()) return false;
  }
  return all_have_two();
}

std::optional<GeneratedPuzzle> Generator::finish(Raw& raw) {
  ++stats_.tried;
  const std::uint32_t clues = raw.puzzle.given_count();
  stats_.see_clues(clues);
  if (!spec_.allowed_clues().contains(clues)) return std::nullopt;
  // Without a pattern, no clue is left that could go.
  const bool may_have_more = raw.pattern != Pattern::none || spec_.mask;
  if (spec_.minimal && may_have_more && !is_minimal(raw.puzzle)) {
    ++stats_.not_minimal;
    return std::nullopt;
  }
  std::optional<logic::Rating> rating;
  if (grader_) {
    rating = grader_->grade(raw.puzzle, stats_);
    if (!rating) return std::nullopt;
    rating->level = level_of(raw.puzzle, *rating);
  }
  return GeneratedPuzzle{std::move(raw.puzzle), std::move(raw.solution), raw.pattern, rating};
}

}  // namespace quadrille::create
