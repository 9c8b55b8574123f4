// Every move is kept on a stack, first come first served: rules are forced in the order in which
// they were left with one option, so that the moves nearest to the supposition come first. When an
// rule is dead, the moves that took its options are needed, and the moves that forced these; all
// others are left out of the dance.
#include <algorithm>
#include <utility>
#include <vector>

#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

constexpr std::uint32_t kDeepest = 64;  // the suppositions run out long before

struct Failure {
  std::vector<Move> moves;
  std::vector<std::size_t> needs;  // moves of the levels above, by their place on the stack
};

class Trial {
 public:
  Trial(const Position& root, const TrialOptions& options) : root_(root), options_(options) {}

  std::optional<Failure> shortest(std::uint32_t depth) {
    cut_ = false;
    std::optional<Failure> best;
    for (Cell cell = 0; cell < root_.layout().cell_count(); ++cell) {
      for (const std::uint32_t number : root_.options(Layout::rule(cell))) {
        const Placement option{cell, static_cast<Digit>(number + 1)};
        auto failure = refute(root_, Layout::rule(cell), option, 1, depth);
        if (!failure) continue;
        if (!best || failure->moves.size() < best->moves.size()) best = std::move(failure);
      }
      if (out_of_time_ || (best && is_short_enough(*best))) break;
    }
    return best;
  }

  // Whether the last search ended somewhere because of the depth or of a limit.
  [[nodiscard]] bool was_cut() const { return cut_; }
  [[nodiscard]] bool out_of_time() const { return out_of_time_; }

 private:
  [[nodiscard]] bool has_rules() const {
    return sudoku::kHasConstraints && options_.rules != nullptr;
  }

  // On a board with constraints there are many, and each takes long.
  [[nodiscard]] bool is_short_enough(const Failure& failure) const {
    constexpr std::size_t kShort = 3;
    return has_rules() && failure.moves.size() <= kShort;
  }

  // The dance that shows `option` of `rule` to be wrong in a position, if it is found.
  // NOLINTNEXTLINE(misc-no-recursion): as deep as the trial
  std::optional<Failure> refute(const Position& before, RuleId rule, Placement option,
                                std::uint32_t level, std::uint32_t depth) {
    if (!may_go_on()) return std::nullopt;
    const std::size_t base = stack_.size();
    Position position = before;
    stack_.push_back({Move::Kind::suppose, level, rule, option});
    const std::optional<RuleId> dead = follow_forced(position, level);
    std::optional<Failure> failure;
    if (dead) {
      failure = fail(*dead, base, level);
    } else if (position.empty_cells() > 0) {
      if (depth == 1) cut_ = true;
      if (depth > 1) failure = refute_all(position, base, level, depth - 1);
    }
    stack_.resize(base);
    return failure;
  }

  bool may_go_on() {
    ++suppositions_;
    out_of_time_ = out_of_time_ || suppositions_ > options_.max_suppositions ||
                   (options_.stop != nullptr && options_.stop->requested());
    cut_ = cut_ || out_of_time_;
    return !out_of_time_;
  }

  // The rule that is left with nothing, if it comes to that.
  std::optional<RuleId> follow_forced(Position& position, std::uint32_t level) {
    std::vector<std::uint32_t> counts;
    if (has_rules()) counts = options_.rules->count(position);
    std::vector<RuleId> forced;
    position.place(stack_.back().option, &forced);
    std::size_t next = 0;
    while (true) {
      for (; next < forced.size() && !position.broken(); ++next) {
        const RuleId rule = forced[next];
        if (position.count(rule) != 1) continue;  // covered by another move meanwhile
        const Placement option = root_.layout().option(rule, position.options(rule).first());
        stack_.push_back({Move::Kind::forced, level, rule, option});
        position.place(option, &forced);
      }
      if (position.broken()) return position.dead_rules().front();
      if (!has_rules()) return std::nullopt;
      const OutByRules out = options_.rules->rule_out(position, level, stack_, forced, counts);
      if (out.dead) return out.dead;
      if (!out.any) return std::nullopt;
    }
  }

  Failure fail(RuleId dead, std::size_t base, std::uint32_t level) {
    std::vector<bool> needed(stack_.size(), false);
    need_reasons(dead, Bits{}, stack_.size(), needed);
    Failure failure = unwind(base, needed);
    failure.moves.push_back({Move::Kind::dead, level, dead, {}});
    return failure;
  }

  // All options of the rule with the fewest, one after another.
  // NOLINTNEXTLINE(misc-no-recursion)
  std::optional<Failure> refute_all(const Position& position, std::size_t base, std::uint32_t level,
                                    std::uint32_t depth) {
    const RuleId rule = fewest_options(position);
    std::vector<bool> needed(stack_.size(), false);
    need_reasons(rule, position.options(rule), stack_.size(), needed);
    std::vector<Move> inner;
    for (const std::uint32_t number : position.options(rule)) {
      const auto failure =
          refute(position, rule, root_.layout().option(rule, number), level + 1, depth);
      if (!failure) return std::nullopt;
      inner.insert(inner.end(), failure->moves.begin(), failure->moves.end());
      for (const std::size_t move : failure->needs) needed[move] = true;
    }
    Failure failure = unwind(base, needed);
    failure.moves.insert(failure.moves.end(), inner.begin(), inner.end());
    return failure;
  }

  static RuleId fewest_options(const Position& position) {
    RuleId best{0};
    std::uint32_t fewest = UINT32_MAX;
    for (std::uint32_t rule = 0; rule < position.layout().rule_count(); ++rule) {
      const std::uint32_t count = position.count(RuleId{rule});
      if (count > 0 && count < fewest) {
        fewest = count;
        best = RuleId{rule};
      }
    }
    return best;
  }

  // Marks, for each option that the rule has lost since the root, the first move that took it.
  // A constraint needs all that its cells have lost.
  void need_reasons(RuleId rule, const Bits& kept, std::size_t end, std::vector<bool>& needed) {
    const Layout& layout = root_.layout();
    if (index(rule) < layout.rule_count()) {
      for (const std::uint32_t number : root_.options(rule) - kept) {
        need_taker(layout.option(rule, number), end, needed);
      }
      return;
    }
    for (const Cell cell : layout.cells(layout.unit(rule))) {
      for (const std::uint32_t number : root_.options(Layout::rule(cell))) {
        need_taker({cell, static_cast<Digit>(number + 1)}, end, needed);
      }
    }
  }

  void need_taker(Placement lost, std::size_t end, std::vector<bool>& needed) const {
    for (std::size_t move = 0; move < end; ++move) {
      const bool takes = stack_[move].kind == Move::Kind::out
                             ? stack_[move].option == lost
                             : root_.layout().excludes(stack_[move].option, lost);
      if (!takes) continue;
      needed[move] = true;
      return;
    }
  }

  // The needed moves from `base` on, with whatever they need themselves.
  Failure unwind(std::size_t base, std::vector<bool>& needed) {
    needed[base] = true;
    Failure failure;
    for (std::size_t move = stack_.size(); move-- > base;) {
      if (!needed[move]) continue;
      failure.moves.push_back(stack_[move]);
      if (move == base) break;
      const Move& forced = stack_[move];
      const bool out = forced.kind == Move::Kind::out;
      need_reasons(forced.rule, out ? Bits{} : number_of(forced), move, needed);
    }
    std::ranges::reverse(failure.moves);
    for (std::size_t move = 0; move < base; ++move) {
      if (needed[move]) failure.needs.push_back(move);
    }
    return failure;
  }

  // Which of the options of its rule a move takes.
  [[nodiscard]] Bits number_of(const Move& move) const {
    const Layout& layout = root_.layout();
    if (layout.is_cell(move.rule)) return Bits::of(move.option.digit - 1U);
    const auto cells = layout.cells(layout.unit(move.rule));
    return Bits::of(
        static_cast<std::uint32_t>(std::ranges::find(cells, move.option.cell) - cells.begin()));
  }

  const Position& root_;
  TrialOptions options_;
  std::vector<Move> stack_;
  std::uint64_t suppositions_ = 0;
  bool cut_ = false;
  bool out_of_time_ = false;
};

Deduction to_deduction(Failure failure, std::uint32_t depth) {
  Deduction deduction{.technique = Technique::trial,
                      .difficulty = least_difficulty(Technique::trial) + 10 * (depth - 1)};
  deduction.rules_out = {failure.moves.front().option};
  for (const Move& move : failure.moves) {
    if (move.kind != Move::Kind::suppose) deduction.truths.push_back(move.rule);
    if (move.kind != Move::Kind::dead && move.kind != Move::Kind::out) {
      deduction.candidates.push_back(move.option);
    }
  }
  deduction.dance = std::move(failure.moves);
  return deduction;
}

}  // namespace

std::optional<Deduction> find_trial(const Position& position, const TrialOptions& options) {
  Trial trial(position, options);
  for (std::uint32_t depth = 1; depth <= kDeepest; ++depth) {
    auto failure = trial.shortest(depth);
    if (failure) return to_deduction(std::move(*failure), depth);
    if (!trial.was_cut() || trial.out_of_time()) break;
  }
  return std::nullopt;
}

std::uint32_t depth(const Deduction& trial) {
  std::uint32_t deepest = 0;
  for (const Move& move : trial.dance) deepest = std::max(deepest, move.level);
  return deepest;
}

std::uint32_t supposition_count(const Deduction& trial) {
  return static_cast<std::uint32_t>(
      std::ranges::count(trial.dance, Move::Kind::suppose, &Move::kind));
}

}  // namespace quadrille::logic
