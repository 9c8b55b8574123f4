#include "quadrille/render/mark_layout.h"

#include <numeric>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "quadrille/boards/symbol_style.h"

namespace quadrille::render {
namespace {

using sudoku::Digit;
using sudoku::Shape;
using sudoku::SymbolStyle;

std::vector<std::string> symbols_of(std::uint32_t size, SymbolStyle style) {
  std::vector<std::string> symbols;
  for (std::uint32_t digit = 1; digit <= size; ++digit) {
    symbols.push_back(symbol_text(static_cast<Digit>(digit), size, style));
  }
  return symbols;
}

// What the ink of a mark covers, in a font as wide as they come.
struct Ink {
  std::string text;
  double left, right, top, bottom;
};

void add_ink(const MarkGroup& group, const std::vector<std::string>& symbols,
             std::vector<Ink>& ink) {
  for (const PlacedMark& mark : group.marks) {
    const std::string& text = symbols[mark.digit - 1U];
    double width = 0;
    for (const char letter : text) {
      const bool figure = letter >= '0' && letter <= '9';
      width += figure ? 0.64 : letter == 'M' || letter == 'W' ? 0.99 : 0.79;
    }
    const double half_width = width * group.font / 2;
    const double half_height = group.font * 0.37;
    ink.push_back({text, mark.x - half_width, mark.x + half_width, mark.y - half_height,
                   mark.y + half_height});
  }
}

void expect_to_fit(const std::vector<Ink>& ink, const std::string& what) {
  for (std::size_t i = 0; i < ink.size(); ++i) {
    const Ink& one = ink[i];
    EXPECT_TRUE(one.left >= 0 && one.top >= 0 && one.right <= 1 && one.bottom <= 1)
        << what << ": " << one.text << " sticks out";
    for (std::size_t j = i + 1; j < ink.size(); ++j) {
      const Ink& other = ink[j];
      EXPECT_FALSE(one.left < other.right && other.left < one.right && one.top < other.bottom &&
                   other.top < one.bottom)
          << what << ": " << one.text << " lies over " << other.text;
    }
  }
}

TEST(MarkLayout, LetsNoMarkLieOverAnotherStickOutOrBeLeftOut) {
  for (const std::uint32_t size : {4U, 6U, 9U, 12U, 16U, 25U, 36U}) {
    for (const SymbolStyle style : {SymbolStyle::figures, SymbolStyle::letters}) {
      const std::vector<std::string> symbols = symbols_of(size, style);
      const auto last = [size](std::uint32_t count) {
        std::vector<Digit> digits(count);
        std::iota(digits.begin(), digits.end(), static_cast<Digit>(size - count + 1));
        return digits;
      };
      for (std::uint32_t corner = 0; corner <= size; corner = corner * 3 / 2 + 1) {
        for (std::uint32_t centre = 0; centre <= size; centre = centre * 3 / 2 + 1) {
          const MarkLayout layout = lay_out_marks({last(corner), last(centre)}, symbols);
          ASSERT_EQ(layout.corner.marks.size(), corner);
          ASSERT_EQ(layout.centre.marks.size(), centre);
          std::vector<Ink> ink;
          add_ink(layout.corner, symbols, ink);
          add_ink(layout.centre, symbols, ink);
          expect_to_fit(ink, fmt::format("{} in the corners, {} in the centre of a board of {}",
                                         corner, centre, size));
        }
      }
    }
  }
}

TEST(MarkLayout, WritesFewMarksInOneLineOfComfortableSize) {
  const MarkLayout layout = lay_out_marks({.centre = {1, 4}}, symbols_of(9, SymbolStyle::figures));
  EXPECT_DOUBLE_EQ(layout.centre.marks[0].y, layout.centre.marks[1].y);
  EXPECT_GT(layout.centre.font, 0.24);
}

TEST(MarkLayout, PutsTheFirstCornerMarkIntoTheCorner) {
  const MarkLayout layout =
      lay_out_marks({.corner = {1, 2, 3}}, symbols_of(9, SymbolStyle::figures));
  EXPECT_LT(layout.corner.marks[0].x, 0.25);
  EXPECT_LT(layout.corner.marks[0].y, 0.25);
  EXPECT_GT(layout.corner.marks[1].x, 0.75);
  EXPECT_GT(layout.corner.marks[2].y, 0.75);
}

TEST(CandidatePlaces, LeadFromTheMiddleOfAPlaceBackToItsDigit) {
  for (const std::uint32_t size : {1U, 4U, 6U, 7U, 8U, 9U, 36U, 256U}) {
    const CandidatePlaces places(size);
    for (std::uint32_t digit = 1; digit <= size; ++digit) {
      const PlacedMark middle = places.middle(static_cast<Digit>(digit));
      EXPECT_EQ(places.digit_at(middle.x, middle.y), digit) << size;
    }
  }
}

TEST(CandidatePlaces, StandInTheNearestToASquare) {
  EXPECT_EQ(CandidatePlaces(9).columns(), 3);
  EXPECT_EQ(CandidatePlaces(9).rows(), 3);
  EXPECT_EQ(CandidatePlaces(6).columns(), 3);
  EXPECT_EQ(CandidatePlaces(6).rows(), 2);
  EXPECT_EQ(CandidatePlaces(5).columns(), 3);
  EXPECT_EQ(CandidatePlaces(16).columns(), 4);
}

TEST(CandidatePlaces, HaveLettersThatFit) {
  const CandidatePlaces places(36);
  const std::vector<std::string> symbols = symbols_of(36, SymbolStyle::numbers);
  std::vector<Ink> ink;
  MarkGroup all{.marks = {}, .font = places.font(symbols)};
  for (Digit digit = 1; digit <= 36; ++digit) all.marks.push_back(places.middle(digit));
  add_ink(all, symbols, ink);
  expect_to_fit(ink, "all candidates of 36x36");
}

}  // namespace
}  // namespace quadrille::render
