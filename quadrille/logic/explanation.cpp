#include "quadrille/logic/explanation.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "quadrille/base/sort.h"
#include "quadrille/logic/stories/story.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

// Digits that are ruled out in the same cells.
struct RuledOut {
  std::vector<Cell> cells;
  std::vector<Digit> digits;
};

std::vector<RuledOut> group_ruled_out(const Deduction& deduction) {
  std::vector<RuledOut> groups;
  for (const Digit digit : digits_of(deduction.rules_out)) {
    std::vector<Cell> cells;
    for (const Placement& option : deduction.rules_out) {
      if (option.digit == digit) cells.push_back(option.cell);
    }
    quadrille::sort(cells);
    const auto same = std::ranges::find(groups, cells, &RuledOut::cells);
    if (same == groups.end()) {
      groups.push_back({cells, {digit}});
    } else {
      same->digits.push_back(digit);
    }
  }
  return groups;
}

// They are told together.
std::vector<Explanation> explain_ruled_out(const Deduction& deduction) {
  std::vector<Explanation> told;
  for (RuledOut& group : group_ruled_out(deduction)) {
    told.push_back(
        {"step.ruled_out",
         {{"cells", Cells{std::move(group.cells)}}, {"digits", Digits{std::move(group.digits)}}}});
  }
  return told;
}

std::string symbol_of(Digit digit, std::span<const std::string> symbols) {
  return digit <= symbols.size() ? symbols[digit - 1U] : std::to_string(digit);
}

// In a sentence that names the unit, a hidden single need not say where.
Explanation short_name(Technique technique) {
  if (row(technique).story == &story::hidden_single) return {"technique.hidden-single", {}};
  return explain(technique);
}

// Turns the parts of explanations into arguments of messages.
class Writer {
 public:
  Writer(const Layout& layout, std::span<const std::string> symbols)
      : layout_(layout), symbols_(symbols) {}

  [[nodiscard]] Message write(const Explanation& explanation) const {
    std::vector<NamedArgument> arguments;
    for (const Part& part : explanation.parts) {
      arguments.push_back({part.name, std::visit(*this, part.value)});
    }
    return {explanation.story, std::move(arguments)};
  }

  Argument operator()(const Cells& cells) const {
    return list(cells.list, [&](Cell cell) { return layout_.name(cell); });
  }
  Argument operator()(const Digits& digits) const {
    return list(digits.list, [&](Digit digit) { return symbol(digit); });
  }
  Argument operator()(const Options& options) const {
    return list(options.list, [&](const Placement& option) {
      return fmt::format("{}={}", layout_.name(option.cell), symbol(option.digit));
    });
  }
  Argument operator()(const Units& units) const {
    Message first = layout_.message_of(units.list.front());
    if (units.list.size() == 1) return first;
    const auto number = [&](Unit unit) { return unit % layout_.size() + 1; };
    return Message{first.key + "s", {{"numbers", list(units.list, number)}}};
  }
  Argument operator()(const Rules& rules) const {
    const std::string_view key = rules.list.size() == 1 ? "matrix.item" : "matrix.items";
    return Message{key, {{"items", list(rules.list, [&](RuleId rule) { return name(rule); })}}};
  }
  Argument operator()(std::uint64_t count) const { return count; }
  Argument operator()(const std::vector<Explanation>& explanations) const {
    return list(explanations, [&](const Explanation& each) { return write(each); });
  }

 private:
  template <class T>
  static Argument list(const std::vector<T>& values, const auto& to_argument) {
    Argument::List list;
    for (const T& value : values) list.emplace_back(to_argument(value));
    return list;
  }

  [[nodiscard]] std::string symbol(Digit digit) const { return symbol_of(digit, symbols_); }

  [[nodiscard]] Argument name(RuleId rule) const {
    if (layout_.is_cell(rule)) return layout_.name(cell_of(rule));
    return Message{
        "matrix.rule",
        {{"unit", (*this)(Units{{layout_.unit(rule)}})}, {"digit", symbol(layout_.digit(rule))}}};
  }

  const Layout& layout_;
  std::span<const std::string> symbols_;
};

}  // namespace

bool operator==(const Explanation& a, const Explanation& b) {
  return a.story == b.story && a.parts == b.parts;
}

Focus focus_of(const Layout& layout, const Deduction& deduction) {
  return row(deduction.technique).story->focus(layout, deduction);
}

Explanation explain(const Layout& layout, const Deduction& deduction) {
  std::vector<Explanation> ruled_out = explain_ruled_out(deduction);
  const std::string_view story = ruled_out.empty() ? "step.told" : "step.told_out";
  Explanation reason = row(deduction.technique).story->reason(layout, deduction);
  return {std::string(story),
          {{"reason", std::vector{std::move(reason)}},
           {"technique", std::vector{short_name(deduction.technique)}},
           {"ruled_out", std::move(ruled_out)}}};
}

std::string conclusion(const Layout& layout, const Deduction& deduction,
                       std::span<const std::string> symbols) {
  std::vector<std::string> parts;
  if (const auto& placed = deduction.places) {
    parts.push_back(
        fmt::format("{}={}", layout.name(placed->cell), symbol_of(placed->digit, symbols)));
  }
  for (const RuledOut& group : group_ruled_out(deduction)) {
    std::vector<std::string> cells;
    std::vector<std::string> digits;
    for (const Cell cell : group.cells) cells.push_back(layout.name(cell));
    for (const Digit digit : group.digits) digits.push_back(symbol_of(digit, symbols));
    parts.push_back(fmt::format("{}≠{}", fmt::join(cells, ", "), fmt::join(digits, ", ")));
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

Explanation explain(const Focus& focus) {
  if (focus.unit) return {"focus.unit", {{"unit", Units{{*focus.unit}}}}};
  if (focus.digit) return {"focus.digit", {{"digit", Digits{{*focus.digit}}}}};
  if (!focus.cells.empty()) return {"focus.cells", {{"cells", Cells{focus.cells}}}};
  return {"focus.board", {}};
}

Explanation explain_dead(const Position& position, RuleId rule) {
  return {position.covered(rule) ? "dead.twice" : "dead.nothing_left", {{"rule", Rules{{rule}}}}};
}

Explanation explain_obstacles(const Layout& layout, std::span<const RuleId> rules,
                              std::size_t most) {
  std::vector<Explanation> told;
  for (const RuleId rule : rules.first(std::min(rules.size(), most))) {
    if (layout.is_cell(rule)) {
      told.push_back({"obstacle.no_digit", {{"cell", Cells{{cell_of(rule)}}}}});
    } else {
      told.push_back(
          {"obstacle.no_place",
           {{"digit", Digits{{layout.digit(rule)}}}, {"unit", Units{{layout.unit(rule)}}}}});
    }
  }
  if (rules.size() > most) {
    told.push_back({"obstacle.more", {{"count", std::uint64_t{rules.size() - most}}}});
  }
  return {"obstacle.told", {{"obstacles", std::move(told)}}};
}

Explanation explain_hint(const Layout& layout, const Deduction& deduction, std::uint32_t level) {
  assert(level >= 1 && level <= kHintLevels);
  if (level == kHintLevels) return explain(layout, deduction);
  Explanation hint{level == 1 ? "hint.look" : "hint.look_for",
                   {{"where", std::vector{explain(focus_of(layout, deduction))}}}};
  if (level == 2) {
    hint.parts.push_back({"technique", std::vector{short_name(deduction.technique)}});
  }
  return hint;
}

Explanation explain(Technique technique) { return {message_of(technique).key, {}}; }

Message message_of(const Layout& layout, const Explanation& explanation,
                   std::span<const std::string> symbols) {
  return Writer(layout, symbols).write(explanation);
}

std::string tell(const Language& language, const Layout& layout, const Explanation& explanation,
                 std::span<const std::string> symbols) {
  return language.tell(message_of(layout, explanation, symbols));
}

std::string tell(const Language& language, Technique technique) {
  return language.tell(message_of(technique));
}

}  // namespace quadrille::logic
