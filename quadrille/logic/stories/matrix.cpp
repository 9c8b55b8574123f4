// The same steps as statements about the items and options of an exact cover.
#include <algorithm>
#include <utility>

#include "quadrille/logic/explanation.h"
#include "quadrille/logic/technique.h"

namespace quadrille::logic {
namespace {

using Statements = std::vector<Explanation>;

Options one(Placement option) { return {{option}}; }

void tell_dance(const Deduction& trial, Statements& told) {
  for (const Move& move : trial.dance) {
    switch (move.kind) {
      case Move::Kind::suppose:
        told.push_back({"matrix.choose", {{"option", one(move.option)}}});
        break;
      case Move::Kind::forced:
        told.push_back(
            {"matrix.one_left", {{"item", Rules{{move.rule}}}, {"option", one(move.option)}}});
        break;
      case Move::Kind::dead:
        told.push_back({"matrix.none", {{"item", Rules{{move.rule}}}}});
        break;
      case Move::Kind::out:
        told.push_back({"matrix.out", {{"option", one(move.option)}}});
        break;
    }
  }
}

void tell_proof(const Deduction& step, Statements& told) {
  for (const Claim& claim : step.proof) {
    const bool supposed = claim.parents.empty();
    std::string_view story = supposed ? "matrix.leave_out" : "matrix.out";
    if (claim.is) story = supposed ? "matrix.choose" : "matrix.one_left";
    Explanation statement{std::string(story), {{"option", one(claim.option)}}};
    if (claim.is && !supposed) statement.parts.push_back({"item", Rules{{claim.item}}});
    told.push_back(std::move(statement));
  }
}

// k truths in k links, and for a direct pattern the truth that is left with one option.
void tell_ranked(const Deduction& step, Statements& told) {
  std::vector<RuleId> truths = step.truths;
  if (truths.size() == 1 && step.places) {
    told.push_back({"matrix.one_left", {{"item", Rules{truths}}, {"option", one(*step.places)}}});
    return;
  }
  if (step.places) truths.pop_back();
  const std::uint64_t count = truths.size();
  told.push_back(
      {"matrix.all_in",
       {{"items", Rules{std::move(truths)}}, {"count", count}, {"links", Rules{step.links}}}});
  if (!step.places) return;
  told.push_back(
      {"matrix.left_with", {{"item", Rules{{step.truths.back()}}}, {"option", one(*step.places)}}});
}

void tell_other(const Deduction& step, Statements& told) {
  if (sudoku::kHasConstraints && info(step.technique).family == TechniqueFamily::rule) {
    told.push_back({"rule.items", {{"items", Rules{step.links}}}});
  } else if (info(step.technique).family == TechniqueFamily::aligned) {
    told.push_back({"matrix.not_together", {{"items", Rules{step.truths}}}});
  } else if (!step.loop.empty()) {
    told.push_back({"matrix.two_covers", {{"cells", Cells{step.loop}}}});
  } else if (info(step.technique).needs_uniqueness) {
    told.push_back({"matrix.two_each", {{"options", Options{step.candidates}}}});
  } else {
    told.push_back(
        {"matrix.not_all", {{"items", Rules{step.truths}}, {"links", Rules{step.links}}}});
  }
}

bool is_ranked(TechniqueFamily family) {
  using enum TechniqueFamily;
  return family == single || family == direct || family == locked || family == set ||
         family == fish;
}

// Whether every option of the pattern is in one truth, and in a link as well.
bool lies_in_links(const Layout& layout, const Deduction& step) {
  return std::ranges::all_of(step.candidates, [&](const Placement& option) {
    const auto satisfies = [&](RuleId rule) {
      if (layout.is_cell(rule)) return index(rule) == option.cell;
      const auto units = layout.units_of(option.cell);
      return layout.digit(rule) == option.digit &&
             std::ranges::find(units, layout.unit(rule)) != units.end();
    };
    return std::ranges::count_if(step.truths, satisfies) == 1 &&
           std::ranges::any_of(step.links, satisfies);
  });
}

}  // namespace

Explanation explain_as_matrix(const Layout& layout, const Deduction& deduction) {
  Statements told;
  const TechniqueFamily family = info(deduction.technique).family;
  if (family == TechniqueFamily::trial) {
    tell_dance(deduction, told);
  } else if (family == TechniqueFamily::forcing) {
    tell_proof(deduction, told);
  } else if (is_beyond_scale(deduction.technique)
                 ? family != TechniqueFamily::rule && lies_in_links(layout, deduction)
                 : is_ranked(family)) {
    tell_ranked(deduction, told);
  } else {
    tell_other(deduction, told);
  }
  if (!deduction.rules_out.empty()) {
    told.push_back({"matrix.ruled_out", {{"options", Options{deduction.rules_out}}}});
  }
  return {"matrix.told", {{"statements", std::move(told)}}};
}

}  // namespace quadrille::logic
