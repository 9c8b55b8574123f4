# The formats of other programs can be left out of a program that has no room for them: their table is an object of its
# own in the library, and without_exchange(TARGET) puts an empty one in its place, so that nothing leads to their readers.
set_source_files_properties(quadrille/formats/exchange/table.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

function(without_exchange target)
  target_sources(${target} PRIVATE "${PROJECT_SOURCE_DIR}/apps/web/core/without/exchange.cpp")
endfunction()
