#include "quadrille/logic/technique.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace quadrille::logic {
namespace {

struct Row {
  std::string_view name;
  Difficulty difficulty;
};

// In the order of the enumeration.
constexpr std::array<Row, kTechniqueCount> kRows = {{
    {"last cell", 10},
    {"hidden single in a box", 12},
    {"hidden single in a line", 15},
    {"direct pointing", 17},
    {"direct claiming", 19},
    {"direct hidden pair", 20},
    {"naked single", 23},
    {"direct hidden triplet", 25},
    {"pointing", 26},
    {"claiming", 28},
    {"naked pair", 30},
    {"X-Wing", 32},
    {"hidden pair", 34},
    {"naked triplet", 36},
    {"Swordfish", 38},
    {"hidden triplet", 40},
    {"XY-Wing", 42},
    {"XYZ-Wing", 44},
    {"unique rectangle 1", 45},
    {"unique rectangle 2", 45},
    {"unique rectangle 3", 45},
    {"unique rectangle 4", 45},
    {"unique loop 1", 46},
    {"unique loop 2", 46},
    {"unique loop 3", 46},
    {"unique loop 4", 46},
    {"naked quad", 50},
    {"Jellyfish", 52},
    {"hidden quad", 54},
    {"BUG 1", 56},
    {"BUG 2", 57},
    {"BUG 3", 58},
    {"BUG 4", 57},
    {"incomplete rectangle 1", 62},
    {"incomplete rectangle 2", 62},
    {"incomplete rectangle 3", 62},
    {"incomplete rectangle 4", 62},
    {"skyscraper", 66},
    {"two-string kite", 66},
    {"empty rectangle", 67},
    {"simple colouring", 68},
    {"W-Wing", 70},
    {"trial", 75},
}};

const Row& row(Technique technique) { return kRows[static_cast<std::size_t>(technique)]; }

// Letters in lower case, dashes as blanks.
char folded(char c) {
  if (c == '-') return ' ';
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

std::string_view name(Technique technique) { return row(technique).name; }

Difficulty least_difficulty(Technique technique) { return row(technique).difficulty; }

bool needs_uniqueness(Technique technique) {
  return (technique >= Technique::unique_rectangle_1 && technique <= Technique::unique_loop_4) ||
         (technique >= Technique::bug_1 && technique <= Technique::incomplete_rectangle_4);
}

Result<Technique> parse_technique(std::string_view name) {
  for (std::size_t number = 0; number < kTechniqueCount; ++number) {
    const std::string_view known = kRows[number].name;
    if (std::ranges::equal(known, name, {}, folded, folded)) return static_cast<Technique>(number);
  }
  return Error{ErrorKind::technique, {{"found", quoted(name)}}};
}

}  // namespace quadrille::logic
