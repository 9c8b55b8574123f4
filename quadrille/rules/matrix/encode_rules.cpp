#include "quadrille/rules/matrix/encode_rules.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include "quadrille/base/sort.h"
#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/matrix/matrix_draft.h"
#include "quadrille/rules/matrix/prune.h"

namespace quadrille::sudoku::rules {
namespace {

// Digits of tuples between two looks at a stop.
constexpr std::size_t kTuplesPerLook = 4096;

Digits only(Digit digit) { return Digits().set(digit - 1U); }

void encode_group(MatrixDraft& draft, const Group& group) {
  for (std::uint32_t d = 1; d <= draft.size(); ++d) {
    const auto digit = static_cast<Digit>(d);
    const auto places = std::ranges::count_if(
        group.cells, [&](Cell cell) { return draft.domain(cell).test(digit - 1U); });
    const bool every = group.cells.size() == draft.size();
    if (!every && places < 2) continue;
    // Pairs of cells have no number, but the cells that they are.
    HelperName name{HelperName::tie, group.constraint, group.cells.front(), {digit}};
    if (group.cells.size() == 2) {
      name = {HelperName::number, group.constraint, draft.next_number()};
    } else if (group.cells.size() < draft.size()) {
      name.kind = HelperName::has;
    }
    const Mark item =
        every ? draft.add_primary(std::move(name)) : draft.add_secondary(std::move(name));
    for (const Cell cell : group.cells) draft.cover({cell, digit}, item);
  }
}

void encode_several(MatrixDraft& draft, const Several& several) {
  std::vector<Placement> left;
  for (const Placement& at : several.placements) {
    if (draft.domain(at.cell).test(at.digit - 1U)) left.push_back(at);
  }
  if (left.size() < 2 && !several.exactly) return;
  HelperName name{HelperName::number, several.constraint, draft.next_number()};
  const Mark item =
      several.exactly ? draft.add_primary(std::move(name)) : draft.add_secondary(std::move(name));
  for (const Placement& at : left) draft.cover(at, item);
}

// Different cells hold one of the sets. Each digit is in one of the cells or in none, and is in the
// set or not. A set covers `more` of its items.
void encode_sets(MatrixDraft& draft, std::span<const Cell> cells, std::span<const Digits> sets,
                 const std::function<HelperName(HelperName::Kind, Digit)>& name,
                 const std::function<void(const Digits&, std::vector<Mark>&)>& more) {
  const Mark whole = draft.add_primary(name(HelperName::rule, 0));
  Digits together;
  for (const Cell cell : cells) together |= draft.domain(cell);
  Digits always = together;
  for (const Digits& set : sets) {
    together |= set;
    always &= set;
  }
  std::map<Digit, Mark> has;
  for (const Digit digit : list_of(together)) {
    const Mark in = draft.add_primary(name(HelperName::digit, digit));
    for (const Cell cell : cells) draft.cover({cell, digit}, in);
    if (always.test(digit - 1U)) continue;
    const Mark had = draft.add_primary(name(HelperName::has, digit));
    has.emplace(digit, had);
    draft.add_option({in, had}, name(HelperName::without, digit));
  }
  for (const Digits& set : sets) {
    std::vector<Mark> items = {whole};
    for (const Digit digit : list_of(set)) {
      if (!always.test(digit - 1U)) items.push_back(has.at(digit));
    }
    more(set, items);
    HelperName tuple = name(HelperName::tuple, 0);
    tuple.digits = list_of(set);
    draft.add_option(std::move(items), std::move(tuple));
  }
}

void encode_sets(MatrixDraft& draft, const Sets& rule) {
  encode_sets(
      draft, rule.cells, rule.sets,
      [&](HelperName::Kind kind, Digit digit) -> HelperName {
        if (digit == 0) return {kind, rule.constraint};
        return {kind, rule.constraint, 0, {digit}};
      },
      [](const Digits& /*set*/, std::vector<Mark>& /*items*/) {});
}

void encode_table(MatrixDraft& draft, const Table& table) {
  const std::size_t width = table.cells.size();
  const Mark whole = draft.add_primary({HelperName::number, table.constraint, draft.next_number()});
  std::vector<std::map<Digit, std::optional<Mark>>> ties(width);
  for (std::size_t i = 0; i < width; ++i) {
    for (const Digit digit : list_of(draft.domain(table.cells[i]))) {
      ties[i].emplace(digit, draft.tie(table.cells[i], only(digit), table.constraint));
    }
  }
  for (std::size_t at = 0; at < table.tuples.size(); at += width) {
    if (at % kTuplesPerLook == 0 && draft.stopped()) return;
    std::vector<Mark> items = {whole};
    bool fits = true;
    for (std::size_t i = 0; i < width && fits; ++i) {
      const auto tie = ties[i].find(table.tuples[at + i]);
      fits = tie != ties[i].end();
      if (fits && tie->second) items.push_back(*tie->second);
    }
    if (!fits) continue;
    draft.add_option(std::move(items),
                     {HelperName::tuple,
                      table.constraint,
                      0,
                      {table.tuples.begin() + static_cast<std::ptrdiff_t>(at),
                       table.tuples.begin() + static_cast<std::ptrdiff_t>(at + width)}});
  }
}

// What comes into a state and what goes out of it.
struct StateMarks {
  std::optional<Mark> in;
  std::optional<Mark> out;
};
using States = std::map<std::uint32_t, StateMarks>;

class ChainEncoder {
 public:
  explicit ChainEncoder(MatrixDraft& draft) : draft_(draft) {}

  // `ends` are items for what comes into each of the last states.
  void encode(const Chain& chain, const std::map<std::uint32_t, Mark>& ends) {
    States before;
    for (std::size_t layer = 0; layer < chain.layers.size() && !draft_.stopped(); ++layer) {
      const bool last = layer + 1 == chain.layers.size();
      States after;
      if (last) {
        for (const auto& [state, mark] : ends) after[state] = {mark, std::nullopt};
      } else {
        after = add_states(chain, layer);
      }
      if (layer == 0 && chain.terms.front().cells.size() > 1) {
        add_first_sets(chain, after);
      } else {
        if (layer == 0) {
          before[0].out =
              draft_.add_primary({HelperName::state, chain.constraint, draft_.next_number()});
        }
        add_arcs(chain, layer, before, after);
      }
      before = std::move(after);
    }
  }

 private:
  States add_states(const Chain& chain, std::size_t layer) {
    std::set<std::uint32_t> numbers;
    for (const Chain::Arc& arc : chain.layers[layer]) numbers.insert(arc.to);
    return add_states(numbers, chain.constraint);
  }

  template <typename Numbers>
  States add_states(const Numbers& numbers, std::uint32_t constraint) {
    States states;
    for (const std::uint32_t state : numbers) {
      const std::uint32_t number = draft_.next_number();
      const Mark in = draft_.add_primary({HelperName::state, constraint, number});
      const Mark out = draft_.add_primary({HelperName::state, constraint, draft_.next_number()});
      draft_.add_option({in, out}, {HelperName::gone, constraint, number});
      states[state] = {in, out};
    }
    return states;
  }

  // Each set covers what comes into the state that its sum leads to.
  void add_sets(const Term& term, std::uint32_t constraint, const States& by_sum) {
    encode_sets(
        draft_, term.cells, term.sets,
        [&](HelperName::Kind kind, Digit /*digit*/) -> HelperName {
          if (kind != HelperName::without && kind != HelperName::tuple) kind = HelperName::number;
          if (kind == HelperName::without) kind = HelperName::gone;
          return {kind, constraint, draft_.next_number()};
        },
        [&](const Digits& set, std::vector<Mark>& items) {
          const auto state = by_sum.find(digit_sum(set));
          if (state != by_sum.end() && state->second.in) items.push_back(*state->second.in);
        });
  }

  // From the only state before, a set leads to a state without an arc between.
  void add_first_sets(const Chain& chain, const States& after) {
    States by_sum;
    for (const Chain::Arc& arc : chain.layers.front()) {
      const auto state = after.find(arc.to);
      by_sum[arc.digit] = state == after.end() ? StateMarks() : state->second;
    }
    Term term = chain.terms.front();
    std::erase_if(term.sets, [&](const Digits& set) { return !by_sum.contains(digit_sum(set)); });
    add_sets(term, chain.constraint, by_sum);
  }

  using Ways = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

  // Digits that lead the same ways are one literal.
  void add_arcs(const Chain& chain, std::size_t layer, const States& before, const States& after) {
    const Term& term = chain.terms[layer];
    std::map<Digit, Ways> ways;
    const std::vector<Digit> digits =
        term.cells.size() > 1 ? digits_of(term, {}) : list_of(draft_.domain(term.cells.front()));
    for (const Digit digit : digits) ways.try_emplace(digit);
    for (const Chain::Arc& arc : chain.layers[layer]) {
      const auto at = ways.find(arc.digit);
      if (at != ways.end()) at->second.emplace_back(arc.from, arc.to);
    }
    for (auto& [digit, ends] : ways) quadrille::sort(ends);
    if (term.cells.size() > 1) {
      const States by_sum = add_states(digits, chain.constraint);
      add_sets(term, chain.constraint, by_sum);
      for (const auto& [sum, ends] : ways) {
        add_arcs(chain.constraint, ends, {sum}, by_sum.at(sum).out, before, after);
      }
      return;
    }
    std::map<Ways, Digits> classes;
    for (const auto& [digit, ends] : ways) classes[ends].set(digit - 1U);
    for (const auto& [ends, together] : classes) {
      add_arcs(chain.constraint, ends, list_of(together),
               draft_.tie(term.cells.front(), together, chain.constraint), before, after);
    }
  }

  // Arcs that need the same item.
  void add_arcs(std::uint32_t constraint, const Ways& ways, const std::vector<Digit>& digits,
                const std::optional<Mark>& tie, const States& before, const States& after) {
    for (const auto& [from, to] : ways) {
      std::vector<Mark> items;
      const auto add = [&](const std::optional<Mark>& mark) {
        if (mark) items.push_back(*mark);
      };
      add(before.at(from).out);
      add(tie);
      if (const auto state = after.find(to); state != after.end()) add(state->second.in);
      draft_.add_option(std::move(items), {HelperName::tuple, constraint, 0, digits});
    }
  }

  MatrixDraft& draft_;
};

void encode_chains(MatrixDraft& draft, const Chains& rule) {
  ChainEncoder encoder(draft);
  if (rule.chains.size() == 1) {
    encoder.encode(rule.chains.front(), {});
    return;
  }
  std::set<std::uint32_t> ends;
  for (const Chain& chain : rule.chains) {
    for (const Chain::Arc& arc : chain.layers.back()) ends.insert(arc.to);
  }
  std::vector<std::map<std::uint32_t, Mark>> marks(rule.chains.size());
  for (const std::uint32_t end : ends) {
    std::vector<Mark> items;
    const std::uint32_t constraint = rule.chains.front().constraint;
    for (auto& of_chain : marks) {
      items.push_back(draft.add_primary({HelperName::state, constraint, draft.next_number()}));
      of_chain.emplace(end, items.back());
    }
    draft.add_option(std::move(items), {HelperName::gone, constraint, draft.next_number()});
  }
  for (std::size_t i = 0; i < rule.chains.size(); ++i) encoder.encode(rule.chains[i], marks[i]);
}

void encode_choice(MatrixDraft& draft, const Choice& rule) {
  const Mark whole = draft.add_primary({HelperName::rule, rule.constraint});
  std::map<std::pair<Cell, Digit>, Mark> marks;
  for (const auto& ruled_out : rule.ruled_out) {
    std::vector<Mark> items = {whole};
    for (const Placement& at : ruled_out) {
      if (!draft.domain(at.cell).test(at.digit - 1U)) continue;
      auto mark = marks.find({at.cell, at.digit});
      if (mark == marks.end()) {
        const Mark item =
            draft.add_secondary({HelperName::tie, rule.constraint, at.cell, {at.digit}});
        mark = marks.emplace(std::pair(at.cell, at.digit), item).first;
        draft.cover(at, item);
      }
      items.push_back(mark->second);
    }
    draft.add_option(std::move(items), {HelperName::number, rule.constraint, draft.next_number()});
  }
}

// Cages tell of their own that their cells differ.
std::set<std::vector<Cell>> cells_of_sets(const RuleSet& rules) {
  std::set<std::vector<Cell>> all;
  for (const Sets& sets : rules.sets) {
    std::vector<Cell> cells = sets.cells;
    quadrille::sort(cells);
    all.insert(std::move(cells));
  }
  return all;
}

}  // namespace

std::optional<Encoding> encode_rules(const Grid& grid, Form form, Lowering lowering,
                                     const Stop* stop) {
  std::optional<RuleSet> lowered = lower(grid, lowering, stop);
  if (!lowered) return std::nullopt;
  RuleSet& rules = *lowered;
  if (form == Form::pruned) prune(grid.shape(), rules, stop);
  const std::set<std::vector<Cell>> told = cells_of_sets(rules);
  MatrixDraft draft(grid.shape(), rules.domains, stop);
  const auto encode_each = [&](const auto& of_a_kind, const auto& encode) {
    for (const auto& rule : of_a_kind) {
      if (draft.stopped()) return;
      encode(draft, rule);
    }
  };
  encode_each(rules.groups, [&](MatrixDraft& to, const Group& group) {
    if (group.cells.size() == grid.size() || !told.contains(group.cells)) encode_group(to, group);
  });
  encode_each(rules.several, encode_several);
  encode_each(rules.sets, [](MatrixDraft& to, const Sets& sets) { encode_sets(to, sets); });
  encode_each(rules.tables, encode_table);
  encode_each(rules.chains, encode_chains);
  encode_each(rules.choices, encode_choice);
  if (draft.stopped()) return std::nullopt;
  return draft.finish(grid.constraints());
}

}  // namespace quadrille::sudoku::rules
