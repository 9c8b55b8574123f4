# instruction_sets: the files of the batch engine that are compiled for more than every machine has.
# The program asks the processor before it calls them.
# They are optimised in every build: without, each vector instruction is a call.
set(optimised $<$<CONFIG:Debug>:-O1>)
foreach(name machine_128 machine_avx2 machine_avx512)
  if(NOT EXISTS "${PROJECT_SOURCE_DIR}/quadrille/sudoku/batch/${name}.cpp")
    message(FATAL_ERROR "instruction_sets: expected quadrille/sudoku/batch/${name}.cpp; it may have moved")
  endif()
endforeach()
set_source_files_properties(quadrille/sudoku/batch/machine_128.cpp
  PROPERTIES COMPILE_OPTIONS "${optimised}")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  set(avx2 ${optimised} -mavx2 -mbmi -mbmi2 -mlzcnt -mpopcnt)
  set(avx512 ${avx2} -mavx512f -mavx512bw -mavx512dq -mavx512vl -mavx512vbmi2 -mavx512bitalg
    -mtune=icelake-server)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # Wrong about its own immintrin.h: gcc.gnu.org/PR105593.
    list(APPEND avx512 -Wno-uninitialized -Wno-maybe-uninitialized)
  endif()
  set_source_files_properties(quadrille/sudoku/batch/machine_avx2.cpp
    PROPERTIES COMPILE_OPTIONS "${avx2}")
  set_source_files_properties(quadrille/sudoku/batch/machine_avx512.cpp
    PROPERTIES COMPILE_OPTIONS "${avx512}")
else()
  set_source_files_properties(quadrille/sudoku/batch/machine_avx2.cpp
    quadrille/sudoku/batch/machine_avx512.cpp PROPERTIES HEADER_FILE_ONLY ON)
endif()
