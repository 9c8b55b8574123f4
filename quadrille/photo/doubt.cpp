// The other digits that cells may show stand in one list, the likeliest first. A board is a choice
// from that list, and costs what its members cost: how much less likely they are than what was
// read, as a logarithm. Boards are tried from the cheapest on. From the choice whose last member is
// number i, two dearer ones follow: with number i + 1 besides, and with i + 1 instead of i; so each
// choice is made once.
#include "quadrille/photo/doubt.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <functional>
#include <optional>
#include <queue>
#include <utility>

#include "quadrille/rules/verify.h"
#include "quadrille/solve/solve.h"

namespace quadrille::photo {
namespace {

using cover::Verdict;
using sudoku::Cell;
using sudoku::Digit;
using sudoku::Grid;

constexpr std::uint32_t kSure = kCertain / 2;  // a cell of which less is known is doubtful
constexpr std::uint32_t kCostOfHalf = 256;     // of what is half as likely
constexpr std::uint32_t kMostCost = 12 * kCostOfHalf;
constexpr std::size_t kMostBoards = 2000;  // that are looked at
constexpr std::size_t kMostSolved = 200;   // of these, that are solved
constexpr std::uint64_t kMostNodes = 20'000;

// 256 times the logarithm to the base 2, nearly: between powers of 2 along a straight line.
// requires: value > 0
std::uint32_t logarithm(std::uint32_t value) {
  const auto whole = static_cast<std::uint32_t>(std::bit_width(value)) - 1;
  return whole * kCostOfHalf +
         static_cast<std::uint32_t>((std::uint64_t{value} * kCostOfHalf >> whole) - kCostOfHalf);
}

struct Other {
  std::uint32_t cost = 0;
  Cell cell = 0;
  Digit digit = 0;
  friend auto operator<=>(const Other&, const Other&) = default;
};

std::vector<Other> others_of(const Reading& reading) {
  std::vector<Other> others;
  for (Cell cell = 0; cell < reading.cells.size(); ++cell) {
    const CellReading& read = reading.cells[cell];
    const std::uint32_t own = logarithm(std::max(read.chance_of(read.digit), 1U));
    for (Digit digit = 0; digit <= reading.shape.size(); ++digit) {
      const std::uint32_t chance = read.chance_of(digit);
      if (digit == read.digit || chance == 0) continue;
      const std::uint32_t cost = own - std::min(own, logarithm(chance));
      if (cost <= kMostCost) others.push_back({cost, cell, digit});
    }
  }
  std::ranges::sort(others);
  return others;
}

// Numbers of the list, growing.
struct Choice {
  std::uint32_t cost = 0;
  std::vector<std::size_t> members = {};
  friend auto operator<=>(const Choice&, const Choice&) = default;
};

// Two digits at once in one cell are none.
std::optional<Grid> board_of(const Grid& read, const std::vector<Other>& others,
                             const Choice& choice) {
  Grid grid = read;
  std::vector<Cell> changed;
  for (const std::size_t member : choice.members) {
    const auto& [cost, cell, digit] = others[member];
    if (std::ranges::find(changed, cell) != changed.end()) return std::nullopt;
    changed.push_back(cell);
    grid.set(cell, digit);
  }
  return grid;
}

Verdict verdict_of(const Grid& grid, const Stop* stop) {
  return sudoku::solve(grid, {.max_nodes = kMostNodes, .stop = stop}).verdict;
}

std::optional<Grid> search(const Reading& reading, const Grid& read, const Stop* stop) {
  const std::vector<Other> others = others_of(reading);
  std::priority_queue<Choice, std::vector<Choice>, std::greater<>> waiting;
  const auto add = [&](Choice choice, std::size_t member) {
    if (member >= others.size()) return;
    choice.cost += others[member].cost;
    choice.members.push_back(member);
    if (choice.cost <= kMostCost) waiting.push(std::move(choice));
  };
  add({}, 0);
  std::size_t solved = 0;
  for (std::size_t boards = 0; boards < kMostBoards && !waiting.empty(); ++boards) {
    if (solved == kMostSolved || (stop != nullptr && stop->requested())) break;
    const Choice choice = waiting.top();
    waiting.pop();
    const std::size_t last = choice.members.back();
    add(choice, last + 1);
    Choice without = choice;
    without.members.pop_back();
    without.cost -= others[last].cost;
    add(std::move(without), last + 1);
    const std::optional<Grid> grid = board_of(read, others, choice);
    if (!grid || !sudoku::find_conflicts(*grid).empty()) continue;
    ++solved;
    if (verdict_of(*grid, stop) == Verdict::one) return grid;
  }
  return std::nullopt;
}

}  // namespace

Settlement settle(const Reading& reading, const Stop* stop) {
  Settlement settlement = {.grid = reading.grid()};
  settlement.verdict = verdict_of(settlement.grid, stop);
  const bool is_wrong = settlement.verdict == Verdict::none || settlement.verdict == Verdict::many;
  if (std::optional<Grid> found =
          is_wrong ? search(reading, settlement.grid, stop) : std::nullopt) {
    settlement.grid = *std::move(found);
    settlement.verdict = Verdict::one;
  }
  for (Cell cell = 0; cell < reading.cells.size(); ++cell) {
    const CellReading& read = reading.cells[cell];
    const Digit taken = settlement.grid.at(cell);
    if (taken != read.digit) settlement.changes.push_back({cell, read.digit, taken});
    if (taken != read.digit || read.certainty() < kSure) settlement.doubtful.push_back(cell);
  }
  return settlement;
}

}  // namespace quadrille::photo
