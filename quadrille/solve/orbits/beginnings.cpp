#include "quadrille/solve/orbits/beginnings.h"

#include <algorithm>
#include <compare>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "quadrille/base/mutex.h"
#include "quadrille/base/share_out.h"
#include "quadrille/cover/count.h"
#include "quadrille/cover/plan.h"
#include "quadrille/cover/subtree.h"
#include "quadrille/solve/orbits/commuting.h"
#include "quadrille/solve/orbits/renaming.h"

namespace quadrille::sudoku::orbits {
namespace {

// How many symmetries are looked for, and how many of them are tried on each beginning.
constexpr std::size_t kMostCommuting = 100'000;
constexpr std::size_t kMostTried = 4'000;
// So many beginnings are counted as they stand; and so are fewer, if about so many nodes are left,
// as some of them show. (A fifth of the time for the empty 9x9.)
constexpr std::size_t kEnough = 3'000;
constexpr std::size_t kProbed = 8;
constexpr double kFewNodes = 1e6;

// What stands in the first cell of each round so far.
using Beginning = std::u16string;
// For how many each stands.
using Weights = std::unordered_map<Beginning, Natural>;

// From where a symmetry takes what it puts into the first cell of a round.
struct Origin {
  std::uint32_t round = 0;
  std::uint32_t steps = 0;  // from the first cell of that to the one that it puts there

  friend auto operator<=>(const Origin&, const Origin&) = default;
};
using Origins = std::vector<Origin>;

using Items = std::vector<std::uint64_t>;  // a bit for each

class Beginnings {
 public:
  Beginnings(const Fixing& fixing, const RoundProblem& problem, const SolveOptions& options)
      : fixing_(fixing),
        problem_(problem),
        options_(options),
        renaming_(fixing.board, fixing.digits) {
    read_symmetries();
    const std::size_t words = (problem.problem.item_count() + 63) / 64;
    for (std::uint32_t option = 0; option < problem.digits.size(); ++option) {
      Items& items = items_.emplace_back(words, 0);
      for (const cover::Entry& entry : problem.problem.entries(cover::OptionId{option})) {
        items[index(entry.item) / 64] |= std::uint64_t{1} << index(entry.item) % 64;
      }
    }
  }

  std::optional<Natural> count() {
    Weights weights = {{Beginning(), 1}};
    std::uint32_t length = 0;
    while (length < fixing_.rounds.size() && weights.size() < kEnough &&
           !is_little(weights, length)) {
      weights = longer(weights, length++);
      if (stopped()) return std::nullopt;
    }
    return count_all(weights, length);
  }

 private:
  [[nodiscard]] bool stopped() const {
    return options_.stop != nullptr && options_.stop->requested();
  }

  void read_symmetries() {
    const std::uint32_t size = fixing_.board.size();
    std::vector<Origin> place(std::size_t{size} * size);
    for (std::uint32_t round = 0; round < fixing_.rounds.size(); ++round) {
      for (std::uint32_t step = 0; step < fixing_.rounds[round].size(); ++step) {
        place[fixing_.rounds[round][step]] = {round, step};
      }
    }
    for (const LineMap& by :
         commuting(fixing_.board, fixing_.lines, kMostCommuting, options_.stop)) {
      Origins& origins = symmetries_.emplace_back(fixing_.rounds.size());
      for (std::uint32_t round = 0; round < fixing_.rounds.size(); ++round) {
        const auto [to, steps] = place[by.of_cell(fixing_.rounds[round].front(), size)];
        origins[to] = {round, steps};
      }
    }
  }

  // Whether it would take longer to go on than to count what is left.
  [[nodiscard]] bool is_little(const Weights& weights, std::uint32_t length) const {
    if (weights.size() < kProbed) return false;
    double nodes = 0;
    std::size_t probed = 0;
    for (auto at = weights.begin(); probed < kProbed; ++at, ++probed) {
      nodes += cover::probed_nodes(problem_.problem, branch(at->first, length));
    }
    return nodes / kProbed * static_cast<double>(weights.size()) < kFewNodes;
  }

  [[nodiscard]] cover::Branch branch(const Beginning& beginning, std::uint32_t length) const {
    cover::Branch branch;
    for (std::uint32_t round = 0; round < length; ++round) {
      branch.taken.push_back(cover::OptionId{problem_.option(round, beginning[round])});
    }
    return branch;
  }

  // Those that lead the first rounds to each other, as far as they differ in that.
  [[nodiscard]] std::vector<Origins> symmetries_of(std::uint32_t length) const {
    std::set<Origins> different;
    for (const Origins& symmetry : symmetries_) {
      const auto some = std::span(symmetry).first(length);
      if (std::ranges::any_of(some, [&](const Origin& from) { return from.round >= length; })) {
        continue;
      }
      different.emplace(some.begin(), some.end());
      if (different.size() == kMostTried) break;
    }
    return {different.begin(), different.end()};
  }

  // The first in the dictionary of all that symmetries make of a beginning.
  [[nodiscard]] Beginning least(const Beginning& beginning,
                                std::span<const Origins> symmetries) const {
    Beginning least(beginning.size(), UINT16_MAX);
    Beginning moved(beginning.size(), 0);
    for (const Origins& symmetry : symmetries) {
      Renaming::Names names(renaming_);
      bool less = false;
      bool greater = false;
      for (std::size_t i = 0; i < moved.size() && !greater; ++i) {
        const auto& [round, steps] = symmetry[i];
        moved[i] = names.of(renaming_.back(beginning[round], steps));
        greater = !less && moved[i] > least[i];
        less = less || moved[i] < least[i];
      }
      if (less) least = moved;
    }
    return least;
  }

  // All ways to fill one round more.
  [[nodiscard]] Weights longer(const Weights& before, std::uint32_t length) const {
    const std::vector<Origins> symmetries = symmetries_of(length + 1);
    Weights after;
    for (const auto& [beginning, weight] : before) {
      if (stopped()) break;
      Items covered(items_.front().size(), 0);
      for (std::uint32_t round = 0; round < length; ++round) {
        const Items& items = items_[problem_.option(round, beginning[round])];
        for (std::size_t word = 0; word < covered.size(); ++word) covered[word] |= items[word];
      }
      for (std::uint32_t option = problem_.first_option[length];
           option < problem_.first_option[length + 1]; ++option) {
        const Items& items = items_[option];
        bool fits = true;
        for (std::size_t word = 0; word < covered.size(); ++word) {
          fits &= (covered[word] & items[word]) == 0;
        }
        if (!fits) continue;
        const auto digit = static_cast<char16_t>(problem_.digits[option]);
        after[least(beginning + digit, symmetries)] += weight;
      }
    }
    return after;
  }

  [[nodiscard]] std::optional<Natural> count_all(const Weights& weights,
                                                 std::uint32_t length) const {
    const std::vector<std::pair<Beginning, Natural>> all(weights.begin(), weights.end());
    Natural sum;
    bool exact = true;
    Mutex mutex;
    share_out(all.size(), options_.threads, [&](const NextPiece& next) {
      Natural here;
      bool is_exact = true;
      for (auto piece = next(); piece && is_exact; piece = next()) {
        const auto& [beginning, weight] = all[*piece];
        const cover::Subtree below(problem_.problem, branch(beginning, length));
        const cover::Count count = cover::count(
            below.problem(), UINT64_MAX,
            {.stop = options_.stop, .memory = options_.memory / std::max(1U, options_.threads)});
        is_exact = count.exact;
        here += weight * count.solutions;
      }
      const std::lock_guard lock(mutex);
      sum += here;
      exact &= is_exact;
    });
    if (!exact) return std::nullopt;
    return sum;
  }

  const Fixing& fixing_;
  const RoundProblem& problem_;
  const SolveOptions& options_;
  Renaming renaming_;
  std::vector<Origins> symmetries_;
  std::vector<Items> items_;  // of each option
};

}  // namespace

std::optional<Natural> count_by_beginnings(const Fixing& fixing, const RoundProblem& problem,
                                           const SolveOptions& options) {
  return Beginnings(fixing, problem, options).count();
}

}  // namespace quadrille::sudoku::orbits
