// The ones of a family are a single path of short strokes, "m3 1h1", one unit long and one unit
// wide: unit squares in nine or so bytes each. A group scales the unit to the size of a cell.
#include <algorithm>
#include <cassert>
#include <iterator>

#include <fmt/format.h>

#include "quadrille/base/text.h"
#include "quadrille/render/family_colours.h"
#include "quadrille/render/matrix.h"

namespace quadrille::render {
namespace {

using cover::Entry;
using cover::ItemId;
using cover::OptionId;

constexpr std::uint32_t kMostNames = 2000;
constexpr std::size_t kLongestName = 32;
constexpr double kLetter = 0.6;  // the width of a letter of monospace type, in its size

class MatrixPicture {
 public:
  explicit MatrixPicture(const MatrixView& view)
      : view_(view),
        option_count_(view.problem->option_count()),
        item_count_(view.problem->item_count()),
        has_names_(std::uint64_t{option_count_} + item_count_ <= kMostNames) {
    if (has_names_) {
      for (std::uint32_t option = 0; option < option_count_; ++option) {
        option_names_.push_back(
            shortened(view.problem->option_name(OptionId{option}), kLongestName));
      }
      for (std::uint32_t item = 0; item < item_count_; ++item) {
        item_names_.push_back(shortened(view.problem->item_name(ItemId{item}), kLongestName));
      }
    }
    lay_out();
  }

  std::string draw() {
    put("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"quadrille-matrix\" role=\"img\" "
        "width=\"{0:.0f}\" height=\"{1:.0f}\" viewBox=\"0 0 {0:.0f} {1:.0f}\">\n",
        width_, height_);
    put("<title>Exact-cover matrix: {}</title>\n", matrix_summary(view_));
    put_style();
    put("<rect class=\"paper\" width=\"{:.0f}\" height=\"{:.0f}\"/>\n", width_, height_);
    put_legend();
    if (has_names_) put_names();
    put("<g transform=\"translate({:.6g} {:.6g})scale({:.6g})\">\n", left_, top_, cell_);
    put_bands();
    put_ones();
    if (has_names_) put_grid_lines();
    out_ += "</g>\n";
    if (has_names_ && view_.problem->colour_count() > 0) put_colours();
    out_ += "</svg>\n";
    return std::move(out_);
  }

 private:
  template <class... Values>
  void put(fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Values>(values)...);
  }

  static double widest(const std::vector<std::string>& names) {
    std::size_t result = 0;
    for (const std::string& name : names) result = std::max(result, characters(name).size());
    return static_cast<double>(result);
  }

  // A caption and the legend at the top, then the item names, the option names at the left.
  void lay_out() {
    cell_ = has_names_ ? 14 : 1;
    font_ = std::max(14.0, item_count_ * cell_ / 60);
    margin_ = font_;
    left_ = margin_;
    top_ = margin_ + 3.5 * font_;
    if (has_names_) {
      left_ += widest(option_names_) * kLetter * name_font() + 5;
      top_ += widest(item_names_) * kLetter * name_font() + 5;
    }
    std::size_t legend = 0;
    for (const std::string& name : view_.family_names) legend += name.size() + 4;
    const double letters = static_cast<double>(std::max(legend, matrix_summary(view_).size()));
    width_ = std::max(left_ + item_count_ * cell_, margin_ + letters * kLetter * font_) + margin_;
    height_ = top_ + option_count_ * cell_ + margin_;
  }

  [[nodiscard]] double name_font() const { return cell_ * 0.75; }

  void put_style() {
    out_ +=
        "<style>\n"
        ".quadrille-matrix text{font-family:ui-monospace,\"DejaVu Sans Mono\",Menlo,Consolas,"
        "monospace;fill:#1f2328;white-space:pre}\n"
        ".quadrille-matrix .paper{fill:#fff}\n"
        ".quadrille-matrix .lines{fill:none;stroke:#fff;stroke-width:.1}\n"
        ".quadrille-matrix text.letter{fill:#fff;text-anchor:middle}\n";
    put_family_styles(&FamilyColours::ink);
    out_ +=
        "@media(prefers-color-scheme:dark){\n"
        ".quadrille-matrix text{fill:#e6eaef}\n"
        ".quadrille-matrix .paper{fill:#15191f}\n"
        ".quadrille-matrix .lines{stroke:#15191f}\n"
        ".quadrille-matrix text.letter{fill:#15191f}\n";
    put_family_styles(&FamilyColours::dark_ink);
    out_ += "}\n</style>\n";
  }

  void put_family_styles(std::uint32_t FamilyColours::* ink) {
    for (std::uint32_t family = 0; family < view_.family_names.size(); ++family) {
      const std::uint32_t colour = family_colours(family).*ink;
      put(".quadrille-matrix .ones{0}{{fill:none;stroke:#{1:06x}}}"
          ".quadrille-matrix .band{0}{{fill:#{1:06x};fill-opacity:.1}}"
          ".quadrille-matrix .sign{0}{{fill:#{1:06x}}}\n",
          family, colour);
    }
  }

  void put_legend() {
    put("<g font-size=\"{:.6g}\">\n<text x=\"{:.6g}\" y=\"{:.6g}\">{}</text>\n", font_, margin_,
        margin_ + font_, matrix_summary(view_));
    double x = margin_;
    const double y = margin_ + 2.5 * font_;
    for (std::size_t family = 0; family < view_.family_names.size(); ++family) {
      const std::string& name = view_.family_names[family];
      put("<rect class=\"sign{0}\" x=\"{1:.6g}\" y=\"{2:.6g}\" width=\"{3:.6g}\" "
          "height=\"{3:.6g}\"/>"
          "<text x=\"{4:.6g}\" y=\"{5:.6g}\">{6}</text>\n",
          family, x, y - font_ * 0.75, font_ * 0.8, x + font_ * 1.2, y, xml_text(name));
      x += (static_cast<double>(characters(name).size()) + 4) * kLetter * font_;
    }
    out_ += "</g>\n";
  }

  void put_names() {
    put("<g font-size=\"{:.6g}\" text-anchor=\"end\">\n", name_font());
    for (std::uint32_t option = 0; option < option_count_; ++option) {
      put("<text x=\"{:.6g}\" y=\"{:.6g}\">{}</text>\n", left_ - 5,
          top_ + (option + 0.5) * cell_ + name_font() * 0.35, xml_text(option_names_[option]));
    }
    put("</g>\n<g font-size=\"{:.6g}\">\n", name_font());
    for (std::uint32_t item = 0; item < item_count_; ++item) {
      put("<text transform=\"translate({:.6g} {:.6g})rotate(-90)\">{}</text>\n",
          left_ + (item + 0.5) * cell_ + name_font() * 0.35, top_ - 5, xml_text(item_names_[item]));
    }
    out_ += "</g>\n";
  }

  void put_bands() {
    for (const Band& band : bands(view_)) {
      put("<rect class=\"band{}\" x=\"{}\" width=\"{}\" height=\"{}\"/>\n", band.family, band.first,
          band.count, option_count_);
    }
  }

  void put_ones() {
    struct Path {
      std::string strokes;
      std::int64_t x = 0;  // where the pen is
      std::int64_t y = 0;
    };
    std::vector<Path> paths(view_.family_names.size());
    for (std::uint32_t option = 0; option < option_count_; ++option) {
      for (const Entry& entry : view_.problem->entries(OptionId{option})) {
        Path& path = paths[view_.family_of_item[index(entry.item)]];
        fmt::format_to(std::back_inserter(path.strokes), "m{} {}h1",
                       std::int64_t{index(entry.item)} - path.x, std::int64_t{option} - path.y);
        path.x = std::int64_t{index(entry.item)} + 1;
        path.y = option;
      }
    }
    out_ += "<g transform=\"translate(0 .5)\">\n";
    for (std::size_t family = 0; family < paths.size(); ++family) {
      if (paths[family].strokes.empty()) continue;
      put("<path class=\"ones{}\" d=\"{}\"/>\n", family, paths[family].strokes);
    }
    out_ += "</g>\n";
  }

  // In the colour of the paper, over everything, so that the cells stand apart.
  void put_grid_lines() {
    out_ += "<path class=\"lines\" d=\"";
    for (std::uint32_t row = 1; row < option_count_; ++row) put("M0 {}h{}", row, item_count_);
    for (std::uint32_t column = 1; column < item_count_; ++column) {
      put("M{} 0v{}", column, option_count_);
    }
    out_ += "\"/>\n";
  }

  // The first letters of the colours of secondary items, on their squares.
  void put_colours() {
    put("<g font-size=\"{:.6g}\">\n", name_font());
    for (std::uint32_t option = 0; option < option_count_; ++option) {
      for (const Entry& entry : view_.problem->entries(OptionId{option})) {
        if (entry.colour == cover::kNoColour) continue;
        const auto letters = characters(view_.problem->colour_name(entry.colour));
        if (letters.empty()) continue;
        put("<text class=\"letter\" x=\"{:.6g}\" y=\"{:.6g}\">{}</text>\n",
            left_ + (index(entry.item) + 0.5) * cell_,
            top_ + (option + 0.5) * cell_ + name_font() * 0.35, xml_text(letters.front()));
      }
    }
    out_ += "</g>\n";
  }

  const MatrixView& view_;
  std::uint32_t option_count_;
  std::uint32_t item_count_;
  bool has_names_;
  std::vector<std::string> option_names_;
  std::vector<std::string> item_names_;
  // In units of the picture.
  double cell_ = 0;
  double font_ = 0;  // of the legend
  double margin_ = 0;
  double left_ = 0;  // of the matrix itself
  double top_ = 0;
  double width_ = 0;  // of the picture
  double height_ = 0;
  std::string out_;
};

}  // namespace

std::string matrix_svg(const MatrixView& view) {
  assert(view.family_of_item.size() == view.problem->item_count());
  return MatrixPicture(view).draw();
}

}  // namespace quadrille::render
