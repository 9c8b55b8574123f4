#include "quadrille/render/step_picture.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/logic/find.h"
#include "quadrille/logic/lesson.h"
#include "quadrille/logic/position.h"

namespace quadrille::render {
namespace {

using logic::Technique;

struct DrawnStep {
  StepScene scene;
  std::vector<DrawnShape> shapes;
};

DrawnStep drawn_step(Technique technique) {
  const logic::Example lesson = logic::example_of(technique);
  StepScene scene = scenes_of(lesson.position, lesson.step).front();
  std::vector<DrawnShape> shapes = step_picture(scene);
  return {std::move(scene), std::move(shapes)};
}

std::ptrdiff_t count(const DrawnStep& step, std::string_view name, DrawnShape::Form form) {
  return std::ranges::count_if(
      step.shapes, [&](const DrawnShape& each) { return each.name == name && each.form == form; });
}

constexpr auto kPath = DrawnShape::Form::path;
constexpr auto kBox = DrawnShape::Form::box;
constexpr auto kText = DrawnShape::Form::text;

TEST(StepPicture, OfAnXWingHasItsTruthsAndLinksFramedAndItsCandidatesOnDiscs) {
  const DrawnStep wing = drawn_step(Technique::x_wing);
  EXPECT_EQ(count(wing, "truth", kPath), 2);
  EXPECT_EQ(count(wing, "link", kPath), 2);
  EXPECT_EQ(count(wing, "pattern", kBox), 4);
  EXPECT_EQ(count(wing, "pattern", kText), 4);
  EXPECT_GE(count(wing, "out", kBox), 1);
  EXPECT_EQ(count(wing, "cross", kPath), count(wing, "out", kBox));
  for (const DrawnShape& shape : wing.shapes) {
    EXPECT_EQ(shape.name == "link", shape.dashes[1] > 0);
    EXPECT_EQ(shape.text.of == DrawnShape::Text::Of::digit, shape.form == kText);
  }
}

// A way for each supposition: arrows to what is in full, to what is not dashed, and the heads of
// either.
TEST(StepPicture, OfAChainHasArrowsFromWhatIsSupposed) {
  const logic::Example example = logic::example_of(Technique::multiple_chains);
  std::ptrdiff_t truths = 0;
  std::ptrdiff_t links = 0;
  for (StepScene& scene : scenes_of(example.position, example.step)) {
    std::vector<DrawnShape> shapes = step_picture(scene);
    const DrawnStep way{std::move(scene), std::move(shapes)};
    ASSERT_TRUE(way.scene.directed);
    EXPECT_EQ(count(way, "start", kBox), 1);
    EXPECT_EQ(count(way, "tie", kPath) + count(way, "joint", kPath), 0);
    EXPECT_EQ(count(way, "truth arrow", kPath), way.scene.pairs.empty() ? 0 : 2);
    EXPECT_EQ(count(way, "link arrow", kPath), way.scene.joints.empty() ? 0 : 2);
    truths += count(way, "truth arrow", kPath);
    links += count(way, "link arrow", kPath);
  }
  EXPECT_GT(truths, 0);
  EXPECT_GT(links, 0);
}

// Of every technique: something is drawn, all of it on the board, each candidate at its place.
TEST(StepPicture, OfEveryTechniqueStaysOnTheBoard) {
  for (std::size_t number = 0; number < logic::kAllTechniques; ++number) {
    const auto technique = static_cast<Technique>(number);
    const DrawnStep step = drawn_step(technique);
    const double side = step.scene.size * kCellUnits;
    // Arrows are bent by points that may lie a little beyond the edge.
    const auto is_inside = [&](const Point& at, double beyond) {
      return std::min(at.x, at.y) > -beyond && std::max(at.x, at.y) < side + beyond;
    };
    EXPECT_FALSE(step.shapes.empty()) << logic::key(technique);
    std::uint32_t key = 0;
    for (const DrawnShape& shape : step.shapes) {
      EXPECT_EQ(shape.key, key++);
      EXPECT_TRUE(shape.form == kPath || is_inside(shape.at, 0)) << logic::key(technique);
      for (const Point& point : shape.path.points) {
        EXPECT_TRUE(is_inside(point, kCellUnits / 2)) << logic::key(technique);
      }
    }
  }
}

// Where cells have sums, candidates stand lower, and are no larger.
TEST(StepPicture, KeepsBelowTheSumsOfCells) {
  const DrawnStep wing = drawn_step(Technique::x_wing);
  const std::vector<DrawnShape> lower = step_picture(wing.scene, 0.19);
  ASSERT_EQ(lower.size(), wing.shapes.size());
  for (std::size_t i = 0; i < lower.size(); ++i) {
    if (lower[i].form == kPath) continue;
    EXPECT_GT(lower[i].at.y, wing.shapes[i].at.y);
    EXPECT_LE(lower[i].size, wing.shapes[i].size);
  }
}

}  // namespace
}  // namespace quadrille::render
