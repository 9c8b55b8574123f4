// The methods called lab.…: any exact-cover problem counted, solved and drawn.
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "apps/web/core/methods.h"
#include "apps/web/core/problems.h"
#include "quadrille/base/sort.h"
#include "quadrille/cover/search.h"
#include "quadrille/cover/text.h"
#include "quadrille/gallery/gallery.h"
#include "quadrille/render/pieces.h"

namespace quadrille::web {
namespace {

using cover::OptionId;

constexpr std::uint64_t kWhole = 1000;                  // progress is told in thousandths
constexpr std::uint64_t kMostSolutions = 1U << 20U;     // that are listed
constexpr std::uint64_t kLargestLimit = 1ULL << 53U;    // what the page can count to
constexpr std::uint32_t kColours = 9;                   // of pieces, in the page's style sheet
constexpr std::uint64_t kSolutionsBetweenLooks = 1024;  // at the clock

Result<Source> source_of(const Json& payload) {
  const auto source = member_of(payload, "source");
  if (!source) return source.error();
  return source_in(*source);
}

void report(Session& session, std::uint64_t solutions, const cover::Search& search) {
  session.report({.done = static_cast<std::uint64_t>(std::floor(search.progress() * kWhole)),
                  .of = kWhole,
                  .text = fmt::format("{}", solutions)});
}

// Goes through the solutions up to the limit, and tells the page at the beginning and then now and
// again how far it is: also where none comes for a long time, by letting the search stop and go on.
template <class Use>
std::uint64_t walk(Session& session, cover::Search& search, Stop& stop, std::uint64_t limit,
                   Use use) {
  std::uint64_t solutions = 0;
  report(session, solutions, search);
  end_after(stop, kReportEvery);
  while (solutions < limit) {
    if (search.next()) {
      ++solutions;
      use(search.solution());
      if (solutions % kSolutionsBetweenLooks != 0 || !stop.requested()) continue;
    } else if (search.exhausted()) {
      break;
    }
    report(session, solutions, search);
    end_after(stop, kReportEvery);
  }
  return solutions;
}

// Always by dancing links: nodes and updates are to be compared.
Result<void> count(Session& session, const Json& payload, JsonWriter& json) {
  const auto source = source_of(payload);
  if (!source) return source.error();
  const auto choose = choice_in(payload, "choose");
  if (!choose) return choose.error();
  const auto limit = number_in(payload, "limit", 1, kLargestLimit);
  if (!limit) return limit.error();

  const auto begin = std::chrono::steady_clock::now();
  Stop stop;
  cover::Search search(source->problem(),
                       {.engine = cover::EngineName::links, .choose = *choose, .stop = &stop});
  const std::uint64_t solutions =
      walk(session, search, stop, *limit, [](std::span<const OptionId> /*solution*/) {});
  const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - begin;
  const cover::Stats stats = search.stats();
  json.begin_object();
  json.member("solutions", solutions).member("complete", search.exhausted());
  json.member("nodes", stats.links.nodes).member("updates", stats.links.updates);
  json.member("milliseconds", spent.count());
  json.member("engine", name(search.engine().engine));
  json.end_object();
  return {};
}

void write_drawing(JsonWriter& json, const Source& source, std::span<const OptionId> solution) {
  const auto entry = gallery::find_entry(source.gallery);
  if (!entry) {
    json.null();
    return;
  }
  const gallery::Drawing drawing = entry->draw(source.problem(), source.size, solution);
  json.begin_object();
  json.member("rows", drawing.rows).member("columns", drawing.columns);
  json.member("pieces", drawing.pieces).member("labels", drawing.labels);
  json.member("colours", render::piece_colours(drawing.pieces, drawing.columns, kColours));
  json.end_object();
}

void write_solution(JsonWriter& json, const Source& source, std::span<const OptionId> found) {
  std::vector<OptionId> solution(found.begin(), found.end());
  quadrille::sort(solution);
  json.begin_object().key("options").begin_array();
  for (const OptionId option : solution) json.value(index(option));
  json.end_array().key("drawing");
  write_drawing(json, source, solution);
  json.end_object();
}

Result<void> solutions(Session& session, const Json& payload, JsonWriter& json) {
  const auto source = source_of(payload);
  if (!source) return source.error();
  const auto limit = number_in(payload, "limit", 1, kMostSolutions);
  if (!limit) return limit.error();
  Stop stop;
  cover::Search search(source->problem(), {.stop = &stop});
  json.begin_object().key("solutions").begin_array();
  walk(session, search, stop, *limit,
       [&](std::span<const OptionId> found) { write_solution(json, *source, found); });
  json.end_array().member("complete", search.exhausted()).end_object();
  return {};
}

// A solution, or a part of one.
Result<void> draw(Session& /*session*/, const Json& payload, JsonWriter& json) {
  const auto source = source_in(payload);
  if (!source) return source.error();
  const auto numbers = numbers_in(payload, "options", source->problem().option_count());
  if (!numbers) return numbers.error();
  std::vector<OptionId> options;
  for (const std::uint32_t number : *numbers) options.push_back(OptionId{number});
  json.begin_object().key("drawing");
  write_drawing(json, *source, options);
  json.end_object();
  return {};
}

Result<void> list_gallery(Session& /*session*/, const Json& /*payload*/, JsonWriter& json) {
  json.begin_object().key("entries").begin_array();
  for (const gallery::GalleryEntry& entry : gallery::all_entries()) {
    json.begin_object().member("id", entry.id).member("title", entry.title);
    json.member("smallest", entry.smallest).member("largest", entry.largest);
    json.member("usual", entry.usual).member("picture", entry.picture).end_object();
  }
  json.end_array().end_object();
  return {};
}

Result<void> text(Session& /*session*/, const Json& payload, JsonWriter& json) {
  const auto source = source_in(payload);
  if (!source) return source.error();
  const auto text = cover::write_problem(source->problem());
  if (!text) return text.error();
  json.begin_object().member("text", *text).end_object();
  return {};
}

constexpr std::array kLabMethods = {
    NamedMethod{"lab.count", count}, NamedMethod{"lab.solutions", solutions},
    NamedMethod{"lab.draw", draw},   NamedMethod{"lab.gallery", list_gallery},
    NamedMethod{"lab.text", text},
};

}  // namespace

std::span<const NamedMethod> lab_methods() { return kLabMethods; }

}  // namespace quadrille::web
