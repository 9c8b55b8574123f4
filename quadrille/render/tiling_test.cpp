#include "quadrille/render/tiling.h"

#include <map>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "quadrille/render/svg_checker_test.h"

namespace quadrille::render {
namespace {

// A drawing as rows of letters, one for each square: a letter is a piece, `.` is free, a blank is a
// hole; layers come one after another.
Tiling drawn(std::uint32_t rows, const std::vector<std::string>& lines) {
  const auto columns = static_cast<std::uint32_t>(lines.front().size());
  const auto layers = static_cast<std::uint32_t>(lines.size()) / rows;
  Tiling tiling = Tiling::blank(rows, columns, layers);
  std::size_t square = 0;
  for (const std::string& line : lines) {
    for (const char c : line) {
      if (c == ' ') tiling.pieces[square] = kNoSquare;
      if (c >= 'A') tiling.put(square, static_cast<std::size_t>(c - 'A'), std::string(1, c));
      ++square;
    }
  }
  return tiling;
}

TEST(TilingText, RunsLinesRoundThePieces) {
  EXPECT_EQ(tiling_text(drawn(3, {"AAB", "A.B", "CCC"})),
            "┌───────┬───┐\n"
            "│ A   A │ B │\n"
            "│   ┌───┤   │\n"
            "│ A │ . │ B │\n"
            "├───┴───┴───┤\n"
            "│ C   C   C │\n"
            "└───────────┘\n");
}

TEST(TilingText, HasAsciiForTerminalsWithoutUnicode) {
  EXPECT_EQ(tiling_text(drawn(2, {"AAB", "ABB"}), {.ascii = true}),
            "+-------+---+\n"
            "| A   A | B |\n"
            "|   +---+   |\n"
            "| A | B   B |\n"
            "+---+-------+\n");
}

TEST(TilingText, LeavesHolesBlank) {
  EXPECT_EQ(tiling_text(drawn(3, {"AAA", "A B", " BB"})),
            "┌───────────┐\n"
            "│ A   A   A │\n"
            "│   ┌───┬───┤\n"
            "│ A │   │ B │\n"
            "└───┼───┘   │\n"
            "    │ B   B │\n"
            "    └───────┘\n");
}

TEST(TilingText, PutsLayersSideBySideOrBelowEachOther) {
  const Tiling tiling = drawn(1, {"AB", "AB", "AB"});
  EXPECT_EQ(tiling_text(tiling),
            "layer 1     layer 2     layer 3\n"
            "┌───┬───┐   ┌───┬───┐   ┌───┬───┐\n"
            "│ A │ B │   │ A │ B │   │ A │ B │\n"
            "└───┴───┘   └───┴───┘   └───┴───┘\n");
  EXPECT_EQ(tiling_text(tiling, {.width = 21}),
            "layer 1     layer 2\n"
            "┌───┬───┐   ┌───┬───┐\n"
            "│ A │ B │   │ A │ B │\n"
            "└───┴───┘   └───┴───┘\n"
            "\n"
            "layer 3\n"
            "┌───┬───┐\n"
            "│ A │ B │\n"
            "└───┴───┘\n");
}

TEST(TilingText, IsNarrowWhereTheTerminalIs) {
  EXPECT_EQ(tiling_text(drawn(1, {"AABB"}), {.width = 12}),
            "┌───┬───┐\n"
            "│A A│B B│\n"
            "└───┴───┘\n");
}

TEST(TilingText, DrawsABoardWithMen) {
  Tiling tiling = Tiling::blank(2, 2);
  tiling.chequered = true;
  tiling.put(1, 0, "♛");
  EXPECT_EQ(tiling_text(tiling),
            "┌───┬───┐\n"
            "│   │ ♛ │\n"
            "├───┼───┤\n"
            "│   │   │\n"
            "└───┴───┘\n");
  EXPECT_EQ(tiling_text(tiling, {.ascii = true}),
            "+---+---+\n"
            "|   | * |\n"
            "+---+---+\n"
            "|   |   |\n"
            "+---+---+\n");
}

TEST(TilingText, ColoursPiecesThatTouchDifferently) {
  const std::string plain = tiling_text(drawn(2, {"AAB", "ABB"}));
  const std::string text = tiling_text(drawn(2, {"AAB", "ABB"}), {.colour = true});
  EXPECT_EQ(std::regex_replace(text, std::regex("\x1b\\[[0-9;]*m"), ""), plain);
  std::map<char, std::set<std::string>> inks;
  const std::regex painted("(\x1b\\[[0-9;]*m) ([A-Z]) \x1b\\[0m");
  for (std::sregex_iterator at(text.begin(), text.end(), painted), end; at != end; ++at) {
    inks[(*at)[2].str().front()].insert((*at)[1]);
  }
  ASSERT_EQ(inks['A'].size(), 1U);
  ASSERT_EQ(inks['B'].size(), 1U);
  EXPECT_NE(inks['A'], inks['B']);
}

TEST(TilingText, MakesLabelsSafeAndShort) {
  Tiling tiling = Tiling::blank(1, 1);
  tiling.put(0, 0, "a\x1b[31mlong name");
  const std::string text = tiling_text(tiling);
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
  EXPECT_NE(text.find("…"), std::string::npos);
}

TEST(TilingText, OfNothingIsNothingMuch) {
  EXPECT_EQ(tiling_text(Tiling::blank(0, 0)), "\n");
  EXPECT_EQ(tiling_text(Tiling::blank(1, 1, 1, kNoSquare)), "\n\n\n");
}

// The upper left corners of the squares that paths of a picture are made of.
std::vector<std::string> squares_in(const CheckedSvg& svg) {
  std::vector<std::string> squares;
  const std::regex square("M(\\d+ \\d+)h40v40h-40z");
  for (const std::string& path : svg.values.at("d")) {
    for (std::sregex_iterator at(path.begin(), path.end(), square), end; at != end; ++at) {
      squares.push_back((*at)[1]);
    }
  }
  return squares;
}

TEST(TilingSvg, PaintsEverySquareOnce) {
  for (const Tiling& tiling :
       {drawn(3, {"AAB", "A.B", "CCC"}), drawn(2, {"AAB", "ABB", "AAC", "DDC"}),
        drawn(3, {"AAA", "A B", " BB"})}) {
    const std::string text = tiling_svg(tiling);
    const CheckedSvg svg = check_svg(text);
    EXPECT_EQ(svg.error, "") << text;
    const std::vector<std::string> squares = squares_in(svg);
    EXPECT_EQ(squares.size(), tiling.pieces.size() - static_cast<std::size_t>(std::ranges::count(
                                                         tiling.pieces, kNoSquare)));
    EXPECT_EQ(std::set<std::string>(squares.begin(), squares.end()).size(), squares.size());
  }
}

TEST(TilingSvg, LabelsEachPartOfAPieceOnce) {
  CheckedSvg svg = check_svg(tiling_svg(drawn(2, {"AAB", "BBA"})));
  EXPECT_EQ(svg.contents["text"], (std::vector<std::string>{"A", "A", "B", "B"}));
  svg = check_svg(tiling_svg(drawn(1, {"AA", "AB"})));  // the layers are numbered
  EXPECT_EQ(svg.contents["text"], (std::vector<std::string>{"1", "A", "2", "A", "B"}));
}

TEST(TilingSvg, EscapesLabels) {
  Tiling tiling = Tiling::blank(1, 1);
  tiling.put(0, 0, "<&>");
  CheckedSvg svg = check_svg(tiling_svg(tiling));
  EXPECT_EQ(svg.error, "");
  EXPECT_EQ(svg.contents["text"], std::vector<std::string>{"&lt;&amp;&gt;"});
}

TEST(TilingSvg, DrawsAManForEachQueen) {
  Tiling tiling = Tiling::blank(2, 2);
  tiling.chequered = true;
  tiling.put(1, 0, "♛");
  tiling.put(2, 1, "♜");
  CheckedSvg svg = check_svg(tiling_svg(tiling));
  EXPECT_EQ(svg.error, "");
  EXPECT_EQ(std::ranges::count(svg.values["class"], "man"), 2);
  EXPECT_EQ(squares_in(svg).size(), 4U);
}

}  // namespace
}  // namespace quadrille::render
