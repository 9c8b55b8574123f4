// A layer is a lattice of characters: crossings, level lines, upright lines and squares. A line
// runs where two sides of it are not of the same piece; elsewhere the piece goes on, in its colour.
#include <algorithm>
#include <array>
#include <cassert>

#include "quadrille/base/text.h"
#include "quadrille/render/board/drawing.h"
#include "quadrille/render/pieces.h"
#include "quadrille/render/terminal.h"
#include "quadrille/render/tiling.h"

namespace quadrille::render {
namespace {

constexpr std::size_t kLongestLabel = 6;
constexpr std::size_t kLayerGap = 3;  // columns between two layers

// Black on a colour of the palette of 256 that terminals have.
constexpr std::array<std::string_view, 9> kPieceInks = {
    "\x1b[30;48;5;210m", "\x1b[30;48;5;215m", "\x1b[30;48;5;228m",
    "\x1b[30;48;5;150m", "\x1b[30;48;5;116m", "\x1b[30;48;5;111m",
    "\x1b[30;48;5;183m", "\x1b[30;48;5;218m", "\x1b[30;48;5;250m"};
constexpr std::string_view kDarkSquare = "\x1b[48;5;238m";

class TilingText {
 public:
  TilingText(const Tiling& tiling, const TilingTextStyle& style)
      : tiling_(tiling),
        style_(style),
        line_(style.ascii ? Line::heavy : Line::light),
        colours_(tiling.pieces.empty() ? std::vector<int>()
                                       : piece_colours(tiling.pieces, tiling.columns,
                                                       kPieceInks.size(), tiling.rows)) {
    for (const std::string& label : tiling.labels) {
      label_width_ = std::max(label_width_, characters(shown_label(label)).size());
    }
    const std::size_t roomy = (label_width_ + 3) * tiling.columns + 1;
    padding_ = roomy <= style.width ? 1 : 0;
  }

  std::string draw() {
    const std::size_t width = (label_width_ + 2 * padding_ + 1) * tiling_.columns + 1;
    const std::size_t fit =
        std::max<std::size_t>(1, (style_.width + kLayerGap) / (width + kLayerGap));
    for (std::uint32_t first = 0; first < tiling_.layers;) {
      const auto last =
          static_cast<std::uint32_t>(std::min<std::size_t>(tiling_.layers, first + fit));
      if (first > 0) out_ += '\n';
      if (tiling_.layers > 1) put_titles(first, last, width);
      for (std::uint32_t row = 0; row <= tiling_.rows; ++row) {
        put_side_by_side(first, last, [&](std::uint32_t layer) { put_line_above(layer, row); });
        if (row == tiling_.rows) break;
        put_side_by_side(first, last, [&](std::uint32_t layer) { put_squares(layer, row); });
      }
      first = last;
    }
    return std::move(out_);
  }

 private:
  static std::string shown_label(const std::string& label) {
    return shortened(printable(label), kLongestLabel);
  }

  [[nodiscard]] std::size_t square_of(std::uint32_t layer, std::uint32_t row,
                                      std::uint32_t column) const {
    return (std::size_t{layer} * tiling_.rows + row) * tiling_.columns + column;
  }

  // Whether a line runs between two squares that are neighbours.
  [[nodiscard]] bool parts(int one, int other) const {
    if (one == kNoSquare && other == kNoSquare) return false;
    return one != other || tiling_.chequered;
  }

  [[nodiscard]] Line level(std::uint32_t layer, std::int64_t row, std::int64_t column) const {
    const int above = tiling_.at(layer, row - 1, column);
    return parts(above, tiling_.at(layer, row, column)) ? line_ : Line::none;
  }

  [[nodiscard]] Line upright(std::uint32_t layer, std::int64_t row, std::int64_t column) const {
    const int left = tiling_.at(layer, row, column - 1);
    return parts(left, tiling_.at(layer, row, column)) ? line_ : Line::none;
  }

  void put_stroke(const Crossing& crossing) {
    out_ += style_.ascii ? ascii_stroke(crossing) : stroke(crossing);
  }

  // The colour behind a square and what lies between two squares of its piece.
  [[nodiscard]] std::string_view ink_of(std::uint32_t layer, std::uint32_t row,
                                        std::uint32_t column) const {
    const std::size_t square = square_of(layer, row, column);
    if (tiling_.chequered) return (row + column) % 2 == 1 ? kDarkSquare : ansi::kPlain;
    const int colour = colours_[square];
    return colour < 0 ? ansi::kPlain : kPieceInks[static_cast<std::size_t>(colour)];
  }

  void put_blanks(std::size_t count, std::string_view ink) {
    paint(out_, std::string(count, ' '), ink, style_.colour);
  }

  template <class Put>
  void put_side_by_side(std::uint32_t first, std::uint32_t last, Put put) {
    for (std::uint32_t layer = first; layer < last; ++layer) {
      if (layer > first) out_.append(kLayerGap, ' ');
      put(layer);
    }
    while (out_.ends_with(' ')) out_.pop_back();
    out_ += '\n';
  }

  void put_titles(std::uint32_t first, std::uint32_t last, std::size_t width) {
    put_side_by_side(first, last, [&](std::uint32_t layer) {
      const std::string title = style_.language->tell({"view.layer", {{"number", layer + 1}}});
      out_ += title;
      const std::size_t length = characters(title).size();
      out_.append(width > length ? width - length : 0, ' ');
    });
  }

  void put_line_above(std::uint32_t layer, std::uint32_t row) {
    const std::int64_t r = row;
    for (std::uint32_t column = 0; column <= tiling_.columns; ++column) {
      const std::int64_t c = column;
      const Crossing crossing{.up = upright(layer, r - 1, c),
                              .right = level(layer, r, c),
                              .down = upright(layer, r, c),
                              .left = level(layer, r, c - 1)};
      const bool inside = row > 0 && row < tiling_.rows && column > 0 && column < tiling_.columns;
      if (inside && is_nowhere(crossing)) {
        put_blanks(1, ink_of(layer, row, column));
      } else {
        put_stroke(crossing);
      }
      if (column == tiling_.columns) break;
      const std::size_t width = label_width_ + 2 * padding_;
      if (crossing.right != Line::none) {
        for (std::size_t i = 0; i < width; ++i) put_stroke({.right = line_, .left = line_});
      } else {
        put_blanks(width, row > 0 && row < tiling_.rows ? ink_of(layer, row, column) : "");
      }
    }
  }

  static bool is_nowhere(const Crossing& crossing) {
    return crossing.up == Line::none && crossing.right == Line::none &&
           crossing.down == Line::none && crossing.left == Line::none;
  }

  void put_squares(std::uint32_t layer, std::uint32_t row) {
    for (std::uint32_t column = 0; column <= tiling_.columns; ++column) {
      const Line line = upright(layer, row, column);
      if (line != Line::none) {
        put_stroke({.up = line, .down = line});
      } else {
        const bool inside = column > 0 && column < tiling_.columns;
        put_blanks(1, inside ? ink_of(layer, row, column) : "");
      }
      if (column < tiling_.columns) put_square(layer, row, column);
    }
  }

  void put_square(std::uint32_t layer, std::uint32_t row, std::uint32_t column) {
    const std::size_t square = square_of(layer, row, column);
    const int piece = tiling_.pieces[square];
    std::string label = shown_label(tiling_.labels[square]);
    if (piece == kNothing && !tiling_.chequered) label = ".";
    if (style_.ascii && tiling_.chequered && piece >= 0) label = "*";
    const std::size_t free = label_width_ - std::min(label_width_, characters(label).size());
    std::string text(padding_ + free / 2, ' ');
    text += label;
    text.append(padding_ + free - free / 2, ' ');
    paint(out_, text, ink_of(layer, row, column), style_.colour);
  }

  const Tiling& tiling_;
  const TilingTextStyle& style_;
  const Line line_;
  const std::vector<int> colours_;
  std::size_t label_width_ = 1;
  std::size_t padding_ = 1;  // beside a label
  std::string out_;
};

}  // namespace

Tiling Tiling::blank(std::uint32_t rows, std::uint32_t columns, std::uint32_t layers,
                     int everywhere) {
  const std::size_t squares = std::size_t{rows} * columns * layers;
  return {.rows = rows,
          .columns = columns,
          .pieces = std::vector<int>(squares, everywhere),
          .labels = std::vector<std::string>(squares),
          .layers = layers};
}

void Tiling::put(std::size_t square, std::size_t piece, std::string label) {
  pieces[square] = static_cast<int>(piece);
  labels[square] = std::move(label);
}

int Tiling::at(std::uint32_t layer, std::int64_t row, std::int64_t column) const {
  if (row < 0 || column < 0 || row >= rows || column >= columns) return kNoSquare;
  return pieces[(std::size_t{layer} * rows + static_cast<std::size_t>(row)) * columns +
                static_cast<std::size_t>(column)];
}

std::string tiling_text(const Tiling& tiling, const TilingTextStyle& style) {
  assert(tiling.pieces.size() == std::size_t{tiling.rows} * tiling.columns * tiling.layers);
  return TilingText(tiling, style).draw();
}

}  // namespace quadrille::render
