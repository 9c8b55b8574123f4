// The board is painted in layers: figures of truths and links, lines, ties between candidates,
// candidates, digits; the legend names what there is.
#include "quadrille/render/step/panel.h"

#include <iterator>
#include <tuple>
#include <vector>

#include <fmt/format.h>

#include "quadrille/base/text.h"
#include "quadrille/render/board.h"
#include "quadrille/render/board/drawing.h"
#include "quadrille/render/board/rules_svg.h"
#include "quadrille/render/rule_shapes.h"
#include "quadrille/render/step_arrows.h"
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
constexpr double kDisc = 8.5;      // the radius of what lies under a candidate

class PanelPicture {
 public:
  PanelPicture(const PanelContent& content, PanelCorner corner)
      : content_(content),
        position_(content.position),
        scene_(content.scene),
        size_(content.position.size()),
        geometry_(content.position.layout().shape(), corner, has_clues_outside(content.puzzle)),
        bottom_(geometry_.bottom()) {}

  Panel draw(std::uint32_t top) {
    for (const Role role : {Role::pattern, Role::second, Role::placed, Role::ruled_out}) {
      for_each_candidate(role,
                         [&](Placement option) { shown_.push_back(geometry_.centre(option)); });
    }
    const RulesPicture rules = rules_svg(content_.puzzle, geometry_.place());
    put_rules(rules.below);
    put_figures();
    put_lines();
    put_rules(rules.above);
    put_labels();
    put_ties();
    put_candidates();
    put_digits();
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

  void put_figures() {
    for (const StepScene::Cells& cells : scene_.truths) put_figure("truth", cells, 0.035);
    for (const StepScene::Cells& cells : scene_.links) put_figure("link", cells, 0.075);
    if (!scene_.focus.empty()) put_figure("focus", scene_.focus, 0.035);
    if (!scene_.dead.empty()) put_figure("dead", scene_.dead, 0.035);
    if (scene_.placed && is_written_large(*scene_.placed)) {
      put_figure("target", {scene_.placed->cell}, 0.08);
    }
  }

  void put_figure(std::string_view name, const StepScene::Cells& cells, double inset) {
    put("<path class=\"{}\" d=\"", name);
    for (const Walk& walk : outline(cells, size_, inset)) put_walk(walk);
    out_ += "\"/>\n";
  }

  void put_walk(const Walk& walk) {
    for (std::size_t i = 0; i < walk.size(); ++i) {
      const Point at = geometry_.at(walk[i]);
      put("{}{:.5g} {:.5g}", i == 0 ? "M" : "L", at.x, at.y);
    }
    out_ += 'Z';
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

  void put_ties() {
    if (!scene_.loop.empty()) {
      out_ += "<path class=\"loop\" d=\"";
      put_centres(scene_.loop);
      out_ += "Z\"/>\n";
    }
    if (scene_.directed) {
      put_arrows("is", scene_.pairs);
      put_arrows("not", scene_.joints);
    } else {
      for (const auto& [a, b] : scene_.pairs) put_tie("tie", a, b);
      for (const auto& [a, b] : scene_.joints) put_tie("joint", a, b);
    }
    if (scene_.way.size() > 1) {
      out_ += "<path class=\"way\" d=\"";
      put_centres(scene_.way);
      out_ += "\"/>\n";
    }
  }

  void put_tie(std::string_view name, Placement a, Placement b) {
    put("<path class=\"{}\" d=\"", name);
    put_centres(std::vector{a, b});
    out_ += "\"/>\n";
  }

  // From the edge of one candidate to that of the other, bent away from those on the way; their
  // heads apart, since those of dashed ones are not.
  void put_arrows(std::string_view name, const std::vector<std::pair<Placement, Placement>>& ways) {
    if (ways.empty()) return;
    std::string heads;
    put("<path class=\"{}\" d=\"", name);
    for (const auto& [from, to] : ways) {
      const Arrow arrow = bend_arrow(geometry_.centre(from), geometry_.centre(to), shown_, kDisc);
      put("M{:.4g} {:.4g}Q{:.4g} {:.4g} {:.4g} {:.4g}", arrow.begin.x, arrow.begin.y, arrow.bend.x,
          arrow.bend.y, arrow.end.x, arrow.end.y);
      heads += fmt::format("M{:.4g} {:.4g}L{:.4g} {:.4g} {:.4g} {:.4g}", arrow.left.x, arrow.left.y,
                           arrow.end.x, arrow.end.y, arrow.right.x, arrow.right.y);
    }
    put("\"/>\n<path class=\"{} head\" d=\"{}\"/>\n", name, heads);
  }

  // From centre to centre, of cells or candidates.
  template <class Things>
  void put_centres(const Things& things) {
    for (std::size_t i = 0; i < things.size(); ++i) {
      const Point at = geometry_.centre(things[i]);
      put("{}{:.5g} {:.5g}", i == 0 ? "M" : "L", at.x, at.y);
    }
  }

  // A digit that is placed is written over the candidates of its cell, unless some of them are to
  // be seen crossed out.
  [[nodiscard]] bool is_written_large(Placement placed) const {
    for (Digit digit = 1; digit <= size_; ++digit) {
      if (scene_.role({placed.cell, digit}) == Role::ruled_out) return false;
    }
    return true;
  }

  // Calls use(option) for every candidate of that role that is shown as one.
  template <class Use>
  void for_each_candidate(Role role, Use use) const {
    const bool large = scene_.placed && is_written_large(*scene_.placed);
    for (Cell cell = 0; cell < position_.layout().cell_count(); ++cell) {
      if (large && scene_.placed->cell == cell) continue;
      for (const std::uint32_t number : position_.options(sudoku::Layout::rule(cell))) {
        const Placement option{cell, static_cast<Digit>(number + 1)};
        if (scene_.role(option) == role) use(option);
      }
    }
  }

  void put_candidates() {
    if (size_ <= kMaxSizeWithMarks) put_candidates("mark", Role::none);
    put_candidates("pattern", Role::pattern);
    put_candidates(scene_.directed ? "denied" : "second", Role::second);
    put_candidates("placed", Role::placed);
    put_candidates("out", Role::ruled_out);
    for (const Supposition& start : scene_.starts) {
      const Point at = geometry_.centre(start.option);
      put("<circle class=\"ring\" cx=\"{:.5g}\" cy=\"{:.5g}\" r=\"{}\"/>\n", at.x, at.y, kDisc + 1);
    }
  }

  void put_candidates(std::string_view name, Role role) {
    bool any = false;
    for_each_candidate(role, [&](Placement) { any = true; });
    if (!any) return;
    put("<g class=\"{}\" font-size=\"{}\">\n", name, kSmallFont);
    if (role != Role::none) {
      for_each_candidate(role, [&](Placement option) {
        const Point at = geometry_.centre(option);
        put("<circle cx=\"{:.5g}\" cy=\"{:.5g}\" r=\"{}\"/>\n", at.x, at.y, kDisc);
      });
    }
    for_each_candidate(role, [&](Placement option) {
      put_text(geometry_.centre(option), kSmallFont, std::to_string(option.digit));
    });
    if (role == Role::ruled_out) put_crosses();
    out_ += "</g>\n";
  }

  void put_crosses() {
    out_ += "<path d=\"";
    for_each_candidate(Role::ruled_out, [&](Placement option) {
      const Point at = geometry_.centre(option);
      put("M{:.5g} {:.5g}l{} {}", at.x - 6, at.y + 6, 12, -12);
    });
    out_ += "\"/>\n";
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
    if (!scene_.placed || !is_written_large(*scene_.placed)) return;
    put("<g class=\"placed\" font-size=\"{:.4g}\">\n", font);
    put_text(geometry_.centre(scene_.placed->cell), font, std::to_string(scene_.placed->digit));
    out_ += "</g>\n";
  }

  void put_label() {
    if (content_.label.empty()) return;
    bottom_ += 24;
    put("<text class=\"heading start\" font-size=\"{}\" x=\"{}\" y=\"{:.5g}\">{}</text>\n",
        kWordsFont, geometry_.place().left, bottom_, xml_text(content_.label));
  }

  struct Sign {
    std::string_view name;
    std::string_view meaning;
    bool is_disc;
  };

  [[nodiscard]] std::vector<Sign> signs() const {
    std::vector<Sign> result;
    const auto add = [&](bool there, std::string_view name, std::string_view meaning, bool disc) {
      if (there) result.push_back({name, meaning, disc});
    };
    const auto any = [&](Role role) {
      bool found = false;
      for_each_candidate(role, [&](Placement) { found = true; });
      return found;
    };
    add(!scene_.focus.empty(), "focus", "look here", false);
    add(!scene_.truths.empty(), "truth", "truth", false);
    add(!scene_.links.empty(), "link", "link", false);
    add(!scene_.dead.empty(), "dead", "nothing left", false);
    if (scene_.directed) {
      add(!scene_.pairs.empty(), "truth", "truth", false);
      add(!scene_.joints.empty(), "link", "link", false);
      add(any(Role::pattern), "pattern", "is", true);
      add(any(Role::second), "denied", "is not", true);
    } else {
      add(any(Role::pattern), "pattern", scene_.way.empty() ? "pattern" : "forced", true);
      add(any(Role::second), "second", scene_.loop.empty() ? "other colour" : "ways out", true);
    }
    add(any(Role::ruled_out), "out", "ruled out", true);
    add(scene_.placed.has_value(), "placed", "placed", true);
    return result;
  }

  void put_legend() {
    constexpr double kSwatch = 15;
    double x = geometry_.place().left;
    bottom_ += 22;
    for (const Sign& sign : signs()) {
      const double width =
          kSwatch + 6 + kLetterWidth * kSmallFont * static_cast<double>(sign.meaning.size());
      if (sign.is_disc) {
        put("<g class=\"{}\"><circle cx=\"{:.5g}\" cy=\"{:.5g}\" r=\"6.5\"/>", sign.name,
            x + kSwatch / 2, bottom_);
        if (sign.name == "out") put("<path d=\"M{:.5g} {:.5g}l10 -10\"/>", x + 2.5, bottom_ + 5);
        out_ += "</g>";
      } else {
        put("<path class=\"{}\" d=\"M{:.5g} {:.5g}h13v13h-13Z\"/>", sign.name, x + 1,
            bottom_ - 6.5);
      }
      put("<text class=\"label start\" font-size=\"{}\" x=\"{:.5g}\" y=\"{:.5g}\">{}</text>\n",
          kSmallFont, x + kSwatch + 6, bottom_ + 4, sign.meaning);
      x += width + 16;
    }
  }

  const PanelContent& content_;
  const logic::Position& position_;
  const StepScene& scene_;
  std::uint32_t size_;
  StepGeometry geometry_;
  double bottom_;             // of what has been drawn
  std::vector<Point> shown_;  // where candidates are set off
  std::string out_;
};

}  // namespace

Panel draw_panel(const PanelContent& content, PanelCorner corner) {
  return PanelPicture(content, corner).draw(corner.top);
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
