// ChainStep: what follows from a chain, and how hard it is to see.
//   if (step < best) best = step;
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <tuple>
#include <vector>

#include "quadrille/base/sort.h"
#include "quadrille/logic/chains/option_set.h"
#include "quadrille/logic/technique.h"

namespace quadrille::logic::chains {

inline constexpr Option kNoOption = UINT16_MAX;

// "r1c2 is 5", or "r1c2 is not 5".
struct Statement {
  Option option = kNoOption;
  bool is = false;

  friend bool operator==(const Statement&, const Statement&) = default;
};

// Of equally hard steps the first kind goes first.
enum class ChainKind : std::uint8_t {
  either_way = 1,  // it follows from a statement and from its opposite
  digit,           // of one digit
  cells,           // through cells of two candidates
  mixed,
  cell,  // it follows from every candidate of a cell
  unit,  // it follows from every place of a digit in a unit
  contradiction,
};

// A tenth for each of 4, 6, 8, 12, 16, 24, … that the nodes but two are over.
constexpr Difficulty length_difficulty(std::uint32_t nodes) {
  Difficulty added = 0;
  std::uint64_t limit = 4;
  while (nodes > limit + 2) {
    ++added;
    // 4 and its doubles are followed by one and a half of them.
    limit = std::has_single_bit(limit) ? limit / 2 * 3 : limit / 3 * 4;
  }
  return added;
}

// Where a step comes from: enough to search for it again and tell it.
struct Origin {
  Option start = kNoOption;  // where a chain begins, or the first option of the cell or unit
  std::uint16_t rule = 0;    // the cell or unit
  bool start_is = true;
  bool is_cycle = false;
  Statement end = {};
};

template <std::size_t kWords>
struct ChainStep {
  Difficulty difficulty = UINT32_MAX;
  std::uint32_t nodes = UINT32_MAX;
  ChainKind kind = ChainKind::contradiction;
  std::uint32_t order = UINT32_MAX;  // in which it was found
  Origin origin = {};
  OptionSet<kWords> rules_out = {};
  Option places = kNoOption;
  // Inside another chain: all options of the rules that the proof takes for pairs, and what tells
  // two proofs apart.
  OptionSet<kWords> support = {};
  std::uint64_t proof = 0;

  friend bool operator<(const ChainStep& a, const ChainStep& b) {
    return std::tie(a.difficulty, a.nodes, a.kind, a.order) <
           std::tie(b.difficulty, b.nodes, b.kind, b.order);
  }
};

// Takes what a search finds: the least of all, or the least for each set of eliminations.
template <std::size_t kWords>
class Harvest {
 public:
  using Step = ChainStep<kWords>;
  using Set = OptionSet<kWords>;

  explicit Harvest(bool every) : every_(every) { alone_.fill(kNowhere); }

  [[nodiscard]] bool every() const { return every_; }
  [[nodiscard]] bool empty() const { return steps_.empty(); }
  // The one that a step with these eliminations has to beat; nothing where there is none.
  [[nodiscard]] const Step* rival(const Set& rules_out) const {
    const std::size_t place = place_of(rules_out);
    return place == kNowhere ? nullptr : &steps_[place];
  }
  void take(const Step& step) {
    const std::size_t place = place_of(step.rules_out);
    if (place != kNowhere) {
      if (step < steps_[place]) steps_[place] = step;
      return;
    }
    if (!step.rules_out.several()) {
      alone_[step.rules_out.first()] = static_cast<std::uint16_t>(steps_.size());
    }
    steps_.push_back(step);
  }
  // In their order; nothing can be taken after that.
  std::vector<Step>& sorted() {
    sort(steps_, std::less<>{});
    return steps_;
  }

 private:
  static constexpr std::uint16_t kNowhere = UINT16_MAX;

  [[nodiscard]] std::size_t place_of(const Set& rules_out) const {
    if (!every_) return steps_.empty() ? kNowhere : 0;
    if (!rules_out.several()) return alone_[rules_out.first()];
    for (std::size_t place = 0; place < steps_.size(); ++place) {
      if (steps_[place].rules_out == rules_out) return place;
    }
    return kNowhere;
  }

  bool every_;
  std::vector<Step> steps_;
  std::array<std::uint16_t, Set::kRoom> alone_;  // the place of the step that rules it out alone
};

}  // namespace quadrille::logic::chains
