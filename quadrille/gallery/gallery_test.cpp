#include "quadrille/gallery/gallery.h"

#include <cstdlib>
#include <map>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/cover/search.h"

namespace quadrille::gallery {
namespace {

using cover::OptionId;

// The first solution of a size at which there is one, drawn.
Drawing first_drawing(std::string_view id, std::uint32_t size) {
  const GalleryEntry entry = *find_entry(id);
  const cover::Problem problem = entry.make(size);
  cover::Search search(problem);
  EXPECT_TRUE(search.next());
  return entry.draw(problem, size, search.solution());
}

// The squares on which each piece lies.
std::map<int, std::vector<std::uint32_t>> squares_of(const Drawing& drawing) {
  std::map<int, std::vector<std::uint32_t>> squares;
  for (std::uint32_t square = 0; square < drawing.pieces.size(); ++square) {
    squares[drawing.pieces[square]].push_back(square);
  }
  return squares;
}

TEST(Gallery, OffersOnlySizesThatCanBeMade) {
  for (const GalleryEntry& entry : all_entries()) {
    EXPECT_LE(entry.smallest, entry.usual);
    EXPECT_LE(entry.usual, entry.largest);
    for (std::uint32_t size = entry.smallest; size <= entry.largest; ++size) {
      EXPECT_GT(entry.make(size).option_count(), 0U) << entry.id << " of " << size;
    }
  }
}

TEST(Gallery, HasNothingByAnotherName) {
  EXPECT_EQ(find_entry("kings").error().text(), "the gallery has nothing called 'kings'");
}

TEST(Gallery, DrawsQueensThatDoNotAttackEachOther) {
  const Drawing drawing = first_drawing("queens", 8);
  std::vector<int> squares;
  for (std::size_t square = 0; square < drawing.labels.size(); ++square) {
    EXPECT_EQ(drawing.labels[square] == "♛", drawing.pieces[square] >= 0);
    if (drawing.pieces[square] >= 0) squares.push_back(static_cast<int>(square));
  }
  ASSERT_EQ(squares.size(), 8U);
  for (const int a : squares) {
    for (const int b : squares) {
      if (a == b) continue;
      const int down = std::abs(a / 8 - b / 8);
      const int across = std::abs(a % 8 - b % 8);
      EXPECT_TRUE(down != 0 && across != 0 && down != across);
    }
  }
}

TEST(Gallery, DrawsLangfordPairsWithTheirNumberBetweenThem) {
  const Drawing drawing = first_drawing("langford", 7);
  for (const auto& [number, places] : squares_of(drawing)) {
    ASSERT_EQ(places.size(), 2U);
    EXPECT_EQ(places[1] - places[0], static_cast<std::uint32_t>(number) + 2);
    EXPECT_EQ(drawing.labels[places[0]], std::to_string(number + 1));
  }
}

TEST(Gallery, DrawsDominoesOnNeighbouringSquares) {
  for (const auto& [piece, squares] : squares_of(first_drawing("dominoes", 6))) {
    ASSERT_EQ(squares.size(), 2U);
    EXPECT_TRUE(squares[1] - squares[0] == 6 ||
                (squares[1] - squares[0] == 1 && squares[1] % 6 != 0));
  }
}

TEST(Gallery, DrawsEveryPentominoByItsLetter) {
  const Drawing drawing = first_drawing("pentominoes", 6);
  EXPECT_EQ(drawing.columns, 10U);
  const std::set<std::string> letters(drawing.labels.begin(), drawing.labels.end());
  EXPECT_EQ(letters.size(), 12U);
  for (const auto& [piece, squares] : squares_of(drawing)) {
    EXPECT_EQ(squares.size(), 5U);
    if (drawing.labels[squares[0]] == "X") {  // a cross: around its third square
      EXPECT_EQ(squares[2] - squares[0], 10U);
      EXPECT_EQ(squares[4] - squares[2], 10U);
      EXPECT_EQ(squares[3] - squares[1], 2U);
    }
  }
}

TEST(Gallery, DrawsLatinSquares) {
  const Drawing drawing = first_drawing("latin", 4);
  for (std::size_t line = 0; line < 4; ++line) {
    std::set<std::string> row;
    std::set<std::string> column;
    for (std::size_t place = 0; place < 4; ++place) {
      row.insert(drawing.labels[4 * line + place]);
      column.insert(drawing.labels[4 * place + line]);
    }
    EXPECT_EQ(row, (std::set<std::string>{"1", "2", "3", "4"}));
    EXPECT_EQ(column, row);
  }
}

}  // namespace
}  // namespace quadrille::gallery
