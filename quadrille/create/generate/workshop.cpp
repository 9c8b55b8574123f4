#include "quadrille/create/generate/workshop.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace quadrille::create {

using sudoku::Cell;
using sudoku::Grid;

namespace {

// Boards that are not 9x9: a clue about which so much search does not decide stays where it is.
// On the largest boards forced moves have to decide. Minimal puzzles need certainty.
std::uint64_t nodes_for(const Wishes& wishes) {
  if (wishes.minimal) return UINT64_MAX;
  return wishes.shape.size() > 36 ? 0 : 2000;
}

Groups shuffled_orbits(std::uint32_t size, Pattern pattern, Random& random) {
  Groups groups = orbits(size, pattern);
  random.shuffle(groups);
  return groups;
}

}  // namespace

// A puzzle with one solution; what else is wished for is still to be seen.
struct Workshop::Raw {
  Grid puzzle;
  Grid solution;
  Pattern pattern = Pattern::none;
  std::size_t ticket;  // its place among the tickets
};

Workshop::Workshop(const Wishes& wishes, std::uint64_t seed, const Stop* stop)
    : wishes_(wishes),
      seed_(seed),
      aim_(clues_to_aim_at(wishes)),
      stop_(stop),
      grids_(wishes.shape),
      counter_(wishes.shape, {.max_nodes = nodes_for(wishes), .stop = stop}),
      grader_(wishes, stop) {
  assert(!impossible(wishes));
}

std::vector<Attempt> Workshop::make(std::span<const Ticket> tickets) {
  std::vector<Attempt> attempts;
  for (const Ticket& ticket : tickets) attempts.push_back({.ticket = ticket});
  std::vector<std::uint64_t> made;
  for (Raw& raw : wishes_.mask ? fill_mask(tickets) : dig(tickets)) {
    const std::uint64_t puzzle = tickets[raw.ticket].puzzle;
    if (std::ranges::find(made, puzzle) != made.end()) continue;
    attempts[raw.ticket].creation = finish(raw);
    if (attempts[raw.ticket].creation) made.push_back(puzzle);
  }
  return attempts;
}

Pattern Workshop::pattern_of(std::uint64_t puzzle) const {
  if (wishes_.pattern) return *wishes_.pattern;
  return kPatterns[random_of_puzzle(seed_, puzzle).below(kPatterns.size())];
}

std::vector<Workshop::Raw> Workshop::dig(std::span<const Ticket> tickets) {
  std::vector<Dig> digs;
  std::vector<Raw> raws;
  for (std::size_t i = 0; i < tickets.size(); ++i) {
    Random random = random_of(seed_, tickets[i]);
    std::optional<Grid> grid = grids_.next(random, stop_);
    if (!grid) continue;
    const Pattern pattern = pattern_of(tickets[i].puzzle);
    const std::uint32_t most = std::min(aim_.high, wishes_.shape.cell_count());
    // A minimal puzzle is dug to its end.
    const std::uint32_t least = wishes_.minimal ? 0 : aim_.low + random.below(most - aim_.low + 1);
    digs.emplace_back(*grid, shuffled_orbits(wishes_.shape.size(), pattern, random), least);
    raws.push_back({*grid, *std::move(grid), pattern, i});
  }
  dig_all(digs, counter_);
  if (counter_.stopped()) return {};
  for (std::size_t i = 0; i < raws.size(); ++i) raws[i].puzzle = digs[i].board();
  return raws;
}

std::vector<Workshop::Raw> Workshop::fill_mask(std::span<const Ticket> tickets) {
  std::vector<Raw> raws;
  for (std::size_t i = 0; i < tickets.size() && !counter_.stopped(); ++i) {
    Random random = random_of(seed_, tickets[i]);
    const MaskSearch::Found found =
        MaskSearch(wishes_.shape, *wishes_.mask, counter_).run(random, stop_);
    if (found.solutions == 1) {
      raws.push_back({found.puzzle, found.solution, Pattern::none, i});
    } else {
      ++tally_.tried;
      tally_.fewest_solutions = std::min(tally_.fewest_solutions, found.solutions);
    }
  }
  return raws;
}

bool Workshop::is_minimal(const Grid& puzzle) {
  std::vector<Grid> boards;
  for (Cell cell = 0; cell < puzzle.shape().cell_count(); ++cell) {
    if (puzzle.at(cell) == 0) continue;
    boards.push_back(puzzle);
    boards.back().set(cell, 0);
  }
  std::vector<const Grid*> pointers;
  for (const Grid& board : boards) pointers.push_back(&board);
  const auto counts = counter_.count(pointers, 2);
  return std::ranges::all_of(counts, [](std::uint64_t count) { return count == 2; });
}

std::optional<Creation> Workshop::finish(Raw& raw) {
  ++tally_.tried;
  const std::uint32_t clues = raw.puzzle.given_count();
  tally_.see_clues(clues);
  if (!wishes_.clues.contains(clues)) return std::nullopt;
  // Without a pattern, digging to the end has left no clue that can go.
  const bool may_have_more = raw.pattern != Pattern::none || wishes_.mask;
  if (wishes_.minimal && may_have_more && !is_minimal(raw.puzzle)) {
    ++tally_.not_minimal;
    return std::nullopt;
  }
  std::optional<logic::Rating> rating;
  if (wishes_.for_rating()) {
    rating = grader_.grade(raw.puzzle, tally_);
    if (!rating) return std::nullopt;
  }
  return Creation{std::move(raw.puzzle), std::move(raw.solution), raw.pattern, rating};
}

}  // namespace quadrille::create
