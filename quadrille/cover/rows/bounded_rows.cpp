// The engine `rows` where items have bounds: what surrounds the walk.
#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>
#include <vector>

#include "quadrille/base/instruction_set.h"
#include "quadrille/base/sort.h"
#include "quadrille/cover/engine/bit_matrix.h"
#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/engine/part_seen.h"
#include "quadrille/cover/engine/residue.h"
#include "quadrille/cover/rows/bounded.h"
#include "quadrille/cover/rows/polled_walk.h"

namespace quadrille::cover {
namespace rows {
namespace {

class BoundedRows final : public BoundedEngine {
 public:
  BoundedRows(const Problem& problem, const Residue& residue, const BitMatrix& matrix,
              std::span<const std::int64_t> costs, InstructionSet set);

  bool next(const Limits& limits) override;
  std::uint64_t skip(std::uint64_t solutions, const Limits& limits) override;
  void allow(std::int64_t budget) override { space_.budget = budget - spent_; }
  [[nodiscard]] std::span<const OptionId> solution() const override {
    return {path_.data(), taken_ + space_.depth};
  }
  [[nodiscard]] bool exhausted() const override { return exhausted_; }
  [[nodiscard]] Work work() const override { return {space_.nodes, space_.work}; }
  [[nodiscard]] Stats stats() const override;
  [[nodiscard]] double progress() const override;
  [[nodiscard]] EngineReport report() const override { return {EngineName::rows, {}}; }

 private:
  void set_rows(const Residue& residue, const BitMatrix& matrix,
                std::span<const std::int64_t> costs);
  void set_bounds(const Problem& problem, const Residue& residue);
  [[nodiscard]] bool run(std::uint64_t most_solutions, const Limits& limits);

  // By the number of the row.
  std::vector<std::uint64_t> marks_;
  std::vector<std::uint64_t> forbids_;
  std::vector<OptionId> options_;
  std::vector<std::int64_t> costs_;
  std::vector<std::int64_t> shares_;
  // Sets of bits.
  std::vector<std::uint64_t> items_;
  std::vector<std::uint64_t> needed_;
  std::vector<std::uint64_t> several_;
  // Of the items with bounds.
  std::vector<std::uint32_t> numbers_;
  std::vector<std::uint64_t> bounds_;

  std::vector<OptionId> path_;  // what was forced from the beginning, then what the walk takes
  std::uint32_t taken_;
  std::int64_t spent_ = 0;  // for what was forced
  std::vector<BoundedLevel> levels_;
  Arena arena_;
  BoundedSpace space_;
  std::unique_ptr<Walker> walker_;
  bool exhausted_;
};

BoundedRows::BoundedRows(const Problem& problem, const Residue& residue, const BitMatrix& matrix,
                         std::span<const std::int64_t> costs, InstructionSet set)
    : items_(matrix.needed(), matrix.needed() + matrix.words()),
      needed_(matrix.words(), 0),
      several_(matrix.words(), 0),
      numbers_(matrix.item_count(), 0),
      path_(residue.taken),
      taken_(static_cast<std::uint32_t>(residue.taken.size())),
      levels_(std::size_t{longest_solution(problem)} + problem.primary_count() + 1),
      space_{.arena = arena_},
      exhausted_(residue.contradiction) {
  path_.resize(path_.size() + longest_solution(problem));
  set_bounds(problem, residue);
  set_rows(residue, matrix, costs);
  space_.row_count = matrix.row_count();
  space_.words = matrix.words();
  space_.number_bits = matrix.number_bits();
  space_.items = items_.data();
  space_.needed = needed_.data();
  space_.several = several_.data();
  space_.marks = marks_.data();
  space_.forbids = forbids_.data();
  space_.options = options_.data();
  space_.several_count = static_cast<std::uint32_t>(bounds_.size() / 2);
  space_.numbers = numbers_.data();
  space_.bounds = bounds_.data();
  space_.costs = costs_.data();
  space_.shares = shares_.data();
  space_.path = path_.data() + taken_;
  space_.levels = levels_.data();
  walker_ = make_walker(set, space_, !costs.empty());
}

// The primary items are the first bits, in their order.
void BoundedRows::set_bounds(const Problem& problem, const Residue& residue) {
  std::vector<std::uint64_t> most;
  for (std::uint32_t bit = 0; bit < numbers_.size(); ++bit) {
    const Bounds bounds = problem.bounds(residue.items[bit]);
    const std::uint64_t mask = std::uint64_t{1} << bit % 64;
    if (bounds.least > 0) needed_[bit / 64] |= mask;
    if (bounds == Bounds{}) continue;
    several_[bit / 64] |= mask;
    numbers_[bit] = static_cast<std::uint32_t>(bounds_.size());
    bounds_.push_back(bounds.least);
    most.push_back(bounds.most);
  }
  bounds_.insert(bounds_.end(), most.begin(), most.end());
}

void BoundedRows::set_rows(const Residue& residue, const BitMatrix& matrix,
                           std::span<const std::int64_t> costs) {
  const std::uint32_t words = matrix.words();
  std::vector<std::uint32_t> order(matrix.row_count());
  std::iota(order.begin(), order.end(), 0U);
  if (!costs.empty()) {
    for (const OptionId option : residue.taken) spent_ += costs[index(option)];
    std::vector<std::int64_t> share(order.size());
    for (const std::uint32_t row : order) {
      std::int64_t items = 0;
      for (std::uint32_t w = 0; w < words; ++w) {
        items += std::popcount(matrix.marks()[std::size_t{row} * words + w] & items_[w]);
      }
      share[row] = costs[index(residue.open[row])] / std::max<std::int64_t>(items, 1);
    }
    quadrille::sort(order, {}, [&](std::uint32_t row) { return std::pair(share[row], row); });
    for (const std::uint32_t row : order) {
      costs_.push_back(costs[index(residue.open[row])]);
      shares_.push_back(share[row]);
    }
  }
  for (const std::uint32_t row : order) {
    options_.push_back(residue.open[row]);
    for (std::uint32_t w = 0; w < words; ++w) {
      marks_.push_back(matrix.marks()[std::size_t{row} * words + w]);
      forbids_.push_back(matrix.forbids()[std::size_t{row} * words + w] & ~several_[w]);
    }
  }
}

bool BoundedRows::run(std::uint64_t most_solutions, const Limits& limits) {
  return walk_to(most_solutions, *walker_, space_, limits, exhausted_);
}

bool BoundedRows::next(const Limits& limits) { return run(space_.solutions + 1, limits); }

std::uint64_t BoundedRows::skip(std::uint64_t solutions, const Limits& limits) {
  const std::uint64_t before = space_.solutions;
  static_cast<void>(run(solutions < UINT64_MAX - before ? before + solutions : UINT64_MAX, limits));
  return space_.solutions - before;
}

Stats BoundedRows::stats() const {
  return {.solutions = space_.solutions,
          .decisions = space_.nodes,
          .propagations = space_.nodes,
          .conflicts = space_.dead};
}

double BoundedRows::progress() const {
  if (exhausted_) return 1;
  return part_seen(std::span(levels_).first(space_.open_levels), [](const BoundedLevel& level) {
    return Turn{.tried = level.tried, .of = level.ways};
  });
}

}  // namespace
}  // namespace rows

#ifdef __wasi__  // see rows.cpp
std::unique_ptr<BoundedEngine> make_bounded_rows(const Problem& /*problem*/, const Stop* /*stop*/,
                                                 InstructionSet /*set*/,
                                                 std::span<const std::int64_t> /*costs*/) {
  return nullptr;
}
#else
std::unique_ptr<BoundedEngine> make_bounded_rows(const Problem& problem, const Stop* stop,
                                                 InstructionSet set,
                                                 std::span<const std::int64_t> costs) {
  const std::optional<Residue> residue = find_residue(problem, stop);
  if (!residue) return nullptr;
  const BitMatrix matrix(*residue, problem.primary_count(), rows::kMostWords);
  if (!matrix.fits()) return nullptr;
  return std::make_unique<rows::BoundedRows>(problem, *residue, matrix, costs, set);
}
#endif

}  // namespace quadrille::cover
