# flags: how everything in this project is compiled.
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")

if(PROJECT_IS_TOP_LEVEL AND NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Release or Debug" FORCE)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()

# Carried by every target of the project, never by what is installed.
add_library(quadrille_flags INTERFACE)
target_compile_options(quadrille_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Wold-style-cast -Wimplicit-fallthrough
  $<$<BOOL:${QUADRILLE_STRICT}>:-Werror>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # Wrong under optimisation, about std::string (gcc.gnu.org/PR105651) and std::optional (PR80635).
  target_compile_options(quadrille_flags INTERFACE -Wno-restrict -Wno-maybe-uninitialized)
endif()
if(WASI)
  # Distances between iterators have 32 bits here: numbers that fit in anywhere else change sign.
  target_compile_options(quadrille_flags INTERFACE -Wno-sign-conversion -Wno-shorten-64-to-32)
endif()

# Programs with sanitizers are large; lld links them in less than half the time.
find_program(LLD ld.lld-19 ld.lld)
if(LLD AND QUADRILLE_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  add_link_options(-fuse-ld=lld)
endif()
if(QUADRILLE_SANITIZE STREQUAL "thread")
  add_compile_options(-fsanitize=thread -fno-omit-frame-pointer)
  add_link_options(-fsanitize=thread)
elseif(QUADRILLE_SANITIZE)
  # Not every pointer is looked at before it is used, which took 30 to 40% of the time to compile. Where it leads, the
  # address sanitizer sees.
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=null,alignment,vptr,object-size,pointer-overflow
    -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_compile_definitions(_GLIBCXX_ASSERTIONS)  # the standard library checks its bounds too
  add_link_options(-fsanitize=address,undefined)
endif()
if(QUADRILLE_FUZZ)
  add_link_options(-fsanitize=fuzzer-no-link)  # what programs need that are linked with code that fuzzers watch
endif()
# fuzzers_watch(TARGET): lets libFuzzer see which way the code of a target went.
function(fuzzers_watch target)
  if(QUADRILLE_FUZZ)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
endfunction()
