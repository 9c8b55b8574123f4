# The techniques beyond the scale can be left out of a program that has no room for them: their table is an object of
# its own in the library, and without_beyond(TARGET) puts an empty one in its place, so that nothing leads to their finders.
# The same with those of boards with constraints.
set_source_files_properties(quadrille/logic/techniques/beyond.cpp quadrille/logic/techniques/rule_rows.cpp
  quadrille/logic/techniques/rule_steps.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

function(without_beyond target)
  set(file "${PROJECT_BINARY_DIR}/without_beyond.cpp")
  file(CONFIGURE OUTPUT "${file}" CONTENT "// Written by cmake/beyond.cmake.
#include \"quadrille/logic/techniques/table.h\"

namespace quadrille::logic {

std::span<const TechniqueRow> beyond_rows() { return {}; }
std::span<const TechniqueRow> rule_rows() { return {}; }
const RuleTrial* rule_trial() { return nullptr; }

}  // namespace quadrille::logic
")
  target_sources(${target} PRIVATE "${file}")
endfunction()
