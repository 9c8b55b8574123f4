# properties: what the tests of properties are written with: RapidCheck, or a stand-in of our own which
# has the part of it that is used here, without shrinking.
if(NOT WASI)  # the package is compiled for the machine that builds
  find_package(rapidcheck QUIET)
endif()
if(NOT TARGET rapidcheck)
  if(NOT WASI)
    missing(rapidcheck "with tests/properties in its place, which does not shrink what fails")
  endif()
  add_library(rapidcheck INTERFACE IMPORTED)
  target_include_directories(rapidcheck SYSTEM INTERFACE "${PROJECT_SOURCE_DIR}/tests/properties")
  add_library(rapidcheck_gtest INTERFACE IMPORTED)
  target_link_libraries(rapidcheck_gtest INTERFACE rapidcheck)
endif()
