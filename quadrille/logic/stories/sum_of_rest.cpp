#include "quadrille/logic/stories/sum_of_rest.h"

#include "quadrille/rules/constraints.h"
#include "quadrille/rules/rule_book.h"

namespace quadrille::logic {

std::int64_t sum_of_units(const Layout& layout, std::size_t count) {
  const std::int64_t size = layout.size();
  const std::int64_t first = layout.constraints()->first_value();
  return (2 * first + size - 1) * size / 2 * static_cast<std::int64_t>(count);
}

SumOfRest sum_of_rest(const Layout& layout, std::span<const Unit> units,
                      std::span<const std::uint32_t> cages) {
  std::vector<bool> inside(layout.cell_count(), false);
  for (const Unit unit : units) {
    for (const Cell cell : layout.cells(unit)) inside[cell] = true;
  }
  SumOfRest rest{.inside = {}, .outside = {}, .total = sum_of_units(layout, units.size())};
  for (const std::uint32_t cage : cages) {
    rest.total -= cage_at(layout, cage).values.front();
    for (const Cell cell : layout.book().parts()[cage].cells) {
      if (!inside[cell]) rest.outside.push_back(cell);
      inside[cell] = false;
    }
  }
  for (Cell cell = 0; cell < inside.size(); ++cell) {
    if (inside[cell]) rest.inside.push_back(cell);
  }
  return rest;
}

const sudoku::Constraint& cage_at(const Layout& layout, std::uint32_t part) {
  return layout.constraints()->all()[layout.book().parts()[part].constraint];
}

}  // namespace quadrille::logic
