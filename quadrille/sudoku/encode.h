// Encode: the exact-cover form of a board, and the way back.
//   Encoding encoding = encode(grid);
//   cover::Search search(encoding.problem);
//   if (search.next()) Grid solved = *decode(grid, encoding, search.solution());
//
// With n the size of the board and r, c, v, b (row, column, digit, box) counted from 0, the rules
// are numbered: cell r*n+c; then n²+r*n+v (v in row r); 2n²+c*n+v (v in column c); 3n²+b*n+v (v in
// box b, where there are boxes). "Digit here" is an option that covers one rule of each family.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "quadrille/cover/problem.h"
#include "quadrille/sudoku/grid.h"

namespace quadrille::sudoku {

enum class Form : std::uint8_t {
  pruned,  // rules that the givens satisfy are gone, options that they rule out are never made
  full,    // every rule; a given cell has one option, an empty one an option for every digit
};

struct Placement {
  Cell cell;
  Digit digit;

  friend bool operator==(const Placement&, const Placement&) = default;
};

// What the items and options of an encoded board stand for.
class Legend final : public cover::Names {
 public:
  Legend(Shape board, std::vector<std::uint32_t> item_rules,
         std::vector<Placement> option_placements)
      : shape(std::move(board)),
        rules(std::move(item_rules)),
        placements(std::move(option_placements)) {}

  [[nodiscard]] std::string item(cover::ItemId item) const override;
  [[nodiscard]] std::string option(cover::OptionId option) const override;

  const Shape shape;
  const std::vector<std::uint32_t> rules;   // of each item: its number in the full form, see above
  const std::vector<Placement> placements;  // of each option
};

struct Encoding {
  cover::Problem problem;
  std::shared_ptr<const Legend> legend;
};

// Givens that contradict each other leave a rule that no option covers: no solution.
Encoding encode(const Grid& grid, Form form = Form::pruned);

// The board with the options of a solution written in, checked against the givens and the rules.
Result<Grid> decode(const Grid& grid, const Encoding& encoding,
                    std::span<const cover::OptionId> solution);

// The number of rules, and of the families they come from (4, or 3 without boxes).
std::uint32_t family_count(const Shape& shape);
std::uint32_t rule_count(const Shape& shape);
// "r4c2", "row 4: 7", "column 2: 7", "box 4: 7"
std::string rule_name(const Shape& shape, std::uint32_t rule);
// "r4c2=7"
std::string placement_name(const Shape& shape, Placement placement);

}  // namespace quadrille::sudoku
