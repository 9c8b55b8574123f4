#include "apps/cli/verbs/cover_show.h"

#include <fmt/format.h>

#include "quadrille/base/text.h"
#include "quadrille/render/dance.h"

namespace quadrille::cli {

using cover::OptionId;

SolutionShow::SolutionShow(const cover::Problem& problem, const ShowStyle& style)
    : problem_(problem), style_(style) {
  if (!style.draw && style.out != CoverOut::svg) return;
  layout_ = gallery::Layout::of(problem);
  if (!layout_) trouble_ = Error{Message("cli.no_shape")};
}

bool SolutionShow::is_special() const {
  return is_bare() || (style_.draw && style_.out == CoverOut::text);
}

bool SolutionShow::is_bare() const {
  return style_.out == CoverOut::names || style_.out == CoverOut::rows ||
         style_.out == CoverOut::svg;
}

std::string_view SolutionShow::gap() const {
  return style_.out == CoverOut::names || style_.out == CoverOut::svg ? "" : "\n";
}

std::string SolutionShow::text(const std::vector<OptionId>& options) const {
  switch (style_.out) {
    case CoverOut::names:
      return names(options);
    case CoverOut::rows:
      return rows(options);
    case CoverOut::svg:
      return render::tiling_svg(layout_->draw(options));
    default:
      return render::tiling_text(layout_->draw(options), style_.tiling);
  }
}

std::string SolutionShow::names(const std::vector<OptionId>& options) const {
  std::string line;
  for (const OptionId option : options) {
    if (!line.empty()) line += '\t';
    if (const auto name = given_name(problem_, option)) {
      line += printable(*name);
      continue;
    }
    std::string_view before;
    for (const cover::Entry& entry : problem_.entries(option)) {
      line += before;
      line += printable(render::entry_name(problem_, entry));
      before = " ";
    }
  }
  return line + "\n";
}

std::string SolutionShow::rows(const std::vector<OptionId>& options) const {
  std::string text;
  for (const OptionId option : options) {
    std::string row(problem_.item_count(), '0');
    for (const cover::Entry& entry : problem_.entries(option)) row[index(entry.item)] = '1';
    text += row + "\n";
  }
  return text;
}

void SolutionShow::add_drawing(JsonWriter& json, const std::vector<OptionId>& options) const {
  if (!layout_) return;
  const render::Tiling tiling = layout_->draw(options);
  json.key("drawing").begin_object();
  json.member("layers", tiling.layers).member("rows", tiling.rows);
  json.member("columns", tiling.columns).member("pieces", tiling.pieces);
  json.member("labels", tiling.labels).end_object();
}

std::optional<std::string> given_name(const cover::Problem& problem, OptionId option) {
  std::string name = problem.option_name(option);
  if (name == std::to_string(index(option) + 1)) return std::nullopt;
  return name;
}

}  // namespace quadrille::cli
