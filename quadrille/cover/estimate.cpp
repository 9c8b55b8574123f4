// A probe is one way down the tree of dancing links: choose the item with the fewest ways to go on,
// take one of them by chance, multiply the weight by how many there were.
#include "quadrille/cover/estimate.h"

#include <cassert>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/cover/links/lists.h"
#include "quadrille/cover/links/uses.h"

namespace quadrille::cover {
namespace {

// Mean and spread of what comes one after another (Welford).
class RunningMean {
 public:
  void add(Magnitude value) {
    ++count_;
    const Magnitude before = value - mean_;
    mean_ += before / static_cast<double>(count_);
    squares_ += before * (value - mean_);
  }

  [[nodiscard]] Estimate::Value value() const {
    if (count_ < 2) return {mean_, 0};
    const auto count = static_cast<double>(count_);
    return {mean_, sqrt(squares_ / (count - 1) / count)};
  }

 private:
  std::uint64_t count_ = 0;
  Magnitude mean_;
  Magnitude squares_;
};

template <bool kColoured>
class Prober {
 public:
  Prober(const Problem& problem, const EstimateOptions& options)
      : lists_(problem), uses_(problem), options_(options), random_(options.seed) {
    for (std::uint32_t item = 1; item <= problem.primary_count(); ++item) {
      if (uses_.is_full(item)) lists_.cover(item);  // for good
    }
  }

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

  [[nodiscard]] std::uint32_t ways(std::uint32_t item) const {
    return uses_.ways(item, lists_.length(item));
  }
  [[nodiscard]] std::uint32_t fewest_ways() const {
    std::uint32_t best = lists_.first_item();
    for (std::uint32_t item = best; item != Dance::kRoot; item = lists_.next_item(item)) {
      if (ways(item) < ways(best)) best = item;
    }
    return best;
  }

  void probe() {
    weight_ = 1;
    work_ = 0;
    Magnitude nodes;
    const typename Dance::Mark beginning = lists_.mark();
    for (;;) {
      nodes += weight_;
      if (lists_.all_covered()) break;
      const std::uint32_t item = fewest_ways();
      const std::uint32_t choices = ways(item);
      if (choices == 0) break;
      if (uses_.is_once(item)) {
        go_on_once(item, choices);
      } else {
        go_on_among_several(item, choices);
      }
    }
    nodes_.add(nodes);
    updates_.add(work_);
    solutions_.add(lists_.all_covered() ? weight_ : Magnitude());
    lists_.rewind(beginning);
    for (; !covered_.empty(); covered_.pop_back()) lists_.reenter(covered_.back());
    for (; !touched_.empty(); touched_.pop_back()) uses_.forget(touched_.back());
  }

  // The item is to be covered once more, and no more.
  void go_on_once(std::uint32_t item, std::uint32_t choices) {
    count_work(weight_, [&] { cover(item); });
    weight_ *= choices;
    count_work(weight_, [&] { commit(node_at(item, random_.below(choices))); });
  }

  // The options before the one that is taken are set aside, one for each way that was tried before:
  // those behind it, which a search would set aside as well, are told by those that were met.
  void go_on_among_several(std::uint32_t item, std::uint32_t choices) {
    const std::uint32_t chosen = random_.below(choices);
    const Magnitude before = weight_;
    weight_ *= choices;
    const bool takes_none = uses_.lacking(item) == 0 && chosen + 1 == choices;
    for (std::uint32_t number = 0; number < chosen; ++number) {
      set_aside(lists_.below(item), before * choices / (choices - number));
    }
    if (takes_none) {
      count_work(weight_, [&] { cover(item); });
      return;
    }
    const std::uint32_t node = lists_.below(item);
    set_aside(node, before * choices / (choices - chosen));
    count_work(weight_, [&] {
      use(item);
      commit(node);
    });
  }

  void set_aside(std::uint32_t node, Magnitude weight) {
    count_work(weight, [&] { lists_.drop(node); });
  }

  template <class Do>
  void count_work(Magnitude weight, const Do& work) {
    const std::uint64_t before = lists_.updates();
    work();
    work_ += weight * static_cast<double>(lists_.updates() - before);
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

  void use(std::uint32_t item) {
    uses_.add(item);
    touched_.push_back(item);
    if (uses_.is_full(item)) cover(item);
  }

  // Covers the other items of the option as far as they are full, or gives them their colours.
  void commit(std::uint32_t chosen) {
    for (std::uint32_t node = lists_.right(chosen); node != chosen; node = lists_.right(node)) {
      if (lists_.is_plain(node)) {
        use(lists_.item_of(node));
      } else if (!lists_.is_settled(node)) {
        lists_.purify(node);
      }
    }
  }

  Dance lists_;
  Uses uses_;
  EstimateOptions options_;
  Random random_;
  // Of this probe.
  Magnitude weight_ = 1;
  Magnitude work_;
  std::vector<std::uint32_t> covered_;
  std::vector<std::uint32_t> touched_;
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
