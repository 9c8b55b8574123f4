# Counting by bands can be left out of a program that has no room for it: the way to it is an object of its own in the
# library, and without_counting(TARGET) puts in its place that there is none.
# So is what else needs it, which a program has only if it asks for it.
set_source_files_properties(quadrille/solve/search/by_bands.cpp quadrille/solve/solution_space.cpp
  quadrille/solve/solution_classes.cpp
  quadrille/solve/count_pieces.cpp
  PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

function(without_counting target)
  target_sources(${target} PRIVATE "${PROJECT_SOURCE_DIR}/apps/web/core/without/counting.cpp")
endfunction()
