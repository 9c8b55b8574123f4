# Boards with further rules can be left out of a program that has no room for them: what reads and writes rules is an
# object of its own in the library, and so is what draws them; without_rules(TARGET) puts others in their place, so that
# nothing leads to what solves them.
set_source_files_properties(quadrille/sudoku/text/rules_json.cpp quadrille/render/board/rules_svg.cpp
  quadrille/play/text/rules_bits.cpp
  PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

function(without_rules target)
  set(file "${PROJECT_BINARY_DIR}/without_rules.cpp")
  file(CONFIGURE OUTPUT "${file}" CONTENT "// Written by cmake/rules.cmake.
#include \"quadrille/play/text/rules_bits.h\"
#include \"quadrille/render/board.h\"
#include \"quadrille/render/board/rules_svg.h\"
#include \"quadrille/sudoku/constraints.h\"
#include \"quadrille/sudoku/layout.h\"
#include \"quadrille/sudoku/read.h\"
#include \"quadrille/sudoku/text/rules_json.h\"
#include \"quadrille/sudoku/write.h\"

namespace quadrille::sudoku {

Result<Grid> rules_from_members(const Grid& /*grid*/, const RuleMembers& /*members*/) { return Error{ErrorKind::has_rules}; }
const bool kHasConstraints = false;
const Constraints* constraints_of(const Grid& /*grid*/) { return nullptr; }
std::string rules_as_members(const Grid& /*grid*/) { return {}; }
Result<Grid> read_rules(const Grid& /*grid*/, std::string_view /*members*/) { return Error{ErrorKind::has_rules}; }
std::string write_rules(const Grid& /*grid*/) { return {}; }

}  // namespace quadrille::sudoku

namespace quadrille::play {

void put_rules(BitWriter& /*bits*/, const sudoku::Grid& /*frame*/) {}
Result<sudoku::Grid> take_rules(BitReader& /*bits*/, const sudoku::Grid& /*frame*/) {
  return Error{ErrorKind::has_rules, {}, {1, 0}};
}

}  // namespace quadrille::play

namespace quadrille::render {

std::uint32_t room_for_clues(const sudoku::Grid& /*grid*/, std::uint32_t /*room*/) { return 0; }
RulesPicture rules_svg(const sudoku::Grid& /*grid*/, const SvgPlace& /*place*/) { return {}; }
std::string rules_text(const sudoku::Grid& /*puzzle*/) { return {}; }

}  // namespace quadrille::render
")
  target_sources(${target} PRIVATE "${file}")
endfunction()

# The same for mosaics, boards that are not square and boards that overlap: what finds the latter in a picture is an object
# of its own.
set_source_files_properties(quadrille/sudoku/text/find_boards.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

function(without_mosaics target)
  set(file "${PROJECT_BINARY_DIR}/without_mosaics.cpp")
  file(CONFIGURE OUTPUT "${file}" CONTENT "// Written by cmake/rules.cmake.
#include \"quadrille/sudoku/text/picture.h\"

namespace quadrille::sudoku {

const bool kHasMosaics = false;
Result<Shape> find_boards(const Picture& /*picture*/, const Shape* /*board*/) { return Error{ErrorKind::overlap_single}; }

}  // namespace quadrille::sudoku
")
  target_sources(${target} PRIVATE "${file}")
endfunction()
