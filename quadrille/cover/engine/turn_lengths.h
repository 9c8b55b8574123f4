// TurnLengths: the constants by which automatic lets engines take turns, all of them measured.
//   if (suits_rows(problem, false)) walk = make_rows(problem);
//   turn = first_turn(entries, solution_length(problem));
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "quadrille/cover/engine/engine.h"

namespace quadrille::cover {

// The first turn of the walk, in updates: at most half of what learning takes on the easiest boards
// that need it. Solutions of over kVeryLong options are hardly ever found by trying, and the turn
// is as much shorter: 36x36 boards with 55% given take a tenth less time.
constexpr std::uint64_t kFirstUpdates = 1U << 12U;
constexpr double kUpdatesPerEntry = 8;
constexpr double kVeryLong = 150;
constexpr std::uint64_t kMostUpdates = 1U << 21U;
// Solutions of fewer options than kShort are found by trying. Up to kLong trying is probably
// quicker, and the walk gets that much more patience.
constexpr double kShort = 20;
constexpr double kLong = 80;
constexpr std::uint64_t kPatience = 256;
// What a literal of the learning engine costs, in updates of links.
constexpr double kUpdatesPerLiteral = 12;
// Learning is not begun for fewer literals than this for each entry of the matrix. Once it has
// begun, its turn is a little longer.
constexpr double kFewestLiterals = 1;
constexpr double kShortestTurn = 16;
// With so many solutions the walk does better: learning would have to forbid each of them.
constexpr std::size_t kManySolutions = 64;
// Where learning brings no solution, the walk has a part of its time before it comes back.
// Solutions of over kVeryLong options are left to learning with fewer doubts: on four 25x25 boards
// that it solves in half a second or less, the walk comes to 3,900 dead ends instead of 19,800.
constexpr double kWalkShare = 0.25;
constexpr double kLongWalkShare = 0.1;
// Learning hands back to the walk after so many solutions, and twice as many the next time.
constexpr std::uint64_t kSolutionsPerTurn = 8;
constexpr double kEndless = 1e18;  // literals
// With at most so many options, links finds the first solutions in the time that rows takes to
// begin.
constexpr std::uint32_t kTinyOptions = 64;
// With at most so many, links even counts all solutions in that time.
constexpr std::uint32_t kTiniestOptions = 12;
// A call of skip() for more solutions than this is taken for counting.
constexpr std::uint64_t kCounting = 1000;
// With more items than this the rows are too long, or so long that links is as quick.
constexpr std::uint32_t kMostItems = 512;

inline std::uint64_t first_turn(double entries, double solution_length) {
  const double per_entry = kUpdatesPerEntry * std::min(1.0, kVeryLong / solution_length);
  const auto updates = kFirstUpdates + static_cast<std::uint64_t>(per_entry * entries);
  return std::min(updates, kMostUpdates) * (solution_length < kLong ? kPatience : 1);
}

// A guess at the number of options in a solution.
inline double solution_length(const Problem& problem) {
  const auto entries = static_cast<double>(problem.entry_count());
  if (entries == 0) return 0;
  return static_cast<double>(problem.primary_count()) * problem.option_count() / entries;
}

// Whether links has less to do than rows when an option is taken: see spread.h.
bool is_sparse(const Problem& problem);

// Whether rows is the better walker: see automatic.cpp.
inline bool suits_rows(const Problem& problem, bool counting) {
  if (!has_rows() || problem.item_count() > kMostItems) return false;
  if (counting) return problem.option_count() > kTiniestOptions && !is_sparse(problem);
  return problem.option_count() > kTinyOptions && solution_length(problem) < kShort &&
         !is_sparse(problem);
}

}  // namespace quadrille::cover
