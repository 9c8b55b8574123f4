// The picture is painted in layers, each a group of its own: paper, cells in conflict, areas and
// lines of rules, thin lines, thick lines, dots and cages, then the digits by kind. Lines come from
// the same Borders as those of the text.
#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "quadrille/boards/overlap.h"
#include "quadrille/render/board.h"
#include "quadrille/render/board/drawing.h"
#include "quadrille/render/board/rules_svg.h"
#include "quadrille/render/mark_layout.h"

namespace quadrille::render {
namespace {

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Grid;

// In units of the picture.
constexpr std::uint32_t kCell = 48;
constexpr std::uint32_t kMargin = 12;
constexpr std::uint32_t kOutside = 40;  // more, for clues outside

// Every rule begins with the class of the picture, so that it stays inside when the picture is
// pasted into a page.
constexpr std::string_view kStyle = R"(<style>
.quadrille-board text{font-family:system-ui,"Helvetica Neue",Arial,sans-serif;text-anchor:middle}
.quadrille-board .paper{fill:#fff}
.quadrille-board .clash{fill:#ffdcdc}
.quadrille-board .thin{fill:none;stroke:#c8ced6}
.quadrille-board .thick{fill:none;stroke:#1f2328;stroke-linecap:square}
.quadrille-board .given{fill:#1f2328;font-weight:700}
.quadrille-board .filled{fill:#1a6dd6}
.quadrille-board .mark{fill:#6a737d}
.quadrille-board .wrong{fill:#c4161c}
@media(prefers-color-scheme:dark){
.quadrille-board .paper{fill:#15191f}
.quadrille-board .clash{fill:#5c1f24}
.quadrille-board .thin{stroke:#3b424c}
.quadrille-board .thick{stroke:#c3cad3}
.quadrille-board .given{fill:#f0f3f6}
.quadrille-board .filled{fill:#6cb2ff}
.quadrille-board .mark{fill:#949ea9}
.quadrille-board .wrong{fill:#ff8b8b}
}
</style>
)";

class BoardPicture {
 public:
  BoardPicture(const Grid& puzzle, const Grid* solution, const BoardSvgStyle& style)
      : puzzle_(puzzle),
        cells_(puzzle, solution, style.conflicts),
        marks_(style.marks && puzzle.has_marks() && puzzle.size() <= kMaxSizeWithMarks),
        borders_(puzzle.shape(), Line::light),
        size_(puzzle.size()),
        margin_(kMargin + room_for_clues(puzzle, kOutside)),
        rules_(rules_svg(puzzle, place())) {}

  std::string draw() {
    const std::uint32_t width = borders_.columns() * kCell + 2 * margin_;
    const std::uint32_t height = borders_.rows() * kCell + 2 * margin_;
    put("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"quadrille-board\" role=\"img\" "
        "width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">\n",
        width, height);
    put_description();
    out_ += kStyle;
    if (!rules_.style.empty()) put("<style>{}\n</style>\n", rules_.style);
    put("<rect class=\"paper\" width=\"{}\" height=\"{}\" rx=\"8\"/>\n", width, height);
    put_conflicts();
    out_ += rules_.below;
    put_lines("thin", 1, Line::light);
    put_lines("thick", 3 + size_ / 25, Line::heavy);  // so that it shows on a large board too
    out_ += rules_.above;
    put_digits();
    if (marks_) put_marks();
    out_ += "</svg>\n";
    return std::move(out_);
  }

 private:
  template <class... Values>
  void put(fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Values>(values)...);
  }

  [[nodiscard]] SvgPlace place() const { return {.left = margin_, .top = margin_, .cell = kCell}; }
  [[nodiscard]] std::uint32_t row(Cell cell) const { return place_of(puzzle_.shape(), cell).row; }
  [[nodiscard]] std::uint32_t column(Cell cell) const {
    return place_of(puzzle_.shape(), cell).column;
  }
  [[nodiscard]] std::uint32_t left(Cell cell) const { return margin_ + column(cell) * kCell; }
  [[nodiscard]] std::uint32_t top(Cell cell) const { return margin_ + row(cell) * kCell; }
  [[nodiscard]] Cell cell_count() const { return puzzle_.shape().cell_count(); }

  void put_description() {
    std::uint32_t filled = 0;
    std::string rows;
    for (Cell cell = 0; cell < cell_count(); ++cell) {
      const CellContent content = cells_.at(cell);
      if (content.digit != 0 && !content.is_given) ++filled;
      if (cell == 0 || row(cell) != row(cell - 1)) {
        rows += fmt::format("\nRow {}:", row(cell) + 1);
      }
      rows += ' ' + symbol(content.digit, size_);
    }
    const std::uint32_t givens = puzzle_.given_count();
    const sudoku::Overlap* boards = sudoku::overlap_of(puzzle_.shape());
    const sudoku::Shape& board = boards != nullptr ? boards->board() : puzzle_.shape();
    const std::string_view plain = board.is_mosaic() ? "Latin rectangle" : "Latin square";
    put("<title>{}, {}</title>\n", board.has_boxes() ? "Sudoku" : plain,
        puzzle_.shape().describe());
    put("<desc>Given: {}, filled in: {}, empty: {}.{}{}</desc>\n", givens, filled,
        cell_count() - givens - filled, rows, rules_text(puzzle_));
  }

  void put_conflicts() {
    for (Cell cell = 0; cell < cell_count(); ++cell) {
      if (!cells_.at(cell).is_in_conflict) continue;
      put("<rect class=\"clash\" x=\"{0}\" y=\"{1}\" width=\"{2}\" height=\"{2}\"/>\n", left(cell),
          top(cell), kCell);
    }
  }

  // One path for all lines of a weight.
  void put_lines(std::string_view name, std::uint32_t width, Line weight) {
    put("<path class=\"{}\" stroke-width=\"{}\" d=\"{}\"/>\n", name, width,
        svg_lines(borders_, weight, place()));
  }

  void put_digits() {
    // Digits are about 0.6 of their height wide; this one leaves some air at either side.
    const std::uint32_t font = symbol_width(size_) == 1 ? 30 : symbol_width(size_) == 2 ? 26 : 20;
    put("<g font-size=\"{}\">\n", font);
    for (Cell cell = 0; cell < cell_count(); ++cell) {
      const CellContent content = cells_.at(cell);
      if (content.digit == 0) continue;
      put_symbol(fmt::format("{}{}", content.is_given ? "given" : "filled",
                             content.is_in_conflict ? " wrong" : ""),
                 left(cell) + kCell / 2.0, top(cell) + kCell / 2.0, font, content.digit);
    }
    out_ += "</g>\n";
  }

  void put_marks() {
    const std::uint32_t columns = candidate_columns(size_);
    const std::uint32_t rows = (size_ + columns - 1) / columns;
    const double step_right = (kCell - 4.0) / columns;
    const double step_down = (kCell - 4.0) / rows;
    const double font = std::min({step_down * 0.9, step_right * 1.3, 14.0});
    put("<g font-size=\"{:.3g}\">\n", font);
    for (Cell cell = 0; cell < cell_count(); ++cell) {
      if (cells_.at(cell).digit != 0) continue;
      for (std::uint32_t mark = 0; mark < size_; ++mark) {
        const auto digit = static_cast<Digit>(mark + 1);
        if (!puzzle_.allows(cell, digit)) continue;
        const std::uint32_t right = mark % columns;
        const std::uint32_t down = mark / columns;
        put_symbol("mark", left(cell) + 2 + (right + 0.5) * step_right,
                   top(cell) + 2 + (down + 0.5) * step_down, font, digit);
      }
    }
    out_ += "</g>\n";
  }

  // Centred by hand: not every viewer knows dominant-baseline.
  void put_symbol(std::string_view name, double x, double y, double font, Digit digit) {
    put("<text class=\"{}\" x=\"{:.6g}\" y=\"{:.6g}\">{}</text>\n", name, x, y + font * 0.36,
        symbol(digit, size_));
  }

  const Grid& puzzle_;
  BoardCells cells_;
  bool marks_;
  Borders borders_;
  std::uint32_t size_;
  std::uint32_t margin_;
  RulesPicture rules_;
  std::string out_;
};

}  // namespace

std::string board_svg(const Grid& puzzle, const Grid* solution, const BoardSvgStyle& style) {
  return BoardPicture(puzzle, solution, style).draw();
}

}  // namespace quadrille::render
