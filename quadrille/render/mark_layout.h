// Mark layout: where the small digits of a cell stand, and how large they can be.
//   const std::vector<std::string> symbols = {"1", "2", "3", "4"};
//   const render::MarkLayout marks = render::lay_out_marks({.corner = {1, 2}}, symbols);
//   for (const render::PlacedMark& mark : marks.corner.marks) use(mark.x, mark.y, mark.digit);
// A cell is 1 wide and 1 high; a mark stands with its middle at x, y. Marks lie neither over each
// other nor over the edge of the cell, however many they are, in any of the usual fonts.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "quadrille/boards/layout.h"

namespace quadrille::render {

struct PlacedMark {
  sudoku::Digit digit;
  double x;
  double y;
};

struct MarkGroup {
  std::vector<PlacedMark> marks;
  double font = 0;  // the size of its letters; 0 where there are no marks
};

struct MarkLayout {
  MarkGroup corner;
  MarkGroup centre;
};

struct MarksToPlace {
  std::vector<sudoku::Digit> corner = {};
  std::vector<sudoku::Digit> centre = {};
};

// `symbols` has the texts of all digits, from that of 1 on.
MarkLayout lay_out_marks(const MarksToPlace& marks, std::span<const std::string> symbols);

// How many candidates stand side by side where each has a place of its own: in the nearest to a
// square, the flatter side down.
std::uint32_t candidate_columns(std::uint32_t size);

// Where each candidate of a board of that size has a place of its own.
//   const render::CandidatePlaces places(9);
//   use(places.middle(7));            // of the 7 in any cell
//   use(places.digit_at(0.1, 0.9));   // 7 on a 9x9 board
class CandidatePlaces {
 public:
  explicit CandidatePlaces(std::uint32_t size)
      : size_(size), columns_(candidate_columns(size)), rows_((size + columns_ - 1) / columns_) {}

  [[nodiscard]] std::uint32_t columns() const { return columns_; }
  [[nodiscard]] std::uint32_t rows() const { return rows_; }
  [[nodiscard]] double width() const { return kInner / columns_; }
  [[nodiscard]] double height() const { return kInner / rows_; }
  [[nodiscard]] PlacedMark middle(sudoku::Digit digit) const;
  // Of the point of a cell; the rim belongs to the nearest place. 0 where no digit has its place.
  [[nodiscard]] sudoku::Digit digit_at(double x, double y) const;
  // The size of letters with which all of these texts fit in their places.
  [[nodiscard]] double font(std::span<const std::string> symbols) const;

 private:
  static constexpr double kInset = 0.06;  // between the places and the lines round the cell
  static constexpr double kInner = 1 - 2 * kInset;

  std::uint32_t size_;
  std::uint32_t columns_;
  std::uint32_t rows_;
};

}  // namespace quadrille::render
