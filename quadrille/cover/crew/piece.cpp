#include "quadrille/cover/crew/piece.h"

namespace quadrille::cover {
namespace {

// Solutions that are kept before they are handed over.
constexpr std::size_t kMostAtOnce = 1U << 14U;

}  // namespace

void Found::append(const Found& other) {
  const std::size_t before = options_.size();
  options_.insert(options_.end(), other.options_.begin(), other.options_.end());
  for (const std::size_t end : other.ends_) ends_.push_back(before + end);
}

bool Piece::begin(const Problem& problem, EngineName walk, const Stop& stop) {
  Branch branch{.taken = std::move(share.taken)};
  branch.taken.push_back(share.next.front());
  if (share.open) {
    below.emplace(problem, std::move(branch), *share.open);
  } else {
    below.emplace(problem, std::move(branch));
  }
  share = {};
  if (walk == EngineName::rows) {
    engine = make_rows(below->problem(), &stop, best_instruction_set(), Reduce::no);
  }
  if (!engine) engine = make_links(below->problem(), {.stop = &stop}, {});
  return engine != nullptr;
}

std::uint64_t Piece::walk(bool counting, std::uint64_t updates, const Stop& stop, Found& into) {
  // There are trees whose solutions take no updates: a node is worth one at least.
  const Work done = engine->work();
  const Limits limits{.most = {.nodes = done.nodes + updates, .updates = done.updates + updates},
                      .stop = &stop};
  if (counting) return engine->skip(UINT64_MAX, limits);
  std::vector<OptionId> whole;
  while (into.size() < kMostAtOnce && engine->next(limits)) {
    if (!below) {
      into.add({}, engine->solution());
      continue;
    }
    whole.clear();
    for (const OptionId option : engine->solution()) whole.push_back(below->whole(option));
    into.add(below->branch().taken, whole);
  }
  return 0;
}

std::optional<Share> Piece::split() {
  std::optional<Share> given = engine->split();
  if (!given || !below) return given;
  const auto to_whole = [&](std::vector<OptionId>& options) {
    for (OptionId& option : options) option = below->whole(option);
  };
  to_whole(given->taken);
  to_whole(given->next);
  if (given->open) to_whole(*given->open);
  const std::vector<OptionId>& before = below->branch().taken;
  given->taken.insert(given->taken.begin(), before.begin(), before.end());
  return given;
}

void add(Stats& sum, const Stats& other, std::size_t depth) {
  sum.solutions += other.solutions;
  sum.decisions += other.decisions;
  sum.propagations += other.propagations;
  sum.conflicts += other.conflicts;
  sum.links.nodes += other.links.nodes;
  sum.links.updates += other.links.updates;
  sum.links.forced += other.links.forced;
  sum.links.free += other.links.free;
  sum.links.dead += other.links.dead;
  const std::vector<std::uint64_t>& profile = other.links.profile;
  if (profile.empty()) return;
  if (sum.links.profile.size() < depth + profile.size()) {
    sum.links.profile.resize(depth + profile.size());
  }
  for (std::size_t level = 0; level < profile.size(); ++level) {
    sum.links.profile[depth + level] += profile[level];
  }
}

}  // namespace quadrille::cover
