// The engine `rows`: what surrounds the walk. It finds the residue, makes the matrix of bits, and
// chooses the instruction set.
#include <algorithm>
#include <utility>
#include <vector>

#include "quadrille/base/instruction_set.h"
#include "quadrille/cover/engine/bit_matrix.h"
#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/engine/part_seen.h"
#include "quadrille/cover/engine/residue.h"
#include "quadrille/cover/engine/spread.h"
#include "quadrille/cover/rows/columns.h"
#include "quadrille/cover/rows/polled_walk.h"
#include "quadrille/cover/rows/walker.h"

namespace quadrille::cover {
namespace rows {

Walker::~Walker() = default;

namespace {

constexpr std::uint32_t kLargestBatch = 32;

class Rows final : public Engine {
 public:
  Rows(const Residue& residue, BitMatrix matrix, std::optional<Columns> columns,
       std::uint32_t primary_count, InstructionSet set, Reduce reduce);

  bool next(const Limits& limits) override;
  std::uint64_t skip(std::uint64_t solutions, const Limits& limits) override;
  [[nodiscard]] std::span<const OptionId> solution() const override;
  [[nodiscard]] bool exhausted() const override { return exhausted_; }
  [[nodiscard]] Work work() const override { return {space_.nodes, space_.work}; }
  [[nodiscard]] Stats stats() const override;
  [[nodiscard]] double progress() const override;
  [[nodiscard]] EngineReport report() const override { return {EngineName::rows, {}}; }
  std::optional<Share> split() override;

 private:
  [[nodiscard]] std::size_t stride() const { return taken_.size() + path_.size(); }
  bool fill(const Limits& limits);
  Share split_by_columns(Branching& level, double part);
  // Solutions that were found and not asked for yet.
  [[nodiscard]] std::uint32_t ahead() const { return space_.batch.count - told_; }

  BitMatrix matrix_;
  std::optional<Columns> columns_;  // where the search begins with them
  std::vector<std::uint64_t> options_;
  std::vector<OptionId> path_;
  std::vector<OptionId> taken_;  // forced from the beginning
  std::vector<OptionId> slots_;  // of the batch, each with what was forced before it
  std::vector<std::uint32_t> depths_;
  std::uint32_t told_ = 0;  // of the batch
  std::vector<Branching> levels_;
  Arena arena_;
  Workspace space_;
  std::unique_ptr<Walker> walker_;
  bool exhausted_;
};

Rows::Rows(const Residue& residue, BitMatrix matrix, std::optional<Columns> columns,
           std::uint32_t primary_count, InstructionSet set, Reduce reduce)
    : matrix_(std::move(matrix)),
      columns_(std::move(columns)),
      options_(residue.open.size()),
      path_(primary_count),
      taken_(residue.taken),
      levels_(primary_count + 1),
      space_{.arena = arena_},
      exhausted_(residue.contradiction) {
  std::ranges::transform(residue.open, options_.begin(), [](OptionId id) { return index(id); });
  space_.row_count = matrix_.row_count();
  space_.words = matrix_.words();
  space_.number_bits = matrix_.number_bits();
  space_.needed = matrix_.needed();
  space_.marks = matrix_.marks();
  space_.forbids = matrix_.forbids();
  space_.options = options_.data();
  space_.path = path_.data();
  space_.levels = levels_.data();
  space_.may_reduce = reduce == Reduce::yes;
  if (columns_) space_.columns = columns_->view();
  walker_ = make_walker(set, space_, matrix_.has_colours());
}

// Solutions may come every few nanoseconds: this is short for their sake.
bool Rows::next(const Limits& limits) {
  if (ahead() == 0 && !fill(limits)) return false;
  ++told_;
  return true;
}

std::span<const OptionId> Rows::solution() const {
  if (told_ == 0) return taken_;
  return {slots_.data() + (told_ - 1) * stride(), taken_.size() + depths_[told_ - 1]};
}

// Finds at least one more solution. False: there is none, or a limit came first.
bool Rows::fill(const Limits& limits) {
  told_ = space_.batch.count = 0;
  if (exhausted_) return false;
  // The first batches are small, for those who want no more than one or two solutions.
  if (depths_.size() < kLargestBatch) {
    depths_.resize(depths_.empty() ? 1 : 2 * depths_.size());
    slots_.resize(depths_.size() * stride());
    for (std::size_t slot = 0; slot < slots_.size(); slot += stride()) {
      std::ranges::copy(taken_, slots_.begin() + static_cast<std::ptrdiff_t>(slot));
    }
  }
  space_.batch = {slots_.data() + taken_.size(), stride(), depths_.data(), 0};
  while (!exhausted_) {
    if (limits.stop != nullptr && limits.stop->requested()) break;
    const std::uint64_t poll = std::min(space_.work + kWorkPerPoll, limits.most.updates);
    const Walker::End end =
        walker_->run(space_.solutions + depths_.size(), limits.most.nodes, poll);
    if (end == Walker::End::solution) return true;
    exhausted_ = end == Walker::End::exhausted;
    if (space_.nodes >= limits.most.nodes || space_.work >= limits.most.updates) break;
  }
  return false;
}

std::uint64_t Rows::skip(std::uint64_t solutions, const Limits& limits) {
  const auto known = static_cast<std::uint32_t>(std::min<std::uint64_t>(solutions, ahead()));
  told_ += known;
  if (known == solutions) return known;
  told_ = 0;
  space_.batch = {};
  const std::uint64_t before = space_.solutions;
  const std::uint64_t wanted = solutions - known;
  const std::uint64_t most = wanted < UINT64_MAX - before ? before + wanted : UINT64_MAX;
  static_cast<void>(walk_to(most, *walker_, space_, limits, exhausted_));
  return known + (space_.solutions - before);
}

Stats Rows::stats() const {
  return {.solutions = space_.solutions - ahead(),
          .decisions = space_.nodes,
          .propagations = space_.nodes + space_.forced,
          .conflicts = space_.dead};
}

double Rows::progress() const {
  if (exhausted_) return 1;
  return part_seen(std::span(levels_).first(space_.open_levels), [](const Branching& level) {
    return Turn{.tried = level.tried, .of = level.ways};
  });
}

Share Rows::split_by_columns(Branching& level, double part) {
  const auto option = [&](std::uint64_t row) {
    return OptionId{static_cast<std::uint32_t>(options_[row])};
  };
  Share share{.taken = taken_, .next = {}, .part = part * (level.own_count - level.tried)};
  share.taken.insert(share.taken.end(), path_.begin(), path_.begin() + level.depth);
  for (std::uint32_t own = level.tried; own < level.own_count; ++own) {
    share.next.push_back(option(level.own[own]));
  }
  share.open.emplace();
  for (std::uint32_t row = 0; row < space_.row_count; ++row) {
    if ((level.rows[row / 64] >> row % 64 & 1U) != 0) share.open->push_back(option(row));
  }
  level.own_count = level.tried;
  return share;
}

// Rows that are dropped at the root make other choices of items, and so another order of solutions,
// than there would be in a part of the tree that was given away before.
std::optional<Share> Rows::split() {
  if (exhausted_ || space_.may_reduce) return std::nullopt;
  double part = 1;
  for (Branching& level : std::span(levels_).first(space_.open_levels)) {
    part /= level.ways;
    if (level.tried == level.own_count) continue;
    if (level.words == 0) return split_by_columns(level, part);
    const std::size_t last = level.words - 1;
    const auto option_in = [&](const std::uint64_t* rows, std::size_t stride, std::uint64_t row) {
      const std::uint64_t number = rows[last * stride + row] >> level.frame->shift;
      return OptionId{static_cast<std::uint32_t>(level.frame->options[number])};
    };
    Share share{.taken = taken_, .next = {}, .part = part * (level.own_count - level.tried)};
    share.taken.insert(share.taken.end(), path_.begin(), path_.begin() + level.depth);
    for (std::uint32_t own = level.tried; own < level.own_count; ++own) {
      share.next.push_back(option_in(level.rows, level.stride, level.own[own]));
    }
    share.open.emplace();
    for (std::uint32_t row = 0; row < level.rest_count; ++row) {
      share.open->push_back(option_in(level.rest, level.rest_stride, row));
    }
    level.own_count = level.tried;
    return share;
  }
  return std::nullopt;
}

}  // namespace
}  // namespace rows

#ifdef __wasi__  // a page is to be small, and has no instructions that would make this fast
bool has_rows() { return false; }
std::unique_ptr<Engine> make_rows(const Problem& /*problem*/, const Stop* /*stop*/,
                                  InstructionSet /*set*/, Reduce /*reduce*/) {
  return nullptr;
}
#else
bool has_rows() { return true; }

std::unique_ptr<Engine> make_rows(const Problem& problem, const Stop* stop, InstructionSet set,
                                  Reduce reduce) {
  if (problem.has_bounds()) return make_bounded_rows(problem, stop, set);
  const std::optional<Residue> residue = find_residue(problem, stop);
  if (!residue) return nullptr;
  BitMatrix matrix(*residue, problem.primary_count(), rows::kMostWords);
  if (!matrix.fits()) return nullptr;
  std::optional<rows::Columns> columns;
  const std::size_t words = residue->open.size() * matrix.words();
  if (words >= kLargeMatrix && suits_columns(spread_of(problem))) {
    columns.emplace(*residue, problem.primary_count());
  }
  return std::make_unique<rows::Rows>(*residue, std::move(matrix), std::move(columns),
                                      problem.primary_count(), set, reduce);
}
#endif

}  // namespace quadrille::cover
