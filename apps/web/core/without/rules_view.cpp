// Without what the page shows of further rules, in the place of rules_view.cpp and rule_methods.cpp
// in apps/web/core: no methods, and nothing written.
#include "apps/web/core/rules_view.h"

#include "apps/web/core/methods.h"

namespace quadrille::web {

std::span<const NamedMethod> rule_methods() { return {}; }
void write_rules_of(JsonWriter& /*json*/, const sudoku::Grid& /*grid*/,
                    std::span<const std::size_t> /*broken*/) {}
std::string tell_left_out(const Language& /*language*/, const sudoku::Grid& /*grid*/) { return {}; }

}  // namespace quadrille::web
