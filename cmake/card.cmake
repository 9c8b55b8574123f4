# The engine gpu: clang compiles the kernel to text that the driver of a graphics card reads (PTX), once for
# cards from sm_80 on, once for those that have an instruction more; the texts become a source of the library.
# As a script (cmake -P) this file writes that source: -DOUT=FILE -DTEXTS=sm_80=FILE|sm_90=FILE
if(CMAKE_SCRIPT_MODE_FILE)
  string(REPLACE "|" ";" texts "${TEXTS}")
  set(functions "")
  set(cases "")
  foreach(pair IN LISTS texts)
    string(REGEX MATCH "^([^=]*)=(.*)$" matched "${pair}")
    set(name "${CMAKE_MATCH_1}")
    file(READ "${CMAKE_MATCH_2}" text)
    string(REGEX REPLACE "//[^\n]*" "" text "${text}")
    string(REGEX REPLACE "\n[ \t\n]*" "\n" text "${text}")
    # Compilers have to take a text of 65,536 characters, and no longer one.
    set(pieces "")
    string(LENGTH "${text}" length)
    while(length GREATER 0)
      string(SUBSTRING "${text}" 0 60000 piece)
      string(APPEND pieces "    R\"ptx(${piece})ptx\"sv,\n")
      string(LENGTH "${piece}" taken)
      string(SUBSTRING "${text}" ${taken} -1 text)
      math(EXPR length "${length} - ${taken}")
    endwhile()
    string(APPEND functions "constexpr std::string_view k_${name}[] = {\n${pieces}};\n\n")
    string(APPEND cases "    case KernelText::${name}:\n      return joined(k_${name});\n")
  endforeach()
  file(WRITE "${OUT}" "// Written by cmake/card.cmake from quadrille/solve/card/kernel.cu.
#include \"quadrille/solve/card/kernel_text.h\"

#include <span>
#include <string_view>

namespace quadrille::sudoku::card {
namespace {

using namespace std::string_view_literals;  // which need not be measured

${functions}std::string joined(std::span<const std::string_view> pieces) {
  std::string text;
  for (const std::string_view piece : pieces) text += piece;
  return text;
}

}  // namespace

std::string kernel_text(KernelText text) {
  switch (text) {
${cases}  }
  return {};
}

}  // namespace quadrille::sudoku::card
")
  return()
endif()

# card_compiler(RESULT): a clang that knows these cards, if there is one. The compiler of the project need not be clang.
function(card_compiler result)
  set(candidates clang++-19 clang++-20 clang++-18 clang++)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    list(PREPEND candidates "${CMAKE_CXX_COMPILER}")
  endif()
  set(probe "${PROJECT_BINARY_DIR}/card_probe.cu")
  file(WRITE "${probe}" "#include <cstdint>\n__attribute__((global)) void probe(std::uint32_t* to) {
  *to = __nvvm_vote_ballot_sync(~0U, true);\n}\n")
  foreach(candidate IN LISTS candidates)
    find_program(found NAMES "${candidate}" NO_CACHE)
    if(found)
      execute_process(COMMAND "${found}" ${card_flags} --cuda-gpu-arch=sm_80 -Xclang -target-feature -Xclang +ptx70
        -o "${probe}.ptx" "${probe}" RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
      if(NOT failed)
        set(${result} "${found}" PARENT_SCOPE)
        return()
      endif()
    endif()
    unset(found)
  endforeach()
  set(${result} "" PARENT_SCOPE)
endfunction()

# Neither headers nor libraries of a toolkit. Everything becomes one function: what is called apart could not keep
# its boards where they are quick to reach.
set(card_flags -x cuda --cuda-device-only -nocudainc -nocudalib -Wno-unknown-cuda-version -O3 -std=c++20
  -mllvm -inline-threshold=100000 -S)
set(card_room "${PROJECT_SOURCE_DIR}/quadrille/solve/card")
set(card_sources "${card_room}/device.cpp" "${card_room}/driver.cpp" "${card_room}/fleet.cpp" "${card_room}/machine_card.cpp"
  "${card_room}/open.cpp" "${card_room}/stream.cpp" "${card_room}/work.cpp")
if(WASI OR NOT UNIX)
  set(QUADRILLE_GPU OFF)
endif()
if(QUADRILLE_GPU)
  card_compiler(card_clang)
  if(NOT card_clang)
    missing("a clang that compiles for graphics cards (NVPTX)" "without the engine gpu (as with -DQUADRILLE_GPU=OFF)")
    set(QUADRILLE_GPU OFF)
  endif()
endif()
if(QUADRILLE_GPU)
  set_source_files_properties("${card_room}/absent.cpp" PROPERTIES HEADER_FILE_ONLY ON)
  set(card_texts "")
  set(card_files "")
  # The architecture, and the version of PTX that its driver reads: CUDA 11.0 and 12.0 (device.cpp).
  foreach(target IN ITEMS sm_80+ptx70 sm_90+ptx80)
    string(REPLACE "+" ";" target "${target}")
    list(GET target 0 architecture)
    list(GET target 1 version)
    set(file "${PROJECT_BINARY_DIR}/kernel_${architecture}.ptx")
    add_custom_command(OUTPUT "${file}"
      COMMAND "${card_clang}" ${card_flags} "--cuda-gpu-arch=${architecture}" -Xclang -target-feature -Xclang "+${version}"
        -I "${PROJECT_SOURCE_DIR}" -MD -MF "${file}.d" -MT "${file}" -o "${file}" "${card_room}/kernel.cu"
      DEPENDS "${card_room}/kernel.cu" DEPFILE "${file}.d" VERBATIM)
    list(APPEND card_files "${file}")
    list(APPEND card_texts "${architecture}=${file}")
  endforeach()
  list(JOIN card_texts "|" card_texts)
  add_custom_command(OUTPUT "${PROJECT_BINARY_DIR}/kernel_text.cpp"
    COMMAND "${CMAKE_COMMAND}" "-DOUT=${PROJECT_BINARY_DIR}/kernel_text.cpp" "-DTEXTS=${card_texts}"
      -P "${CMAKE_CURRENT_LIST_FILE}"
    DEPENDS ${card_files} "${CMAKE_CURRENT_LIST_FILE}" VERBATIM)
  target_sources(quadrille PRIVATE "${PROJECT_BINARY_DIR}/kernel_text.cpp")
  target_link_libraries(quadrille PRIVATE ${CMAKE_DL_LIBS})
else()
  set_source_files_properties(${card_sources} PROPERTIES HEADER_FILE_ONLY ON)
endif()
