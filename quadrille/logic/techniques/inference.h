// Inference: alternating chains: if this group is wrong, that one is right, so a third is wrong, …
//   Inference inference(sight, {.units = true});
//   inference.walk([&](const Chain& chain) { return use(chain); });
// A group is right if one of its candidates is. Where one of two groups must be right (a strong
// inference), that follows from truths: a cell of two candidates, a digit in a unit whose places
// make two groups, an almost locked set. Where at most one can be, from a link. One of the ends of
// a chain is right; where these exclude each other, it is a loop, and one of each two neighbours
// is.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/logic/techniques/almost_locked.h"
#include "quadrille/logic/techniques/sight.h"

namespace quadrille::logic {

// From which strong inferences chains are made.
struct InferenceKinds {
  bool cells = false;        // of two candidates
  bool units = false;        // in which a digit has two places
  bool groups = false;       // places of a digit in a box and a line count as one
  bool sets = false;         // almost locked, of two cells and more; with one it is a cell
  bool digit_stays = false;  // no link inside a cell
  std::optional<Bits> pair = std::nullopt;  // only cells with just these two digits
  std::uint32_t longest = 24;               // strong inferences
};

class Inference {
 public:
  // One of two groups is right, because of a rule or of a set.
  struct Strong {
    std::uint32_t from;
    std::uint32_t to;
    std::optional<RuleId> rule;
    std::uint32_t set;  // where there is no rule
  };
  struct Chain {
    std::vector<const Strong*> strong;  // in order; neighbours exclude each other
    bool loop;                          // so do the first and the last
  };

  Inference(const Sight& sight, const InferenceKinds& kinds);

  [[nodiscard]] const Places& group(std::uint32_t number) const { return groups_[number]; }
  [[nodiscard]] const AlmostLocked& set(std::uint32_t number) const { return sets_[number]; }

  // Calls visit(chain) with the shortest one between any two groups, by their first, until it
  // returns true. A chain has two strong inferences or more.
  template <class Visit>
  bool walk(Visit visit) {
    for (std::uint32_t start = 0; start < groups_.size(); ++start) {
      if (strong_from_[start].empty()) continue;
      for (const std::uint32_t end : reach(start)) {
        const Chain chain{way_to(start, end), end != start && excluded(end, start)};
        if (chain.strong.size() > 1 && visit(chain)) return true;
      }
    }
    return false;
  }

  // What follows from a chain, with its statements in order; nothing where that is not much.
  [[nodiscard]] std::optional<Deduction> deduce(const Chain& chain, Technique technique) const;

  // The places of its digit that are wrong if a group is right, by a chain that leads there.
  Bits wrong_with(const Places& right);
  // Adds how some of them are, to what is right: statements, truths and links.
  // requires: wrong_with was asked for last, and has the places
  void append_way(const Places& wrong, Deduction& deduction) const;

  // The groups that are right if the first is wrong, nearest first.
  std::vector<std::uint32_t> reach(std::uint32_t start);
  // requires: reach(start) was asked for last, and has the end
  [[nodiscard]] std::vector<const Strong*> way_to(std::uint32_t start, std::uint32_t end) const;

 private:
  using Row = std::vector<std::uint64_t>;  // one bit for each group

  std::uint32_t number_of(const Places& group);
  void add(const Places& a, const Places& b, std::optional<RuleId> rule, std::uint32_t set);
  void add_cells(const InferenceKinds& kinds);
  void add_units(bool groups);
  void add_grouped(RuleId rule, const Bits& places);
  void add_sets();
  void link_groups(bool digit_stays);
  [[nodiscard]] bool excluded(std::uint32_t a, std::uint32_t b) const {
    return (weak_[a][b / 64] >> b % 64 & 1U) != 0;
  }
  // What is right if the groups are wrong, nearest first.
  std::vector<std::uint32_t> spread(std::vector<std::uint32_t> level);
  void append_strong(const Strong& strong, Deduction& deduction) const;
  void append_locked(const Strong& strong, Deduction& deduction) const;
  [[nodiscard]] Bits digits_at_ends(const Strong& strong) const;
  void append_right(std::uint32_t group, Deduction& deduction) const;
  void append_between(const Strong& before, const Strong& after, bool loop,
                      Deduction& deduction) const;

  const Sight& sight_;
  std::uint32_t longest_;
  std::vector<AlmostLocked> sets_;
  std::vector<Places> groups_;
  std::vector<std::vector<std::uint32_t>> of_digit_;  // the numbers of the groups of each digit
  std::vector<Strong> strong_;
  std::vector<std::vector<std::uint32_t>> strong_from_;
  std::vector<Row> weak_;
  // Of the last search: what is right, nearest first; by which inference a group is right, and
  // which group makes one wrong.
  std::vector<std::uint32_t> right_;
  std::vector<std::uint32_t> right_by_;
  std::vector<std::uint32_t> wrong_by_;
};

}  // namespace quadrille::logic
