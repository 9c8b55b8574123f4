#include "apps/desktop/matrix/matrix_source.h"

#include <algorithm>
#include <string>
#include <utility>

namespace quadrille::desktop {
namespace {

using cover::ItemId;
using cover::OptionId;
using render::RowState;

struct FamilyLabel {
  std::string_view name;  // in a MatrixView
  std::string_view key;
};
constexpr FamilyLabel kFamilyLabels[] = {
    {"cell", "desktop.matrix.cells"},      {"row", "desktop.matrix.rows"},
    {"column", "desktop.matrix.columns"},  {"box", "desktop.matrix.boxes"},
    {"primary", "desktop.matrix.primary"}, {"secondary", "desktop.matrix.secondary"},
};

}  // namespace

MatrixSource::MatrixSource(cover::Problem problem)
    : problem_(std::move(problem)),
      view_(render::matrix_view(problem_)),
      ones_(problem_),
      bands_(render::bands(view_)) {}

MatrixSource::MatrixSource(const sudoku::Encoding& encoding)
    : problem_(encoding.problem),
      legend_(encoding.legend),
      view_(render::matrix_view(encoding)),
      ones_(problem_),
      bands_(render::bands(view_)) {
  view_.problem = &problem_;
}

// Options of a board come cell by cell, the digits of each in order, and items as rules are
// numbered.
std::optional<OptionId> MatrixSource::option_of(sudoku::Placement placement) const {
  if (legend_ == nullptr) return std::nullopt;
  const auto key = [](sudoku::Placement at) { return std::pair(at.cell, at.digit); };
  const auto& all = legend_->placements;
  const auto found = std::ranges::lower_bound(all, key(placement), {}, key);
  if (found == all.end() || *found != placement) return std::nullopt;
  return OptionId{static_cast<std::uint32_t>(found - all.begin())};
}

std::optional<ItemId> MatrixSource::item_of(sudoku::RuleId rule) const {
  if (legend_ == nullptr) return std::nullopt;
  const auto& all = legend_->rules;
  const auto found = std::ranges::lower_bound(all, rule);
  if (found == all.end() || *found != rule) return std::nullopt;
  return ItemId{static_cast<std::uint32_t>(found - all.begin())};
}

Pointed MatrixSource::on_board(const render::MatrixPointed& pointed) const {
  if (legend_ == nullptr) return {};
  if (pointed.option) return {.option = legend_->placements[index(*pointed.option)]};
  if (pointed.item) return {.rule = legend_->rule(*pointed.item)};
  return {};
}

render::MatrixPointed MatrixSource::in_matrix(const Pointed& pointed) const {
  if (pointed.option) return {.option = option_of(*pointed.option)};
  if (pointed.rule) return {.item = item_of(*pointed.rule)};
  return {};
}

MatrixNames::MatrixNames(const Workspace& workspace, Source source)
    : workspace_(workspace), source_(std::move(source)) {}

QString MatrixNames::item(ItemId item) const {
  const sudoku::Legend* legend = source_->legend();
  if (legend == nullptr) return to_qt(source_->problem().item_name(item));
  const sudoku::RuleId rule = legend->rule(item);
  if (index(rule) < legend->shape.cell_count()) {
    return to_qt(cell_name(legend->shape, index(rule)));
  }
  const sudoku::RuleParts parts = parts_of(legend->shape, rule);
  return workspace_.words("matrix.rule", {{"unit", message_of(legend->shape, parts.unit)},
                                          {"digit", workspace_.symbols()[parts.digit - 1U]}});
}

QString MatrixNames::option(OptionId option) const {
  const sudoku::Legend* legend = source_->legend();
  if (legend == nullptr) return to_qt(source_->problem().option_name(option));
  const sudoku::Placement placement = legend->placements[index(option)];
  return to_qt(cell_name(legend->shape, placement.cell)) + u'=' +
         workspace_.symbol(placement.digit);
}

QString MatrixNames::family(std::uint8_t family) const {
  const std::string& name = source_->view().family_names[family];
  const auto* label = std::ranges::find(kFamilyLabels, name, &FamilyLabel::name);
  return label == std::end(kFamilyLabels) ? to_qt(name) : workspace_.words(label->key);
}

QString MatrixNames::number(std::uint64_t number) const {
  return workspace_.words().number(number);
}

render::MoveNames MatrixNames::in_sentences() const {
  return {
      .item =
          [this](ItemId id) { return Message("dance.item", {{"name", item(id).toStdString()}}); },
      .option =
          [this](OptionId id) {
            return Message("dance.option", {{"name", option(id).toStdString()}});
          },
  };
}

std::uint64_t MatrixNames::options_left(ItemId item, const render::MatrixMarks* marks) const {
  const auto options = source_->ones().options_of(item);
  if (marks == nullptr) return options.size();
  return static_cast<std::uint64_t>(std::ranges::count_if(
      options, [&](OptionId option) { return marks->rows[index(option)] != RowState::gone; }));
}

QString MatrixNames::tell(const render::MatrixPointed& pointed,
                          const render::MatrixMarks* marks) const {
  if (pointed.option) {
    std::vector<Argument> items;
    for (const cover::Entry& entry : source_->problem().entries(*pointed.option)) {
      QString name = item(entry.item);
      if (entry.colour != cover::kNoColour) {
        name += u':' + to_qt(source_->problem().colour_name(entry.colour));
      }
      items.emplace_back(name.toStdString());
    }
    const RowState state = marks == nullptr ? RowState::left : marks->rows[index(*pointed.option)];
    const char* key = state == RowState::gone    ? "desktop.matrix.tell_gone"
                      : state == RowState::taken ? "desktop.matrix.tell_taken"
                                                 : "desktop.matrix.tell_option";
    return workspace_.words(
        key, {{"option", option(*pointed.option).toStdString()}, {"items", std::move(items)}});
  }
  if (!pointed.item) return {};
  const std::string name = item(*pointed.item).toStdString();
  if (marks != nullptr && marks->covered[index(*pointed.item)]) {
    return workspace_.words("desktop.matrix.tell_covered", {{"item", name}});
  }
  return workspace_.words("desktop.matrix.tell_item",
                          {{"item", name}, {"count", options_left(*pointed.item, marks)}});
}

QString facts_of(const Words& words, const cover::Problem& problem) {
  return words("desktop.matrix.facts", {{"options", problem.option_count()},
                                        {"option_count", problem.option_count()},
                                        {"items", problem.item_count()},
                                        {"item_count", problem.item_count()},
                                        {"ones", problem.entry_count()},
                                        {"one_count", problem.entry_count()}});
}

}  // namespace quadrille::desktop
