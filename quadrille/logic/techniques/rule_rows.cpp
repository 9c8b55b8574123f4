// The rows of the techniques that only boards with constraints have. The web page has an empty list
// in the place of this file (cmake/beyond.cmake).
#include <array>

#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

constexpr TechniqueRow of_rules(Technique technique, std::string_view key, std::string_view name,
                                TechniqueFamily family, const Story& story, Finder find) {
  return {.info = {.technique = technique,
                   .key = key,
                   .name = name,
                   .least = kOffScale,
                   .family = family,
                   .needs_uniqueness = false,
                   .on_scale = false},
          .story = &story,
          .find = find,
          .first = technique};
}

// In the order in which they are tried: what one constraint says, before what follows from several.
constexpr std::array<TechniqueRow, kEveryTechnique - kAllTechniques> all_of_rules() {
  using enum Technique;
  return {{
      of_rules(combinations, "combinations", "combinations", TechniqueFamily::rule,
               story::combinations, find_rule_steps),
      of_rules(rule_alone, "rule-alone", "one rule alone", TechniqueFamily::rule, story::rule_alone,
               find_rule_steps),
      of_rules(rule_of_45, "rule-of-45", "rule of 45", TechniqueFamily::rule, story::rule_of_45,
               find_sums_of_rest),
      of_rules(common_peers, "common-peers", "common peers", TechniqueFamily::locked,
               story::common_peers, find_common_peers),
      of_rules(group_set, "group-set", "naked set in a group", TechniqueFamily::set,
               story::group_set, find_group_sets),
  }};
}

constexpr auto kRuleRows = all_of_rules();

constexpr bool rules_in_order() {
  for (std::size_t number = 0; number < kRuleRows.size(); ++number) {
    if (number_of(kRuleRows[number].info.technique) != kAllTechniques + number) return false;
  }
  return true;
}
static_assert(rules_in_order());

}  // namespace

std::span<const TechniqueRow> rule_rows() { return kRuleRows; }

}  // namespace quadrille::logic
