# host_headers(NAME...): links the folders and files of those names in /usr/include into a folder of
# the build, and sets HOST_HEADERS to it. The headers of a library can so be used without all the
# others that stand beside them.
function(host_headers)
  set(folder "${CMAKE_BINARY_DIR}/host_headers")
  file(MAKE_DIRECTORY "${folder}")
  foreach(name IN LISTS ARGN)
    if(NOT EXISTS "/usr/include/${name}")
      message(FATAL_ERROR "expected /usr/include/${name}")
    endif()
    file(CREATE_LINK "/usr/include/${name}" "${folder}/${name}" SYMBOLIC)
  endforeach()
  set(HOST_HEADERS "${folder}" PARENT_SCOPE)
endfunction()
