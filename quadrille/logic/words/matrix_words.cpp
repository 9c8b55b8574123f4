#include <fmt/format.h>
#include <fmt/ranges.h>

#include "quadrille/logic/words.h"
#include "quadrille/logic/words/phrases.h"

namespace quadrille::logic {
namespace {

std::string option_name(const Layout& layout, Placement option) {
  return sudoku::placement_name(layout.shape(), option);
}

std::string tell_dance(const Layout& layout, const Deduction& trial) {
  std::vector<std::string> parts;
  for (const Move& move : trial.dance) {
    switch (move.kind) {
      case Move::Kind::suppose:
        parts.push_back(fmt::format("choose {}", option_name(layout, move.option)));
        break;
      case Move::Kind::forced:
        parts.push_back(fmt::format("item {} has one option left: {}", layout.name(move.rule),
                                    option_name(layout, move.option)));
        break;
      case Move::Kind::dead:
        parts.push_back(fmt::format("item {} has none", layout.name(move.rule)));
        break;
    }
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

bool is_ranked(const Deduction& deduction) {
  return deduction.technique <= Technique::hidden_triplet ||
         (deduction.technique >= Technique::naked_quad &&
          deduction.technique <= Technique::hidden_quad);
}

// k truths in k links, and for a direct pattern the truth that is left with one option.
std::string tell_ranked(const Layout& layout, const Deduction& deduction) {
  std::span<const RuleId> truths = deduction.truths;
  if (truths.size() == 1 && deduction.places) {
    return fmt::format("{} has one option left: {}", phrase_rules(layout, truths),
                       option_name(layout, *deduction.places));
  }
  if (deduction.places) truths = truths.first(truths.size() - 1);
  std::string text =
      fmt::format("{} {} all options in {}", phrase_rules(layout, truths),
                  truths.size() == 1 ? "has" : "have", phrase_rules(layout, deduction.links));
  if (!deduction.places) return text;
  return text + fmt::format("; item {} is left with one: {}", layout.name(deduction.truths.back()),
                            option_name(layout, *deduction.places));
}

std::string tell_other(const Layout& layout, const Deduction& deduction) {
  if (!deduction.loop.empty()) {
    return fmt::format("options of two digits alone in items {} would make two covers of one",
                       phrase(layout, deduction.loop));
  }
  if (needs_uniqueness(deduction.technique)) {
    return fmt::format("without options {} every item would have two left",
                       phrase_options(layout, deduction.candidates));
  }
  return fmt::format("{} could not all be covered beside any option ruled out, because of {}",
                     phrase_rules(layout, deduction.truths), phrase_rules(layout, deduction.links));
}

}  // namespace

std::string describe_as_matrix(const Layout& layout, const Deduction& deduction) {
  std::string text;
  if (deduction.technique == Technique::trial) {
    text = tell_dance(layout, deduction);
  } else {
    text = is_ranked(deduction) ? tell_ranked(layout, deduction) : tell_other(layout, deduction);
  }
  if (deduction.rules_out.empty()) return text;
  return fmt::format("{}; ruled out: {}", text, phrase_options(layout, deduction.rules_out));
}

}  // namespace quadrille::logic
