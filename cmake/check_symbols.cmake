# check_symbols: fails where code compiled for an instruction set could be called by code that is
# not. The linker keeps one of several equal inline functions, perhaps the one that only a newer
# processor understands. So all functions of such an object are its own: templates over its lanes.
#   cmake -D NM=nm -D OBJECT=machine_avx2.cpp.o -D OWN=Lanes256 -P cmake/check_symbols.cmake
cmake_minimum_required(VERSION 3.25)

execute_process(COMMAND "${NM}" -C --defined-only "${OBJECT}"
  OUTPUT_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE "[][;]" " " output "${output}")
string(REPLACE "\n" ";" lines "${output}")
set(own 0)
set(faults "")
foreach(line IN LISTS lines)
  if(line MATCHES "^[0-9a-f]+ [TWu] (.*)$")
    set(function "${CMAKE_MATCH_1}")
    if(function MATCHES "${OWN}|::make_(machine|walker|bounded)_")
      math(EXPR own "${own} + 1")
    else()
      list(APPEND faults "${function}")
    endif()
  endif()
endforeach()
if(own EQUAL 0)
  message(FATAL_ERROR "${OBJECT}: expected functions of ${OWN}, found none")
endif()
foreach(fault IN LISTS faults)
  message(NOTICE "not its own: ${fault}")
endforeach()
if(faults)
  message(FATAL_ERROR "${OBJECT}")
endif()
