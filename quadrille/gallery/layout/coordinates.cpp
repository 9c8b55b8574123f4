// Names are sorted into families, by what they look like once their numbers are taken out: r#c#,
// (#,#,#), p##. A family is a grid if its coordinates begin at 0 or 1 and leave no row, column or
// layer out.
#include "quadrille/gallery/layout/coordinates.h"

#include <algorithm>
#include <map>
#include <set>

namespace quadrille::gallery {
namespace {

constexpr std::uint32_t kFarthest = 100'000;
// A grid may have holes, but so many squares for each cell are no shape any more.
constexpr std::uint64_t kMostSquaresPerCell = 8;

using Numbers = std::vector<std::uint32_t>;

struct NamedPlace {
  cover::ItemId item;
  Numbers numbers;
};

// The name of a family, and what belongs to it.
using Families = std::map<std::string, std::vector<NamedPlace>>;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_small(char c) { return c >= 'a' && c <= 'z'; }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
char small(char c) { return is_capital(c) ? static_cast<char>(c - 'A' + 'a') : c; }

// 0 to 9, then a to z.
std::optional<std::uint32_t> figure(char c) {
  if (is_digit(c)) return static_cast<std::uint32_t>(c - '0');
  if (is_small(c)) return static_cast<std::uint32_t>(c - 'a') + 10;
  return std::nullopt;
}

struct Pattern {
  std::string words;                 // with # for each number
  std::vector<std::string> figures;  // of each number
};

Pattern pattern_of(std::string_view name) {
  Pattern pattern;
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (!is_digit(name[at])) {
      pattern.words += name[at];
      continue;
    }
    if (at == 0 || !is_digit(name[at - 1])) {
      pattern.words += '#';
      pattern.figures.emplace_back();
    }
    pattern.figures.back() += name[at];
  }
  return pattern;
}

std::optional<std::uint32_t> value_of(const std::string& figures) {
  if (figures.size() > 6) return std::nullopt;
  const auto value = static_cast<std::uint32_t>(std::stoul(figures));
  return value <= kFarthest ? std::optional(value) : std::nullopt;
}

// Two or three numbers with something between them.
void add_spelled(Families& families, cover::ItemId item, const Pattern& pattern) {
  if (pattern.figures.size() != 2 && pattern.figures.size() != 3) return;
  Numbers numbers;
  for (const std::string& figures : pattern.figures) {
    const auto value = value_of(figures);
    if (!value) return;
    numbers.push_back(*value);
  }
  families["spelled " + pattern.words].push_back({item, std::move(numbers)});
}

// Two or three figures without anything between them, behind the same word: 00, p00, 012.
void add_packed(Families& families, cover::ItemId item, std::string_view name,
                const Pattern& pattern) {
  if (pattern.figures.size() == 1 && pattern.words.ends_with('#')) {
    const std::string& figures = pattern.figures[0];
    if (figures.size() == 2 || figures.size() == 3) {
      Numbers numbers;
      for (const char c : figures) numbers.push_back(*figure(c));
      families["packed " + pattern.words + std::to_string(figures.size())].push_back(
          {item, std::move(numbers)});
    }
  }
  if (name.size() != 2 && name.size() != 3) return;
  Numbers numbers;
  for (const char c : name) {
    const auto value = figure(c);
    if (!value) return;
    numbers.push_back(*value);
  }
  families["figures " + std::to_string(name.size())].push_back({item, std::move(numbers)});
}

// a1 as on a chess board, where row 1 is at the bottom; A1 as in a table.
void add_lettered(Families& families, cover::ItemId item, std::string_view name,
                  const Pattern& pattern) {
  if (pattern.words.size() != 2 || pattern.words[1] != '#') return;
  const char letter = name.front();
  if (!is_small(letter) && !is_capital(letter)) return;
  const auto number = value_of(pattern.figures[0]);
  if (!number) return;
  families[is_small(letter) ? "chess" : "table"].push_back(
      {item, {*number, static_cast<std::uint32_t>(small(letter) - 'a')}});
}

// Which coordinate each number is, for names such as x1y2 or c1r1: 0 for the layer, 1 for the row,
// 2 for the column. Without such words they come in this order.
std::vector<std::size_t> axes_of(const std::string& family, std::size_t count) {
  std::vector<std::size_t> axes;
  std::string word;
  for (const char c : family.substr(family.find(' ') + 1)) {
    if (c != '#') {
      if (is_small(small(c))) word += small(c);
      continue;
    }
    if (word == "x" || word == "c" || word == "col" || word == "column") axes.push_back(2);
    if (word == "y" || word == "r" || word == "row") axes.push_back(1);
    if (word == "z" || word == "l" || word == "layer") axes.push_back(0);
    word.clear();
  }
  const std::set<std::size_t> different(axes.begin(), axes.end());
  const bool is_plane = count == 2 && different == std::set<std::size_t>{1, 2};
  if (is_plane || (count == 3 && different.size() == 3)) return axes;
  return count == 2 ? std::vector<std::size_t>{1, 2} : std::vector<std::size_t>{0, 1, 2};
}

std::optional<ItemGrid> grid_of(const std::string& family, const std::vector<NamedPlace>& places) {
  const std::size_t count = places.front().numbers.size();
  std::vector<std::size_t> axes = axes_of(family, count);
  ItemGrid grid;
  std::array<std::uint32_t, 3> least = {0, 0, 0};
  for (std::size_t number = 0; number < count; ++number) {
    std::set<std::uint32_t> used;
    for (const NamedPlace& place : places) used.insert(place.numbers[number]);
    const std::uint32_t first = *used.begin();
    if (first > 1 || *used.rbegin() - first + 1 != used.size()) return std::nullopt;
    least[axes[number]] = first;
    grid.size[axes[number]] = static_cast<std::uint32_t>(used.size());
  }
  // a1, a2, a3 are numbered, and lie nowhere.
  if ((family == "chess" || family == "table") && grid.size[2] < 2) return std::nullopt;
  const std::uint64_t squares = std::uint64_t{grid.size[0]} * grid.size[1] * grid.size[2];
  // One alone lies somewhere only if its name says row and column.
  if (places.size() < 2 && !family.ends_with("r#c#")) return std::nullopt;
  if (squares > places.size() * kMostSquaresPerCell) return std::nullopt;
  std::set<std::array<std::uint32_t, 3>> taken;
  for (const NamedPlace& place : places) {
    std::array<std::uint32_t, 3> at = {0, 0, 0};
    for (std::size_t number = 0; number < count; ++number) {
      at[axes[number]] = place.numbers[number] - least[axes[number]];
    }
    if (family == "chess") at[1] = grid.size[1] - 1 - at[1];
    if (!taken.insert(at).second) return std::nullopt;
    grid.cells.push_back({place.item, at});
  }
  return grid;
}

}  // namespace

std::vector<ItemGrid> grids_in(const cover::Problem& problem) {
  Families families;
  for (std::uint32_t number = 0; number < problem.item_count(); ++number) {
    const cover::ItemId item{number};
    const std::string name = problem.item_name(item);
    const Pattern pattern = pattern_of(name);
    add_spelled(families, item, pattern);
    add_packed(families, item, name, pattern);
    add_lettered(families, item, name, pattern);
  }
  std::vector<ItemGrid> grids;
  for (const auto& [family, places] : families) {
    if (auto grid = grid_of(family, places)) grids.push_back(*std::move(grid));
  }
  const auto has_to_be_filled = [&](const ItemGrid& grid) {
    return std::ranges::any_of(grid.cells,
                               [&](const auto& cell) { return problem.is_primary(cell.item); });
  };
  std::ranges::sort(grids, [&](const ItemGrid& a, const ItemGrid& b) {
    if (has_to_be_filled(a) != has_to_be_filled(b)) return has_to_be_filled(a);
    if (a.cells.size() != b.cells.size()) return a.cells.size() > b.cells.size();
    return a.cells.front().item < b.cells.front().item;
  });
  return grids;
}

std::optional<NumberedName> numbered(std::string_view name) {
  NumberedName result{{}, 0};
  std::size_t at = 0;
  while (at < name.size() && !is_digit(name[at])) {
    if (is_small(small(name[at]))) result.word += small(name[at]);
    ++at;
  }
  if (at == name.size()) {  // the last letter may be the number: ra
    if (name.size() != 2 || result.word.size() != 2 || !is_small(name[1])) return std::nullopt;
    result.number = *figure(name[1]);
    result.word.pop_back();
    return result;
  }
  const std::string figures(name.substr(at));
  if (!std::ranges::all_of(figures, is_digit)) return std::nullopt;
  const auto value = value_of(figures);
  if (!value) return std::nullopt;
  result.number = *value;
  return result;
}

}  // namespace quadrille::gallery
