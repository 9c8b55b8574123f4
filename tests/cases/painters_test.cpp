// Where things stand that are painted: boards, marks, matrices, links, dances.
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "quadrille/cover/problem.h"
#include "quadrille/cover/replay.h"
#include "quadrille/render/links_layout.h"
#include "quadrille/render/mark_layout.h"
#include "quadrille/render/matrix_density.h"
#include "quadrille/render/matrix_marks.h"
#include "quadrille/render/matrix_viewport.h"
#include "quadrille/render/sheets.h"
#include "quadrille/sudoku/encode.h"
#include "quadrille/sudoku/read.h"
#include "quadrille/sudoku/symbol_style.h"
#include "tests/cases/cases.h"

namespace quadrille::render {
namespace {

using cases::cases_of;
using cases::json;
using cases::place_of;
using cover::ItemId;
using cover::OptionId;

constexpr double kNear = 2e-6;  // the tables have six places

void expect_group(const MarkGroup& group, const json& expected, const json& each) {
  EXPECT_NEAR(group.font, double{expected["font"]}, kNear) << each;
  ASSERT_EQ(group.marks.size(), expected["places"].size()) << each;
  for (std::size_t i = 0; i < group.marks.size(); ++i) {
    EXPECT_NEAR(group.marks[i].x, double{expected["places"][i][0]}, kNear) << each;
    EXPECT_NEAR(group.marks[i].y, double{expected["places"][i][1]}, kNear) << each;
  }
}

TEST(PainterCases, MarksStandWhereTheyStandOnThePage) {
  for (const json& each : cases_of("mark_layout")) {
    const std::uint32_t size = each["size"];
    const auto style =
        place_of<sudoku::SymbolStyle>({"figures", "numbers", "letters"}, each["symbols"]);
    std::vector<std::string> symbols;
    for (std::uint32_t digit = 1; digit <= size; ++digit) {
      symbols.push_back(sudoku::symbol_text(static_cast<sudoku::Digit>(digit), size, style));
    }
    const MarkLayout layout =
        lay_out_marks({.corner = each["corner"].get<std::vector<sudoku::Digit>>(),
                       .centre = each["centre"].get<std::vector<sudoku::Digit>>()},
                      symbols);
    expect_group(layout.corner, each["layout"]["corner"], each);
    expect_group(layout.centre, each["layout"]["centre"], each);
  }
}

TEST(PainterCases, CandidatesHaveTheirPlaces) {
  for (const json& each : cases_of("candidate_places")) {
    const CandidatePlaces places(each["size"]);
    EXPECT_EQ(places.columns(), std::uint32_t{each["columns"]}) << each;
    for (const json& place : each["places"]) {
      const PlacedMark middle = places.middle(place[0]);
      EXPECT_NEAR(middle.x, double{place[1]}, kNear) << each;
      EXPECT_NEAR(middle.y, double{place[2]}, kNear) << each;
    }
    for (const json& probe : each["probes"]) {
      EXPECT_EQ(places.digit_at(probe[0], probe[1]), sudoku::Digit{probe[2]}) << each;
    }
  }
}

TEST(PainterCases, GivensEnterAMatrixAsOnThePage) {
  for (const json& each : cases_of("matrix_marks")) {
    const std::uint32_t rows = each["boxRows"];
    const sudoku::Shape shape = rows == 0 ? *sudoku::Shape::latin(each["size"])
                                          : *sudoku::Shape::boxes(rows, each["boxColumns"]);
    const std::string givens = each["givens"];
    const sudoku::Grid grid = *sudoku::read_grid(givens, {.shape = shape});
    const GivensEntering entering(sudoku::encode(sudoku::Grid(shape)), grid);
    const MatrixMarks marks = entering.marks(each["count"]);
    std::string states;
    for (const RowState state : marks.rows) {
      states += state == RowState::left ? '.' : state == RowState::gone ? 'x' : 'o';
    }
    std::string covered;
    for (const bool is_covered : marks.covered) covered += is_covered ? '1' : '0';
    EXPECT_EQ(states, std::string(each["rows"])) << each;
    EXPECT_EQ(covered, std::string(each["covered"])) << each;
  }
}

TEST(PainterCases, BoardsLieOnAPage) {
  for (const json& each : cases_of("sheets")) {
    EXPECT_EQ(sheet_grid(each["perPage"]), (SheetGrid{each["rows"], each["columns"]})) << each;
  }
}

MatrixPart part_in(const json& part) { return {part["zoom"], part["item"], part["option"]}; }

std::optional<std::uint32_t> number_in(const json& number) {
  return number < 0 ? std::nullopt : std::optional(std::uint32_t{number});
}

MatrixPart moved(const MatrixExtent& extent, const json& each) {
  const std::string call = each["call"];
  if (call == "home") return home(extent);
  const MatrixPart before = part_in(each["before"]);
  if (call == "clamp") return clamped(extent, before);
  if (call == "reveal") {
    return reveal(extent, before, number_in(each["item"]), number_in(each["option"]));
  }
  if (call == "zoomAt") return zoomed_at(extent, before, each["by"], each["x"], each["y"]);
  if (call == "magnify") return magnify(extent, before, each["by"], each["x"], each["y"]);
  EXPECT_EQ(call, "pan");
  return panned(extent, before, each["x"], each["y"]);
}

TEST(PainterCases, AMatrixIsSeenAsOnThePage) {
  for (const json& each : cases_of("matrix_viewport")) {
    const MatrixExtent extent{each["extent"]["items"], each["extent"]["options"],
                              each["extent"]["width"], each["extent"]["height"]};
    const json& after = each["after"];
    if (each["call"] == "scales") {
      const MatrixScales found = scales(extent, each["zoom"]);
      EXPECT_NEAR(found.x, double{after["x"]}, kNear) << each;
      EXPECT_NEAR(found.y, double{after["y"]}, kNear) << each;
    } else if (each["call"] == "under") {
      EXPECT_EQ(under(extent, part_in(each["before"]), each["x"], each["y"]),
                (MatrixPlace{after["item"], after["option"]}))
          << each;
    } else {
      const MatrixPart part = moved(extent, each);
      EXPECT_NEAR(part.zoom, double{after["zoom"]}, kNear) << each;
      EXPECT_NEAR(part.item, double{after["item"]}, kNear) << each;
      EXPECT_NEAR(part.option, double{after["option"]}, kNear) << each;
    }
  }
}

// Options as lists of items, each alone or with a colour.
cover::Problem problem_in(const json& options, std::uint32_t items, std::uint32_t primary) {
  cover::ProblemBuilder builder;
  for (std::uint32_t item = 0; item < items; ++item) {
    const std::string name = std::to_string(item + 1);
    item < primary ? builder.add_primary(name) : builder.add_secondary(name);
  }
  const std::vector<cover::ColourId> colours = {builder.add_colour("red"),
                                                builder.add_colour("green")};
  for (const json& option : options) {
    std::vector<cover::Entry> entries;
    for (const json& entry : option) {
      const bool pair = entry.is_array();
      const std::uint32_t colour = pair ? std::uint32_t{entry[1]} : 0;
      entries.push_back({ItemId{pair ? std::uint32_t{entry[0]} : std::uint32_t{entry}},
                         colour == 0 ? cover::kNoColour : colours[colour - 1]});
    }
    builder.add_option(entries);
  }
  return *builder.build();
}

TEST(PainterCases, AMatrixFromFarAwayIsAsStrongAsOnThePage) {
  for (const json& each : cases_of("matrix_density")) {
    const cover::Problem problem = problem_in(each["options"], each["items"], each["items"]);
    std::vector<RowState> rows;
    for (const json& row : each["rows"]) rows.push_back(static_cast<RowState>(int{row}));
    const json& window = each["window"];
    MatrixDensity density;
    const std::vector<std::uint32_t> inks = {0x102030};
    const MatrixView view = matrix_view(problem);
    const auto pixels = density.paint(
        {.view = view,
         .rows = rows,
         .window = {window["item"], window["option"], window["items"], window["options"]},
         .width = each["width"],
         .height = each["height"]},
        inks);
    ASSERT_EQ(pixels.size(), each["strengths"].size()) << each;
    for (std::size_t pixel = 0; pixel < pixels.size(); ++pixel) {
      EXPECT_EQ(pixels[pixel] >> 24U, std::uint32_t{each["strengths"][pixel]}) << each << pixel;
      if (pixels[pixel] != 0) EXPECT_EQ(pixels[pixel] & 0xFFFFFFU, inks[0]);
    }
  }
}

cover::Replay replay_in(const json& dance) {
  const json& problem = dance["problem"];
  std::vector<cover::Move> moves;
  for (const json& move : dance["moves"]) {
    moves.push_back({.kind = static_cast<cover::Move::Kind>(int{move[0]}),
                     .depth = move[1],
                     .item = ItemId{std::uint32_t{move[2]}},
                     .option = OptionId{std::uint32_t{move[3]}},
                     .choices = move[4],
                     .number = move[5]});
  }
  return {problem_in(problem["options"], problem["items"], problem["primary"]), std::move(moves)};
}

json state_of(const cover::Replay& replay) {
  const MatrixMarks marks = marks_of(replay);
  const cover::ReplayCounts& counts = replay.counts();
  json state = {{"path", json::array()},
                {"levels", json::array()},
                {"counts",
                 {counts.nodes, counts.updates, counts.forced, counts.guesses, counts.dead_ends,
                  counts.solutions}},
                {"rows", ""},
                {"covered", ""},
                {"chosen", marks.chosen ? static_cast<int>(index(*marks.chosen)) : -1}};
  for (const OptionId option : replay.path()) state["path"].push_back(index(option));
  for (const auto& [item, choices, number] : replay.levels()) {
    state["levels"].push_back({index(item), choices, number});
  }
  std::string rows;
  for (const RowState row : marks.rows) rows += std::to_string(static_cast<int>(row));
  std::string covered;
  for (const bool each : marks.covered) covered += each ? '1' : '0';
  state["rows"] = rows;
  state["covered"] = covered;
  return state;
}

TEST(PainterCases, ADanceStandsAfterEachMoveAsOnThePage) {
  for (const json& dance : cases_of("replay")) {
    cover::Replay replay = replay_in(dance);
    ASSERT_EQ(dance["states"].size(), replay.size() + 1);
    for (std::size_t at = 0; at <= replay.size(); ++at) {
      replay.seek(at);
      EXPECT_EQ(state_of(replay), dance["states"][at]) << at;
    }
  }
}

// As the page writes them for SVG.
std::string path_of(const LinkWay& way, bool as_line) {
  const auto point = [](const Point& at) { return fmt::format("{:.1f} {:.1f}", at.x, at.y); };
  if (as_line) return "M" + point(way.begin) + "L" + point(way.end);
  return "M" + point(way.begin) + "C" + point(way.first) + " " + point(way.second) + " " +
         point(way.end);
}

// The numbers of a path: one that ends in 5 may be rounded up here and down there.
void expect_path(const std::string& found, const std::string& expected) {
  const auto split = [](const std::string& path) {
    std::vector<double> numbers;
    std::string signs;
    for (std::size_t at = 0; at < path.size();) {
      if (path[at] == '-' || (path[at] >= '0' && path[at] <= '9')) {
        std::size_t used = 0;
        numbers.push_back(std::stod(path.substr(at), &used));
        at += used;
      } else {
        signs += path[at++];
      }
    }
    return std::pair(signs, numbers);
  };
  const auto [signs, numbers] = split(found);
  const auto [expected_signs, expected_numbers] = split(expected);
  EXPECT_EQ(signs, expected_signs) << found << " / " << expected;
  ASSERT_EQ(numbers.size(), expected_numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    EXPECT_NEAR(numbers[i], expected_numbers[i], 0.11) << found << " / " << expected;
  }
}

TEST(PainterCases, LinksLieWhereTheyLieOnThePage) {
  const json dances = cases_of("replay");
  for (const json& each : cases_of("links_layout")) {
    cover::Replay replay = replay_in(dances[std::size_t{each["dance"]}]);
    replay.seek(each["at"]);
    const cover::Replay::Between between = replay.between(each["part"]);
    const LinksLayout layout = links_layout(between.lists.problem());
    const DrawnLinks drawn = drawn_links(between.lists, layout, between.step, between.out);
    ASSERT_EQ(drawn.links.size(), each["links"].size());
    for (std::size_t i = 0; i < drawn.links.size(); ++i) {
      const DrawnLink& link = drawn.links[i];
      const json& expected = each["links"][i];
      EXPECT_EQ(link.kind, place_of<LinkKind>({"ring", "column", "row"}, expected["kind"]));
      EXPECT_EQ(link.from, cover::NodeId{expected["from"]}) << expected;
      EXPECT_EQ(link.to, cover::NodeId{expected["to"]}) << expected;
      EXPECT_EQ(link.changing, bool{expected["changing"]}) << expected;
      EXPECT_EQ(link.wraps, bool{expected["wraps"]}) << expected;
      std::string path;
      for (const LinkWay& way : link.ways) {
        path += (path.empty() ? "" : " ") + path_of(way, link.wraps);
      }
      expect_path(path, expected["ways"]);
    }
    ASSERT_EQ(drawn.memories.size(), each["memories"].size());
    for (std::size_t i = 0; i < drawn.memories.size(); ++i) {
      EXPECT_EQ(drawn.memories[i].node, cover::NodeId{each["memories"][i]["node"]});
      std::string path;
      for (const LinkWay& way : drawn.memories[i].ways) path += path_of(way, true);
      expect_path(path, each["memories"][i]["d"]);
    }
  }
}

}  // namespace
}  // namespace quadrille::render
