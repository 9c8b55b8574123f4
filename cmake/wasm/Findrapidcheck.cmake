# Findrapidcheck: its package is compiled for the host only and comes without sources, so the
# properties run on the stand-in of tests/wasm, which has what they use of it.
add_library(rapidcheck INTERFACE IMPORTED)
target_include_directories(rapidcheck SYSTEM INTERFACE
  "${PROJECT_SOURCE_DIR}/tests/wasm/include")
add_library(rapidcheck_gtest INTERFACE IMPORTED)
target_link_libraries(rapidcheck_gtest INTERFACE rapidcheck)
set(rapidcheck_FOUND TRUE)
