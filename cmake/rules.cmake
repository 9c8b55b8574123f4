# Boards with further rules can be left out of a program that has no room for them: what reads and writes rules is an
# object of its own in the library, and so is what draws them; without_rules(TARGET) puts others in their place, so that
# nothing leads to what solves them.
set_source_files_properties(quadrille/formats/text/rules_json.cpp quadrille/render/board/rules_svg.cpp
  quadrille/play/text/rules_bits.cpp
  PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

function(without_rules target)
  target_sources(${target} PRIVATE "${PROJECT_SOURCE_DIR}/apps/web/core/without/rules.cpp")
endfunction()

# The same for mosaics, boards that are not square and boards that overlap: what finds the latter in a picture is an object
# of its own.
set_source_files_properties(quadrille/formats/text/find_boards.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

function(without_mosaics target)
  target_sources(${target} PRIVATE "${PROJECT_SOURCE_DIR}/apps/web/core/without/mosaics.cpp")
endfunction()
