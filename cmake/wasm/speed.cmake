# speed: the files in which searches spend their time. Everything else is compiled for size, since a
# page has to be fetched before it can be fast: so, and optimised once more when it is linked, the
# module had 235 KB compressed instead of 327, and lost little speed: see docs/web.md.
set(files
  quadrille/cover/links/links.cpp quadrille/cover/learn/analysis.cpp quadrille/cover/learn/cdcl.cpp
  quadrille/cover/learn/decisions.cpp quadrille/sudoku/batch/machine_wasm.cpp
  quadrille/logic/position.cpp quadrille/logic/techniques/singles.cpp quadrille/logic/techniques/sets.cpp
  quadrille/logic/techniques/locked.cpp quadrille/logic/techniques/trial.cpp)
foreach(name IN LISTS files)
  file(GLOB fast RELATIVE "${PROJECT_SOURCE_DIR}" "${name}")
  list(FILTER fast EXCLUDE REGEX "_test\\.cpp$")
  if(NOT fast)
    message(FATAL_ERROR "speed: expected ${name}; it may have moved")
  endif()
  set_source_files_properties(${fast} PROPERTIES COMPILE_OPTIONS -O2)
endforeach()
