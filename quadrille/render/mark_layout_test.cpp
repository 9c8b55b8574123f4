#include "quadrille/render/mark_layout.h"

#include <vector>

#include <gtest/gtest.h>

#include "quadrille/render/board_geometry.h"
#include "quadrille/sudoku/symbol_style.h"

namespace quadrille::render {
namespace {

using sudoku::SymbolStyle;

struct Ink {
  double left, right, top, bottom;
};

// What each mark covers, in a font as wide as they come.
void add_ink(std::vector<Ink>& ink, const MarkGroup& group) {
  for (const PlacedMark& mark : group.marks) {
    double width = 0;
    for (const char letter : mark.text) {
      const bool figure = letter >= '0' && letter <= '9';
      width += figure ? 0.64 : letter == 'M' || letter == 'W' ? 0.99 : 0.79;
    }
    const double half = width * group.font / 2;
    ink.push_back({mark.middle.x - half, mark.middle.x + half, mark.middle.y - 0.37 * group.font,
                   mark.middle.y + 0.37 * group.font});
  }
}

// The widest symbols are the last ones.
std::vector<MarkText> last(std::uint32_t count, std::uint32_t size, SymbolStyle style) {
  std::vector<MarkText> marks;
  for (std::uint32_t digit = size - count + 1; digit <= size; ++digit) {
    const auto number = static_cast<sudoku::Digit>(digit);
    marks.push_back({number, sudoku::symbol_text(number, size, style)});
  }
  return marks;
}

void expect_clear(std::uint32_t size, SymbolStyle style, std::uint32_t corners,
                  std::uint32_t centres, bool at_places) {
  const MarkLayout layout = lay_out_marks({.corner = last(corners, size, style),
                                           .centre = last(centres, size, style),
                                           .at_places = at_places},
                                          size);
  std::vector<Ink> ink;
  add_ink(ink, layout.corner);
  add_ink(ink, layout.centre);
  ASSERT_EQ(ink.size(), corners + centres);
  for (std::size_t i = 0; i < ink.size(); ++i) {
    const Ink& a = ink[i];
    EXPECT_TRUE(a.left >= 0 && a.top >= 0 && a.right <= 1 && a.bottom <= 1)
        << size << ": " << corners << " and " << centres << " stick out";
    for (std::size_t j = i + 1; j < ink.size(); ++j) {
      const Ink& b = ink[j];
      EXPECT_FALSE(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          << size << ": " << corners << " and " << centres << " lie over each other";
    }
  }
}

TEST(MarkLayout, NoMarkLiesOverAnotherOrSticksOutOrIsLeftOut) {
  for (const std::uint32_t size : {4U, 9U, 16U, 25U}) {
    for (const SymbolStyle style :
         {SymbolStyle::figures, SymbolStyle::numbers, SymbolStyle::letters}) {
      for (const std::uint32_t corners : {0U, 1U, 2U, 3U, 4U, size / 2, size}) {
        for (const std::uint32_t centres : {0U, 1U, 3U, size / 2, size}) {
          expect_clear(size, style, corners, centres, false);
        }
      }
    }
    expect_clear(size, SymbolStyle::figures, 0, size, true);
    expect_clear(size, SymbolStyle::figures, 2, size, true);
  }
}

TEST(MarkLayout, EachCandidateHasAPlaceOfItsOwn) {
  const MarkLayout one = lay_out_marks({.centre = {{5, "5"}}, .at_places = true}, 9);
  const MarkLayout three =
      lay_out_marks({.centre = {{5, "5"}, {6, "6"}, {9, "9"}}, .at_places = true}, 9);
  EXPECT_EQ(one.centre.marks[0], three.centre.marks[0]);
}

TEST(BoardGeometry, TheMiddleOfEveryCandidateLeadsBackToIt) {
  for (const std::uint32_t size : {1U, 4U, 6U, 9U, 12U, 20U, 25U, 100U}) {
    for (std::uint32_t number = 1; number <= size; ++number) {
      const auto digit = static_cast<sudoku::Digit>(number);
      const sudoku::Cell cell = number * size - 1;
      const Point middle = candidate_place(size, digit);
      EXPECT_EQ(place_at(size, cell % size + middle.x, number - 1 + middle.y),
                (BoardPlace{cell, digit}));
    }
  }
}

}  // namespace
}  // namespace quadrille::render
