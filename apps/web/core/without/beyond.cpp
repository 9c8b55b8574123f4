// Without techniques beyond the scale: an empty table in the place of
// quadrille/logic/techniques/beyond.cpp, and none for boards with constraints in the place of
// rule_rows.cpp and rule_steps.cpp, so that nothing leads to their finders.
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {

std::span<const TechniqueRow> beyond_rows() { return {}; }
std::span<const TechniqueRow> rule_rows() { return {}; }
const RuleTrial* rule_trial() { return nullptr; }

}  // namespace quadrille::logic
