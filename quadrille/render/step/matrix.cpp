#include <algorithm>

#include "quadrille/render/step.h"

namespace quadrille::render {
namespace {

using sudoku::Layout;
using sudoku::Placement;
using sudoku::RuleId;

// What an option satisfies: its cell, and its digit in each unit of the cell.
std::vector<RuleId> rules_of(const Layout& layout, Placement option) {
  std::vector<RuleId> rules = {Layout::rule(option.cell)};
  for (const sudoku::Unit unit : layout.units_of(option.cell)) {
    rules.push_back(layout.rule(unit, option.digit));
  }
  return rules;
}

template <class Value>
bool contains(const std::vector<Value>& list, const Value& value) {
  return std::ranges::find(list, value) != list.end();
}

template <class Value>
void add_once(std::vector<Value>& list, const Value& value) {
  if (!contains(list, value)) list.push_back(value);
}

}  // namespace

StepMatrix matrix_of(const Layout& layout, const logic::Deduction& step) {
  std::vector<Placement> options;
  for (const Placement& option : step.candidates) add_once(options, option);
  for (const Placement& option : step.rules_out) add_once(options, option);

  StepMatrix matrix;
  for (const sudoku::Cell cell : step.loop) add_once(matrix.columns, Layout::rule(cell));
  for (const RuleId rule : step.truths) add_once(matrix.columns, rule);
  if (matrix.columns.empty()) {
    for (const Placement& option : options) add_once(matrix.columns, Layout::rule(option.cell));
  }
  matrix.truths = matrix.columns.size();
  for (const RuleId rule : step.links) add_once(matrix.columns, rule);

  const std::vector<RuleId> links(
      matrix.columns.begin() + static_cast<std::ptrdiff_t>(matrix.truths), matrix.columns.end());
  for (const Placement& wrong : step.rules_out) {
    if (contains(step.candidates, wrong)) continue;
    const std::vector<RuleId> rules = rules_of(layout, wrong);
    if (std::ranges::any_of(rules, [&](RuleId rule) { return contains(links, rule); })) continue;
    for (const Placement& option : step.candidates) {
      for (const RuleId rule : rules_of(layout, option)) {
        if (contains(rules, rule)) add_once(matrix.columns, rule);
      }
    }
  }

  for (const Placement& option : options) {
    StepMatrix::Row row{option, {}};
    const std::vector<RuleId> rules = rules_of(layout, option);
    for (std::uint32_t column = 0; column < matrix.columns.size(); ++column) {
      if (contains(rules, matrix.columns[column])) row.columns.push_back(column);
    }
    matrix.rows.push_back(std::move(row));
  }
  return matrix;
}

}  // namespace quadrille::render
