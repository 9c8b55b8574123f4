#include "apps/desktop/set/true_candidates_job.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

namespace quadrille::desktop {
namespace {

constexpr std::chrono::milliseconds kShowEvery{120};

}  // namespace

TrueCandidatesJob::TrueCandidatesJob(Workspace& workspace) : workspace_(workspace) {
  connect(&job_, &Job::finished, this, &TrueCandidatesJob::news);
  // Another board may have other cells.
  connect(&workspace, &Workspace::game_opened, this, &TrueCandidatesJob::forget);
}

void TrueCandidatesJob::forget() {
  job_.forget();
  found_.reset();
}

void TrueCandidatesJob::start(std::uint64_t limit) {
  forget();
  limit_ = limit;
  job_.start(
      [this, puzzle = workspace_.game().puzzle(), limit](const Stop& stop, const Post& post) {
        create::TrueCandidates candidates(
            puzzle, {.limit = limit,
                     .stop = &stop,
                     .threads = std::max(1U, std::thread::hardware_concurrency())});
        auto next = Stop::Clock::now();
        while (candidates.advance()) {
          if (Stop::Clock::now() < next) continue;
          next = Stop::Clock::now() + kShowEvery;
          post([this, so_far = candidates] {
            found_ = so_far;
            Q_EMIT news();
          });
        }
        post([this, all = std::move(candidates)] { found_ = all; });
      });
}

void TrueCandidatesJob::lay_over(Overlay& overlay) const {
  overlay.show_options_only = true;
  if (!found_) return;
  const Palette& palette = workspace_.palette();
  const sudoku::Grid puzzle = workspace_.game().puzzle();
  for (sudoku::Cell cell = 0; cell < puzzle.cells().size(); ++cell) {
    if (puzzle.at(cell) != 0) continue;
    std::vector<sudoku::Digit> digits;
    for (std::uint32_t number = 1; number <= puzzle.size(); ++number) {
      const auto digit = static_cast<sudoku::Digit>(number);
      if (found_->count(cell, digit) > 0) digits.push_back(digit);
    }
    const bool only = found_->complete() && digits.size() == 1;
    for (const sudoku::Digit digit : digits) {
      const bool rare = found_->known(cell, digit) && found_->count(cell, digit) == 1 &&
                        limit_ > 1 && found_->solutions() > 1;
      overlay.options.emplace_back(sudoku::Placement{cell, digit}, only   ? palette.good_soft
                                                                   : rare ? palette.warn_soft
                                                                          : palette.accent_soft);
    }
  }
}

}  // namespace quadrille::desktop
