// Without boards with further rules: they are refused where they are read, and none is written or
// drawn, so that nothing leads to what solves them. This stands in for
// quadrille/formats/text/rules_json.cpp, quadrille/play/text/rules_bits.cpp and
// quadrille/render/board/rules_svg.cpp.
#include "quadrille/boards/layout.h"
#include "quadrille/formats/read.h"
#include "quadrille/formats/text/rules_json.h"
#include "quadrille/formats/write.h"
#include "quadrille/play/text/rules_bits.h"
#include "quadrille/render/board.h"
#include "quadrille/render/board/rules_svg.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku {

const bool kHasConstraints = false;
const Constraints* constraints_of(const Grid& /*grid*/) { return nullptr; }
Result<Grid> rules_from_members(const Grid& /*grid*/, const RuleMembers& /*members*/) {
  return Error{ErrorKind::has_rules};
}
std::string rules_as_members(const Grid& /*grid*/) { return {}; }
Result<Grid> read_rules(const Grid& /*grid*/, std::string_view /*members*/) {
  return Error{ErrorKind::has_rules};
}
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
