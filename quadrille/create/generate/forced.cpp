#include "quadrille/create/generate/forced.h"

#include <vector>

namespace quadrille::create {

void make_forced_moves(logic::Position& position) {
  std::vector<sudoku::RuleId> forced;
  for (std::uint32_t i = 0; i < position.layout().rule_count(); ++i) {
    const sudoku::RuleId rule{i};
    if (position.count(rule) == 1) forced.push_back(rule);
  }
  while (!forced.empty() && !position.broken()) {
    const sudoku::RuleId rule = forced.back();
    forced.pop_back();
    // By now it may have been covered.
    if (position.count(rule) != 1) continue;
    const std::uint32_t number = *position.options(rule).begin();
    position.place(position.layout().option(rule, number), &forced);
  }
}

}  // namespace quadrille::create
