// What counting by bands will take is known before it begins, while nobody knows how many solutions
// there are to be walked through. So a board is counted as usual first, for about that time: then
// the bands cost nothing where few solutions are left, and at most as much again where there are
// many.
#include "quadrille/solve/search/by_bands.h"

#include <algorithm>
#include <utility>

#include "quadrille/solve/bands/band_count.h"
#include "quadrille/solve/bands/field.h"
#include "quadrille/solve/batch/engine.h"

namespace quadrille::sudoku {
namespace {

// What the batch engine counts in a second.
constexpr double kBatchRate = 1.5e7;

Count limited(Count count, std::uint64_t limit) {
  if (limit == UINT64_MAX || count.solutions <= Natural(limit)) return count;
  count.solutions = limit;
  count.exact = false;
  return count;
}

// Nothing where the stop came first.
std::optional<Count> run(bands::BandCount& bands, std::uint64_t limit, const SolveOptions& options,
                         std::string_view reason) {
  if (!bands.run(options.threads, options.stop)) return std::nullopt;
  const Natural& solutions = bands.solutions();
  return limited({.solutions = solutions,
                  .exact = true,
                  .stats = {.solutions = solutions.small().value_or(UINT64_MAX),
                            .decisions = bands.heads(),
                            .propagations = bands.classes()},
                  .engine = {EngineName::bands, Message(std::string(reason))}},
                 limit);
}

}  // namespace

const bool kHasBands = true;

std::optional<Error> refusal_of_bands(const Grid& grid) {
  if (grid.constraints()) return Error{ErrorKind::has_rules}.about(name(EngineName::bands));
  if (bands::has_field(grid.shape())) return std::nullopt;
  return Error{Message{"engine.not_by_bands", {{"found", grid.shape().message()}}}};
}

bool is_for_bands(const Grid& grid, const SolveOptions& options) {
  return options.engine == EngineName::automatic && options.choose == Choice::least &&
         options.max_nodes == UINT64_MAX && !refusal_of_bands(grid);
}

Count count_by_bands(const Grid& grid, std::uint64_t limit, const SolveOptions& options) {
  bands::BandCount bands(grid, options.memory);
  if (std::optional<Count> count = run(bands, limit, options, "engine.asked")) return *count;
  return {.engine = {EngineName::bands, Message("engine.asked")}};
}

Count count_by_turns(const Grid& grid, std::uint64_t limit, const SolveOptions& options,
                     const CountAsUsual& usual) {
  const auto stopped = [&] { return options.stop != nullptr && options.stop->requested(); };
  Count count = usual(std::min(limit, kCountedAsUsual), options.stop);
  if (count.exact || limit <= kCountedAsUsual || stopped()) return count;
  bands::BandCount bands(grid, options.memory);
  const double seconds = bands.seconds() / std::max(1U, options.threads);
  if (batch::fits(grid.shape())) {
    // As many as the batch engine counts meanwhile, which is the same in every run.
    const double most = seconds * kBatchRate;
    if (most >= static_cast<double>(limit)) return usual(limit, options.stop);
    if (most > 2.0 * kCountedAsUsual) {
      count = usual(static_cast<std::uint64_t>(most), options.stop);
    }
  } else {
    Stop slice(options.stop);
    slice.set_deadline(Stop::after(std::chrono::duration<double>(seconds)));
    Count more = usual(limit, &slice);
    if (!slice.requested() || more.exact) return more;
    if (more.solutions > count.solutions) count = std::move(more);
  }
  if (count.exact || stopped()) return count;
  if (std::optional<Count> all = run(bands, limit, options, "engine.swept")) return *all;
  return count;
}

}  // namespace quadrille::sudoku
