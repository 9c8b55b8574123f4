// Families: kinds of constraint that have much in common, each with the file of its rows and of
// what they need.
#pragma once

#include "quadrille/rules/kinds/kind_row.h"

namespace quadrille::sudoku::rules {

// Of the whole board, and relations.
std::span<const KindRow> group_rows();
std::span<const KindRow> block_rows();
std::span<const KindRow> relation_rows();
std::span<const KindRow> listed_rows();
// Areas and single cells.
std::span<const KindRow> cage_rows();
std::span<const KindRow> copy_rows();
std::span<const KindRow> content_rows();
std::span<const KindRow> cell_rows();
// Lines.
std::span<const KindRow> thermometer_rows();
std::span<const KindRow> between_rows();
std::span<const KindRow> renban_rows();
std::span<const KindRow> class_rows();
std::span<const KindRow> sum_line_rows();
// Clues outside.
std::span<const KindRow> sandwich_rows();
std::span<const KindRow> skyline_rows();

// What several families need.
bool has_box_for_each_cell(const Shape& shape);
void differ_in_area(Draft& draft, const Constraint& constraint);
void look_for_equals(BrokenParts& parts);
void look_at_any_two(BrokenParts& parts);
void look_at_next(BrokenParts& parts);

}  // namespace quadrille::sudoku::rules
