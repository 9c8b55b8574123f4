#include <fmt/format.h>

#include "quadrille/render/family_colours.h"

namespace quadrille::render {

MatrixView matrix_view(const cover::Problem& problem) {
  MatrixView view{&problem, std::vector<std::uint8_t>(problem.item_count(), 1), {"primary"}};
  std::fill_n(view.family_of_item.begin(), problem.primary_count(), std::uint8_t{0});
  if (problem.item_count() > problem.primary_count()) view.family_names.emplace_back("secondary");
  return view;
}

MatrixView matrix_view(const sudoku::Encoding& encoding) {
  const sudoku::Shape& shape = encoding.legend->shape;
  MatrixView view{&encoding.problem, {}, {"cell", "row", "column", "box"}};
  view.family_names.resize(sudoku::family_count(shape));
  view.family_of_item.reserve(encoding.legend->rules.size());
  for (const sudoku::RuleId rule : encoding.legend->rules) {
    const bool helps = index(rule) >= sudoku::rule_count(shape);
    view.family_of_item.push_back(static_cast<std::uint8_t>(
        helps ? sudoku::family_count(shape) : static_cast<std::uint32_t>(family_of(shape, rule))));
  }
  if (encoding.legend->helpers != nullptr) view.family_names.emplace_back("rule");
  return view;
}

std::string matrix_summary(const MatrixView& view, const Language& language) {
  const cover::Problem& problem = *view.problem;
  const double cells = static_cast<double>(problem.option_count()) * problem.item_count();
  const double density =
      cells > 0 ? 100.0 * static_cast<double>(problem.entry_count()) / cells : 0.0;
  return language.tell({"view.summary",
                        {{"options", problem.option_count()},
                         {"items", problem.item_count()},
                         {"ones", problem.entry_count()},
                         {"density", fmt::format("{:.2f}", density)}}});
}

std::vector<Band> bands(const MatrixView& view) {
  std::vector<Band> result;
  for (std::uint32_t item = 0; item < view.family_of_item.size(); ++item) {
    const std::uint8_t family = view.family_of_item[item];
    if (result.empty() || result.back().family != family) result.push_back({family, item, 0});
    ++result.back().count;
  }
  return result;
}

}  // namespace quadrille::render
