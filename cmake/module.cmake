# module(NAME USES LOWER... [RELEASE SUITE...]): the sources of quadrille/NAME and of its folders join the library, the headers
# directly in it are its doors and are installed, and its *_test.cpp become the test program NAME_tests. USES lists the modules it may include; it is
# written down for the test `layers`. RELEASE: see test_program.
function(module name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "USES;RELEASE")
  set(directory "${PROJECT_SOURCE_DIR}/quadrille/${name}")
  file(GLOB sources CONFIGURE_DEPENDS "${directory}/*.cpp" "${directory}/*/*.cpp")
  file(GLOB doors CONFIGURE_DEPENDS "${directory}/*.h")
  file(GLOB tests CONFIGURE_DEPENDS "${directory}/*_test.cpp" "${directory}/*/*_test.cpp")
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  list(FILTER doors EXCLUDE REGEX "_test\\.h$")
  target_sources(quadrille PRIVATE ${sources})
  if(QUADRILLE_UNITY)
    unity_groups(${name} ${sources})
  endif()
  target_sources(quadrille PUBLIC FILE_SET "doors_${name}" TYPE HEADERS
    BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES ${doors})
  set_property(TARGET quadrille APPEND PROPERTY QUADRILLE_MODULES "${name}")
  set_property(TARGET quadrille PROPERTY "QUADRILLE_USES_${name}" "${arg_USES}")
  if(QUADRILLE_TESTS AND tests)
    test_program(${name}_tests ${tests} RELEASE ${arg_RELEASE})
  endif()
endfunction()

# front_end(DIRECTORY FOLDERS LOWEST...): the order of the folders of a front end, written down for the test `layers`.
function(front_end directory)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "FOLDERS")
  set_property(TARGET quadrille APPEND PROPERTY QUADRILLE_FRONT_ENDS "${directory}")
  set_property(TARGET quadrille PROPERTY "QUADRILLE_FOLDERS_${directory}" "${arg_FOLDERS}")
endfunction()

# compile_together(TARGET [PROPERTY VALUE]...): its sources are compiled as few files where QUADRILLE_UNITY says so; the
# properties say which go together.
function(compile_together target)
  if(QUADRILLE_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON ${ARGN})
  endif()
endfunction()

# unity_groups(NAME SOURCE...): up to QUADRILLE_UNITY sources of a module are compiled as one file. As files of their own
# they take five times as long, since each reads the same headers; a whole module in one keeps a processor busy for
# minutes while the others wait, and is compiled anew after every change.
function(unity_groups name)
  set(number 0)
  foreach(source IN LISTS ARGN)
    math(EXPR group "${number} / ${QUADRILLE_UNITY}")
    math(EXPR number "${number} + 1")
    set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${name}_${group}")
  endforeach()
endfunction()

set(test_headers <gmock/gmock.h> <gtest/gtest.h> <rapidcheck/gtest.h>)

# read_headers_once(TARGET [HEADER...]): headers of others that nearly every source of the target includes, besides those
# named, are read once and kept as the compiler understood them: a tenth of the time to compile. Only where many sources
# are compiled as one file, that is in the presets, but for `gcc` and `tidy`, which see where a source does not include
# what it uses; and not where ccache, which saves more, could not tell whether they have changed.
function(read_headers_once target)
  if(QUADRILLE_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT CMAKE_CXX_CLANG_TIDY AND NOT CCACHE)
    target_precompile_headers(${target} PRIVATE <algorithm> <array> <bit> <cassert> <charconv> <chrono> <cmath> <cstdint>
      <functional> <map> <memory> <numeric> <optional> <set> <span> <string> <string_view> <utility> <vector>
      <fmt/format.h> ${ARGN})
  endif()
endfunction()

# test_program(NAME SOURCE... [OWN_MAIN] [LABEL LABEL] [RELEASE SUITE...] [LIBRARIES LIBRARY...] [DEFINITIONS NAME=VALUE...]):
# each test in it becomes one of ctest. With OWN_MAIN one of the sources has a main(). The label says where a test belongs, which is `cover` for cover_tests unless LABEL says otherwise, and which presets run it:
# - suites called Heavy… have `cover-heavy`: they are too slow for the sanitizers, and the preset `dev` leaves them out;
# - the suites in RELEASE have `cover-release`: in that preset they take other ways, such as those for vector
#   instructions at full speed. It runs these and the heavy ones; what the others would show there the sanitizers have shown.
function(test_program name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "OWN_MAIN" "LABEL" "RELEASE;LIBRARIES;DEFINITIONS")
  if(NOT arg_LABEL)
    string(REGEX REPLACE "_tests$" "" arg_LABEL "${name}")
  endif()
  if(WASI)
    wasm_test_program(${name} ${arg_LABEL} ${arg_UNPARSED_ARGUMENTS} LIBRARIES ${arg_LIBRARIES})
    return()
  endif()
  set(sources ${arg_UNPARSED_ARGUMENTS})
  if(QUADRILLE_TESTS STREQUAL "RELEASE")
    keep_suites(sources Heavy ${arg_RELEASE})
  endif()
  if(NOT sources)
    return()
  endif()
  add_executable(${name} ${sources})
  set(main GTest::gmock_main)
  if(arg_OWN_MAIN)
    set(main GTest::gmock)
  endif()
  use_for_tests(${name} ${main} ${arg_LIBRARIES})
  target_compile_definitions(${name} PRIVATE ${arg_DEFINITIONS})
  # As one file, since every test reads the same large headers.
  set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
  if(NOT arg_LIBRARIES)
    reuse_test_headers(${name})
  endif()
  list(TRANSFORM arg_RELEASE APPEND ".*")
  list(JOIN arg_RELEASE ":" again)
  discover(${name} "-Heavy*:${again}" ${arg_LABEL})
  discover(${name} "Heavy*" ${arg_LABEL}-heavy)
  if(again)
    discover(${name} "${again}" ${arg_LABEL}-release)
  endif()
endfunction()

# reuse_test_headers(PROGRAM): what all programs of tests include is read once for all of them.
function(reuse_test_headers program)
  if(NOT TARGET test_headers)
    file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/test_headers.cpp" CONTENT "// Written by module.cmake.\n")
    add_library(test_headers OBJECT "${PROJECT_BINARY_DIR}/test_headers.cpp")
    use_for_tests(test_headers GTest::gmock)
    read_headers_once(test_headers ${test_headers})
  endif()
  get_target_property(read test_headers PRECOMPILE_HEADERS)
  if(read)
    target_precompile_headers(${program} REUSE_FROM test_headers)
  endif()
endfunction()

# use_for_tests(PROGRAM LIBRARY...): what a program of tests is compiled and linked with, besides the libraries named.
function(use_for_tests program)
  target_link_libraries(${program} PRIVATE
    quadrille quadrille_flags ${ARGN} rapidcheck rapidcheck_gtest fmt::fmt nlohmann_json::nlohmann_json)
  # The tests themselves need not be fast, but compiled soon: without optimisation in a third of the time.
  target_compile_options(${program} PRIVATE -O0)
endfunction()

# wasm_test_program(NAME LABEL SOURCE... [LIBRARIES LIBRARY...]): the tests of the page's core are one test of ctest, and all others another one,
# since Node takes longer to start than most tests to run. They are one program, each module still one file: to optimise
# the library while linking takes ten seconds, which each program would take again.
function(wasm_test_program name label)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "LIBRARIES")
  set(sources ${arg_UNPARSED_ARGUMENTS})
  set(program ${name})
  if(NOT label STREQUAL "page")
    set(program library_tests)
    set(label library)
  endif()
  if(NOT TARGET ${program})
    add_executable(${program})
    use_for_tests(${program} GTest::gmock_main ${arg_LIBRARIES})
    set_target_properties(${program} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    target_compile_options(${program} PRIVATE -fno-lto)
    target_link_options(${program} PRIVATE -Wl,--lto-O0)
    read_headers_once(${program} ${test_headers})
    # Without what is slow and not a part of the page: counting by bands, and the card.
    set(elsewhere "Heavy*:*/Heavy*:CountPieces.*:SolutionClasses.*:BandSpace.*:SolutionSpace.*:Dealing.*")
    add_test(NAME ${program} COMMAND ${program} "--gtest_filter=-${elsewhere}" --gtest_brief=1)
    set_tests_properties(${program} PROPERTIES LABELS ${label})
  endif()
  list(TRANSFORM sources PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/" REGEX "^[^/]")
  target_sources(${program} PRIVATE ${sources})
  set_source_files_properties(${sources} TARGET_DIRECTORY ${program} PROPERTIES UNITY_GROUP ${name})
endfunction()

# keep_suites(LIST SUITE...): removes from the list of sources those that have none of the suites. Of Instance/Suite the
# second name counts, Heavy is any name that begins so, and * any at all.
function(keep_suites list)
  set(names ${ARGN})
  list(TRANSFORM names REPLACE "^.*/" "")
  list(TRANSFORM names APPEND "[^a-zA-Z0-9_]")
  list(TRANSFORM names REPLACE "^(Heavy|\\*).*" "\\1[a-zA-Z0-9_]*")
  list(TRANSFORM names REPLACE "^\\*" "")
  list(JOIN names "|" any)
  set(kept "")
  foreach(source IN LISTS ${list})
    file(STRINGS "${source}" suites REGEX "^(TEST|TEST_F|TEST_P|RC_GTEST_PROP|INSTANTIATE_TEST_SUITE_P)\\((${any})")
    if(suites)
      list(APPEND kept "${source}")
    endif()
  endforeach()
  set(${list} "${kept}" PARENT_SCOPE)
endfunction()

# discover(PROGRAM FILTER LABEL): the tests of a program that pass the filter get that label; CMake takes only one there.
function(discover program filter label)
  # Minutes, because a machine may be slow.
  gtest_discover_tests(${program} DISCOVERY_TIMEOUT 900 TEST_FILTER "${filter}" PROPERTIES LABELS ${label})
endfunction()
