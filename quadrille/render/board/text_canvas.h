// TextCanvas: characters put anywhere on and round a board, each over what was there before.
//   TextCanvas canvas(9, false, style);
//   canvas.put(middle, "7", ansi::kBold);
//   use(canvas.text());
// Every cell has three characters, and one lies on each line between cells: a point x, y in units
// of cells is at 4x, 2y.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/render/board.h"
#include "quadrille/render/board/borders.h"
#include "quadrille/render/outline.h"

namespace quadrille::render {

// From one cell to the next.
inline constexpr int kCanvasWide = 4;
inline constexpr int kCanvasHigh = 2;

// From the upper left corner of the board; less than 0 outside.
struct CanvasPlace {
  int x;
  int y;
};

CanvasPlace place_of(Point point);

class TextCanvas {
 public:
  // With room outside there is a line above and below the board, and a cell at each side.
  TextCanvas(int size, bool room_outside, const BoardStyle& style);

  // What is off the canvas is left out.
  void put(CanvasPlace place, std::string_view character, std::string_view ink = {});
  void put_text(CanvasPlace first, std::string_view text, std::string_view ink);
  // Round what stands at a place.
  void put_round(CanvasPlace middle, std::string_view left, std::string_view right,
                 std::string_view ink = {});
  // A line that goes straight on; where it crosses a border, both are seen.
  void put_level(CanvasPlace place, std::string_view ink);
  void put_upright(CanvasPlace place, std::string_view ink);
  // A line from corner to corner; where two of them meet, they cross.
  void put_slope(CanvasPlace place, bool down, std::string_view ink);
  // What a lattice has there, in ASCII with other signs for heavy lines than for light ones.
  void put_crossing(CanvasPlace place, const Crossing& crossing);

  // One of two, as the terminal has it.
  [[nodiscard]] std::string_view sign(std::string_view drawn, std::string_view ascii) const {
    return style_.ascii ? ascii : drawn;
  }
  // All lines, each as long as the others.
  [[nodiscard]] std::string text() const;

 private:
  struct Glyph {
    std::string text;
    std::string ink;
  };

  [[nodiscard]] Glyph* at(CanvasPlace place);
  void put_over(CanvasPlace place, std::string_view line, std::string_view border,
                std::string_view both, std::string_view ink);

  const BoardStyle& style_;
  int room_;  // 1 where there is room outside, otherwise 0
  int width_;
  std::vector<Glyph> glyphs_;
};

}  // namespace quadrille::render
