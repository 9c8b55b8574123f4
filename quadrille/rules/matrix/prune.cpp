#include "quadrille/rules/matrix/prune.h"

#include <algorithm>
#include <set>
#include <span>

#include "quadrille/rules/draft/draft.h"
#include "quadrille/rules/draft/peers.h"

namespace quadrille::sudoku::rules {
namespace {

// Leaves out sets that the cells cannot take.
void drop_sets(std::span<const Cell> cells, const std::vector<Digits>& domains,
               std::vector<Digits>& sets) {
  Digits together;
  for (const Cell cell : cells) together |= domains[cell];
  std::erase_if(sets, [&](const Digits& set) {
    return (set & ~together).any() ||
           std::ranges::any_of(cells, [&](Cell cell) { return (domains[cell] & set).none(); });
  });
}

class Pruner {
 public:
  Pruner(const Shape& shape, RuleSet& rules, const Stop* stop)
      : rules_(rules), peers_(shape), stop_(stop) {
    for (const Group& group : rules.groups) peers_.add_group(group.cells);
  }

  void run() {
    // Each round takes a digit away, and boards of any kind are through after some five.
    do {
      changed_ = false;
      for (const auto& group : peers_.groups()) prune_group(group);
      for_each(rules_.sets, [&](Sets& sets) { prune_sets(sets); });
      for_each(rules_.tables, [&](Table& table) { prune_table(table); });
      for_each(rules_.chains, [&](Chains& chains) { prune_chains(chains); });
      for_each(rules_.choices, [&](Choice& choice) { prune_choice(choice); });
    } while (changed_ && !stopped());
  }

 private:
  [[nodiscard]] bool stopped() const { return stop_ != nullptr && stop_->requested(); }
  template <typename Rules, typename Prune>
  void for_each(Rules& rules, const Prune& prune) const {
    for (auto& rule : rules) {
      if (stopped()) return;
      prune(rule);
    }
  }

  void keep(Cell cell, const Digits& digits) {
    const Digits left = rules_.domains[cell] & digits;
    changed_ = changed_ || left != rules_.domains[cell];
    rules_.domains[cell] = left;
  }

  void prune_group(const std::vector<Cell>& cells) {
    for (const Cell cell : cells) {
      if (rules_.domains[cell].count() != 1) continue;
      for (const Cell other : cells) {
        if (other != cell) keep(other, ~rules_.domains[cell]);
      }
    }
  }

  void prune_sets(Sets& sets) {
    drop_sets(sets.cells, rules_.domains, sets.sets);
    Digits possible;
    for (const Digits& set : sets.sets) possible |= set;
    for (const Cell cell : sets.cells) keep(cell, possible);
  }

  void prune_table(Table& table) {
    const std::size_t width = table.cells.size();
    std::vector<Digits> seen(width);
    std::size_t kept = 0;
    for (std::size_t at = 0; at < table.tuples.size(); at += width) {
      bool fits = true;
      for (std::size_t i = 0; i < width && fits; ++i) {
        fits = rules_.domains[table.cells[i]].test(table.tuples[at + i] - 1U);
      }
      if (!fits) continue;
      for (std::size_t i = 0; i < width; ++i) {
        seen[i].set(table.tuples[at + i] - 1U);
        table.tuples[kept + i] = table.tuples[at + i];
      }
      kept += width;
    }
    table.tuples.resize(kept);
    for (std::size_t i = 0; i < width; ++i) keep(table.cells[i], seen[i]);
  }

  void prune_chains(Chains& chains) {
    const std::vector<Digits> before = rules_.domains;
    prune(chains, rules_.domains, stop_);
    changed_ = changed_ || before != rules_.domains;
  }

  void prune_choice(Choice& choice) {
    const auto is_there = [&](const Placement& at) {
      return rules_.domains[at.cell].count() == 1 && rules_.domains[at.cell].test(at.digit - 1U);
    };
    std::erase_if(choice.ruled_out,
                  [&](const auto& out) { return std::ranges::any_of(out, is_there); });
    if (choice.ruled_out.size() != 1) return;
    for (const Placement& at : choice.ruled_out.front()) {
      keep(at.cell, ~(Digits().set(at.digit - 1U)));
    }
  }

  RuleSet& rules_;
  Peers peers_;
  const Stop* stop_;
  bool changed_ = false;
};

std::set<std::uint32_t> ends_of(const Chain& chain) {
  std::set<std::uint32_t> ends;
  for (const Chain::Arc& arc : chain.layers.back()) ends.insert(arc.to);
  return ends;
}

void prune_chain(Chain& chain, const std::vector<Digits>& domains,
                 const std::set<std::uint32_t>& ends) {
  std::set<std::uint32_t> reached = {0};
  for (std::size_t layer = 0; layer < chain.layers.size(); ++layer) {
    std::set<std::uint32_t> next;
    Term& term = chain.terms[layer];
    drop_sets(term.cells, domains, term.sets);
    const std::vector<Digit> digits = digits_of(term, domains);
    std::erase_if(chain.layers[layer], [&](const Chain::Arc& arc) {
      return !reached.contains(arc.from) || !std::ranges::binary_search(digits, arc.digit);
    });
    for (const Chain::Arc& arc : chain.layers[layer]) next.insert(arc.to);
    reached = std::move(next);
  }
  std::set<std::uint32_t> needed = ends;
  for (std::size_t layer = chain.layers.size(); layer-- > 0;) {
    std::set<std::uint32_t> before;
    std::erase_if(chain.layers[layer],
                  [&](const Chain::Arc& arc) { return !needed.contains(arc.to); });
    for (const Chain::Arc& arc : chain.layers[layer]) before.insert(arc.from);
    needed = std::move(before);
  }
}

// What the cells of a term may hold where these arcs are left; sets that lead nowhere go.
Digits digits_left(Term& term, std::span<const Chain::Arc> arcs) {
  std::set<Digit> seen;
  for (const Chain::Arc& arc : arcs) seen.insert(arc.digit);
  std::erase_if(term.sets, [&](const Digits& set) { return !seen.contains(digit_sum(set)); });
  Digits left;
  for (const Digits& set : term.sets) left |= set;
  if (term.cells.size() > 1) return left;
  for (const Digit digit : seen) left.set(digit - 1U);
  return left;
}

}  // namespace

void prune(Chains& chains, std::vector<Digits>& domains, const Stop* stop) {
  std::set<std::uint32_t> common = ends_of(chains.chains.front());
  while (true) {
    const std::set<std::uint32_t> before = common;
    for (Chain& chain : chains.chains) {
      if (stop != nullptr && stop->requested()) return;
      prune_chain(chain, domains, common);
      std::set<std::uint32_t> left = ends_of(chain);
      std::erase_if(common, [&](std::uint32_t end) { return !left.contains(end); });
    }
    if (common == before) break;
  }
  for (Chain& chain : chains.chains) {
    for (std::size_t layer = 0; layer < chain.layers.size(); ++layer) {
      const Digits left = digits_left(chain.terms[layer], chain.layers[layer]);
      for (const Cell cell : chain.terms[layer].cells) domains[cell] &= left;
    }
  }
}

void prune(const Shape& shape, RuleSet& rules, const Stop* stop) {
  Pruner(shape, rules, stop).run();
}

}  // namespace quadrille::sudoku::rules
