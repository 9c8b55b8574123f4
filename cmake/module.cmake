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

# unity_groups(NAME SOURCE...): up to 20 sources of a module are compiled as one file. As files of their own they take
# five times as long, since each reads the same headers; a whole module in one keeps a processor busy for minutes while
# the others wait, and is compiled anew after every change.
function(unity_groups name)
  set(number 0)
  foreach(source IN LISTS ARGN)
    math(EXPR group "${number} / 20")
    math(EXPR number "${number} + 1")
    set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${name}_${group}")
  endforeach()
endfunction()

# test_program(NAME SOURCE... [OWN_MAIN] [LABEL LABEL] [RELEASE SUITE...]): each test in it becomes one of ctest.
# With OWN_MAIN one of the sources has a main(). The label says where a test belongs, which is `cover` for cover_tests unless LABEL says otherwise, and which presets run it:
# - suites called Heavy… have `cover-heavy`: they are too slow for the sanitizers, and the preset `dev` leaves them out;
# - the suites in RELEASE have `cover-release`: in that preset they take other ways, such as those for vector
#   instructions at full speed. It runs these and the heavy ones; what the others would show there the sanitizers have shown.
function(test_program name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "OWN_MAIN" "LABEL" "RELEASE")
  if(NOT arg_LABEL)
    string(REGEX REPLACE "_tests$" "" arg_LABEL "${name}")
  endif()
  add_executable(${name} ${arg_UNPARSED_ARGUMENTS})
  set(main GTest::gmock_main)
  if(arg_OWN_MAIN)
    set(main GTest::gmock)
  endif()
  target_link_libraries(${name} PRIVATE
    quadrille quadrille_flags ${main} rapidcheck rapidcheck_gtest fmt::fmt
    nlohmann_json::nlohmann_json)
  # As one file, since every test reads the same large headers.
  set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
  # The tests themselves need not be fast, but compiled soon: without optimisation in a third of the time.
  target_compile_options(${name} PRIVATE -O0)
  if(WASI)
    # One process for all of them: Node takes longer to start than most tests to run.
    target_compile_options(${name} PRIVATE -fno-lto)
    target_link_options(${name} PRIVATE -Wl,--lto-O0)
    add_test(NAME ${name} COMMAND ${name} "--gtest_filter=-Heavy*:*/Heavy*" --gtest_brief=1)
    set_tests_properties(${name} PROPERTIES LABELS "${arg_LABEL}")
    return()
  endif()
  if(QUADRILLE_TESTS STREQUAL "RELEASE" AND NOT arg_RELEASE)
    has_heavy(heavy ${arg_UNPARSED_ARGUMENTS})
    if(NOT heavy)
      set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
    endif()
  endif()
  list(TRANSFORM arg_RELEASE APPEND ".*")
  list(JOIN arg_RELEASE ":" again)
  discover(${name} "-Heavy*:${again}" ${arg_LABEL})
  discover(${name} "Heavy*" ${arg_LABEL}-heavy)
  if(again)
    discover(${name} "${again}" ${arg_LABEL}-release)
  endif()
endfunction()

# has_heavy(RESULT SOURCE...): whether one of the sources has a suite called Heavy….
function(has_heavy result)
  foreach(source IN LISTS ARGN)
    file(STRINGS "${source}" suites REGEX "^(TEST|TEST_F|TEST_P|RC_GTEST_PROP|INSTANTIATE_TEST_SUITE_P)\\(Heavy")
    if(suites)
      set(${result} ON PARENT_SCOPE)
      return()
    endif()
  endforeach()
  set(${result} OFF PARENT_SCOPE)
endfunction()

# discover(PROGRAM FILTER LABEL): the tests of a program that pass the filter get that label; CMake takes only one there.
function(discover program filter label)
  # Minutes, because a machine may be slow.
  gtest_discover_tests(${program} DISCOVERY_TIMEOUT 900 TEST_FILTER "${filter}" PROPERTIES LABELS ${label})
endfunction()
