// A probe is one way down the tree of dancing links: choose the item with the fewest options, take
// one of them by chance, multiply the weight by how many there were.
#include "quadrille/cover/estimate.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/cover/links/lists.h"

namespace quadrille::cover {
namespace {

// Mean and spread of what comes one after another (Welford).
class RunningMean {
 public:
  void add(double value) {
    ++count_;
    const double before = value - mean_;
    mean_ += before / static_cast<double>(count_);
    squares_ += before * (value - mean_);
  }

  [[nodiscard]] Estimate::Value value() const {
    if (count_ < 2) return {mean_, 0};
    const auto count = static_cast<double>(count_);
    return {mean_, std::sqrt(squares_ / (count - 1) / count)};
  }

 private:
  std::uint64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

template <bool kColoured>
class Prober {
 public:
  Prober(const Problem& problem, const EstimateOptions& options)
      : lists_(problem), options_(options), random_(options.seed) {}

  Estimate run() {
    Estimate estimate;
    do {
      probe();
      ++estimate.probes;
    } while (estimate.probes < options_.probes &&
             (options_.stop == nullptr || !options_.stop->requested()));
    estimate.nodes = nodes_.value();
    estimate.updates = updates_.value();
    estimate.solutions = solutions_.value();
    return estimate;
  }

 private:
  using Dance = Lists<kColoured>;

  [[nodiscard]] std::uint32_t shortest() const {
    std::uint32_t best = lists_.first_item();
    for (std::uint32_t item = best; item != Dance::kRoot; item = lists_.next_item(item)) {
      if (lists_.length(item) < lists_.length(best)) best = item;
    }
    return best;
  }

  void probe() {
    double weight = 1;
    double nodes = 0;
    double updates = 0;
    const typename Dance::Mark beginning = lists_.mark();
    covered_.clear();
    for (;;) {
      nodes += weight;
      if (lists_.all_covered()) break;
      const std::uint32_t item = shortest();
      const std::uint32_t choices = lists_.length(item);
      if (choices == 0) break;
      std::uint64_t before = lists_.updates();
      cover(item);
      updates += weight * static_cast<double>(lists_.updates() - before);
      weight *= choices;
      before = lists_.updates();
      commit(node_at(item, random_.below(choices)));
      updates += weight * static_cast<double>(lists_.updates() - before);
    }
    nodes_.add(nodes);
    updates_.add(updates);
    solutions_.add(lists_.all_covered() ? weight : 0);
    lists_.rewind(beginning);
    while (!covered_.empty()) {
      lists_.reenter(covered_.back());
      covered_.pop_back();
    }
  }

  [[nodiscard]] std::uint32_t node_at(std::uint32_t item, std::uint32_t number) const {
    std::uint32_t node = lists_.below(item);
    for (; number > 0; --number) node = lists_.below(node);
    return node;
  }

  void cover(std::uint32_t item) {
    lists_.cover(item);
    covered_.push_back(item);
  }

  // Covers the other items of the option, or gives them their colours.
  void commit(std::uint32_t chosen) {
    for (std::uint32_t node = lists_.right(chosen); node != chosen; node = lists_.right(node)) {
      if (lists_.is_plain(node)) {
        cover(lists_.item_of(node));
      } else if (!lists_.is_settled(node)) {
        lists_.purify(node);
      }
    }
  }

  Dance lists_;
  EstimateOptions options_;
  Random random_;
  std::vector<std::uint32_t> covered_;  // in this probe
  RunningMean nodes_;
  RunningMean updates_;
  RunningMean solutions_;
};

}  // namespace

Estimate estimate(const Problem& problem, const EstimateOptions& options) {
  assert(options.probes > 0);
  if (problem.colour_count() > 0) return Prober<true>(problem, options).run();
  return Prober<false>(problem, options).run();
}

}  // namespace quadrille::cover
