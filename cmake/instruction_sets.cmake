# instruction_sets: the files of engines that are compiled for more than every machine has.
# The program asks the processor before it calls them.
# They are optimised in every build: without, each vector instruction is a call.
set(optimised $<$<CONFIG:Debug>:-O1>)
set(batch quadrille/sudoku/batch/machine)
set(rows quadrille/cover/rows/walker)
set(for_any_machine ${batch}_128.cpp ${rows}_64.cpp)
set(for_avx2 ${batch}_avx2.cpp ${rows}_avx2.cpp)
set(for_avx512 ${batch}_avx512.cpp ${rows}_avx512.cpp)
foreach(file ${for_any_machine} ${for_avx2} ${for_avx512})
  if(NOT EXISTS "${PROJECT_SOURCE_DIR}/${file}")
    message(FATAL_ERROR "instruction_sets: expected ${file}; it may have moved")
  endif()
endforeach()
set_source_files_properties(${for_any_machine} PROPERTIES COMPILE_OPTIONS "${optimised}")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  set(avx2 ${optimised} -mavx2 -mbmi -mbmi2 -mlzcnt -mpopcnt)
  set(avx512 ${avx2} -mavx512f -mavx512bw -mavx512dq -mavx512vl -mavx512vbmi -mavx512vbmi2 -mavx512bitalg
    -mtune=icelake-server)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # Wrong about its own immintrin.h: gcc.gnu.org/PR105593.
    list(APPEND avx512 -Wno-uninitialized -Wno-maybe-uninitialized)
  endif()
  set_source_files_properties(${for_avx2} PROPERTIES COMPILE_OPTIONS "${avx2}")
  set_source_files_properties(${for_avx512} PROPERTIES COMPILE_OPTIONS "${avx512}")
else()
  set_source_files_properties(${for_avx2} ${for_avx512} PROPERTIES HEADER_FILE_ONLY ON)
endif()
