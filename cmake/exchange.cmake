# The formats of other programs can be left out of a program that has no room for them: their table is an object of its
# own in the library, and without_exchange(TARGET) puts an empty one in its place, so that nothing leads to their readers.
set_source_files_properties(quadrille/sudoku/exchange/table.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

function(without_exchange target)
  set(file "${PROJECT_BINARY_DIR}/without_exchange.cpp")
  file(CONFIGURE OUTPUT "${file}" CONTENT "// Written by cmake/exchange.cmake.
#include \"quadrille/sudoku/exchange/table.h\"

std::span<const quadrille::sudoku::ExchangeFormat> quadrille::sudoku::exchange_formats() { return {}; }
std::span<const quadrille::sudoku::ExchangeWriter> quadrille::sudoku::exchange_writers() { return {}; }
")
  target_sources(${target} PRIVATE "${file}")
endfunction()
