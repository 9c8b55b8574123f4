// Follow: all that follows from one supposition, until it contradicts itself.
//   Follow<4> follow(graph);
//   follow.run(board, {.dynamic = true}, {option, true}, record);
// "Is" statements are taken up before any "is not", each in order of arrival, and the first way to
// a statement is kept. In a dynamic chain what is not is taken off the board, so that new pairs
// appear; where nothing more follows, patterns on that board may help.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "quadrille/logic/chains/graph.h"
#include "quadrille/logic/chains/record.h"
#include "quadrille/logic/deduction.h"

namespace quadrille::logic::chains {

struct ChainRules {
  bool dynamic = false;
  bool one_digit = false;   // links of one digit only
  std::uint32_t level = 0;  // 1: patterns help; 2 and up: chains as well
};

// Where nothing more follows: finds out what else does, on the board that is left.
template <std::size_t kWords>
class Helper {
 public:
  virtual ~Helper() = default;
  // Adds to the record what is not. The source is the board on which the chain began.
  virtual void help(const Board<kWords>& source, const Board<kWords>& board, std::uint32_t level,
                    Record<kWords>& record) = 0;
  // Adds the proof of the chain inside by which an option was found not to be. Its number, from 1;
  // 0 where a stop came first.
  virtual std::uint32_t prove_aid(const Board<kWords>& source, const Record<kWords>& record,
                                  Option excluded, std::vector<NestedProof>& nested) = 0;
};

template <std::size_t kWords>
class Follow {
 public:
  using Set = OptionSet<kWords>;
  using Places = typename Graph<kWords>::Places;

  explicit Follow(const Graph<kWords>& graph, Helper<kWords>* helper = nullptr)
      : graph_(graph), helper_(helper) {}

  void run(const Board<kWords>& source, const ChainRules& rules, Statement start,
           Record<kWords>& record) {
    board_ = source;
    rules_ = rules;
    first_rule_ = rules.one_digit ? 1 : 0;
    record.begin(start);
    std::size_t is_done = 0;
    std::size_t not_done = 0;
    while (!record.failed()) {
      if (is_done < record.is_list().size()) {
        exclude(record.is_list()[is_done++], record);
      } else if (not_done < record.not_list().size()) {
        leave_out(record.not_list()[not_done++], record);
      } else if (rules.level > 0) {
        helper_->help(source, board_, rules.level, record);
        if (not_done == record.not_list().size()) return;
      } else {
        return;
      }
    }
  }

 private:
  // What cannot be if this is.
  void exclude(Option option, Record<kWords>& record) {
    const Set linked =
        (rules_.one_digit ? graph_.digit_links(option) : graph_.links(option)) & board_.alive;
    if (linked.meets(record.is)) {
      exclude_to_failure(option, linked, record);
      return;
    }
    Set fresh = linked - record.is_not;
    if (fresh.empty()) return;
    for (std::size_t k = first_rule_; k < graph_.rules_each(); ++k) {
      const Set here = graph_.members(graph_.rule(option, k)) & fresh;
      here.for_each([&](Option other) { record.add_not(other, option); });
      fresh -= here;
    }
  }

  void exclude_to_failure(Option option, Set linked, Record<kWords>& record) {
    for (std::size_t k = first_rule_; k < graph_.rules_each(); ++k) {
      const Set here = graph_.members(graph_.rule(option, k)) & linked;
      here.for_each([&](Option other) {
        if (record.failed()) return;
        if (record.is.has(other)) {
          record.fail(other, false, 0, option);
        } else if (!record.is_not.has(other)) {
          record.add_not(other, option);
        }
      });
      linked -= here;
    }
  }

  // What must be if this is not. A dynamic chain takes it off the board.
  void leave_out(Option option, Record<kWords>& record) {
    if (rules_.dynamic) board_.alive.remove(option);
    for (std::size_t k = 0; k < graph_.rules_each(); ++k) {
      const std::uint32_t rule = graph_.rule(option, k);
      const auto left =
          static_cast<Places>(board_.left[rule] & ~(std::uint32_t{1} << graph_.place(option, k)));
      if (rules_.dynamic) board_.left[rule] = left;
      if (k < first_rule_ || !is_single(left) || record.failed()) continue;
      const Option other = graph_.at(rule, static_cast<std::uint32_t>(std::countr_zero(left)));
      if (record.is_not.has(other)) {
        record.fail(other, true, rule, option);
      } else if (!record.is.has(other)) {
        record.add_is(other, rule, option);
      }
    }
  }

  const Graph<kWords>& graph_;
  Helper<kWords>* helper_;
  ChainRules rules_;
  std::size_t first_rule_ = 0;
  Board<kWords> board_;
};

}  // namespace quadrille::logic::chains
