# The tables of sentences in quadrille/languages, compiled into the library: all of them, or, for the
# web page, which hands the others over when they are wanted, English alone.
# As a script (cmake -P) this file writes the source: -DOUT=FILE -DTABLES=FILE|FILE…
if(CMAKE_SCRIPT_MODE_FILE)
  string(REPLACE "|" ";" tables "${TABLES}")
  set(rows "")
  foreach(table IN LISTS tables)
    get_filename_component(tag "${table}" NAME_WLE)
    file(READ "${table}" text)
    string(APPEND rows "    {\"${tag}\", R\"table(${text})table\"},\n")
  endforeach()
  file(WRITE "${OUT}" "// Written by cmake/languages.cmake from quadrille/languages.
#include \"quadrille/base/language/sentence.h\"

namespace quadrille::language {
namespace {

constexpr Text kTexts[] = {
${rows}};

}  // namespace

std::span<const Text> compiled_texts() { return kTexts; }

}  // namespace quadrille::language
")
  return()
endif()

set(language_tags en sl vi zh-Hans zh-Hant)
if(WASI)
  set(language_tags en)
endif()
list(TRANSFORM language_tags PREPEND "${PROJECT_SOURCE_DIR}/quadrille/languages/" OUTPUT_VARIABLE language_tables)
list(TRANSFORM language_tables APPEND ".txt")
list(JOIN language_tables "|" language_list)
add_custom_command(
  OUTPUT "${PROJECT_BINARY_DIR}/languages.cpp"
  COMMAND "${CMAKE_COMMAND}" "-DOUT=${PROJECT_BINARY_DIR}/languages.cpp" "-DTABLES=${language_list}"
    -P "${PROJECT_SOURCE_DIR}/cmake/languages.cmake"
  DEPENDS ${language_tables} "${PROJECT_SOURCE_DIR}/cmake/languages.cmake"
  VERBATIM)
target_sources(quadrille PRIVATE "${PROJECT_BINARY_DIR}/languages.cpp")
