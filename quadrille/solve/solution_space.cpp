// A board that can be counted by bands is walked through first, for about as long as the bands
// would take, measured in nodes: so the same way is taken on every machine, and the same random
// numbers give the same solutions.
#include "quadrille/solve/solution_space.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "quadrille/rules/constraints.h"
#include "quadrille/rules/encode.h"
#include "quadrille/solve/bands/band_space.h"
#include "quadrille/solve/search/by_bands.h"
#include "quadrille/solve/search/rule_turns.h"

namespace quadrille::sudoku {
namespace {

// Of dancing links: about what it does in a second, and what is done in any case.
constexpr double kNodesPerSecond = 5e5;
constexpr double kFewestNodes = 2e4;

std::uint64_t nodes_for(double seconds) {
  return static_cast<std::uint64_t>(std::min(kFewestNodes + seconds * kNodesPerSecond, 1e18));
}

}  // namespace

class SolutionSpace::Bands {
 public:
  Bands(const Grid& grid, const SolveOptions& options) : space(grid, options.memory) {}

  bands::BandSpace space;
};

class SolutionSpace::Cover {
 public:
  Cover(const Encoding& encoding, const cover::SearchOptions& options)
      : legend(encoding.legend), space(encoding.problem, options) {}

  std::shared_ptr<const Legend> legend;
  cover::SolutionSpace space;
};

SolutionSpace::SolutionSpace(const Grid& grid, const SolveOptions& options)
    : grid_(as_read(grid)), options_(options) {
  assert(!refusal(options.engine, grid));
}
SolutionSpace::~SolutionSpace() = default;
SolutionSpace::SolutionSpace(SolutionSpace&&) noexcept = default;
SolutionSpace& SolutionSpace::operator=(SolutionSpace&&) noexcept = default;

SolutionSpace::End SolutionSpace::run() {
  cover_.reset();
  bands_.reset();
  if (options_.engine == EngineName::bands || is_for_bands(grid_, options_)) {
    bands_ = std::make_unique<Bands>(grid_, options_);
    if (options_.engine == EngineName::bands) return run_bands();
    if (run_cover(nodes_for(bands_->space.seconds())) == End::ready) return End::ready;
    cover_.reset();
    return run_bands();
  }
  return run_cover(options_.max_nodes);
}

SolutionSpace::End SolutionSpace::run_cover(std::uint64_t max_nodes) {
  const std::optional<Encoding> encoding = encode(grid_, Form::pruned, options_.stop);
  if (!encoding) return End::stopped;
  if (!cover::uncoverable_items(encoding->problem).empty()) {
    count_ = {.exact = true, .engine = {EngineName::links, Message("engine.no_search")}};
    bands_.reset();
    return End::ready;
  }
  cover::SearchOptions options = cover_options(options_);
  // On several threads it is up to chance which engine comes to the end, and in which order it has
  // the solutions.
  options.threads = 1;
  options.max_nodes = max_nodes;
  if (bands_) options.engine = cover::EngineName::links;
  cover_ = std::make_unique<Cover>(*encoding, options);
  const End end = cover_->space.run();
  cover::Count count = cover_->space.count();
  count_ = {.solutions = std::move(count.solutions),
            .exact = count.exact,
            .stats = std::move(count.stats),
            .engine = {board_engine(count.engine.engine), std::move(count.engine.reason)}};
  if (end == End::ready) bands_.reset();
  return end;
}

SolutionSpace::End SolutionSpace::run_bands() {
  if (!bands_->space.run(options_.threads, options_.stop)) return End::stopped;
  const bands::BandCount& count = bands_->space.count();
  const bool asked = options_.engine == EngineName::bands;
  count_ = {.solutions = count.solutions(),
            .exact = true,
            .stats = {.solutions = count.solutions().small().value_or(UINT64_MAX),
                      .decisions = count.heads(),
                      .propagations = count.classes()},
            .engine = {EngineName::bands, Message(asked ? "engine.asked" : "engine.swept")}};
  return bands_->space.has_room() ? End::ready : End::no_memory;
}

std::optional<std::vector<Grid>> SolutionSpace::sample(std::uint64_t count, Random& random) const {
  assert(count_.exact && count_.solutions > Natural(0));
  if (bands_) return bands_->space.sample(count, random, options_.stop);
  const auto drawn = cover_->space.sample(count, random);
  if (!drawn) return std::nullopt;
  std::vector<Grid> grids;
  for (const std::vector<cover::OptionId>& solution : *drawn) {
    grids.push_back(grid_);
    place(solution, *cover_->legend, grids.back());
  }
  return grids;
}

// The exact-cover form has nothing to say of the givens, which are in all solutions.
std::optional<std::vector<Natural>> SolutionSpace::marginals() const {
  assert(count_.exact);
  if (bands_) return bands_->space.marginals(options_.threads, options_.stop);
  std::vector<Natural> marginals(std::size_t{grid_.shape().cell_count()} * grid_.size());
  if (!cover_) return marginals;
  const auto of_options = cover_->space.marginals();
  if (!of_options) return std::nullopt;
  const auto number = [&](Cell cell, Digit digit) {
    return std::size_t{cell} * grid_.size() + digit - 1;
  };
  for (std::size_t option = 0; option < of_options->size(); ++option) {
    const Placement& placement = cover_->legend->placements[option];
    if (placement.cell == kNoCell) continue;
    marginals[number(placement.cell, placement.digit)] += (*of_options)[option];
  }
  for (Cell cell = 0; cell < grid_.shape().cell_count(); ++cell) {
    if (grid_.at(cell) != 0) marginals[number(cell, grid_.at(cell))] = count_.solutions;
  }
  return marginals;
}

}  // namespace quadrille::sudoku
