# part(OPTION NAME NEEDS PACKAGE...): finds the packages that a part of the project needs. Where one is
# missing, OPTION becomes OFF and a line says what is left out; with QUADRILLE_STRICT, as the presets
# have it, that is an error: nothing vanishes from the tests unseen.
function(part option name)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "NEEDS")
  if(NOT ${option})
    return()
  endif()
  foreach(package IN LISTS arg_NEEDS)
    find_package(${package} QUIET)
    if(NOT ${package}_FOUND)
      missing("${package}" "without ${name} (as with -D${option}=OFF)")
      set(${option} OFF PARENT_SCOPE)
    endif()
  endforeach()
endfunction()

# missing(PACKAGE CONSEQUENCE)
function(missing package consequence)
  if(QUADRILLE_STRICT)
    message(FATAL_ERROR "expected ${package}, found none; where QUADRILLE_STRICT is OFF, the build goes on: ${consequence}")
  endif()
  message(STATUS "${package} was not found; the build goes on: ${consequence}")
endfunction()
