// Each sentence is put together from the items and candidates of the deduction, whose order the
// methods keep: the pivot of a wing first, the cells of a loop before its other candidates.
#include "quadrille/logic/words.h"

#include <algorithm>
#include <cassert>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "quadrille/logic/focus.h"
#include "quadrille/logic/words/phrases.h"
#include "quadrille/logic/words/story.h"
#include "quadrille/logic/words/unique_words.h"

namespace quadrille::logic {
namespace {

// Tells one deduction, in words that a player knows.
class Teller {
 public:
  Teller(const Layout& layout, const Deduction& deduction)
      : layout_(layout), step_(deduction), story_(story_of(deduction.technique)) {}

  // What the pattern is, without its name and what follows from it.
  [[nodiscard]] std::string reason() const {
    switch (story_) {
      case Story::last_cell:
        return fmt::format("In {}, only {} is empty and only {} is missing", unit(truth()),
                           target(), step_.places->digit);
      case Story::hidden_single:
        return fmt::format("In {}, {} can only go in {}", unit(truth()), step_.places->digit,
                           target());
      case Story::naked_single:
        return fmt::format("{} can only be {}", target(), step_.places->digit);
      case Story::locked:
        return locked();
      case Story::direct_locked:
        return fmt::format("{}, so in {} it can only go in {}", locked(), unit(step_.truths.back()),
                           target());
      case Story::naked_set:
        return naked_set();
      case Story::hidden_set:
        return hidden_set(step_.truths);
      case Story::direct_hidden_set:
        return fmt::format("{}, so {} can only go in {}",
                           hidden_set(std::span(step_.truths).first(step_.truths.size() - 1)),
                           step_.places->digit, target());
      case Story::fish:
        return fmt::format("In {}, {} can only go in {}", phrase_units(layout_, step_.truths),
                           digit(), phrase_units(layout_, step_.links));
      default:
        return harder_reason();
    }
  }

 private:
  [[nodiscard]] std::string harder_reason() const {
    switch (story_) {
      case Story::wing:
        return wing();
      case Story::w_wing:
        return fmt::format(
            "{} and {} are both {}, and {} has two places in {}, each in sight of "
            "one of them, so one of the two is {}",
            layout_.name(truth_cell(0)), layout_.name(truth_cell(1)),
            phrase(digits_at(step_.candidates, truth_cell(0)), "or"),
            layout_.digit(step_.truths[2]), unit(step_.truths[2]), digit());
      case Story::pairs:
        return fmt::format(
            "{} has two places in {} and two in {}, of which one each lie in {}, so "
            "one of the others is right",
            digit(), unit(step_.truths[0]), unit(step_.truths[1]), unit(step_.links[0]));
      case Story::empty_rectangle:
        return fmt::format("In {}, {} can only go in {} or {}, and it has two places in {}",
                           unit(step_.truths[0]), digit(), unit(step_.links[0]),
                           unit(step_.links[1]), unit(step_.truths[1]));
      case Story::colouring:
        return colouring();
      case Story::unique:
        return describe_unique(layout_, step_);
      case Story::grave:
        return grave();
      default:
        return trial();
    }
  }

  [[nodiscard]] RuleId truth() const { return step_.truths.front(); }
  [[nodiscard]] Cell truth_cell(std::size_t i) const { return Cell{index(step_.truths[i])}; }
  [[nodiscard]] std::string target() const { return layout_.name(step_.places->cell); }
  [[nodiscard]] std::string unit(RuleId rule) const {
    return layout_.unit_name(layout_.unit(rule));
  }
  // The digit that the deduction is about, where it is about one.
  [[nodiscard]] Digit digit() const { return step_.rules_out.front().digit; }

  [[nodiscard]] std::string locked() const {
    return fmt::format("In {}, {} can only go in {}", unit(truth()), layout_.digit(truth()),
                       unit(step_.links.front()));
  }

  [[nodiscard]] std::string naked_set() const {
    return fmt::format("In {}, {} hold {} between them", unit(step_.links.front()),
                       phrase(layout_, cells_of(step_.candidates)),
                       phrase(digits_of(step_.candidates)));
  }

  [[nodiscard]] std::string hidden_set(std::span<const RuleId> truths) const {
    std::vector<Digit> digits;
    for (const RuleId rule : truths) digits.push_back(layout_.digit(rule));
    std::vector<Cell> cells;
    for (const RuleId rule : step_.links) cells.push_back(Cell{index(rule)});
    return fmt::format("In {}, {} can only go in {}", unit(truth()), phrase(digits),
                       phrase(layout_, cells));
  }

  [[nodiscard]] std::string wing() const {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < 3; ++i) {
      const Cell cell = truth_cell(i);
      parts.push_back(fmt::format("{} is {}", layout_.name(cell),
                                  phrase(digits_at(step_.candidates, cell), "or")));
    }
    return fmt::format("{}: whatever the first is, one of them is {}", join(parts), digit());
  }

  [[nodiscard]] std::string colouring() const {
    const std::string places = phrase(layout_, cells_of(step_.candidates));
    const bool wrap =
        std::ranges::find(step_.candidates, step_.rules_out.front()) != step_.candidates.end();
    return fmt::format(
        "Pairs of places tie {} for {} together in two colours, of which one is "
        "right, and {}",
        places, digit(),
        wrap ? fmt::format("one has two places in {}", unit(step_.links.front()))
             : "both are in sight");
  }

  [[nodiscard]] std::string grave() const {
    std::string text = fmt::format(
        "But for {}, every cell would have two candidates and every digit two places, which makes "
        "no puzzle with one solution",
        phrase_options(layout_, step_.candidates));
    if (step_.technique != Technique::bug_3) return text;
    const std::vector<Cell> extra = cells_of(step_.candidates);
    std::vector<Cell> others;
    for (const RuleId rule : step_.truths) {
      const Cell cell{index(rule)};
      if (std::ranges::find(extra, cell) == extra.end()) others.push_back(cell);
    }
    std::vector<Digit> digits;
    for (const RuleId rule : step_.links) digits.push_back(layout_.digit(rule));
    return fmt::format("{}; in {}, one of these and {} hold {} between them", text,
                       unit(step_.links.front()), phrase(layout_, others), phrase(digits));
  }

  [[nodiscard]] std::string dead(RuleId rule) const {
    if (layout_.is_cell(rule)) {
      return fmt::format("nothing would be left for {}", layout_.name(rule));
    }
    return fmt::format("{} would have no place in {}", layout_.digit(rule), unit(rule));
  }

  [[nodiscard]] std::string trial() const {
    std::string text;
    for (const Move& move : step_.dance) {
      if (!text.empty()) text += ", ";
      switch (move.kind) {
        case Move::Kind::suppose:
          text += fmt::format("{} {} were {}", move.level == 1 ? "If" : "if",
                              layout_.name(move.option.cell), move.option.digit);
          break;
        case Move::Kind::forced:
          text += fmt::format("{} would be {}", layout_.name(move.option.cell), move.option.digit);
          break;
        case Move::Kind::dead:
          text += dead(move.rule);
          break;
      }
    }
    return text;
  }

  const Layout& layout_;
  const Deduction& step_;
  Story story_;
};

// The two kinds of hidden single have one name for a person.
std::string_view short_name(Technique technique) {
  return story_of(technique) == Story::hidden_single ? "hidden single" : name(technique);
}

}  // namespace

std::string describe_ruled_out(const Layout& layout, const Deduction& deduction) {
  // Digits that are ruled out in the same cells are told together.
  struct Group {
    std::vector<Cell> cells;
    std::vector<Digit> digits;
  };
  std::vector<Group> groups;
  for (const Digit digit : digits_of(deduction.rules_out)) {
    std::vector<Cell> cells;
    for (const Placement& option : deduction.rules_out) {
      if (option.digit == digit) cells.push_back(option.cell);
    }
    std::ranges::sort(cells);
    const auto same = std::ranges::find(groups, cells, &Group::cells);
    if (same == groups.end()) {
      groups.push_back({cells, {digit}});
    } else {
      same->digits.push_back(digit);
    }
  }
  std::vector<std::string> parts;
  for (const Group& group : groups) {
    parts.push_back(fmt::format("{} {} not {}", phrase(layout, group.cells),
                                group.cells.size() == 1 ? "is" : "are",
                                phrase(group.digits, "or")));
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

std::string describe(const Layout& layout, const Deduction& deduction) {
  std::string text =
      fmt::format("{}: {}.", Teller(layout, deduction).reason(), short_name(deduction.technique));
  if (!deduction.rules_out.empty()) {
    text += fmt::format(" So {}.", describe_ruled_out(layout, deduction));
  }
  return text;
}

std::string hint(const Layout& layout, const Deduction& deduction, std::uint32_t level) {
  assert(level >= 1 && level <= kHintLevels);
  if (level == 3) return describe(layout, deduction);
  const std::string where = describe(layout, focus_of(layout, deduction));
  if (level == 1) return fmt::format("Look at {}.", where);
  return fmt::format("Look at {}: {}.", where, short_name(deduction.technique));
}

}  // namespace quadrille::logic
