# speed: the files in which searches spend their time. Everything else is compiled for size, since a
# page has to be fetched before it can be fast: so, and optimised once more when it is linked, the
# module had 235 KB compressed instead of 327, and lost little speed: see docs/web.md.
# Dancing links is as fast compiled with -Os, and smaller; sets and trials, which are smaller by 300 bytes,
# and the others would lose a tenth. Learning is
# left to be small: 1.6 KB less, and most of what it does is in files that always were.
set(fast_files
  quadrille/solve/batch/machine_wasm.cpp quadrille/logic/position.cpp quadrille/logic/techniques/singles.cpp
  quadrille/logic/techniques/locked.cpp)
set(engine_files
  quadrille/cover/links/links.cpp quadrille/logic/techniques/sets.cpp quadrille/logic/techniques/trial.cpp)
foreach(name IN LISTS fast_files engine_files)
  if(NOT EXISTS "${PROJECT_SOURCE_DIR}/${name}")
    message(FATAL_ERROR "speed: expected ${name}; it may have moved")
  endif()
endforeach()
set_source_files_properties(${fast_files} ${engine_files} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
set_source_files_properties(${fast_files} PROPERTIES COMPILE_OPTIONS -O2)
set_source_files_properties(${engine_files} PROPERTIES COMPILE_OPTIONS -Os)
