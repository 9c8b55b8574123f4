// Trail: the statements that the ends of a proof go back to, counted.
//   Trail<4> trail(graph);
//   trail.begin();
//   trail.follow(board.alive, record, end, limit);
//   use(trail.nodes());
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/logic/chains/graph.h"
#include "quadrille/logic/chains/record.h"

namespace quadrille::logic::chains {

template <std::size_t kWords>
class Trail {
 public:
  using Set = OptionSet<kWords>;

  explicit Trail(const Graph<kWords>& graph)
      : graph_(graph), queue_(2 * std::size_t{graph.option_count()} + 2) {}

  void begin() {
    nodes_ = 0;
    support_ = {};
    proof_ = 0xcbf29ce484222325U;
    inner_.clear();
  }

  // One more end, which the record has found. False, and of no use any more, where there are more
  // nodes than the limit.
  bool follow(const Set& alive, const Record<kWords>& record, Statement end, std::uint32_t limit) {
    begin_end(end);
    return run(alive, record, limit);
  }
  // The end of a contradiction that was not there before.
  bool follow_failure(const Set& alive, const Record<kWords>& record, std::uint32_t limit) {
    const Statement end = record.failure();
    begin_end(end);
    ++done_;
    mix(end);
    if (end.is) {
      need_rule(alive, end.option, record.failure_rule(), record.failure_from());
    } else {
      need(record.failure_from(), true);
    }
    return run(alive, record, limit);
  }

  // All options of a rule that the proof takes for a pair.
  void lean_on(std::uint32_t rule) { support_ |= graph_.members(rule); }

  [[nodiscard]] std::uint32_t nodes() const { return nodes_; }
  [[nodiscard]] const Set& support() const { return support_; }
  [[nodiscard]] std::uint64_t proof() const { return proof_; }
  // The statements of the last end, the end first.
  [[nodiscard]] std::span<const Statement> statements() const { return {queue_.data(), size_}; }

 private:
  void begin_end(Statement end) {
    is_ = {};
    is_not_ = {};
    size_ = 0;
    done_ = 0;
    need(end.option, end.is);
    mix({kNoOption, true});
  }

  void need(Option option, bool is) {
    Set& known = is ? is_ : is_not_;
    if (known.has(option)) return;
    known.add(option);
    queue_[size_++] = {option, is};
  }

  void need_rule(const Set& alive, Option option, std::uint32_t rule, Option last) {
    lean_on(rule);
    need(last, false);
    Set others = (graph_.members(rule) & alive) - is_not_;
    others.remove(option);
    others.for_each([&](Option other) { need(other, false); });
  }

  void need_aid(const Aid<kWords>& aid) {
    (aid.parents - is_not_).for_each([&](Option parent) { need(parent, false); });
    if (aid.proof == 0) return;
    for (const std::uint64_t proof : inner_) {
      if (proof == aid.proof) return;
    }
    inner_.push_back(aid.proof);
    nodes_ += aid.nodes;
  }

  bool run(const Set& alive, const Record<kWords>& record, std::uint32_t limit) {
    const Statement start = record.start();
    while (done_ < size_) {
      if (nodes_ + size_ > limit) return false;
      const Statement statement = queue_[done_++];
      mix(statement);
      if (statement == start) continue;
      if (statement.is) {
        need_rule(alive, statement.option, record.rule(statement.option),
                  record.last(statement.option));
        continue;
      }
      const Option from = record.from(statement.option);
      if (from < Record<kWords>::kAids) {
        need(from, true);
      } else {
        need_aid(record.aid(from));
      }
    }
    nodes_ += static_cast<std::uint32_t>(size_);
    return nodes_ <= limit;
  }

  void mix(Statement statement) {
    proof_ =
        (proof_ ^ (std::uint64_t{statement.option} * 2 + (statement.is ? 1 : 0))) * 0x100000001b3U;
  }

  const Graph<kWords>& graph_;
  std::vector<Statement> queue_;
  std::size_t size_ = 0;
  std::size_t done_ = 0;
  Set is_;
  Set is_not_;
  Set support_;
  std::vector<std::uint64_t> inner_;
  std::uint32_t nodes_ = 0;
  std::uint64_t proof_ = 0;
};

}  // namespace quadrille::logic::chains
