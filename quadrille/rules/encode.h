// Encode: the exact-cover form of a board, and the way back.
//   Encoding encoding = encode(grid);
//   cover::Search search(encoding.problem);
//   if (search.next()) Grid solved = *decode(grid, encoding, search.solution());
// An item is a rule of the board (layout.h numbers them); "digit here" is an option that covers one
// rule of each family. A board with constraints (constraints.h) has more of both: helpers, which
// place nothing, and whose rules are numbered behind those of the layout.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/boards/grid.h"
#include "quadrille/boards/layout.h"
#include "quadrille/cover/problem.h"

namespace quadrille::sudoku {

enum class Form : std::uint8_t {
  pruned,  // rules that the givens satisfy are gone, options that they rule out are never made
  full,    // every rule; a given cell has one option, an empty one an option for every digit
};

// What the items and options of an encoded board stand for.
class Legend final : public cover::Names {
 public:
  Legend(Shape board, std::vector<RuleId> item_rules, std::vector<Placement> option_placements,
         std::shared_ptr<const cover::Names> helper_names = nullptr)
      : shape(std::move(board)),
        rules(std::move(item_rules)),
        placements(std::move(option_placements)),
        helpers(std::move(helper_names)) {}

  [[nodiscard]] RuleId rule(cover::ItemId item) const { return rules[index(item)]; }
  [[nodiscard]] std::string item(cover::ItemId item) const override;
  [[nodiscard]] std::string option(cover::OptionId option) const override;

  const Shape shape;
  const std::vector<RuleId> rules;          // of each item
  const std::vector<Placement> placements;  // of each option; kNoCell where it is a helper
  const std::shared_ptr<const cover::Names> helpers;  // nothing where there are none
};

struct Encoding {
  cover::Problem problem;
  std::shared_ptr<const Legend> legend;
};

// Givens that contradict each other leave a rule that no option covers: no solution.
Encoding encode(const Grid& grid, Form form = Form::pruned);
// The same for boards so large that it takes seconds; nothing where a stop came first.
std::optional<Encoding> encode(const Grid& grid, Form form, const Stop* stop);

// Writes the digits of these options into the board; helpers place none.
// requires: options of the legend, each at most once
void place(std::span<const cover::OptionId> options, const Legend& legend, Grid& board);

// The board with the options of a solution written in, checked against the givens and the rules.
Result<Grid> decode(const Grid& grid, const Encoding& encoding,
                    std::span<const cover::OptionId> solution);

}  // namespace quadrille::sudoku
