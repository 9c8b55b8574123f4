# Findfmt: a stand-in of our own which has the part of fmt that is used here. The page has to be fetched
# before it can format anything: fmt itself was 35 KB of it, compressed.
add_library(fmt_stand_in STATIC
  "${CMAKE_CURRENT_LIST_DIR}/fmt/format.cpp" "${CMAKE_CURRENT_LIST_DIR}/fmt/real.cpp")
target_include_directories(fmt_stand_in PUBLIC "${CMAKE_CURRENT_LIST_DIR}")
target_compile_features(fmt_stand_in PUBLIC cxx_std_20)
add_library(fmt::fmt INTERFACE IMPORTED)
target_link_libraries(fmt::fmt INTERFACE fmt_stand_in)
set(fmt_FOUND TRUE)
