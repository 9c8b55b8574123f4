#include "apps/cli/pipeline/band_plan.h"

#include <atomic>
#include <mutex>
#include <optional>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "quadrille/base/share_out.h"
#include "quadrille/base/stop.h"

namespace quadrille::cli {
namespace {

constexpr std::uint64_t kPiecesByDefault = 1000;

}  // namespace

bool is_planned_by_bands(const Settings& settings, const Puzzle& puzzle) {
  return settings.plan.ledger && settings.engine == sudoku::EngineName::bands &&
         !refusal(settings.engine, puzzle.grid);
}

BandPlan::BandPlan(const Puzzle& puzzle, const Settings& settings, const LimitedSolve& search,
                   Progress& progress)
    : puzzle_(puzzle),
      settings_(settings),
      search_(search),
      progress_(progress),
      pieces_(puzzle.grid, search.options()),
      keeper_(settings.plan.ledger) {}

Result<void> BandPlan::work() {
  if (!puzzle_.alone) return Error{Message("ledger.one_problem")};
  const cover::PlanPart part = settings_.plan.part.value_or(cover::PlanPart());
  auto opened = keeper_.open(pieces_.fingerprint(), cover::Question::count, part);
  if (!opened) return opened;
  auto ready = keeper_.ledger().head() ? go_on() : begin(part);
  if (!ready || is_complete() || search_.stopped()) return ready;
  return count(open_pieces());
}

Result<void> BandPlan::begin(const cover::PlanPart& part) {
  const auto wanted =
      static_cast<std::uint32_t>(settings_.plan.subtrees.value_or(kPiecesByDefault));
  if (!pieces_.prepare(wanted)) return {};
  auto begun = keeper_.begin({.problem = pieces_.fingerprint(),
                              .plan = pieces_.plan(),
                              .pieces = pieces_.size(),
                              .wanted = wanted,
                              .asks = cover::Question::count,
                              .part = part});
  return begun ? keeper_.write_head() : begun;
}

// With the same pieces as before.
Result<void> BandPlan::go_on() {
  const cover::LedgerHead& head = *keeper_.ledger().head();
  if (!is_complete()) {
    if (!pieces_.prepare(head.wanted)) return {};
    if (pieces_.plan() != head.plan || pieces_.size() != head.pieces) {
      return keeper_.about(Error{Message("ledger.other_plan")});
    }
  }
  return keeper_.drop_torn();
}

std::vector<std::uint32_t> BandPlan::open_pieces() const {
  std::vector<std::uint32_t> open;
  const cover::LedgerHead& head = *keeper_.ledger().head();
  for (std::uint32_t piece = 1; piece <= head.pieces; ++piece) {
    if (head.part.has(piece) && !keeper_.ledger().is_done(piece)) open.push_back(piece);
  }
  return open;
}

Result<void> BandPlan::count(const std::vector<std::uint32_t>& open) {
  const std::uint64_t before = keeper_.ledger().done();
  const auto all = static_cast<double>(before + open.size());
  std::mutex mutex;
  std::optional<Error> failure;
  std::atomic<bool> is_over = false;
  share_out(open.size(), search_.options().threads, [&](const NextPiece& next) {
    for (auto place = next(); place && !is_over; place = next()) {
      const auto start = Stop::Clock::now();
      const std::optional<Natural> solutions = pieces_.count(open[*place] - 1);
      if (!solutions) return;
      const std::chrono::duration<double> seconds = Stop::Clock::now() - start;
      const std::lock_guard lock(mutex);
      const auto added = keeper_.add(
          {.piece = {open[*place]}, .solutions = *solutions, .seconds = seconds.count()});
      if (!added) {
        failure = added.error();
        is_over = true;
        return;
      }
      progress_.advance(solutions->small().value_or(0),
                        static_cast<double>(keeper_.ledger().done()) / all);
    }
  });
  if (failure) return *failure;
  return keeper_.sync();
}

bool BandPlan::is_complete() const {
  return keeper_.ledger().head() && keeper_.ledger().missing() == 0;
}

std::string BandPlan::note() const {
  if (!keeper_.was_torn()) return {};
  return fmt::format("{}: {}\n", *settings_.plan.ledger, told("ledger.torn"));
}

}  // namespace quadrille::cli
