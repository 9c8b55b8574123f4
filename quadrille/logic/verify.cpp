#include "quadrille/logic/verify.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/logic/verify/by_rules.h"
#include "quadrille/logic/verify/replay.h"
#include "quadrille/logic/verify/truths.h"

namespace quadrille::logic {
namespace {

std::optional<Fault> verify_proof(const Position& position, const Deduction& step) {
  const Replay replay(position, step.proof, step.nested);
  if (!replay.holds()) return Fault::does_not_follow;
  const bool proved = (!step.places || replay.places(*step.places)) &&
                      std::ranges::all_of(step.rules_out, [&](Placement option) {
                        const bool said =
                            step.places && position.layout().excludes(*step.places, option);
                        return said || replay.rules_out(option);
                      });
  if (!proved) return Fault::proves_another;
  return std::nullopt;
}

// Suppositions inside each other: the board of each, and what has been tried of its rule.
class Dance {
 public:
  explicit Dance(const Position& position) : boards_({position}), tried_(1) {}

  // Whether a move is right, and with it all that has been tried before on deeper levels.
  bool move(const Move& move) {
    if (move.kind == Move::Kind::suppose) return suppose(move);
    if (move.level + 1 != boards_.size()) return false;
    Position& board = boards_.back();
    if (move.kind == Move::Kind::dead) {
      if (!is_dead(board, move.rule)) return false;
      fail();
      return true;
    }
    if (move.kind == Move::Kind::out) {
      const auto constraints = constraints_of(board.layout(), {&move.rule, 1});
      if (constraints.empty() || !leave_no_way(board, constraints, move.option)) return false;
      board.rule_out(move.option);
      return true;
    }
    if (board.count(move.rule) != 1 || !board.has(move.option)) return false;
    if (board.layout().option(move.rule, board.options(move.rule).first()) != move.option) {
      return false;
    }
    board.place(move.option);
    return true;
  }
  // Whether the first supposition has failed.
  [[nodiscard]] bool over() const { return boards_.size() == 1 && !tried_.back().empty(); }

 private:
  static bool is_dead(const Position& board, RuleId rule) {
    if (index(rule) >= board.layout().rule_count()) {
      return leave_no_way(board, constraints_of(board.layout(), {&rule, 1}), std::nullopt);
    }
    return std::ranges::find(board.dead_rules(), rule) != board.dead_rules().end();
  }

  bool suppose(const Move& move) {
    if (move.level != boards_.size() || !boards_.back().has(move.option)) return false;
    std::vector<Placement>& tried = tried_.back();
    if (tried.empty()) {
      rules_.resize(move.level - 1);
      rules_.push_back(move.rule);
    }
    if (rules_.back() != move.rule) return false;
    tried.push_back(move.option);
    Position next = boards_.back();
    next.place(move.option);
    boards_.push_back(std::move(next));
    tried_.emplace_back();
    return true;
  }

  // Where all options of a rule have been tried, the level above fails as well.
  void fail() {
    do {
      boards_.pop_back();
      tried_.pop_back();
      rules_.resize(boards_.size());
    } while (boards_.size() > 1 && all_tried());
  }

  [[nodiscard]] bool all_tried() const {
    const Position& board = boards_.back();
    const RuleId rule = rules_.back();
    return std::ranges::all_of(board.options(rule), [&](std::uint32_t number) {
      const Placement option = board.layout().option(rule, number);
      return std::ranges::find(tried_.back(), option) != tried_.back().end();
    });
  }

  std::vector<Position> boards_;  // of each level, from 0
  std::vector<std::vector<Placement>> tried_;
  std::vector<RuleId> rules_;  // that the suppositions on each level are about, from 1
};

std::optional<Fault> verify_dance(const Position& position, const Deduction& step) {
  Dance dance(position);
  for (const Move& move : step.dance) {
    if (!dance.move(move)) return Fault::does_not_follow;
  }
  if (!dance.over()) return Fault::does_not_follow;
  if (step.places || step.rules_out != std::vector{step.dance.front().option}) {
    return Fault::proves_another;
  }
  return std::nullopt;
}

// All that a pattern says must be so; of a chain beyond the scale the truths are among its own.
std::optional<Fault> verify_pattern(const Position& position, const Deduction& step) {
  if (step.places) {
    Position otherwise = position;
    otherwise.rule_out(*step.places);
    if (TruthCover(otherwise, step.truths).exists()) return Fault::does_not_follow;
  }
  for (const Placement& option : step.rules_out) {
    if (step.places && position.layout().excludes(*step.places, option)) continue;
    Position otherwise = position;
    otherwise.place(option);
    if (TruthCover(otherwise, step.truths).exists()) return Fault::does_not_follow;
  }
  return std::nullopt;
}

// The constraints that are named, and those that make cells differ, leave no way for it.
std::optional<Fault> verify_by_rules(const Position& position, const Deduction& step) {
  const std::vector<std::uint32_t> constraints = constraints_of(position.layout(), step.links);
  const bool proved = std::ranges::all_of(step.rules_out, [&](Placement option) {
    return leave_no_way(position, constraints, option);
  });
  if (!proved || constraints.empty()) return Fault::does_not_follow;
  return std::nullopt;
}

}  // namespace

std::string_view name(Fault fault) {
  switch (fault) {
    case Fault::says_nothing:
      return "says nothing";
    case Fault::no_candidate:
      return "speaks of what is no candidate";
    case Fault::does_not_follow:
      return "does not follow";
    case Fault::proves_another:
      return "proves something else";
  }
  return "";
}

std::optional<Fault> verify(const Position& position, const Deduction& deduction) {
  if (!deduction.places && deduction.rules_out.empty()) return Fault::says_nothing;
  const auto is_candidate = [&](Placement option) { return position.has(option); };
  if (!std::ranges::all_of(deduction.rules_out, is_candidate) ||
      !std::ranges::all_of(deduction.candidates, is_candidate) ||
      (deduction.places && !is_candidate(*deduction.places))) {
    return Fault::no_candidate;
  }
  if (needs_uniqueness(deduction.technique)) return std::nullopt;
  if (info(deduction.technique).family == TechniqueFamily::rule) {
    return verify_by_rules(position, deduction);
  }
  if (!deduction.dance.empty()) return verify_dance(position, deduction);
  if (!deduction.proof.empty()) return verify_proof(position, deduction);
  return verify_pattern(position, deduction);
}

}  // namespace quadrille::logic
