# The techniques beyond the scale can be left out of a program that has no room for them: their table is an object of
# its own in the library, and without_beyond(TARGET) puts an empty one in its place, so that nothing leads to their finders.
# The same with those of boards with constraints.
set_source_files_properties(quadrille/logic/techniques/beyond.cpp quadrille/logic/techniques/rule_rows.cpp
  quadrille/logic/techniques/rule_steps.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

function(without_beyond target)
  target_sources(${target} PRIVATE "${PROJECT_SOURCE_DIR}/apps/web/core/without/beyond.cpp")
endfunction()
