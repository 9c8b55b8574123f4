#include "apps/cli/verbs/cover_show.h"

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "quadrille/base/text.h"
#include "quadrille/cover/best.h"
#include "quadrille/render/dance.h"

namespace quadrille::cli {
namespace {

using cover::OptionId;
using cover::Problem;

// The name that an option was given, or nothing.
std::optional<std::string> given_name(const Problem& problem, OptionId option) {
  std::string name = problem.option_name(option);
  if (name == std::to_string(index(option) + 1)) return std::nullopt;
  return name;
}

// The items of an option with their colours: "a b:red c".
std::string items_of(const Problem& problem, OptionId option) {
  std::string text;
  for (const cover::Entry& entry : problem.entries(option)) {
    if (!text.empty()) text += ' ';
    text += render::entry_name(problem, entry);
  }
  return text;
}

}  // namespace

SolutionShow::SolutionShow(const Problem& problem, const ShowStyle& style)
    : problem_(problem), style_(style) {
  if (!style.draw && style.out != CoverOut::svg) return;
  layout_ = gallery::Layout::of(problem);
  if (!layout_) trouble_ = Error{Message("cli.no_shape")};
}

bool SolutionShow::is_bare() const {
  return style_.out == CoverOut::names || style_.out == CoverOut::rows ||
         style_.out == CoverOut::svg;
}

std::string_view SolutionShow::gap() const {
  return style_.out == CoverOut::names || style_.out == CoverOut::svg ? "" : "\n";
}

std::string SolutionShow::remark(std::string_view sentence) const {
  return fmt::format("{}{}\n", is_knuth() ? "| " : "", sentence);
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
      break;
  }
  if (!style_.draw || is_knuth()) return lines(options);
  return render::tiling_text(layout_->draw(options), style_.tiling) + cost_line(options);
}

std::string SolutionShow::lines(const std::vector<OptionId>& options) const {
  if (options.empty()) return remark(told(is_knuth() ? "cli.no_option_needed" : "cli.no_option"));
  std::string text;
  for (const OptionId option : options) text += line_of(option);
  return text + cost_line(options);
}

std::string SolutionShow::line_of(OptionId option) const {
  std::string items = printable(items_of(problem_, option));
  if (!is_knuth()) {
    return fmt::format("{}:{}{}\n", told("cli.option", {{"number", index(option) + 1}}),
                       items.empty() ? "" : " ", items);
  }
  if (problem_.cost(option) > 0) items += fmt::format(" |{}", problem_.cost(option));
  return items + '\n';
}

std::string SolutionShow::names(const std::vector<OptionId>& options) const {
  std::string line;
  for (const OptionId option : options) {
    if (!line.empty()) line += '\t';
    const auto name = given_name(problem_, option);
    line += printable(name ? *name : items_of(problem_, option));
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

std::string SolutionShow::cost_line(const std::vector<OptionId>& options) const {
  if (!problem_.has_costs()) return {};
  return remark(told("cli.cost", {{"cost", cover::cost_of(problem_, options)}}));
}

void SolutionShow::add_solution(JsonWriter& json, const std::vector<OptionId>& options) const {
  if (problem_.has_costs()) json.member("cost", cover::cost_of(problem_, options));
  json.key("solution").begin_array();
  for (const OptionId option : options) {
    begin_option(json, option);
    json.end_object();
  }
  json.end_array();
  add_drawing(json, options);
}

void SolutionShow::begin_option(JsonWriter& json, OptionId option) const {
  json.begin_object().member("option", index(option) + 1);
  if (const auto name = given_name(problem_, option)) json.member("name", *name);
  json.key("items").begin_array();
  for (const cover::Entry& entry : problem_.entries(option)) {
    json.value(render::entry_name(problem_, entry));
  }
  json.end_array();
}

void SolutionShow::add_drawing(JsonWriter& json, const std::vector<OptionId>& options) const {
  if (!layout_) return;
  const render::Tiling tiling = layout_->draw(options);
  json.key("drawing").begin_object();
  json.member("layers", tiling.layers).member("rows", tiling.rows);
  json.member("columns", tiling.columns).member("pieces", tiling.pieces);
  json.member("labels", tiling.labels).end_object();
}

}  // namespace quadrille::cli
