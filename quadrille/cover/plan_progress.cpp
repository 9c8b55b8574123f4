// The time of a subtree is taken for a multiple of its estimated nodes, the same for all (the ratio
// estimator of sampling), and something by chance. What was by chance in those that are done tells
// how much it may be in the rest.
#include "quadrille/cover/plan_progress.h"

#include <algorithm>
#include <cmath>

namespace quadrille::cover {

void PlanProgress::expect(double nodes) {
  open_nodes_ += nodes;
  ++open_;
}

void PlanProgress::add(double expected, double seconds, double of_them) {
  open_nodes_ = std::max(0.0, open_nodes_ - expected);
  --open_;
  ++done_;
  nodes_ += of_them;
  seconds_ += seconds;
  nodes_squared_ += of_them * of_them;
  seconds_squared_ += seconds * seconds;
  product_ += of_them * seconds;
}

PlanProgress::Left PlanProgress::left() const {
  if (open_ == 0) return {};
  const double rest = pace() * open_nodes_;
  if (done_ < 2) return {.seconds = rest, .spread = rest};
  const auto done = static_cast<double>(done_);
  const auto open = static_cast<double>(open_);
  const double by_chance =
      std::max(0.0, seconds_squared_ - 2 * pace() * product_ + pace() * pace() * nodes_squared_);
  const double variance = by_chance / (done - 1) * open * (1 + open / done);
  return {.seconds = rest, .spread = std::min(2 * std::sqrt(variance), rest)};
}

double PlanProgress::share() const {
  if (open_ == 0) return 1;
  const double all = seconds_ + left().seconds;
  return all > 0 ? seconds_ / all : 0;
}

}  // namespace quadrille::cover
