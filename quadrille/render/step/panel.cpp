// The board is painted in layers: lines, candidates, digits, and over them what the step sets off
// (step_picture.h); the legend names what there is of that.
#include "quadrille/render/step/panel.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <vector>

#include <fmt/format.h>

#include "quadrille/base/text.h"
#include "quadrille/render/board.h"
#include "quadrille/render/board/drawing.h"
#include "quadrille/render/board/rules_svg.h"
#include "quadrille/render/rule_shapes.h"
#include "quadrille/render/step_picture.h"
#include "quadrille/render/terminal.h"

namespace quadrille::render {
namespace {

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Placement;

constexpr double kLetterWidth = 0.53;  // the width of a letter, on the average, in its size
constexpr double kHeadingFont = 17;
constexpr double kWordsFont = 15;
constexpr double kSmallFont = 12;  // of labels, candidates and the legend

class PanelPicture {
 public:
  PanelPicture(const PanelContent& content, PanelCorner corner, SvgPen& pen)
      : content_(content),
        position_(content.position),
        scene_(content.scene),
        size_(content.position.size()),
        geometry_(content.position.layout().shape(), corner, has_clues_outside(content.puzzle)),
        bottom_(geometry_.bottom()),
        shapes_(step_picture(content.scene)),
        pen_(pen) {}

  Panel draw(std::uint32_t top) {
    const RulesPicture rules = rules_svg(content_.puzzle, geometry_.place());
    put_rules(rules.below);
    put_lines();
    put_rules(rules.above);
    put_labels();
    if (size_ <= kMaxSizeWithMarks) put_candidates();
    put_digits();
    put_step();
    put_label();
    put_legend();
    return {std::move(out_), static_cast<std::uint32_t>(bottom_) - top};
  }

 private:
  template <class... Values>
  void put(fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Values>(values)...);
  }

  // Centred by hand: not every viewer knows dominant-baseline.
  void put_text(Point centre, double font, std::string_view text) {
    put("<text x=\"{:.5g}\" y=\"{:.5g}\">{}</text>\n", centre.x, centre.y + font * 0.36, text);
  }

  // In the style of pictures of boards.
  void put_rules(const std::string& svg) {
    if (!svg.empty()) put("<g class=\"quadrille-board\">\n{}</g>\n", svg);
  }

  void put_lines() {
    const Borders borders(position_.layout().shape(), Line::light);
    for (const auto& [name, width, weight] :
         {std::tuple("thin", 1U, Line::light), std::tuple("thick", 3 + size_ / 25, Line::heavy)}) {
      put("<path class=\"{}\" stroke-width=\"{}\" d=\"{}\"/>\n", name, width,
          svg_lines(borders, weight, geometry_.place()));
    }
  }

  void put_labels() {
    const SvgPlace& place = geometry_.place();
    put("<g class=\"label\" font-size=\"{}\">\n", kSmallFont);
    for (std::uint32_t number = 0; number < size_; ++number) {
      const double along = (number + 0.5) * place.cell;
      const double beside = geometry_.margin() - 17.0;
      put_text({place.left - beside, place.top + along}, kSmallFont, std::to_string(number + 1));
      put_text({place.left + along, place.top - beside}, kSmallFont, std::to_string(number + 1));
    }
    out_ += "</g>\n";
  }

  // Those that the step does not set off.
  void put_candidates() {
    out_ += fmt::format("<g class=\"mark\" font-size=\"{}\">\n", kSmallFont);
    for (Cell cell = 0; cell < position_.layout().cell_count(); ++cell) {
      if (scene_.placed && scene_.placed->cell == cell && scene_.is_written_large(*scene_.placed)) {
        continue;
      }
      for (const std::uint32_t number : position_.options(sudoku::Layout::rule(cell))) {
        const Placement option{cell, static_cast<Digit>(number + 1)};
        if (scene_.role(option) != Role::none) continue;
        put_text(geometry_.centre(option), kSmallFont, std::to_string(option.digit));
      }
    }
    out_ += "</g>\n";
  }

  void put_digits() {
    const double font = geometry_.cell() * (size_ > 9 ? 0.45 : 0.6);
    for (const bool given : {true, false}) {
      put("<g class=\"{}\" font-size=\"{:.4g}\">\n", given ? "given" : "filled", font);
      for (Cell cell = 0; cell < position_.layout().cell_count(); ++cell) {
        const Digit digit = position_.value(cell);
        if (digit == 0 || (content_.puzzle.at(cell) != 0) != given) continue;
        put_text(geometry_.centre(cell), font, std::to_string(digit));
      }
      out_ += "</g>\n";
    }
  }

  // The shapes are in units of their own.
  void put_step() {
    const SvgPlace& place = geometry_.place();
    put("<g class=\"step\" transform=\"translate({} {}) scale({:.5g})\">\n", place.left, place.top,
        scale());
    for (const DrawnShape& shape : shapes_) pen_.put(out_, shape);
    out_ += "</g>\n";
  }

  [[nodiscard]] double scale() const { return geometry_.cell() / kCellUnits; }

  void put_label() {
    if (content_.label.empty()) return;
    bottom_ += 24;
    put("<text class=\"heading start\" font-size=\"{}\" x=\"{}\" y=\"{:.5g}\">{}</text>\n",
        kWordsFont, geometry_.place().left, bottom_, xml_text(content_.label));
  }

  struct Sign {
    std::string_view name;  // of a shape
    std::string_view meaning;
  };

  [[nodiscard]] std::vector<Sign> signs() const {
    std::vector<Sign> result;
    const auto add = [&](std::string_view name, std::string_view meaning) {
      if (std::ranges::find(shapes_, name, &DrawnShape::name) != shapes_.end()) {
        result.push_back({name, meaning});
      }
    };
    add("focus", "look here");
    add("truth", "truth");
    add("link", "link");
    add("dead", "nothing left");
    add("truth arrow", "truth");
    add("link arrow", "link");
    add("pattern", scene_.directed ? "is" : scene_.way.empty() ? "pattern" : "forced");
    add("second", scene_.loop.empty() ? "other colour" : "ways out");
    add("denied", "is not");
    add("out", "ruled out");
    add("placed", "placed");
    return result;
  }

  // As the shape of that name is drawn, small.
  void put_sample(std::string_view name, Point at) {
    constexpr double kHalf = 6.5;
    DrawnShape sample = *std::ranges::find(shapes_, name, &DrawnShape::name);
    sample.width *= scale();
    for (double& length : sample.dashes) length *= scale();
    sample.path = {};
    if (sample.form == DrawnShape::Form::box) {
      const bool is_disc = sample.corner >= sample.size;
      sample.at = at;
      sample.size = kHalf;
      sample.corner = is_disc ? kHalf : 1;
    } else if (name.ends_with("arrow")) {
      sample.path.move({at.x - kHalf, at.y}).line({at.x + kHalf, at.y});
    } else if (name == "cross") {
      sample.path.move({at.x - 4, at.y - 4}).line({at.x + 4, at.y + 4});
      sample.path.move({at.x - 4, at.y + 4}).line({at.x + 4, at.y - 4});
    } else {
      sample.path.move({at.x - kHalf, at.y - kHalf}).line({at.x + kHalf, at.y - kHalf});
      sample.path.line({at.x + kHalf, at.y + kHalf}).line({at.x - kHalf, at.y + kHalf}).close();
    }
    pen_.put(out_, sample);
  }

  void put_legend() {
    constexpr double kSwatch = 15;
    double x = geometry_.place().left;
    bottom_ += 22;
    for (const Sign& sign : signs()) {
      const Point at{x + kSwatch / 2, bottom_};
      put_sample(sign.name, at);
      if (sign.name == "out") put_sample("cross", at);
      put("<text class=\"label start\" font-size=\"{}\" x=\"{:.5g}\" y=\"{:.5g}\">{}</text>\n",
          kSmallFont, x + kSwatch + 6, bottom_ + 4, sign.meaning);
      x += kSwatch + 22 + kLetterWidth * kSmallFont * static_cast<double>(sign.meaning.size());
    }
  }

  const PanelContent& content_;
  const logic::Position& position_;
  const StepScene& scene_;
  std::uint32_t size_;
  StepGeometry geometry_;
  double bottom_;                   // of what has been drawn
  std::vector<DrawnShape> shapes_;  // of the step
  SvgPen& pen_;
  std::string out_;
};

}  // namespace

Panel draw_panel(const PanelContent& content, PanelCorner corner, SvgPen& pen) {
  return PanelPicture(content, corner, pen).draw(corner.top);
}

Panel draw_caption(const StepCaption& caption, PanelCorner corner, std::uint32_t width) {
  std::string svg;
  double bottom = corner.top + 14;
  const auto put_lines = [&](std::string_view name, double font, const std::string& text) {
    const double room = width - 2.0 * StepGeometry::kMargin;
    for (const std::string_view line :
         wrap(text, static_cast<std::size_t>(room / font / kLetterWidth))) {
      bottom += font * 1.4;
      fmt::format_to(std::back_inserter(svg),
                     "<text class=\"{} start\" font-size=\"{}\" x=\"{}\" y=\"{:.5g}\">{}</text>\n",
                     name, font, corner.left + StepGeometry::kMargin, bottom, xml_text(line));
    }
  };
  put_lines("heading", kHeadingFont, caption.heading);
  put_lines("words", kWordsFont, caption.words);
  return {std::move(svg), static_cast<std::uint32_t>(bottom) + 20 - corner.top};
}

}  // namespace quadrille::render
