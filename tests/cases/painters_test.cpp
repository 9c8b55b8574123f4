// Where things stand that are painted: boards, marks, matrices.
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/boards/symbol_style.h"
#include "quadrille/cover/problem.h"
#include "quadrille/formats/read.h"
#include "quadrille/render/mark_layout.h"
#include "quadrille/render/matrix_density.h"
#include "quadrille/render/matrix_marks.h"
#include "quadrille/render/matrix_viewport.h"
#include "quadrille/render/sheets.h"
#include "quadrille/rules/encode.h"
#include "tests/cases/cases.h"

namespace quadrille::render {
namespace {

using cases::cases_of;
using cases::json;
using cases::place_of;
using cover::ItemId;

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

}  // namespace
}  // namespace quadrille::render
