// The techniques beyond the scale: a family of them shares a sentence.
#include <algorithm>
#include <utility>

#include "quadrille/logic/stories/story.h"

namespace quadrille::logic {
namespace {

using Because = std::vector<Explanation>;

Cells cells_in(const Statement& statement) { return {cells_of(statement.options)}; }
Digits digit_in(const Statement& statement) { return {{statement.options.front().digit}}; }

Explanation tell_wrong(const Statement& statement) {
  return {"beyond.not", {{"cells", cells_in(statement)}, {"digit", digit_in(statement)}}};
}

Explanation tell_right(const Statement& statement) {
  return {"beyond.is", {{"cells", cells_in(statement)}, {"digit", digit_in(statement)}}};
}

// With the reason, but for a cell of two candidates, which needs none.
Explanation tell_why_right(const Layout& layout, const Statement& statement) {
  Explanation told = tell_right(statement);
  if (!layout.is_cell(statement.by.front())) {
    told.story = "beyond.is_in";
    told.parts.push_back({"unit", Units{{layout.unit(statement.by.front())}}});
  } else if (statement.by.size() > 1) {
    told.story = "beyond.is_by";
    Cells set;
    for (const RuleId rule : statement.by) set.list.push_back(cell_of(rule));
    told.parts.push_back({"set", std::move(set)});
  }
  return told;
}

bool excludes(const Layout& layout, const Statement& a, const Statement& b) {
  return std::ranges::all_of(a.options, [&](Placement one) {
    return std::ranges::all_of(b.options,
                               [&](Placement other) { return layout.excludes(one, other); });
  });
}

Because tell_chain(const Layout& layout, std::span<const Statement> chain) {
  Because moves;
  for (std::size_t number = 1; number < chain.size(); ++number) {
    const Statement& statement = chain[number];
    moves.push_back(number % 2 == 0 ? tell_wrong(statement) : tell_why_right(layout, statement));
  }
  return moves;
}

Explanation tell_alternating(const Layout& layout, const Deduction& step) {
  const Statement& first = step.chain.front();
  const Statement& last = step.chain.back();
  Explanation told{"beyond.chain",
                   {{"start", Because{tell_wrong(first)}},
                    {"moves", tell_chain(layout, step.chain)},
                    {"ends", Because{tell_right(first), tell_right(last)}}}};
  if (excludes(layout, first, last)) {
    told.story = "beyond.loop";
    told.parts.pop_back();
  } else if (first.options == last.options) {
    std::get<Because>(told.parts.back().value).pop_back();
  }
  return told;
}

Because places_in(const Layout& layout, std::span<const RuleId> rules) {
  Because units;
  for (const RuleId rule : rules)
    units.push_back({"beyond.in", {{"unit", Units{{layout.unit(rule)}}}}});
  return units;
}

std::size_t count_in(const Layout& layout, std::span<const RuleId> rules, Cell cell) {
  const auto units = layout.units_of(cell);
  return static_cast<std::size_t>(std::ranges::count_if(rules, [&](RuleId rule) {
    return std::ranges::find(units, layout.unit(rule)) != units.end();
  }));
}

// The bases and covers come first; what else there is belongs to the chains of a kraken.
Explanation tell_finned(const Layout& layout, const Deduction& step) {
  std::size_t k = step.truths.size();
  for (const Statement& statement : step.chain) k -= statement.by.size();
  const auto bases = std::span(step.truths).first(k);
  const auto covers = std::span(step.links).first(k);
  const Digit digit = layout.digit(bases.front());
  Cells fins;
  for (const Placement& option : step.candidates) {
    const std::size_t times = count_in(layout, bases, option.cell);
    const bool fin = times > 1 || count_in(layout, covers, option.cell) == 0;
    if (option.digit == digit && times > 0 && fin) fins.list.push_back(option.cell);
  }
  Explanation told{"beyond.fish",
                   {{"bases", places_in(layout, bases)},
                    {"digit", Digits{{digit}}},
                    {"covers", places_in(layout, covers)}}};
  if (!fins.list.empty()) {
    told.story = "beyond.fins";
    told.parts.push_back({"fins", std::move(fins)});
  }
  if (step.chain.empty()) return told;
  Because moves;
  for (const Statement& statement : step.chain) {
    moves.push_back(statement.by.empty() ? tell_wrong(statement)
                                         : tell_why_right(layout, statement));
  }
  return {"beyond.kraken",
          {{"fish", Because{std::move(told)}},
           {"start", Because{tell_right({step.rules_out, {}})}},
           {"moves", std::move(moves)}}};
}

// For each candidate of the cell, what is then right, and which set says so.
Explanation tell_blossom(const Layout& /*layout*/, const Deduction& step) {
  Because petals;
  for (std::size_t number = 0; number + 1 < step.chain.size(); number += 2) {
    const Statement& right = step.chain[number + 1];
    Cells set;
    for (const RuleId rule : right.by) set.list.push_back(cell_of(rule));
    petals.push_back({"beyond.petal",
                      {{"start", Because{tell_right(step.chain[number])}},
                       {"cells", cells_in(right)},
                       {"digit", digit_in(right)},
                       {"set", std::move(set)}}});
  }
  return {"matrix.told", {{"statements", std::move(petals)}}};
}

Explanation tell_sectors(const Layout& layout, const Deduction& step) {
  Cells cells;
  for (const RuleId rule : step.truths) cells.list.push_back(cell_of(rule));
  const Digits digits{digits_of(step.candidates)};
  const bool once = digits.list.size() == cells.list.size();
  const std::uint64_t count = cells.list.size();
  Explanation told{"beyond.sectors", {{"cells", std::move(cells)}, {"count", count}}};
  if (once) {
    told.story = "beyond.as_many";
    told.parts.push_back({"digits", digits});
    return told;
  }
  Because links;
  for (const RuleId rule : step.links) {
    links.push_back(
        {"beyond.sector",
         {{"digit", Digits{{layout.digit(rule)}}}, {"unit", Units{{layout.unit(rule)}}}}});
  }
  told.parts.push_back({"links", std::move(links)});
  return told;
}

Explanation tell_exocet(const Layout& /*layout*/, const Deduction& step) {
  const std::vector<Cell> cells = cells_of(step.candidates);
  Cells targets;
  for (const RuleId rule : std::span(step.links).first(2)) targets.list.push_back(cell_of(rule));
  std::vector<Placement> base;
  std::ranges::copy_if(step.candidates, std::back_inserter(base), [&](const Placement& option) {
    return option.cell == cells[0] || option.cell == cells[1];
  });
  return {"beyond.exocet",
          {{"base", Cells{{cells[0], cells[1]}}},
           {"digits", Digits{digits_of(base)}},
           {"targets", std::move(targets)}}};
}

Focus on_cell(const Layout& /*layout*/, const Deduction& step) {
  return {.cells = {cell_of(step.truths.front())}};
}

Focus on_its_digit(const Layout& /*layout*/, const Deduction& step) {
  return {.digit = step.rules_out.front().digit};
}

Focus on_first_statement(const Layout& /*layout*/, const Deduction& step) {
  return {.cells = {step.chain.front().options.front().cell}};
}

}  // namespace

namespace story {

const Story alternating = {tell_alternating, on_first_statement};
const Story blossom = {tell_blossom, on_cell};
const Story sectors = {tell_sectors, on_cell};
const Story exocet = {tell_exocet, on_cell};
const Story finned = {tell_finned, on_its_digit};

}  // namespace story
}  // namespace quadrille::logic
