// Layout: where the items of a problem lie, told by their names, and its solutions drawn there.
//   const std::optional<gallery::Layout> layout = gallery::Layout::of(problem);
//   cover::Search search(problem);
//   if (layout && search.next()) draw(layout->draw(search.solution()));
// Known are items called by coordinates, two or three: 00 to 5b, a1, r1c1, x0y0z0, 1,2 and the
// like. What else an option has, or else its name, says what the piece is called; of three
// coordinates the first is the layer; options that give colours to cells write them there. Known
// are also rows and columns that meet, r0 and c0 or row 1 and column 1, as queens have it; and
// places in a row, s1 to s14, of which every option takes some for one item, as Langford pairs do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/cover/problem.h"
#include "quadrille/render/tiling.h"

namespace quadrille::gallery {

class Layout {
 public:
  // Nothing where the names tell no shape.
  static std::optional<Layout> of(const cover::Problem& problem);

  // requires: options of the problem
  [[nodiscard]] render::Tiling draw(std::span<const cover::OptionId> solution) const;

 private:
  explicit Layout(cover::Problem problem) : problem_(std::move(problem)) {}

  struct Numbers {
    std::size_t piece;
    std::size_t shared;  // of what several pieces own
  };

  bool lay_out_crossing();
  bool lay_out_row();
  void draw_option(render::Tiling& tiling, cover::OptionId option, const Numbers& numbers) const;
  void draw_man(render::Tiling& tiling, cover::OptionId option, std::size_t piece) const;

  static constexpr std::uint32_t kNowhere = UINT32_MAX;

  cover::Problem problem_;
  std::uint32_t rows_ = 1;
  std::uint32_t columns_ = 1;
  std::uint32_t layers_ = 1;
  std::vector<std::uint32_t> square_of_;  // of each item; kNowhere for those that lie nowhere
  bool crossing_ = false;                 // items are rows, then also columns, instead of squares
  std::vector<std::uint32_t> column_of_;  // of each item, if crossing
  bool diagonals_ = false;                // there are more items than rows and columns
};

}  // namespace quadrille::gallery
