// Pages: boards as they would look in print, drawn at random: typefaces, lines, perspective, bent
// paper, uneven light, noise.
//   Random random(7);
//   const Page page = draw_page(faces, 3, random);
//   read_photo(page.pixels());
// and how many of them are read without any mistake:
//   judge_pages(faces, 3, 10'000, 7);
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "bench/photo/fonts.h"
#include "quadrille/base/random.h"
#include "quadrille/photo/pixels.h"

namespace quadrille::photo_bench {

struct Page {
  std::uint32_t side = 0;
  std::uint32_t boxes = 3;  // in a row of the board
  std::vector<std::uint8_t> grey = {};
  std::string digits = {};  // of the cells, counted on from '0', which is nothing

  [[nodiscard]] photo::Pixels pixels() const {
    return {grey, side, side, side, photo::PixelFormat::grey};
  }
};

// requires: a typeface; boxes is 3 or 4
Page draw_page(std::span<const Typeface> faces, std::uint32_t boxes, Random& random);

// Prints the numbers of those that are not read as they were drawn, and how many are.
void judge_pages(std::span<const Typeface> faces, std::uint32_t boxes, std::uint32_t count,
                 std::uint64_t seed);

}  // namespace quadrille::photo_bench
