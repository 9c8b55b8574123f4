# Findfmt: the text formatting library, compiled from its headers. Without the locale, which
# would be most of a program that uses it.
include(host_headers)
host_headers(fmt)
add_library(fmt_from_headers STATIC "${CMAKE_CURRENT_LIST_DIR}/fmt.cpp")
target_include_directories(fmt_from_headers SYSTEM PUBLIC "${HOST_HEADERS}")
target_compile_features(fmt_from_headers PUBLIC cxx_std_20)
target_compile_definitions(fmt_from_headers PUBLIC FMT_STATIC_THOUSANDS_SEPARATOR=',')
add_library(fmt::fmt INTERFACE IMPORTED)
target_link_libraries(fmt::fmt INTERFACE fmt_from_headers)
set(fmt_FOUND TRUE)
