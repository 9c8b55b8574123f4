// Record: what was found to follow from one supposition, in the order of arrival, and why.
//   record.begin({option, true});
//   record.add_not(other, option);
// Of an "is" it is enough to know the rule and the "is not" that came last: its parents are all
// other options of that rule. An "is not" has one parent, or those of an Aid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/logic/chains/graph.h"
#include "quadrille/logic/chains/step.h"

namespace quadrille::logic::chains {

// The reason of an "is not" that follows from more than one: a pattern, or a chain inside the
// chain.
template <std::size_t kWords>
struct Aid {
  OptionSet<kWords> parents;  // that are not
  std::uint32_t nodes = 0;    // of the chain inside
  std::uint64_t proof = 0;    // 0 for a pattern
  Difficulty difficulty = 0;  // of the pattern, or of the chain inside
  // Of a chain inside: the producer that has found it, when the first so many "is not" of the
  // record had been taken off the board.
  std::uint32_t producer = 0;
  std::uint32_t taken_off = 0;
};

template <std::size_t kWords>
class Record {
 public:
  using Set = OptionSet<kWords>;

  // The reason of an "is not": an "is", or past kAids an aid.
  static constexpr Option kAids = 0x8000;

  // requires: room for kArrays * count
  Record(Option* room, std::size_t count)
      : is_list_(room),
        not_list_(room + count),
        rule_(room + 2 * count),
        last_(room + 3 * count),
        from_(room + 4 * count) {}
  static constexpr std::size_t kArrays = 5;

  void begin(Statement start) {
    is = {};
    is_not = {};
    is_count_ = 0;
    not_count_ = 0;
    failed_ = false;
    aids.clear();
    start_ = start;
    if (start.is) {
      add_is(start.option, 0, kNoOption);
    } else {
      add_not(start.option, kNoOption);
    }
  }
  void add_is(Option right, std::uint32_t rule, Option last) {
    is.add(right);
    is_list_[is_count_++] = right;
    rule_[right] = static_cast<std::uint16_t>(rule);
    last_[right] = last;
  }
  void add_not(Option wrong, Option from) {
    is_not.add(wrong);
    not_list_[not_count_++] = wrong;
    from_[wrong] = from;
  }
  // An option that both is and is not. One of the two was there before; the other has this reason.
  void fail(Option both, bool new_is, std::uint32_t rule, Option from) {
    failed_ = true;
    failure_ = {both, new_is};
    failure_rule_ = static_cast<std::uint16_t>(rule);
    failure_from_ = from;
  }

  [[nodiscard]] Statement start() const { return start_; }
  [[nodiscard]] std::span<const Option> is_list() const { return {is_list_, is_count_}; }
  [[nodiscard]] std::span<const Option> not_list() const { return {not_list_, not_count_}; }
  [[nodiscard]] std::uint32_t rule(Option option) const { return rule_[option]; }
  [[nodiscard]] Option last(Option option) const { return last_[option]; }
  [[nodiscard]] Option from(Option option) const { return from_[option]; }
  [[nodiscard]] bool failed() const { return failed_; }
  [[nodiscard]] Statement failure() const { return failure_; }
  [[nodiscard]] std::uint32_t failure_rule() const { return failure_rule_; }
  [[nodiscard]] Option failure_from() const { return failure_from_; }

  [[nodiscard]] const Aid<kWords>& aid(Option from) const { return aids[from - kAids]; }

  // NOLINTBEGIN(misc-non-private-member-variables-in-classes): read in every inner loop
  Set is;
  Set is_not;
  std::vector<Aid<kWords>> aids;
  // NOLINTEND(misc-non-private-member-variables-in-classes)

 private:
  Option* is_list_;
  Option* not_list_;
  std::uint16_t* rule_;  // of an "is"
  Option* last_;         // of an "is"
  Option* from_;         // of an "is not"
  std::size_t is_count_ = 0;
  std::size_t not_count_ = 0;
  Statement start_;
  Statement failure_;
  std::uint16_t failure_rule_ = 0;
  Option failure_from_ = kNoOption;
  bool failed_ = false;
};

}  // namespace quadrille::logic::chains
