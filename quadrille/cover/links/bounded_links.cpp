// Dancing links where items are to be covered a number of times: the search of Knuth's Algorithm M.
//
// An item stays in the ring until it is covered as often as its upper bound allows, or until the
// search decides that it is covered often enough. An item that lacks r options and has n left
// branches n - r + 1 ways: the first of its options to be taken is number 1, 2, …, and those before
// it are set aside (Knuth tweaks them), so that no set of options comes twice. If it lacks none,
// the last way is to take none of them. Where an item is to be covered once more and no more, all
// of its options are out of the way as soon as one is taken: that is a cover, as in links.cpp.
//
// What an item lacks and may still have follows from how often it is covered so far, which is
// counted up on the way down and down on the way back.
#include <algorithm>
#include <ranges>
#include <utility>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/base/sort.h"
#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/links/account.h"
#include "quadrille/cover/links/lists.h"
#include "quadrille/cover/links/uses.h"

namespace quadrille::cover {
namespace {

class BoundedLinks final : public BoundedEngine {
 public:
  BoundedLinks(const Problem& problem, const SearchOptions& options, Observer observer,
               std::span<const std::int64_t> costs);

  // Whether it was built to the end.
  [[nodiscard]] bool complete() const { return lists_.complete(); }

  bool next(const Limits& limits) override;
  void allow(std::int64_t budget) override { budget_ = budget; }
  [[nodiscard]] std::span<const OptionId> solution() const override { return path_; }
  [[nodiscard]] bool exhausted() const override { return phase_ == Phase::done; }
  [[nodiscard]] Work work() const override { return {stats_.nodes, lists_.updates()}; }
  [[nodiscard]] Stats stats() const override { return links_stats(stats_, lists_, solutions_); }
  [[nodiscard]] double progress() const override {
    return phase_ == Phase::done ? 1 : part_danced<Branching>(levels_);
  }
  [[nodiscard]] EngineReport report() const override { return {EngineName::links, {}}; }

 private:
  using Dance = Lists<true>;
  using Kind = Move::Kind;

  struct Branching {
    std::uint32_t item;
    bool once;                 // one option more, and it is covered
    bool passed = false;       // the way of taking none of its options is the one now tried
    std::uint32_t node;        // of the option now tried; the item itself where there is none
    std::uint32_t choices;     // the ways there were
    std::uint32_t number = 0;  // how many of them have been tried, this one included
    Dance::Mark before;
    Dance::Mark before_commit{};
    std::size_t aside;  // how many options were set aside before, for an observer
    std::size_t order;  // where its options begin in order_, with costs
  };
  enum class Phase : std::uint8_t { beginning, entering, at_solution, done };

  void tell(Kind kind, std::uint32_t item, OptionId option = {}) const;
  [[nodiscard]] std::uint32_t ways(std::uint32_t item) const {
    return uses_.ways(item, lists_.length(item));
  }
  [[nodiscard]] bool is_affordable(OptionId option) const {
    return costs_.empty() || spent_ + costs_[index(option)] <= budget_;
  }

  void begin();
  bool must_stop(const Limits& limits);
  bool enter();
  std::uint32_t choose();
  bool advance();
  bool advance_once(Branching& level);
  bool advance_among_several(Branching& level);
  bool pass(Branching& level);
  void sort_options(std::uint32_t item);
  [[nodiscard]] std::uint32_t next_node(const Branching& level) const;
  void leave(const Branching& level);
  bool retreat();
  void commit(const Branching& level, OptionId option);
  void uncommit(const Branching& level);
  void use(std::uint32_t item);
  void unuse(std::uint32_t item);

  Dance lists_;
  std::uint32_t primary_;
  Uses uses_;
  std::vector<Branching> levels_;
  std::vector<OptionId> path_;
  std::vector<OptionId> aside_;       // options set aside, for an observer
  std::vector<std::uint32_t> order_;  // nodes of the options of each level, by cost
  Phase phase_ = Phase::beginning;

  std::vector<std::int64_t> costs_;
  std::int64_t spent_ = 0;
  std::int64_t budget_ = INT64_MAX;

  SearchOptions options_;
  Random random_;
  Observer observer_;
  std::uint64_t solutions_ = 0;
  LinksStats stats_;
};

BoundedLinks::BoundedLinks(const Problem& problem, const SearchOptions& options, Observer observer,
                           std::span<const std::int64_t> costs)
    : lists_(problem, options.stop),
      primary_(problem.primary_count()),
      uses_(problem),
      costs_(costs.begin(), costs.end()),
      options_(options),
      random_(options.seed),
      observer_(std::move(observer)) {}

void BoundedLinks::tell(Kind kind, std::uint32_t item, OptionId option) const {
  if (!observer_) return;
  Move move{.kind = kind, .option = option};
  if (item != Dance::kRoot) move.item = ItemId{item - 1};
  move.depth = static_cast<std::uint32_t>(levels_.size());
  if (kind != Kind::solution && !levels_.empty()) {
    --move.depth;
    move.choices = levels_.back().choices;
    move.number = levels_.back().number;
  }
  observer_(move);
}

bool BoundedLinks::next(const Limits& limits) {
  if (phase_ == Phase::at_solution) phase_ = retreat() ? Phase::entering : Phase::done;
  while (phase_ == Phase::beginning || phase_ == Phase::entering) {
    if (must_stop(limits)) return false;
    if (phase_ == Phase::beginning) begin();
    ++stats_.nodes;
    if (stats_.profile.size() <= levels_.size()) stats_.profile.resize(levels_.size() + 1);
    ++stats_.profile[levels_.size()];
    if (lists_.all_covered()) {
      ++solutions_;
      tell(Kind::solution, Dance::kRoot);
      phase_ = Phase::at_solution;
      return true;
    }
    if (!enter() && !retreat()) phase_ = Phase::done;
  }
  return false;
}

// Items that must not be covered at all leave for good.
void BoundedLinks::begin() {
  phase_ = Phase::entering;
  for (std::uint32_t item = 1; item <= primary_; ++item) {
    if (!uses_.is_full(item)) continue;
    lists_.cover(item);
    tell(Kind::cover, item);
  }
}

bool BoundedLinks::must_stop(const Limits& limits) {
  if (stats_.nodes >= limits.most.nodes || lists_.updates() >= limits.most.updates) return true;
  return stats_.nodes % kNodesPerPoll == 0 && limits.stop != nullptr && limits.stop->requested();
}

// Chooses an item and takes the first of its ways. False: it has none.
bool BoundedLinks::enter() {
  const std::uint32_t item = choose();
  const std::uint32_t choices = ways(item);
  ++(choices == 0 ? stats_.dead : choices == 1 ? stats_.forced : stats_.free);
  levels_.push_back({.item = item,
                     .once = uses_.is_once(item),
                     .node = item,
                     .choices = choices,
                     .before = lists_.mark(),
                     .aside = aside_.size(),
                     .order = order_.size()});
  tell(Kind::choose, item);
  if (choices == 0) {
    tell(Kind::back, item);
    levels_.pop_back();
    return false;
  }
  if (!costs_.empty()) sort_options(item);
  if (levels_.back().once) {
    lists_.cover(item);
    levels_.back().before_commit = lists_.mark();
    tell(Kind::cover, item);
  }
  return advance();
}

std::uint32_t BoundedLinks::choose() {
  std::uint32_t best = lists_.first_item();
  if (options_.choose == Choice::first) return best;
  std::uint32_t fewest = ways(best);
  std::uint32_t seen = 1;
  for (std::uint32_t item = lists_.next_item(best); item != Dance::kRoot;
       item = lists_.next_item(item)) {
    const std::uint32_t here = ways(item);
    if (here < fewest) {
      best = item;
      fewest = here;
      seen = 1;
    } else if (here == fewest && options_.choose == Choice::random && random_.below(++seen) == 0) {
      best = item;
    }
  }
  return best;
}

// Goes on to the next way of the item of the last level. False: all have been tried, and the level
// is gone.
bool BoundedLinks::advance() {
  Branching& level = levels_.back();
  if (level.once ? advance_once(level) : advance_among_several(level)) return true;
  leave(level);
  levels_.pop_back();
  return false;
}

// With costs, the cheapest first: the first one that is too dear is then the last to be looked at.
void BoundedLinks::sort_options(std::uint32_t item) {
  const auto first = static_cast<std::ptrdiff_t>(order_.size());
  for (std::uint32_t node = lists_.below(item); node != item; node = lists_.below(node)) {
    order_.push_back(node);
  }
  quadrille::sort(
      std::ranges::subrange(order_.begin() + first, order_.end()), {},
      [&](std::uint32_t node) { return std::pair(costs_[index(lists_.option_of(node))], node); });
}

// The one to try next; the item itself if there is none.
std::uint32_t BoundedLinks::next_node(const Branching& level) const {
  if (costs_.empty()) return lists_.below(level.once ? level.node : level.item);
  const std::size_t place = level.order + level.number;
  return place < order_.size() ? order_[place] : level.item;
}

bool BoundedLinks::advance_once(Branching& level) {
  level.node = next_node(level);
  if (level.node == level.item) return false;
  const OptionId option = lists_.option_of(level.node);
  if (!is_affordable(option)) return false;
  ++level.number;
  tell(Kind::attempt, level.item, option);
  commit(level, option);
  return true;
}

bool BoundedLinks::advance_among_several(Branching& level) {
  if (level.passed) return false;
  if (lists_.length(level.item) >= std::max(1U, uses_.lacking(level.item))) {
    level.node = next_node(level);
    const OptionId option = lists_.option_of(level.node);
    if (is_affordable(option)) {
      ++level.number;
      tell(Kind::attempt, level.item, option);
      lists_.drop(level.node);
      level.before_commit = lists_.mark();
      if (observer_) aside_.push_back(option);
      tell(Kind::tweak, level.item, option);
      commit(level, option);
      return true;
    }
  }
  return uses_.lacking(level.item) == 0 && pass(level);
}

// The item is covered often enough: it leaves the ring, and what options it has left all lists.
bool BoundedLinks::pass(Branching& level) {
  level.passed = true;
  ++level.number;
  level.before_commit = lists_.mark();
  tell(Kind::pass, level.item);
  lists_.cover(level.item);
  tell(Kind::cover, level.item);
  return true;
}

// Undoes what was done for all ways together.
void BoundedLinks::leave(const Branching& level) {
  lists_.rewind(level.before);
  if (level.once) {
    lists_.reenter(level.item);
    tell(Kind::uncover, level.item);
  }
  while (aside_.size() > level.aside) {
    tell(Kind::untweak, level.item, aside_.back());
    aside_.pop_back();
  }
  order_.resize(level.order);
  tell(Kind::back, level.item);
}

// Leaves a node of the search tree for the next one to enter. False: there is none.
bool BoundedLinks::retreat() {
  while (!levels_.empty()) {
    uncommit(levels_.back());
    if (advance()) return true;
  }
  return false;
}

// Takes the option, and covers what it leaves no room for.
void BoundedLinks::commit(const Branching& level, OptionId option) {
  path_.push_back(option);
  if (!costs_.empty()) spent_ += costs_[index(option)];
  if (level.once) {
    uses_.add(level.item);
  } else {
    use(level.item);
  }
  for (std::uint32_t node = lists_.right(level.node); node != level.node;
       node = lists_.right(node)) {
    if (lists_.is_plain(node)) {
      use(lists_.item_of(node));
    } else if (!lists_.is_settled(node)) {
      lists_.purify(node);
      tell(Kind::purify, lists_.item_of(node), option);
    }
  }
}

// The reverse of commit, or of pass.
void BoundedLinks::uncommit(const Branching& level) {
  lists_.rewind(level.before_commit);
  if (level.passed) {
    lists_.reenter(level.item);
    tell(Kind::uncover, level.item);
    return;
  }
  const OptionId option = path_.back();
  for (std::uint32_t node = lists_.left(level.node); node != level.node; node = lists_.left(node)) {
    if (lists_.is_plain(node)) {
      unuse(lists_.item_of(node));
    } else if (!lists_.is_settled(node)) {
      tell(Kind::unpurify, lists_.item_of(node), option);
    }
  }
  if (level.once) {
    uses_.take_back(level.item);
  } else {
    unuse(level.item);
  }
  if (!costs_.empty()) spent_ -= costs_[index(option)];
  path_.pop_back();
}

void BoundedLinks::use(std::uint32_t item) {
  uses_.add(item);
  if (!uses_.is_full(item)) return;
  lists_.cover(item);
  tell(Kind::cover, item);
}

void BoundedLinks::unuse(std::uint32_t item) {
  if (uses_.is_full(item)) {
    lists_.reenter(item);
    tell(Kind::uncover, item);
  }
  uses_.take_back(item);
}

}  // namespace

std::unique_ptr<BoundedEngine> make_bounded_links(const Problem& problem,
                                                  const SearchOptions& options, Observer observer,
                                                  std::span<const std::int64_t> costs) {
  auto engine = std::make_unique<BoundedLinks>(problem, options, std::move(observer), costs);
  if (!engine->complete()) return nullptr;
  return engine;
}

}  // namespace quadrille::cover
