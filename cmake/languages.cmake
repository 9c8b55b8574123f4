# The tables of sentences in quadrille/languages, compiled into the library: all of them, or, for the
# web page, which hands the others over when they are wanted, English alone.
# As a script (cmake -P) this file writes the source: -DOUT=FILE -DTAGS=en|sl|… -DTABLES=FILE|FILE…, and
# -DPAGE=ON to leave out what only the command line says, and what the core without further rules has no use for
# (-DPAGE=FULL keeps that; -DPAGE=PHOTO keeps only what is said of photographs). With -DDESKTOP=ON it is the source of the
# desktop program, whose tables have its labels.
if(CMAKE_SCRIPT_MODE_FILE)
  string(REPLACE "|" "\", \"" tags "${TAGS}")
  string(REPLACE "|" ";" tables "${TABLES}")
  set(rows "")
  set(numbers "")
  set(joints "")
  foreach(table IN LISTS tables)
    get_filename_component(tag "${table}" NAME_WLE)
    file(READ "${table}" text)
    # Comments are not said.
    string(REGEX REPLACE "\n#[^\n]*" "" text "${text}")
    if(PAGE STREQUAL "PHOTO")
      # Of what the core for photographs says there is little: this, and nothing else, is kept.
      string(REGEX MATCHALL "\n(photo|list\\.(and|plain)|error\\.(sentence|other))[. ][^\n]*" kept "${text}")
      string(REPLACE ";\n" "\n" text "${kept}\n")
    elseif(PAGE)
      # apps/web/build/sentences.ts does the same with the tables of other languages.
      string(CONCAT errors "piece_|mask_|clues_|rating_|engine_|canon_|has_marks|level_(clues|minimal)|"
        "solution_(twice|uncovered|bounds|useless|cost|option)|rectangle_|json_rectangle|region_most|board_rating|"
        "names_alike|no_primary|stopped|overlap_several")
      set(families "cli|engine|attempts|dance|view|ledger|end|subject|rating|photo|shape\\.rectangle[a-z_]*|constraint\\.read_[a-z]*|rule\\.rated|overlap")
      set(lists "")
      if(NOT PAGE STREQUAL "FULL")
        string(APPEND errors "|rule_|json_rules|exchange_|overlap_")
        set(lists "list\\.sum |")
        string(APPEND families "|beyond|constraint|rule")
      endif()
      string(REGEX REPLACE "\n(${lists}(${families})[. ]|error\\.(${errors}))[^\n]*" "" text "${text}")
    endif()
    # Compilers have to take a text of 65,536 characters, and no longer one: a longer table is cut into two at the end of a
    # line, and the compiler puts both together.
    string(LENGTH "${text}" length)
    if(length LESS 60000)
      string(APPEND rows "    {\"${tag}\", R\"table(${text})table\"sv},\n")
    else()
      math(EXPR half "${length} / 2")
      string(SUBSTRING "${text}" ${half} -1 rest)
      string(FIND "${rest}" "\n" line)
      math(EXPR at "${half} + ${line}")
      string(SUBSTRING "${text}" 0 ${at} first)
      string(SUBSTRING "${text}" ${at} -1 last)
      list(LENGTH numbers number)
      list(APPEND numbers ${number})
      string(APPEND joints "constexpr auto kTable${number} = join(R\"table(${first})table\", R\"table(${last})table\");\n")
      string(APPEND rows "    {\"${tag}\", {kTable${number}.data(), kTable${number}.size()}},\n")
    endif()
  endforeach()
  if(DESKTOP)
    file(WRITE "${OUT}" "// Written by cmake/languages.cmake from apps/desktop/languages.
#include \"apps/desktop/base/words.h\"

namespace quadrille::desktop {
namespace {

using namespace std::string_view_literals;  // which need not be measured

constexpr LabelTable kTables[] = {
${rows}};

}  // namespace

std::span<const LabelTable> label_tables() { return kTables; }

}  // namespace quadrille::desktop
")
    return()
  endif()
  file(WRITE "${OUT}" "// Written by cmake/languages.cmake from quadrille/languages.
#include \"quadrille/base/language.h\"
#include \"quadrille/base/language/sentence.h\"

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

using namespace std::string_view_literals;  // which need not be measured

template <std::size_t kFirst, std::size_t kLast>
[[maybe_unused]] constexpr auto join(const char (&first)[kFirst], const char (&last)[kLast]) {
  std::array<char, kFirst + kLast - 2> text = {};
  std::copy(last, last + kLast - 1, std::copy(first, first + kFirst - 1, text.begin()));
  return text;
}

${joints}
constexpr std::string_view kTags[] = {\"${tags}\"};

constexpr language::Text kTexts[] = {
${rows}};

}  // namespace

std::span<const std::string_view> language_tags() { return kTags; }

std::span<const language::Text> language::compiled_texts() { return kTexts; }

}  // namespace quadrille
")
  return()
endif()

# To add a language, add its table and name it here.
set(language_tags de en es fr ja pt sl vi zh-Hans zh-Hant)

set(compiled_tags ${language_tags})
if(WASI)
  set(compiled_tags en)
endif()
list(TRANSFORM compiled_tags PREPEND "${PROJECT_SOURCE_DIR}/quadrille/languages/" OUTPUT_VARIABLE language_tables)
list(TRANSFORM language_tables APPEND ".txt")
list(JOIN language_tags "|" tag_list)
list(JOIN language_tables "|" table_list)

# language_source(TARGET FILE [ARGUMENT…]): gives a target the tables, in a source that it writes.
function(language_source target file)
  add_custom_command(
    OUTPUT "${PROJECT_BINARY_DIR}/${file}"
    COMMAND "${CMAKE_COMMAND}" "-DOUT=${PROJECT_BINARY_DIR}/${file}" "-DTAGS=${tag_list}"
      "-DTABLES=${table_list}" ${ARGN} -P "${PROJECT_SOURCE_DIR}/cmake/languages.cmake"
    DEPENDS ${language_tables} "${PROJECT_SOURCE_DIR}/cmake/languages.cmake"
    VERBATIM)
  target_sources(${target} PRIVATE "${PROJECT_BINARY_DIR}/${file}")
endfunction()
language_source(quadrille languages.cpp)

# label_source(TARGET): gives the desktop program the tables of its labels, one for each language.
function(label_source target)
  list(TRANSFORM language_tags PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/languages/" OUTPUT_VARIABLE tables)
  list(TRANSFORM tables APPEND ".txt")
  list(JOIN tables "|" joined)
  set(file "${CMAKE_CURRENT_BINARY_DIR}/labels.cpp")
  add_custom_command(
    OUTPUT "${file}"
    COMMAND "${CMAKE_COMMAND}" "-DOUT=${file}" "-DTABLES=${joined}" -DDESKTOP=ON
      -P "${PROJECT_SOURCE_DIR}/cmake/languages.cmake"
    DEPENDS ${tables} "${PROJECT_SOURCE_DIR}/cmake/languages.cmake"
    VERBATIM)
  target_sources(${target} PRIVATE "${file}")
endfunction()
