// The methods matrix.make and dance.run: a problem as a matrix, and the search through it.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "apps/web/core/boards.h"
#include "apps/web/core/methods.h"
#include "apps/web/core/problems.h"
#include "quadrille/cover/search.h"
#include "quadrille/render/matrix.h"

namespace quadrille::web {
namespace {

using cover::ColourId;
using cover::Entry;
using cover::ItemId;
using cover::OptionId;
using cover::Problem;

constexpr std::uint64_t kMostMoves = 2'000'000;

void write_names(JsonWriter& json, const Problem& problem) {
  json.key("itemNames").begin_array();
  for (std::uint32_t item = 0; item < problem.item_count(); ++item) {
    json.value(problem.item_name(ItemId{item}));
  }
  json.end_array().key("optionNames").begin_array();
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    json.value(problem.option_name(OptionId{option}));
  }
  json.end_array().key("colourNames").begin_array();
  for (std::uint32_t colour = 0; colour < problem.colour_count(); ++colour) {
    json.value(problem.colour_name(ColourId{colour}));
  }
  json.end_array();
}

void write_ones(JsonWriter& json, const Problem& problem) {
  json.member("primaryCount", problem.primary_count());
  if (problem.has_bounds()) {
    json.key("bounded").begin_array();
    for (std::uint32_t item = 0; item < problem.primary_count(); ++item) {
      if (problem.bounds(ItemId{item}) != cover::Bounds{}) json.value(item);
    }
    json.end_array();
  }
  json.member("starts", problem.starts());
  json.key("entries").begin_array();
  for (const Entry& entry : problem.entries()) json.value(index(entry.item));
  json.end_array().key("colours").begin_array();
  if (problem.colour_count() > 0) {
    for (const Entry& entry : problem.entries()) {
      json.value(entry.colour == cover::kNoColour ? 0 : index(entry.colour) + 1);
    }
  }
  json.end_array();
}

// Options of empty cells that a given excludes, because it covers one of their items.
std::vector<std::uint32_t> excluded_options(const Source& source) {
  std::vector<std::uint32_t> excluded;
  if (!source.board || source.pruned) return excluded;
  const Problem& problem = source.problem();
  const auto is_given = [&](std::uint32_t option) {
    return source.board->at(source.legend()->placements[option].cell) != 0;
  };
  std::vector<bool> covered(problem.item_count());
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    if (!is_given(option)) continue;
    for (const Entry& entry : problem.entries(OptionId{option})) covered[index(entry.item)] = true;
  }
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    const auto entries = problem.entries(OptionId{option});
    const auto is_covered = [&](const Entry& entry) { return covered[index(entry.item)]; };
    if (!is_given(option) && std::ranges::any_of(entries, is_covered)) excluded.push_back(option);
  }
  return excluded;
}

void write_meaning(JsonWriter& json, const Source& source) {
  json.key("candidates").begin_array();
  if (source.legend() != nullptr) {
    for (const sudoku::Placement& placement : source.legend()->placements) {
      json.begin_object().member("cell", placement.cell).member("digit", placement.digit);
      json.end_object();
    }
  }
  json.end_array().key("rules").begin_array();
  if (source.legend() != nullptr) {
    for (const sudoku::RuleId rule : source.legend()->rules) {
      write_rule(json, source.legend()->shape, rule);
    }
  }
  json.end_array();
  json.member("excluded", excluded_options(source));
}

render::MatrixView view_of(const Source& source) {
  if (source.legend() == nullptr) return render::matrix_view(source.problem());
  return render::matrix_view(source.encoding);
}

Result<void> make(Session& /*session*/, const Json& payload, JsonWriter& json) {
  const auto source = source_in(payload);
  if (!source) return source.error();
  const render::MatrixView view = view_of(*source);
  json.begin_object();
  write_names(json, source->problem());
  json.member("familyOfItem", view.family_of_item).member("families", view.family_names);
  write_ones(json, source->problem());
  write_meaning(json, *source);
  json.end_object();
  return {};
}

// The first moves of a search, as many as are wanted.
class Recorder {
 public:
  Recorder(JsonWriter& json, std::uint64_t most) : json_(json), left_(most) {}

  void take(const cover::Move& move) {
    if (left_ == 0) {
      stop_.request();
      cut_off_ = true;
      return;
    }
    --left_;
    solutions_ += static_cast<std::uint64_t>(move.kind == cover::Move::Kind::solution);
    json_.begin_array().value(static_cast<unsigned>(move.kind)).value(move.depth);
    json_.value(index(move.item)).value(index(move.option));
    json_.value(move.choices).value(move.number).end_array();
  }

  [[nodiscard]] const Stop& stop() const { return stop_; }
  [[nodiscard]] bool cut_off() const { return cut_off_; }
  [[nodiscard]] std::uint64_t solutions() const { return solutions_; }

 private:
  JsonWriter& json_;
  std::uint64_t left_;
  std::uint64_t solutions_ = 0;
  bool cut_off_ = false;
  Stop stop_;
};

Result<void> run_dance(Session& /*session*/, const Json& payload, JsonWriter& json) {
  const auto what = member_of(payload, "source");
  if (!what) return what.error();
  const auto source = source_in(*what);
  if (!source) return source.error();
  const auto choose = choice_in(payload, "choose");
  if (!choose) return choose.error();
  const auto most = number_in(payload, "maxMoves", 0, kMostMoves);
  if (!most) return most.error();
  const auto first_only = flag_in(payload, "firstSolutionOnly");
  if (!first_only) return first_only.error();

  json.begin_object().key("moves").begin_array();
  Recorder recorder(json, *most);
  cover::Search search(source->problem(), {.choose = *choose, .stop = &recorder.stop()},
                       [&](const cover::Move& move) { recorder.take(move); });
  const bool found = search.next();
  if (found && !*first_only) {
    while (search.next()) {
    }
  }
  json.end_array();
  const bool ended = search.exhausted() || (found && *first_only);
  const cover::Stats stats = search.stats();
  json.member("complete", ended && !recorder.cut_off());
  json.member("solutions", recorder.solutions());
  json.member("nodes", stats.links.nodes).member("updates", stats.links.updates);
  json.end_object();
  return {};
}

constexpr std::array kMatrixMethods = {NamedMethod{"matrix.make", make},
                                       NamedMethod{"dance.run", run_dance}};

}  // namespace

std::span<const NamedMethod> matrix_methods() { return kMatrixMethods; }

}  // namespace quadrille::web
