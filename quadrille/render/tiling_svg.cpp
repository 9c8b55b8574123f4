// Layers stand side by side, in lines of a width that a page can show. Each is painted in turn: the
// pieces, each one path of its squares, the thin lines inside of them, the thick ones round them,
// and the labels.
#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <iterator>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "quadrille/base/text.h"
#include "quadrille/render/pieces.h"
#include "quadrille/render/tiling.h"

namespace quadrille::render {
namespace {

// In units of the picture.
constexpr std::uint32_t kSquareSide = 40;
constexpr std::uint32_t kTilingMargin = 14;
constexpr std::uint32_t kBetweenLayers = 32;
constexpr std::uint32_t kTitleRoom = 26;  // over a layer, if there are several
constexpr std::uint32_t kWidest = 1280;   // layers that would be wider go on below

struct PieceDyes {
  std::uint32_t light;
  std::uint32_t dark;  // where the screen is dark
};
constexpr std::array<PieceDyes, 9> kDyes = {{{0xf2a29b, 0x8a4640},
                                             {0xf9c784, 0x8a6226},
                                             {0xf1e58a, 0x7a7628},
                                             {0xacd98a, 0x4d7334},
                                             {0x8fd6c9, 0x2d7067},
                                             {0x94c2f2, 0x345e92},
                                             {0xbba6ee, 0x5c4896},
                                             {0xeba5d2, 0x854573},
                                             {0xbdb9ae, 0x606369}}};

constexpr std::string_view kTilingStyle = R"(.quadrille-tiling .paper{fill:#fff}
.quadrille-tiling .free{fill:#eceff3}
.quadrille-tiling .dark{fill:#d5dde8}
.quadrille-tiling .thin{fill:none;stroke:#1f2328;stroke-opacity:.18}
.quadrille-tiling .thick{fill:none;stroke:#1f2328;stroke-width:2.5;stroke-linecap:square}
.quadrille-tiling .man{fill:#1f2328}
.quadrille-tiling text{font-family:system-ui,"Helvetica Neue",Arial,sans-serif;text-anchor:middle;fill:#1f2328}
.quadrille-tiling .layer{text-anchor:start;font-size:14px;fill:#57606a}
@media(prefers-color-scheme:dark){
.quadrille-tiling .paper{fill:#15191f}
.quadrille-tiling .free{fill:#262c35}
.quadrille-tiling .dark{fill:#2f3947}
.quadrille-tiling .thin{stroke:#f0f3f6}
.quadrille-tiling .thick{stroke:#c3cad3}
.quadrille-tiling .man,.quadrille-tiling text{fill:#f0f3f6}
.quadrille-tiling .layer{fill:#949ea9}
)";

// A queen: a crown over a base, in a square of 40 units.
constexpr std::string_view kQueen =
    "m8 14 5 13 4-14 3 13 3-13 4 14 5-13-2 17H10zM10 33h20v3H10zM6 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0z"
    "M15 11a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM21 11a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM30 12a2 2 0 1 0 4 0 2 "
    "2 "
    "0 1 0-4 0z";
// A rook: a tower.
constexpr std::string_view kRook =
    "m11 10h4v3h3v-3h4v3h3v-3h4v7l-3 3v9h-12v-9l-3-3zM10 31h20v4H10z";

class TilingPicture {
 public:
  explicit TilingPicture(const Tiling& tiling)
      : tiling_(tiling),
        colours_(tiling.pieces.empty()
                     ? std::vector<int>()
                     : piece_colours(tiling.pieces, tiling.columns, kDyes.size(), tiling.rows)) {
    const std::uint32_t fit = (kWidest + kBetweenLayers) / (layer_width() + kBetweenLayers);
    beside_ = std::clamp(fit, 1U, std::max(1U, tiling.layers));
  }

  std::string draw() {
    const std::uint32_t lines = (tiling_.layers + beside_ - 1) / beside_;
    const std::uint32_t width =
        2 * kTilingMargin + beside_ * (layer_width() + kBetweenLayers) - kBetweenLayers;
    const std::uint32_t height =
        2 * kTilingMargin + lines * (layer_height() + kBetweenLayers) - kBetweenLayers;
    put("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"quadrille-tiling\" role=\"img\" "
        "width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">\n",
        width, height);
    put_description();
    put_style();
    put("<rect class=\"paper\" width=\"{}\" height=\"{}\" rx=\"8\"/>\n", width, height);
    for (std::uint32_t layer = 0; layer < tiling_.layers; ++layer) put_layer(layer);
    out_ += "</svg>\n";
    return std::move(out_);
  }

 private:
  template <class... Values>
  void put(fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Values>(values)...);
  }

  [[nodiscard]] std::uint32_t title_room() const { return tiling_.layers > 1 ? kTitleRoom : 0; }
  [[nodiscard]] std::uint32_t layer_width() const { return tiling_.columns * kSquareSide; }
  [[nodiscard]] std::uint32_t layer_height() const {
    return tiling_.rows * kSquareSide + title_room();
  }

  void put_description() {
    if (tiling_.layers > 1) {
      put("<title>{} layers of {}x{}</title>\n", tiling_.layers, tiling_.rows, tiling_.columns);
    } else {
      put("<title>{}x{} squares</title>\n", tiling_.rows, tiling_.columns);
    }
    out_ += "<desc>";
    for (std::size_t square = 0; square < tiling_.pieces.size(); ++square) {
      const std::size_t row = square / tiling_.columns;
      if (square % tiling_.columns == 0) {
        put("{}", square == 0 ? "" : row % tiling_.rows == 0 ? "\n\n" : "\n");
      } else {
        out_ += ' ';
      }
      const std::string& label = tiling_.labels[square];
      const int piece = tiling_.pieces[square];
      out_ += piece == kNoSquare  ? "-"
              : piece == kNothing ? "."
              : label.empty()     ? std::to_string(piece + 1)
                                  : xml_text(label);
    }
    out_ += "</desc>\n";
  }

  void put_style() {
    out_ += "<style>\n";
    for (std::size_t dye = 0; dye < kDyes.size(); ++dye) {
      put(".quadrille-tiling .p{}{{fill:#{:06x}}}\n", dye, kDyes[dye].light);
    }
    out_ += kTilingStyle;  // and how it is where the screen is dark
    for (std::size_t dye = 0; dye < kDyes.size(); ++dye) {
      put(".quadrille-tiling .p{}{{fill:#{:06x}}}\n", dye, kDyes[dye].dark);
    }
    out_ += "}\n</style>\n";
  }

  void put_layer(std::uint32_t layer) {
    left_ = kTilingMargin + layer % beside_ * (layer_width() + kBetweenLayers);
    top_ = kTilingMargin + layer / beside_ * (layer_height() + kBetweenLayers) + title_room();
    out_ += "<g>\n";
    if (tiling_.layers > 1) {
      put("<text class=\"layer\" x=\"{}\" y=\"{}\">{}</text>\n", left_, top_ - 9, layer + 1);
    }
    std::map<int, std::vector<std::uint32_t>> squares;  // of each piece in this layer
    const std::uint32_t count = tiling_.rows * tiling_.columns;
    for (std::uint32_t square = 0; square < count; ++square) {
      const int piece = tiling_.pieces[std::size_t{layer} * count + square];
      if (piece != kNoSquare) squares[piece].push_back(square);
    }
    if (tiling_.chequered) {
      put_board(squares);
    } else {
      for (const auto& [piece, where] : squares) put_piece(layer, piece, where);
    }
    put_lines(layer);
    for (const auto& [piece, where] : squares) {
      if (piece < 0) continue;
      for (const auto& part : parts_of(where)) put_label(layer, part);
    }
    out_ += "</g>\n";
  }

  void put_squares(std::string_view name, const std::vector<std::uint32_t>& squares) {
    if (squares.empty()) return;
    put("<path class=\"{}\" d=\"", name);
    for (const std::uint32_t square : squares) {
      put("M{0} {1}h{2}v{2}h-{2}z", left(square), top(square), kSquareSide);
    }
    out_ += "\"/>\n";
  }

  void put_board(const std::map<int, std::vector<std::uint32_t>>& squares) {
    std::vector<std::uint32_t> light;
    std::vector<std::uint32_t> dark;
    for (const auto& [piece, where] : squares) {
      for (const std::uint32_t square : where) {
        const bool odd = (square / tiling_.columns + square % tiling_.columns) % 2 == 1;
        (odd ? dark : light).push_back(square);
      }
    }
    put_squares("free", light);
    put_squares("dark", dark);
  }

  void put_piece(std::uint32_t layer, int piece, const std::vector<std::uint32_t>& squares) {
    if (piece == kNothing) {
      put_squares("free", squares);
      return;
    }
    const std::size_t first = std::size_t{layer} * tiling_.rows * tiling_.columns + squares.front();
    put_squares(fmt::format("p{}", colours_[first]), squares);
  }

  [[nodiscard]] std::uint32_t left(std::uint32_t square) const {
    return left_ + square % tiling_.columns * kSquareSide;
  }
  [[nodiscard]] std::uint32_t top(std::uint32_t square) const {
    return top_ + square / tiling_.columns * kSquareSide;
  }

  // The runs of a line, along which `at` says whether it is drawn.
  template <class At>
  void put_runs(std::uint32_t length, At at, std::uint32_t x, std::uint32_t y, bool is_level) {
    for (std::uint32_t start = 0; start < length; ++start) {
      if (!at(start)) continue;
      std::uint32_t end = start;
      while (end < length && at(end)) ++end;
      const std::uint32_t from = start * kSquareSide;
      put("M{} {}{}{}", is_level ? x + from : x, is_level ? y : y + from, is_level ? 'h' : 'v',
          (end - start) * kSquareSide);
      start = end;
    }
  }

  void put_lines(std::uint32_t layer) {
    for (const bool thick : {false, true}) {
      const auto runs = [&](int one, int other) {
        if (one == kNoSquare && other == kNoSquare) return false;
        const bool parts =
            tiling_.chequered ? one == kNoSquare || other == kNoSquare : one != other;
        return parts == thick;
      };
      put("<path class=\"{}\" d=\"", thick ? "thick" : "thin");
      for (std::uint32_t row = 0; row <= tiling_.rows; ++row) {
        put_runs(
            tiling_.columns,
            [&](std::int64_t column) {
              return runs(tiling_.at(layer, std::int64_t{row} - 1, column),
                          tiling_.at(layer, row, column));
            },
            left_, top_ + row * kSquareSide, true);
      }
      for (std::uint32_t column = 0; column <= tiling_.columns; ++column) {
        put_runs(
            tiling_.rows,
            [&](std::int64_t row) {
              return runs(tiling_.at(layer, row, std::int64_t{column} - 1),
                          tiling_.at(layer, row, column));
            },
            left_ + column * kSquareSide, top_, false);
      }
      out_ += "\"/>\n";
    }
  }

  // The squares of a piece, those apart that do not hang together in this layer.
  [[nodiscard]] std::vector<std::vector<std::uint32_t>> parts_of(
      std::vector<std::uint32_t> squares) const {
    const auto touch = [&](std::uint32_t a, std::uint32_t b) {
      const std::uint32_t columns = tiling_.columns;
      const std::uint32_t low = std::min(a, b);
      const std::uint32_t high = std::max(a, b);
      return high - low == columns || (high - low == 1 && high % columns != 0);
    };
    std::vector<std::vector<std::uint32_t>> parts;
    while (!squares.empty()) {
      std::vector<std::uint32_t> part = {squares.back()};
      squares.pop_back();
      for (std::size_t next = 0; next < part.size(); ++next) {
        std::erase_if(squares, [&](std::uint32_t square) {
          if (!touch(square, part[next])) return false;
          part.push_back(square);
          return true;
        });
      }
      std::ranges::sort(part);
      parts.push_back(std::move(part));
    }
    return parts;
  }

  // On each square where they differ or men stand, else once, near the middle of the squares.
  void put_label(std::uint32_t layer, const std::vector<std::uint32_t>& squares) {
    const std::size_t before = std::size_t{layer} * tiling_.rows * tiling_.columns;
    const auto label_of = [&](std::uint32_t square) -> const std::string& {
      return tiling_.labels[before + square];
    };
    const bool alike = std::ranges::all_of(
        squares, [&](std::uint32_t square) { return label_of(square) == label_of(squares[0]); });
    if (alike && !tiling_.chequered) {
      put_text(middle_of(squares), label_of(squares[0]));
      return;
    }
    for (const std::uint32_t square : squares) put_text(square, label_of(square));
  }

  [[nodiscard]] std::uint32_t middle_of(const std::vector<std::uint32_t>& squares) const {
    const auto place = [&](std::uint32_t square) {
      const std::uint32_t row = square / tiling_.columns;
      const std::uint32_t column = square % tiling_.columns;
      return std::pair<double, double>(column, row);
    };
    double x = 0;
    double y = 0;
    for (const std::uint32_t square : squares) {
      x += place(square).first;
      y += place(square).second;
    }
    const auto count = static_cast<double>(squares.size());
    return std::ranges::min(squares, {}, [&](std::uint32_t square) {
      return std::hypot(place(square).first - x / count, place(square).second - y / count);
    });
  }

  void put_text(std::uint32_t square, const std::string& label) {
    if (label.empty()) return;
    const bool is_queen = label == "♛";
    if (is_queen || label == "♜") {
      put("<path class=\"man\" transform=\"translate({} {})\" d=\"{}\"/>\n", left(square),
          top(square), is_queen ? kQueen : kRook);
      return;
    }
    const std::size_t length = characters(label).size();
    const std::uint32_t font = length <= 2 ? 18 : length <= 4 ? 13 : 9;
    put("<text font-size=\"{}\" x=\"{}\" y=\"{:.6g}\">{}</text>\n", font,
        left(square) + kSquareSide / 2, top(square) + kSquareSide / 2.0 + font * 0.36,
        xml_text(shortened(label, 8)));
  }

  const Tiling& tiling_;
  const std::vector<int> colours_;
  std::uint32_t beside_ = 1;  // layers in a line
  std::uint32_t left_ = 0;    // of the layer that is drawn
  std::uint32_t top_ = 0;
  std::string out_;
};

}  // namespace

std::string tiling_svg(const Tiling& tiling) {
  assert(tiling.pieces.size() == std::size_t{tiling.rows} * tiling.columns * tiling.layers);
  return TilingPicture(tiling).draw();
}

}  // namespace quadrille::render
