# check_only: sources are read and judged, but nothing is made of them, so that a second compiler says what it thinks of
# them in less than half the time. For CMAKE_PROJECT_INCLUDE: it replaces rules that CMake has set by then.
set(CMAKE_CXX_COMPILE_OBJECT
  "<CMAKE_CXX_COMPILER> <DEFINES> <INCLUDES> <FLAGS> -fsyntax-only <SOURCE>" "${CMAKE_COMMAND} -E touch <OBJECT>")
foreach(rule CREATE_STATIC_LIBRARY CREATE_SHARED_LIBRARY LINK_EXECUTABLE)
  set(CMAKE_CXX_${rule} "${CMAKE_COMMAND} -E touch <TARGET>")
endforeach()
