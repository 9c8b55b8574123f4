// Dancing links: the search of Knuth's Algorithms X (exact cover) and C (with colours).
//
// A node of the search tree is entered with the ring of items still to be covered. If it is empty,
// the options taken so far are a solution. Otherwise choose an item, cover it, and for each of its
// options in turn: commit to the option (cover its other items), search below, and uncommit. The
// lists themselves, and why undoing is so cheap, are in lists.h.
//
// There is no recursion: `levels_` is the stack, so that next() can leave at a solution and go on
// from there at the following call.
#include <algorithm>
#include <utility>
#include <vector>

#include "quadrille/base/random.h"
#include "quadrille/cover/engine/engine.h"
#include "quadrille/cover/links/account.h"
#include "quadrille/cover/links/lists.h"

namespace quadrille::cover {
namespace {

// The stop is polled each time this many updates have been made, about every half millisecond, and
// after kNodesPerPoll: solutions of options that share no item with others take no updates at all.
constexpr std::uint64_t kUpdatesPerPoll = 1U << 17U;

// What a search without observer is compiled with: every call of it vanishes.
struct Silent {
  static constexpr bool kWatching = false;
  void operator()(const Move& /*move*/) const {}
};

struct Watching {
  static constexpr bool kWatching = true;
  Observer observer;
  void operator()(const Move& move) const { observer(move); }
};

template <class Watcher, bool kColoured>
class Links final : public Engine {
 public:
  Links(const Problem& problem, const SearchOptions& options, Watcher watcher)
      : lists_(problem, options.stop),
        levels_(problem.primary_count() + 1),
        path_(problem.primary_count()),
        options_(options),
        random_(options.seed),
        watcher_(std::move(watcher)) {
    stats_.profile.resize(problem.primary_count() + 1);
  }

  // Whether it was built to the end.
  [[nodiscard]] bool complete() const { return lists_.complete(); }

  bool next(const Limits& limits) override;
  [[nodiscard]] std::span<const OptionId> solution() const override {
    return {path_.data(), depth_};
  }
  [[nodiscard]] bool exhausted() const override { return phase_ == Phase::done; }
  [[nodiscard]] Work work() const override { return {stats_.nodes, lists_.updates()}; }
  [[nodiscard]] Stats stats() const override { return links_stats(stats_, lists_, solutions_); }
  [[nodiscard]] double progress() const override {
    return phase_ == Phase::done ? 1 : part_danced<Branching>({levels_.data(), depth_});
  }
  [[nodiscard]] EngineReport report() const override { return {EngineName::links, {}}; }
#ifndef __wasi__  // where there is nobody to share with
  std::optional<Share> split() override;
#endif

 private:
  using Dance = Lists<kColoured>;

  struct Branching {
    std::uint32_t item = 0;     // chosen to be covered
    std::uint32_t node = 0;     // of the option now tried for it; the item itself before the first
    std::uint32_t choices = 0;  // the options there were
    std::uint32_t number = 0;   // how many of them have been tried, this one included
    std::uint32_t end = 0;      // the node behind the last option to be tried
    typename Dance::Mark before_cover{};
    typename Dance::Mark before_commit{};
  };

  enum class Phase : std::uint8_t { entering, at_solution, done };

  void tell(Move::Kind kind, std::uint32_t item, OptionId option = {}) const {
    if constexpr (Watcher::kWatching) {
      const Branching& level = levels_[depth_];
      const ItemId id{item == Dance::kRoot ? 0 : item - 1};  // a solution is about no item
      watcher_({kind, depth_, id, option, level.choices, level.number});
    }
  }

  bool must_stop(const Limits& limits);
  bool enter();
  std::uint32_t choose();
  std::uint32_t choose_among_fewest(std::uint32_t fewest);
  bool advance();
  bool retreat();
  void commit(std::uint32_t chosen);
  void uncommit(std::uint32_t chosen);

  Dance lists_;
  std::uint32_t depth_ = 0;
  std::vector<Branching> levels_;
  std::vector<OptionId> path_;  // the options taken at depths 0 to depth_ - 1
  Phase phase_ = Phase::entering;

  SearchOptions options_;
  Random random_;
  Watcher watcher_;
  Work next_poll_ = {};  // when either has been done
  std::uint64_t solutions_ = 0;
  LinksStats stats_;
};

template <class Watcher, bool kColoured>
bool Links<Watcher, kColoured>::next(const Limits& limits) {
  next_poll_ = {std::min(next_poll_.nodes, limits.most.nodes),
                std::min(next_poll_.updates, limits.most.updates)};
  if (phase_ == Phase::at_solution) phase_ = retreat() ? Phase::entering : Phase::done;
  while (phase_ == Phase::entering) {
    if (must_stop(limits)) return false;
    ++stats_.nodes;
    ++stats_.profile[depth_];
    if (lists_.all_covered()) {
      ++solutions_;
      tell(Move::Kind::solution, Dance::kRoot);
      phase_ = Phase::at_solution;
      return true;
    }
    if (!enter() && !retreat()) phase_ = Phase::done;
  }
  return false;
}

template <class Watcher, bool kColoured>
bool Links<Watcher, kColoured>::must_stop(const Limits& limits) {
  if (stats_.nodes < next_poll_.nodes && lists_.updates() < next_poll_.updates) return false;
  if (stats_.nodes >= limits.most.nodes || lists_.updates() >= limits.most.updates) return true;
  if (limits.stop != nullptr && limits.stop->requested()) return true;
  next_poll_ = {std::min(stats_.nodes + kNodesPerPoll, limits.most.nodes),
                std::min(lists_.updates() + kUpdatesPerPoll, limits.most.updates)};
  return false;
}

// Chooses and covers an item at this depth and takes its first option. False: it has none.
template <class Watcher, bool kColoured>
bool Links<Watcher, kColoured>::enter() {
  if (!Watcher::kWatching && options_.choose != Choice::first && lists_.empty_items() > 0) {
    ++stats_.dead;  // only an observer wants to know which item it is
    return false;
  }
  const std::uint32_t item = choose();
  const std::uint32_t choices = lists_.length(item);
  Branching& level = levels_[depth_];
  level = {
      .item = item, .node = item, .choices = choices, .end = item, .before_cover = lists_.mark()};
  ++(choices == 0 ? stats_.dead : choices == 1 ? stats_.forced : stats_.free);
  tell(Move::Kind::choose, item);
  if (choices == 0) {
    tell(Move::Kind::back, item);
    return false;
  }
  lists_.cover(item);
  level.before_commit = lists_.mark();
  tell(Move::Kind::cover, item);
  return advance();
}

template <class Watcher, bool kColoured>
std::uint32_t Links<Watcher, kColoured>::choose() {
  std::uint32_t best = lists_.first_item();
  if (options_.choose == Choice::first) return best;
  if (options_.choose == Choice::least && lists_.empty_items() == 0) {
    const std::uint32_t single = lists_.first_single();
    if (single != Dance::kRoot) return single;
  }
  // The scan may end as soon as it has seen the least length there can be.
  const std::uint32_t least = lists_.empty_items() > 0           ? 0
                              : options_.choose == Choice::least ? 2
                                                                 : 1;
  std::uint32_t fewest = lists_.length(best);
  for (std::uint32_t item = lists_.next_item(best); fewest > least && item != Dance::kRoot;
       item = lists_.next_item(item)) {
    if (lists_.length(item) < fewest) {
      best = item;
      fewest = lists_.length(item);
    }
  }
  // Where the choice is of a dead end, none is drawn: a search that is watched, which alone gets
  // here then, draws the same numbers as one that is not.
  return options_.choose == Choice::random && fewest > 0 ? choose_among_fewest(fewest) : best;
}

template <class Watcher, bool kColoured>
std::uint32_t Links<Watcher, kColoured>::choose_among_fewest(std::uint32_t fewest) {
  std::uint32_t chosen = Dance::kRoot;
  std::uint32_t seen = 0;
  for (std::uint32_t item = lists_.first_item(); item != Dance::kRoot;
       item = lists_.next_item(item)) {
    if (lists_.length(item) == fewest && random_.below(++seen) == 0) chosen = item;
  }
  return chosen;
}

// Goes on to the next option of the item at this depth. False: all have been tried, and the item
// is uncovered again.
template <class Watcher, bool kColoured>
bool Links<Watcher, kColoured>::advance() {
  Branching& level = levels_[depth_];
  level.node = lists_.below(level.node);
  if (level.node == level.end) {
    lists_.rewind(level.before_cover);
    lists_.reenter(level.item);
    tell(Move::Kind::uncover, level.item);
    tell(Move::Kind::back, level.item);
    return false;
  }
  ++level.number;
  const OptionId option = lists_.option_of(level.node);
  tell(Move::Kind::attempt, level.item, option);
  path_[depth_] = option;
  commit(level.node);
  ++depth_;
  return true;
}

// Leaves a node of the search tree for the next one to enter. False: there is none.
template <class Watcher, bool kColoured>
bool Links<Watcher, kColoured>::retreat() {
  while (depth_ > 0) {
    --depth_;
    uncommit(levels_[depth_].node);
    if (advance()) return true;
  }
  return false;
}

// Covers what the option of the node covers besides the item chosen.
template <class Watcher, bool kColoured>
void Links<Watcher, kColoured>::commit(std::uint32_t chosen) {
  for (std::uint32_t node = lists_.right(chosen); node != chosen; node = lists_.right(node)) {
    if (lists_.is_plain(node)) {
      lists_.cover(lists_.item_of(node));
      tell(Move::Kind::cover, lists_.item_of(node));
    } else if (!lists_.is_settled(node)) {
      lists_.purify(node);
      tell(Move::Kind::purify, lists_.item_of(node), path_[depth_]);
    }
  }
}

// The reverse of commit, from the last to the first.
template <class Watcher, bool kColoured>
void Links<Watcher, kColoured>::uncommit(std::uint32_t chosen) {
  lists_.rewind(levels_[depth_].before_commit);
  for (std::uint32_t node = lists_.left(chosen); node != chosen; node = lists_.left(node)) {
    if (lists_.is_plain(node)) {
      lists_.reenter(lists_.item_of(node));
      tell(Move::Kind::uncover, lists_.item_of(node));
    } else if (!lists_.is_settled(node)) {
      tell(Move::Kind::unpurify, lists_.item_of(node), path_[depth_]);
    }
  }
}

#ifndef __wasi__
template <class Watcher, bool kColoured>
std::optional<Share> Links<Watcher, kColoured>::split() {
  if (phase_ == Phase::done) return std::nullopt;
  double part = 1;
  for (std::uint32_t depth = 0; depth < depth_; ++depth) {
    Branching& level = levels_[depth];
    part /= level.choices;
    std::uint32_t node = lists_.below(level.node);
    if (node == level.end) continue;
    Share share{.taken = {path_.begin(), path_.begin() + depth}, .next = {}};
    for (; node != level.end; node = lists_.below(node)) {
      share.next.push_back(lists_.option_of(node));
    }
    share.part = part * static_cast<double>(share.next.size());
    level.end = lists_.below(level.node);
    return share;
  }
  return std::nullopt;
}
#endif

template <class Watcher>
std::unique_ptr<Engine> make(const Problem& problem, const SearchOptions& options,
                             Watcher watcher) {
  const auto built = [&]<bool kColoured>() -> std::unique_ptr<Engine> {
    auto engine = std::make_unique<Links<Watcher, kColoured>>(problem, options, std::move(watcher));
    if (!engine->complete()) return nullptr;
    return engine;
  };
  return problem.colour_count() > 0 ? built.template operator()<true>()
                                    : built.template operator()<false>();
}

}  // namespace

std::unique_ptr<Engine> make_links(const Problem& problem, const SearchOptions& options,
                                   Observer observer) {
  if (problem.has_bounds()) return make_bounded_links(problem, options, std::move(observer));
  if (observer) return make(problem, options, Watching{std::move(observer)});
  return make(problem, options, Silent{});
}

}  // namespace quadrille::cover
