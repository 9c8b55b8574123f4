// What is left of a board when its rules are read: drawings, which mean what some words say of
// them; the words; and members that are not known here. A drawing that goes through the very cells
// of a rule shows that rule, and says no more.
#include <algorithm>
#include <array>
#include <set>

#include "quadrille/base/sort.h"
#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/fpuzzles.h"

namespace quadrille::sudoku {
namespace {

constexpr std::array<std::string_view, 17> kSilentMembers = {"title",
                                                             "author",
                                                             "solution",
                                                             "successMessage",
                                                             "fogofwar",
                                                             "foglight",
                                                             "fogshapes",
                                                             "disabledlogic",
                                                             "truecandidatesoptions",
                                                             "highlightConflicts",
                                                             "colors",
                                                             "customColors",
                                                             "metadata",
                                                             "id",
                                                             "size",
                                                             "grid",
                                                             "negative"};
constexpr std::array<std::string_view, 5> kDrawnMembers = {"line", "rectangle", "circle", "text",
                                                           "cage"};
constexpr std::array<std::string_view, 2> kWordMembers = {"ruleset", "rules"};

bool is_among(std::span<const std::string_view> names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

using CellSet = std::vector<Cell>;  // each once, in order

CellSet set_of(std::vector<Cell> cells) {
  quadrille::sort(cells);
  cells.erase(std::ranges::unique(cells).begin(), cells.end());
  return cells;
}

// The cells that rules go through: all of each, and those of a circle apart from its arrow.
std::set<CellSet> cells_of_rules(std::span<const Constraint> rules) {
  std::set<CellSet> sets;
  for (const Constraint& rule : rules) {
    std::vector<Cell> both = rule.head;
    both.insert(both.end(), rule.cells.begin(), rule.cells.end());
    sets.insert(set_of(std::move(both)));
    sets.insert(set_of(rule.cells));
    sets.insert(set_of(rule.head));
  }
  sets.erase(CellSet());
  return sets;
}

class Drawings {
 public:
  explicit Drawings(const BoardParts& parts)
      : size_(parts.shape.size()), known_(cells_of_rules(parts.rules.constraints)) {}

  [[nodiscard]] std::size_t count_unexplained(JsonView drawings) const {
    std::size_t count = 0;
    for (const JsonView drawn : drawings) {
      if (!is_explained(drawn)) ++count;
    }
    return count;
  }

 private:
  [[nodiscard]] bool is_explained(JsonView drawn) const {
    const JsonView cells = drawn.find("cells");
    const JsonView lines = drawn.find("lines");
    bool explained = cells.says_something() ? shows_rule(cells) : lines.says_something();
    for (const JsonView line : lines) explained = explained && shows_rule(line);
    return explained;
  }

  [[nodiscard]] bool shows_rule(JsonView names) const {
    std::vector<Cell> cells;
    for (const JsonView name : names) {
      const std::optional<FPuzzlesPlace> place = parse_fpuzzles_place(name.text(), size_);
      const bool inside = place && place->row >= 1 && place->row <= size_ && place->column >= 1 &&
                          place->column <= size_;
      if (!inside) return false;
      cells.push_back((place->row - 1) * size_ + place->column - 1);
    }
    return known_.contains(set_of(std::move(cells)));
  }

  std::uint32_t size_;
  std::set<CellSet> known_;
};

}  // namespace

void leave_fpuzzles_rest_out(JsonView board, BoardParts& parts) {
  const Drawings drawings(parts);
  for (const JsonView member : board) {
    const std::string_view name = member.key();
    if (!member.says_something() || is_among(kSilentMembers, name)) continue;
    if (is_among(kWordMembers, name)) {
      parts.tell_in_words(member.is_text() ? member.text() : name);
    } else if (is_among(kDrawnMembers, name)) {
      parts.leave_out(name, drawings.count_unexplained(member));
    } else if (std::ranges::find(fpuzzles_fields(), name, &FPuzzlesField::name) ==
               fpuzzles_fields().end()) {
      parts.leave_out(name);
    }
  }
}

}  // namespace quadrille::sudoku
