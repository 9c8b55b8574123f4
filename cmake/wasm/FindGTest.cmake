# FindGTest: GoogleTest and GoogleMock, compiled from the sources that the package googletest has.
add_library(gmock_from_source STATIC
  /usr/src/googletest/googletest/src/gtest-all.cc
  /usr/src/googletest/googlemock/src/gmock-all.cc
  /usr/src/googletest/googlemock/src/gmock_main.cc)
target_include_directories(gmock_from_source SYSTEM
  PUBLIC /usr/src/googletest/googletest/include /usr/src/googletest/googlemock/include
  PRIVATE /usr/src/googletest/googletest /usr/src/googletest/googlemock)
target_compile_features(gmock_from_source PUBLIC cxx_std_20)
# Output can be captured only where there are files.
target_compile_definitions(gmock_from_source PUBLIC GTEST_HAS_STREAM_REDIRECTION=0)
add_library(GTest::gmock_main INTERFACE IMPORTED)
target_link_libraries(GTest::gmock_main INTERFACE gmock_from_source)
set(GTest_FOUND TRUE)
