#include <algorithm>
#include <span>

#include <fmt/format.h>

#include "quadrille/render/step.h"

namespace quadrille::render {
namespace {

using logic::Deduction;
using logic::Position;
using logic::Technique;
using sudoku::Cell;
using sudoku::Layout;
using sudoku::Placement;

class SceneMaker {
 public:
  using Claims = std::span<const logic::Claim>;

  // Of a proof these claims are shown.
  SceneMaker(const Position& position, const Deduction& step, Claims claims)
      : position_(position),
        layout_(position.layout()),
        step_(step),
        claims_(claims),
        scene_(layout_) {}

  StepScene make() {
    if (step_.technique == Technique::trial) {
      follow_dance();
    } else if (!step_.proof.empty()) {
      follow_proof(claims_, step_.proof);
    } else if (is_alternating()) {
      follow_chain();
    } else {
      show_rules();
      for (const Placement& option : step_.candidates) scene_.set(option, role_in_pattern(option));
      if (step_.technique == Technique::simple_colouring) colour();
    }
    for (const Placement& option : step_.rules_out) scene_.set(option, Role::ruled_out);
    if (step_.places) scene_.set(*step_.places, Role::placed);
    scene_.placed = step_.places;
    scene_.loop = step_.loop;
    return std::move(scene_);
  }

  // The chain inside of that number, from 1: on the board without what it takes for granted, up to
  // what it leads to.
  StepScene make_nested(std::uint32_t inner) {
    const Claims claims = step_.nested[inner - 1].claims;
    std::vector<Placement> led_to;
    grant(inner, step_.proof, led_to);
    for (const logic::NestedProof& other : step_.nested) grant(inner, other.claims, led_to);
    follow_proof(claims, claims);
    for (const Placement& option : led_to) scene_.set(option, Role::ruled_out);
    scene_.number = logic::first_number(step_, inner);
    return std::move(scene_);
  }

 private:
  [[nodiscard]] StepScene::Cells cells_of(sudoku::RuleId rule) const {
    if (layout_.is_cell(rule)) return {index(rule)};
    const std::span<const Cell> cells = layout_.cells(layout_.unit(rule));
    return {cells.begin(), cells.end()};
  }

  static void add_once(StepScene::Cells cells, std::vector<StepScene::Cells>& figures) {
    if (std::ranges::find(figures, cells) == figures.end()) figures.push_back(std::move(cells));
  }

  // Of a group of colours only the pairs are shown: it may have many units, and one in another.
  // A single needs no links: they are whatever its option covers.
  void show_rules() {
    const bool coloured = step_.technique == Technique::simple_colouring;
    for (const sudoku::RuleId rule : step_.truths) {
      if (coloured || is_turbot()) show_pair(rule);
      if (!coloured) add_once(cells_of(rule), scene_.truths);
    }
    if (coloured || (step_.places && step_.truths.size() == 1)) return;
    for (const sudoku::RuleId rule : step_.links) {
      add_once(cells_of(rule), scene_.links);
      if (is_chain()) show_joint(rule);
    }
  }

  // A chain with its statements. Lines show its inferences, frames the sets that they follow from.
  [[nodiscard]] bool is_alternating() const {
    return !step_.chain.empty() &&
           logic::info(step_.technique).family == logic::TechniqueFamily::chain;
  }

  void follow_chain() {
    for (const logic::Statement& statement : step_.chain) {
      const Role role = statement.by.empty() ? Role::second : Role::pattern;
      for (const Placement& option : statement.options) scene_.set(option, role);
      for (const sudoku::RuleId rule : statement.by) {
        if (layout_.is_cell(rule)) add_once(cells_of(rule), scene_.truths);
      }
    }
    const bool loop =
        layout_.excludes(step_.chain.front().options.front(), step_.chain.back().options.front());
    for (std::size_t number = 0; number + (loop ? 0 : 1) < step_.chain.size(); ++number) {
      const Placement one = step_.chain[number].options.front();
      const Placement other = step_.chain[(number + 1) % step_.chain.size()].options.front();
      (number % 2 == 0 ? scene_.pairs : scene_.joints).emplace_back(one, other);
    }
  }

  [[nodiscard]] bool is_chain() const {
    using logic::TechniqueFamily;
    const TechniqueFamily family = logic::info(step_.technique).family;
    return family == TechniqueFamily::wing || family == TechniqueFamily::chain;
  }

  void show_joint(sudoku::RuleId rule) {
    if (layout_.is_cell(rule)) return;
    std::vector<Placement> ends;
    for (const Placement& option : step_.candidates) {
      const auto units = layout_.units_of(option.cell);
      const bool inside = std::ranges::find(units, layout_.unit(rule)) != units.end();
      if (inside && option.digit == layout_.digit(rule)) ends.push_back(option);
    }
    if (ends.size() == 2) scene_.joints.emplace_back(ends[0], ends[1]);
  }

  [[nodiscard]] bool is_turbot() const {
    return step_.technique >= Technique::skyscraper && step_.technique <= Technique::w_wing;
  }

  void show_pair(sudoku::RuleId rule) {
    if (layout_.is_cell(rule) || position_.count(rule) != 2) return;
    const Bits& places = position_.options(rule);
    const std::uint32_t first = places.first();
    const std::uint32_t second = (places - Bits::of(first)).first();
    scene_.pairs.emplace_back(layout_.option(rule, first), layout_.option(rule, second));
  }

  // The two digits of a loop come first among its candidates.
  [[nodiscard]] Role role_in_pattern(Placement option) const {
    if (step_.loop.empty()) return Role::pattern;
    const bool of_loop =
        option.digit == step_.candidates[0].digit || option.digit == step_.candidates[1].digit;
    const bool in_loop = std::ranges::find(step_.loop, option.cell) != step_.loop.end();
    return of_loop && in_loop ? Role::pattern : Role::second;
  }

  // From the first place on, each pair has one of either colour.
  void colour() {
    std::vector<Placement> reached = {step_.candidates.front()};
    for (std::size_t next = 0; next < reached.size(); ++next) {
      const Role other = scene_.role(reached[next]) == Role::pattern ? Role::second : Role::pattern;
      for (const auto& [a, b] : scene_.pairs) {
        if (a != reached[next] && b != reached[next]) continue;
        const Placement end = a == reached[next] ? b : a;
        if (std::ranges::find(reached, end) != reached.end()) continue;
        scene_.set(end, other);
        reached.push_back(end);
      }
    }
  }

  // A deeper trial is shown down to where it branches.
  void follow_dance() {
    for (const logic::Move& move : step_.dance) {
      if (move.level > 1) return;
      if (move.kind == logic::Move::Kind::dead) {
        scene_.dead = cells_of(move.rule);
      } else if (move.kind == logic::Move::Kind::out) {
        scene_.set(move.option, Role::second);
      } else {
        scene_.way.push_back(move.option);
        scene_.set(move.option, Role::pattern);
      }
    }
  }

  // What is not, by the statements before those that the chain inside leads to.
  void grant(std::uint32_t inner, Claims claims, std::vector<Placement>& led_to) {
    for (const logic::Claim& claim : claims) {
      if (claim.inner != inner) continue;
      led_to.push_back(claim.option);
      for (const std::uint32_t parent : claim.parents) {
        scene_.set(claims[parent].option, Role::second);
      }
    }
  }

  // What is supposed, and a way from each statement to those that follow. The numbers of parents
  // are those of the whole proof.
  void follow_proof(Claims claims, Claims whole) {
    scene_.directed = true;
    for (const logic::Claim& claim : claims) {
      if (claim.parents.empty()) scene_.starts.push_back({claim.option, claim.is});
      if (claim.is || scene_.role(claim.option) == Role::none) {
        scene_.set(claim.option, claim.is ? Role::pattern : Role::second);
      }
      for (const std::uint32_t parent : claim.parents) {
        auto& ways = claim.is ? scene_.pairs : scene_.joints;
        const std::pair way(whole[parent].option, claim.option);
        if (std::ranges::find(ways, way) == ways.end()) ways.push_back(way);
      }
    }
  }

  const Position& position_;
  const Layout& layout_;
  const Deduction& step_;
  Claims claims_;
  StepScene scene_;
};

}  // namespace

std::string way_text(const Layout& layout, const StepScene& scene,
                     std::span<const std::string> symbols) {
  const auto& [option, is] = scene.starts.front();
  Deduction as_if;
  if (is) {
    as_if.places = option;
  } else {
    as_if.rules_out = {option};
  }
  const std::string text = logic::conclusion(layout, as_if, symbols);
  return scene.number == 0 ? text : fmt::format("[{}] {}", scene.number, text);
}

StepScene scene_of(const Position& position, const Deduction& step) {
  return SceneMaker(position, step, step.proof).make();
}

std::vector<StepScene> scenes_of(const Position& position, const Deduction& step) {
  const std::span<const logic::Claim> proof = step.proof;
  std::vector<StepScene> scenes;
  std::size_t begin = 0;
  for (std::size_t end = 1; end <= proof.size(); ++end) {
    if (end < proof.size() && !proof[end].parents.empty()) continue;
    scenes.push_back(SceneMaker(position, step, proof.subspan(begin, end - begin)).make());
    begin = end;
  }
  for (std::uint32_t inner = 1; inner <= step.nested.size(); ++inner) {
    scenes.push_back(SceneMaker(position, step, {}).make_nested(inner));
  }
  if (scenes.empty()) scenes.push_back(scene_of(position, step));
  return scenes;
}

StepScene scene_of(const Position& position, const logic::Focus& focus) {
  const Layout& layout = position.layout();
  StepScene scene(layout);
  scene.focus = focus.cells;
  if (focus.unit) {
    const std::span<const Cell> cells = layout.cells(*focus.unit);
    scene.focus.assign(cells.begin(), cells.end());
  }
  if (focus.digit) {
    for (Cell cell = 0; cell < layout.cell_count(); ++cell) {
      const Placement option{cell, *focus.digit};
      if (position.has(option)) scene.set(option, Role::pattern);
    }
  }
  return scene;
}

}  // namespace quadrille::render
