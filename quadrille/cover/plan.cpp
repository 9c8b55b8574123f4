#include "quadrille/cover/plan.h"

#include <algorithm>
#include <optional>
#include <queue>
#include <utility>

#include "quadrille/base/fnv.h"
#include "quadrille/cover/count.h"
#include "quadrille/cover/estimate.h"

namespace quadrille::cover {
namespace {

constexpr std::uint64_t kProbesPerPiece = 8;
// A tree of fewer nodes is not worth cutting.
constexpr double kFewNodes = 1000;

// How many ways there are to go on with an item: see links/bounded_links.cpp.
struct Ways {
  ItemId item{};
  std::uint32_t count = 0;
};

std::vector<std::uint32_t> lengths(const Problem& problem) {
  std::vector<std::uint32_t> lengths(problem.item_count(), 0);
  for (const Entry& entry : problem.entries()) ++lengths[index(entry.item)];
  return lengths;
}

// Nothing where nothing is left to be chosen.
std::optional<Ways> fewest_ways(const Problem& problem) {
  const std::vector<std::uint32_t> length = lengths(problem);
  std::optional<Ways> fewest;
  for (std::uint32_t item = 0; item < problem.primary_count(); ++item) {
    const std::uint32_t lacks = problem.bounds(ItemId{item}).least;
    if (lacks == 0 && length[item] == 0) continue;
    const std::uint32_t ways = length[item] < lacks ? 0 : length[item] - lacks + 1;
    if (!fewest || ways < fewest->count) fewest = {ItemId{item}, ways};
  }
  return fewest;
}

std::vector<OptionId> options_with(const Problem& problem, ItemId item) {
  std::vector<OptionId> options;
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    const auto entries = problem.entries(OptionId{option});
    if (std::ranges::any_of(entries, [&](const Entry& entry) { return entry.item == item; })) {
      options.push_back(OptionId{option});
    }
  }
  return options;
}

// A piece of a plan that is being made: a node of the tree of cuts.
struct Cutting {
  Branch branch;
  double nodes = 0;
  std::vector<std::size_t> children = {};
  bool is_cut = false;
};

// What was not cut, in the order of the tree.
void gather(std::vector<Cutting>& pieces, std::vector<Branch>& plan, std::vector<double>* nodes) {
  std::vector<std::size_t> left = {0};
  while (!left.empty()) {
    Cutting& piece = pieces[left.back()];
    left.pop_back();
    if (!piece.is_cut) {
      plan.push_back(std::move(piece.branch));
      if (nodes != nullptr) nodes->push_back(piece.nodes);
    }
    left.insert(left.end(), piece.children.rbegin(), piece.children.rend());
  }
}

// Of some numbers.
class Digest {
 public:
  void add(std::uint64_t number) { sum_ = fnv1a(number, sum_); }
  [[nodiscard]] std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_ = kFnvStart;
};

// A stop that is requested by another, or when the time is up.
class Slice {
 public:
  explicit Slice(const PieceOptions& options)
      : parent_(options.search.stop), stop_(parent_), length_(options.cut_after) {
    begin();
  }
  // Another one, twice as long: however short the first was, there is an end.
  void begin() {
    stop_.set_deadline(Stop::after(length_));
    length_ *= 2;
  }
  [[nodiscard]] bool is_stopped() const { return parent_ != nullptr && parent_->requested(); }
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(Stop::Clock::now() - start_).count();
  }
  [[nodiscard]] SearchOptions options(SearchOptions search) const {
    search.stop = &stop_;
    search.threads = 1;
    search.max_nodes = UINT64_MAX;
    search.likely.clear();
    return search;
  }

 private:
  const Stop* parent_;
  Stop stop_;
  std::chrono::duration<double> length_;
  Stop::Clock::time_point start_ = Stop::Clock::now();
};

// Branches of a subtree as those of the whole problem.
void add_rest(const Subtree& below, const std::vector<Branch>& rest, std::vector<Branch>& to) {
  std::vector<Branch> whole;
  for (const Branch& branch : rest) {
    whole.push_back({.taken = below.whole(branch.taken), .out = below.branch().out});
  }
  // What is cut off later comes before what was cut off earlier.
  to.insert(to.begin(), whole.begin(), whole.end());
}

}  // namespace

std::vector<Branch> cut(const Problem& problem, const Branch& branch) {
  const Subtree below(problem, branch);
  const std::optional<Ways> ways = fewest_ways(below.problem());
  if (!ways) return {branch};
  std::vector<Branch> branches;
  const std::vector<OptionId> options = options_with(below.problem(), ways->item);
  const Bounds bounds = below.problem().bounds(ways->item);
  Branch next = branch;
  for (std::uint32_t way = 0; way < ways->count; ++way) {
    if (way == options.size()) {  // none of them
      branches.push_back(next);
      break;
    }
    branches.push_back(next);
    branches.back().taken.push_back(below.whole(options[way]));
    // Where one is enough, it rules the others out by itself.
    if (bounds != Bounds{}) next.out.push_back(below.whole(options[way]));
  }
  return branches;
}

double probed_nodes(const Problem& problem, const Branch& branch) {
  constexpr double kMost = 1e100;  // whose sums and squares are still numbers
  const Subtree below(problem, branch);
  const Magnitude nodes = estimate(below.problem(), {.probes = kProbesPerPiece}).nodes.mean;
  return std::min(nodes.number(), kMost);
}

std::vector<Branch> plan(const Problem& problem, std::size_t pieces, const Stop* stop,
                         std::vector<double>* nodes) {
  using Sized = std::pair<double, std::size_t>;
  std::vector<Cutting> all = {{.branch = {}, .nodes = probed_nodes(problem, {})}};
  std::priority_queue<Sized> largest;
  largest.emplace(all.front().nodes, 0);
  std::size_t count = 1;
  while (count < pieces && !largest.empty() && largest.top().first > kFewNodes) {
    if (stop != nullptr && stop->requested()) break;
    const std::size_t number = largest.top().second;
    largest.pop();
    const std::vector<Branch> branches = cut(problem, all[number].branch);
    if (branches.size() == 1 && branches.front() == all[number].branch) continue;
    all[number].is_cut = true;
    for (const Branch& branch : branches) {
      all[number].children.push_back(all.size());
      all.push_back({.branch = branch, .nodes = probed_nodes(problem, branch)});
      largest.emplace(all.back().nodes, all.size() - 1);
    }
    count = count + branches.size() - 1;
  }
  std::vector<Branch> plan;
  gather(all, plan, nodes);
  return plan;
}

std::uint64_t fingerprint(const Problem& problem) {
  Digest digest;
  digest.add(problem.primary_count());
  digest.add(problem.item_count());
  for (std::uint32_t item = 0; item < problem.primary_count(); ++item) {
    const Bounds bounds = problem.bounds(ItemId{item});
    digest.add(std::uint64_t{bounds.least} << 32U | bounds.most);
  }
  for (const std::uint32_t start : problem.starts()) digest.add(start);
  for (const Entry& entry : problem.entries()) {
    digest.add(std::uint64_t{index(entry.item)} << 32U | index(entry.colour));
  }
  return digest.sum();
}

std::uint64_t fingerprint(std::span<const Branch> plan) {
  Digest digest;
  for (const Branch& branch : plan) {
    digest.add(branch.taken.size());
    for (const OptionId option : branch.taken) digest.add(index(option));
    digest.add(branch.out.size());
    for (const OptionId option : branch.out) digest.add(index(option));
  }
  return digest.sum();
}

PieceDone count_piece(const Problem& problem, const Branch& branch, const PieceOptions& options) {
  const Subtree below(problem, branch);
  Slice slice(options);
  Counter counter(below.problem(), UINT64_MAX, slice.options(options.search));
  PieceDone done;
  while (!counter.run()) {
    if (slice.is_stopped()) return {};
    add_rest(below, counter.cut(), done.rest);
    slice.begin();
  }
  done.solutions = counter.count().solutions;
  done.complete = true;
  done.seconds = slice.seconds();
  return done;
}

PieceDone list_piece(const Problem& problem, const Branch& branch, const PieceOptions& options,
                     const std::function<bool(std::span<const OptionId>)>& tell) {
  const Subtree below(problem, branch);
  Slice slice(options);
  Search search(below.problem(), slice.options(options.search));
  PieceDone done;
  std::uint64_t count = 0;
  for (bool is_full = false;;) {
    if (search.next()) {
      ++count;
      is_full = !tell(below.whole(search.solution()));
      if (!is_full) continue;
    } else if (search.exhausted()) {
      break;
    }
    if (slice.is_stopped()) return {};
    add_rest(below, search.cut(), done.rest);
    slice.begin();
  }
  done.solutions = count;
  done.complete = true;
  done.seconds = slice.seconds();
  return done;
}

}  // namespace quadrille::cover
