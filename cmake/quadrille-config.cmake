# What find_package(quadrille) reads: defines the target quadrille::quadrille.
include(CMakeFindDependencyMacro)
find_dependency(fmt)
include("${CMAKE_CURRENT_LIST_DIR}/quadrille-targets.cmake")
