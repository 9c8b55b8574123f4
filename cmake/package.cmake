# package: what `cmake --install` puts in place, for find_package and for pkg-config.
include(CMakePackageConfigHelpers)

# Whoever uses the library needs C++20 for its headers, and fmt, threads and CaDiCaL (unless the
# library was built without it) to link with, and nothing else.
target_compile_features(quadrille PUBLIC cxx_std_20)
target_link_libraries(quadrille PRIVATE $<BUILD_INTERFACE:quadrille_flags> fmt::fmt
  Threads::Threads)
if(QUADRILLE_SAT)
  target_compile_definitions(quadrille PRIVATE QUADRILLE_HAS_SAT)
  target_link_libraries(quadrille PRIVATE Cadical::cadical)
endif()
set_target_properties(quadrille PROPERTIES
  VERSION "${PROJECT_VERSION}" SOVERSION "${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}")

get_target_property(modules quadrille QUADRILLE_MODULES)
list(TRANSFORM modules PREPEND "FILE_SET;doors_" OUTPUT_VARIABLE door_sets)
install(TARGETS quadrille EXPORT quadrille-targets ${door_sets})

set(package_directory "${CMAKE_INSTALL_LIBDIR}/cmake/quadrille")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/quadrille-config-version.cmake"
  COMPATIBILITY SameMinorVersion)
install(EXPORT quadrille-targets NAMESPACE quadrille:: DESTINATION "${package_directory}")
configure_file(cmake/quadrille-config.cmake.in "${PROJECT_BINARY_DIR}/quadrille-config.cmake" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/quadrille-config.cmake" cmake/FindCadical.cmake
  "${PROJECT_BINARY_DIR}/quadrille-config-version.cmake"
  DESTINATION "${package_directory}")

# A static library is linked with what it needs itself, a shared one brings it along.
get_target_property(type quadrille TYPE)
if(type STREQUAL "STATIC_LIBRARY")
  set(requires "Requires")
else()
  set(requires "Requires.private")
endif()
set(libraries "-L\${libdir} -lquadrille")
if(type STREQUAL "STATIC_LIBRARY" AND QUADRILLE_SAT)
  string(APPEND libraries " -lcadical")  # it has no .pc file of its own
endif()
if(type STREQUAL "STATIC_LIBRARY" AND CMAKE_THREAD_LIBS_INIT)
  string(APPEND libraries " ${CMAKE_THREAD_LIBS_INIT}")
endif()
# Paths that start from the .pc file stay right wherever the whole is installed or moved to.
set(prefix "${CMAKE_INSTALL_PREFIX}")
cmake_path(RELATIVE_PATH prefix BASE_DIRECTORY "${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig")
configure_file(cmake/quadrille.pc.in "${PROJECT_BINARY_DIR}/quadrille.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/quadrille.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
