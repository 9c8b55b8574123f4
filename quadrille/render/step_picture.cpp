#include "quadrille/render/step_picture.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include "quadrille/render/mark_layout.h"
#include "quadrille/render/step/arrows.h"

namespace quadrille::render {
namespace {

using sudoku::Cell;
using sudoku::Digit;
using sudoku::Placement;

// Frames keep between the lines of the board and its candidates, which are to be read; and so that
// several round the same cells are told apart.
constexpr double kTruthInset = 0.03;
constexpr double kLinkInset = 0.065;
constexpr double kDeadInset = 0.048;
constexpr double kPlacedInset = 0.1;
constexpr double kFrame = 4.5;  // how wide lines are
constexpr double kThin = 3.5;
constexpr double kDiscPart = 0.49;  // of the place of a candidate
constexpr double kRingPart = 0.54;
constexpr double kPlacedDigit = 56;
constexpr double kMarksShrink = 1.25;  // what marks lose, of the room above them

class StepDrawer {
 public:
  StepDrawer(const StepScene& scene, double above_marks)
      : scene_(scene),
        places_(scene.size),
        above_(above_marks),
        below_(1 - above_marks * kMarksShrink),
        place_(std::min(places_.width(), places_.height() * below_) * kCellUnits) {}

  std::vector<DrawnShape> draw() {
    if (!scene_.focus.empty()) draw_frame("focus", scene_.focus, kTruthInset, "accent", 0.16);
    for (const StepScene::Cells& cells : scene_.truths) {
      draw_frame("truth", cells, kTruthInset, "cell", 0.06);
    }
    for (const StepScene::Cells& cells : scene_.links) {
      draw_frame("link", cells, kLinkInset, "column", 0);
      shapes_.back().dashes = {11, 7};
    }
    if (!scene_.dead.empty()) draw_frame("dead", scene_.dead, kDeadInset, "bad", 0.1);
    draw_loop();
    if (scene_.directed) {
      draw_arrows();
    } else {
      for (const auto& [one, other] : scene_.pairs) draw_tie("tie", one, other, "row");
      for (const auto& [one, other] : scene_.joints) {
        draw_tie("joint", one, other, "row");
        shapes_.back().dashes = {9, 9};
      }
    }
    for (std::size_t i = 1; i < scene_.way.size(); ++i) {
      draw_tie("way", scene_.way[i - 1], scene_.way[i], "box");
    }
    draw_candidates();
    for (const Supposition& start : scene_.starts) draw_ring(start.option);
    return std::move(shapes_);
  }

 private:
  [[nodiscard]] Point corner(Cell cell) const {
    const Cell row = cell / scene_.size;
    const Cell column = cell % scene_.size;
    return {static_cast<double>(column) * kCellUnits, static_cast<double>(row) * kCellUnits};
  }
  [[nodiscard]] Point centre(Cell cell) const {
    const Point at = corner(cell);
    return {at.x + kCellUnits / 2, at.y + kCellUnits / 2};
  }
  [[nodiscard]] Point centre(Placement option) const {
    const Point from = corner(option.cell);
    const PlacedMark mark = places_.middle(option.digit);
    return {from.x + mark.x * kCellUnits, from.y + (above_ + mark.y * below_) * kCellUnits};
  }
  static Point scaled(Point in_cells) { return {in_cells.x * kCellUnits, in_cells.y * kCellUnits}; }

  DrawnShape& add(std::string_view name) {
    shapes_.push_back({.key = static_cast<std::uint32_t>(shapes_.size()), .name = name});
    return shapes_.back();
  }

  void draw_frame(std::string_view name, std::span<const Cell> cells, double inset,
                  std::string_view ink, double wash) {
    DrawnShape& shape = add(name);
    shape.stroke = theme_ink(ink);
    shape.width = kFrame;
    if (wash > 0) {
      shape.fill = theme_ink(ink);
      shape.wash = wash;
    }
    for (const Walk& walk : outline(cells, scene_.size, inset)) {
      shape.path.move(scaled(walk.front()));
      for (std::size_t i = 1; i < walk.size(); ++i) shape.path.line(scaled(walk[i]));
      shape.path.close();
    }
  }

  void draw_loop() {
    if (scene_.loop.empty()) return;
    DrawnShape& shape = add("loop");
    shape.stroke = theme_ink("row");
    shape.width = 7;
    shape.opacity = 0.55;
    for (std::size_t i = 0; i < scene_.loop.size(); ++i) {
      const Point at = centre(scene_.loop[i]);
      i == 0 ? shape.path.move(at) : shape.path.line(at);
    }
    shape.path.close();
  }

  // From the edge of one candidate's place to that of the other.
  void draw_tie(std::string_view name, Placement one, Placement other, std::string_view ink) {
    DrawnShape& shape = add(name);
    shape.stroke = theme_ink(ink);
    shape.width = kFrame;
    shape.opacity = 0.7;
    const Point from = centre(one);
    const Point to = centre(other);
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    if (length <= place_) return;
    const Point rim = {(to.x - from.x) / length * place_ / 2,
                       (to.y - from.y) / length * place_ / 2};
    shape.path.move({from.x + rim.x, from.y + rim.y}).line({to.x - rim.x, to.y - rim.y});
  }

  // Truths in full, links dashed, all heads in full.
  void draw_arrows() {
    const StepArrows arrows = arrows_of(scene_);
    for (const bool truths : {true, false}) {
      const std::string_view name = truths ? "truth arrow" : "link arrow";
      DrawnShape ways{.name = name, .width = kThin};
      ways.stroke = theme_ink(truths ? "cell" : "column");
      DrawnShape heads = ways;
      for (const Arrow& arrow : truths ? arrows.truths : arrows.links) {
        append_bend(ways.path, arrow);
        heads.path.move(scaled(arrow.left)).line(scaled(arrow.end)).line(scaled(arrow.right));
      }
      if (!truths) ways.dashes = {10, 6};
      for (DrawnShape* each : {&ways, &heads}) {
        each->key = static_cast<std::uint32_t>(shapes_.size());
        if (!each->path.verbs.empty()) shapes_.push_back(std::move(*each));
      }
    }
  }

  // A quadratic curve as a cubic one.
  static void append_bend(Path& path, const Arrow& arrow) {
    const auto towards_bend = [&](Point from) {
      return scaled(
          {from.x + (arrow.bend.x - from.x) * 2 / 3, from.y + (arrow.bend.y - from.y) * 2 / 3});
    };
    path.move(scaled(arrow.begin))
        .curve(towards_bend(arrow.begin), towards_bend(arrow.end), scaled(arrow.end));
  }

  void draw_candidates() {
    for (std::size_t number = 0; number < scene_.roles.size(); ++number) {
      const Placement option{static_cast<Cell>(number / scene_.size),
                             static_cast<Digit>(number % scene_.size + 1)};
      switch (scene_.roles[number]) {
        case Role::none:
          break;
        case Role::pattern:
          draw_disc("pattern", option, "good-soft", "good", "ink");
          break;
        case Role::second:
          // Of a chain the second kind is what is not.
          if (scene_.directed) {
            draw_disc("denied", option, "bad-soft", "", "bad");
          } else {
            draw_disc("second", option, "box-pale", "box", "ink");
          }
          break;
        case Role::ruled_out:
          draw_disc("out", option, "bad-soft", "", "bad");
          draw_cross(option);
          break;
        case Role::placed:
          if (scene_.is_written_large(option)) {
            draw_placed(option);
          } else {
            draw_disc("placed", option, "good-soft", "good", "good");
          }
          break;
      }
    }
  }

  void draw_disc(std::string_view name, Placement option, std::string_view paper,
                 std::string_view edge, std::string_view ink) {
    DrawnShape& disc = add(name);
    disc.form = DrawnShape::Form::box;
    disc.at = centre(option);
    disc.size = disc.corner = place_ * kDiscPart;
    disc.fill = theme_ink(paper);
    if (!edge.empty()) {
      disc.stroke = theme_ink(edge);
      disc.width = 2.5;
    }
    write_digit(name, option.digit, centre(option), place_ * (scene_.size > 9 ? 0.62 : 0.8), ink);
  }

  void write_digit(std::string_view name, Digit digit, Point at, double size,
                   std::string_view ink) {
    DrawnShape& text = add(name);
    text.form = DrawnShape::Form::text;
    text.at = at;
    text.size = size;
    text.fill = theme_ink(ink);
    text.text.of = DrawnShape::Text::Of::digit;
    text.text.number = digit;
    text.text.bold = true;
  }

  void draw_cross(Placement option) {
    DrawnShape& cross = add("cross");
    cross.stroke = theme_ink("bad");
    cross.width = std::max(2.0, place_ * 0.09);
    const Point at = centre(option);
    const double reach = place_ * 0.36;
    cross.path.move({at.x - reach, at.y - reach}).line({at.x + reach, at.y + reach});
    cross.path.move({at.x - reach, at.y + reach}).line({at.x + reach, at.y - reach});
  }

  void draw_placed(Placement option) {
    DrawnShape& paper = add("placed");
    paper.form = DrawnShape::Form::box;
    paper.at = centre(option.cell);
    paper.size = (0.5 - kPlacedInset) * kCellUnits;
    paper.corner = 8;
    paper.fill = theme_ink("good-soft");
    paper.stroke = theme_ink("good");
    paper.width = kFrame;
    write_digit("placed", option.digit, centre(option.cell),
                kPlacedDigit * (scene_.size > 9 ? 0.75 : 1), "good");
  }

  void draw_ring(Placement option) {
    DrawnShape& ring = add("start");
    ring.form = DrawnShape::Form::box;
    ring.at = centre(option);
    ring.size = ring.corner = place_ * kRingPart;
    ring.stroke = theme_ink("ink");
    ring.width = kThin;
  }

  const StepScene& scene_;
  CandidatePlaces places_;
  double above_;  // of a cell: the part over its marks, and the part that these have
  double below_;
  double place_;  // of a candidate: its smaller side
  std::vector<DrawnShape> shapes_;
};

}  // namespace

std::vector<DrawnShape> step_picture(const StepScene& scene, double above_marks) {
  return StepDrawer(scene, above_marks).draw();
}

}  // namespace quadrille::render
