// A description has up to four parts between commas: the digits, the regions of a jigsaw, the cages
// and their sums. Regions and cages are told by the lines between cells: first those between
// neighbours in a row, row by row, then those between neighbours in a column, column by column; a
// letter for each run of places without a line.
#include <algorithm>
#include <array>
#include <numeric>

#include <fmt/format.h>

#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/formats.h"
#include "quadrille/formats/exchange/region_parts.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku {
namespace {

constexpr std::string_view kSoloName = "Solo";
constexpr std::uint32_t kLongestRun = 25;  // without a line, in one letter; z has no line behind it
constexpr std::uint32_t kLargestSolo = 255;

struct SoloHead {
  std::uint32_t rows = 0;  // of a box; the size of a jigsaw
  std::uint32_t columns = 1;
  bool diagonals = false;
  bool killer = false;

  [[nodiscard]] bool jigsaw() const { return columns == 1; }
  [[nodiscard]] std::uint32_t size() const { return rows * columns; }
};

// "3x3", "9j", then x, k, and the symmetry and difficulty, which are for making puzzles only.
std::optional<SoloHead> parse_head(std::string_view text) {
  SoloHead head;
  const std::optional<std::uint32_t> rows = take_number(text, kLargestSolo);
  if (!rows) return std::nullopt;
  head.rows = *rows;
  if (text.size() > 1 && text[0] == 'x' && text[1] >= '0' && text[1] <= '9') {
    text.remove_prefix(1);
    const std::optional<std::uint32_t> columns = take_number(text, kLargestSolo);
    if (!columns) return std::nullopt;
    head.columns = *columns;
  } else if (!text.starts_with('j')) {
    return std::nullopt;
  }
  while (!text.empty()) {
    const char letter = text.front();
    text.remove_prefix(1);
    head.diagonals |= letter == 'x';
    head.killer |= letter == 'k';
    if (letter == 'd' && !text.empty()) text.remove_prefix(1);
    if (std::string_view("amr").find(letter) != std::string_view::npos) {
      text.remove_prefix(std::min(text.find_first_not_of("0123456789"), text.size()));
    } else if (std::string_view("jxkd").find(letter) == std::string_view::npos) {
      return std::nullopt;
    }
  }
  if (head.size() < 1 || head.size() > kLargestSolo) return std::nullopt;
  return head;
}

// The cells on both sides of the line of that number.
struct Sides {
  Cell first;
  Cell second;
};
Sides sides_of(std::uint32_t line, std::uint32_t size) {
  const std::uint32_t each = size - 1;
  if (line < size * each) {
    const Cell cell = line / each * size + line % each;
    return {cell, cell + 1};
  }
  const std::uint32_t column = line / each - size;
  const Cell cell = line % each * size + column;
  return {cell, cell + size};
}

std::uint32_t line_count(std::uint32_t size) { return 2 * size * (size - 1); }

// Cells that hang together, by the least of each group.
class Groups {
 public:
  explicit Groups(std::uint32_t cells) : least_(cells) {
    std::iota(least_.begin(), least_.end(), 0U);
  }
  std::uint32_t of(Cell cell) {
    while (least_[cell] != cell) cell = least_[cell] = least_[least_[cell]];
    return cell;
  }
  void join(Cell a, Cell b) {
    const std::uint32_t one = of(a);
    const std::uint32_t other = of(b);
    least_[std::max(one, other)] = std::min(one, other);
  }

 private:
  std::vector<std::uint32_t> least_;
};

// The group of each cell.
Result<std::vector<std::uint32_t>> read_lines(std::string_view part, std::uint32_t size,
                                              std::string_view name) {
  Groups groups(size * size);
  std::uint32_t line = 0;
  const std::uint32_t lines = line_count(size);
  for (const char letter : part) {
    const bool known = letter == '_' || (letter >= 'a' && letter <= 'z');
    const std::uint32_t run =
        letter == '_' ? 0 : std::min(static_cast<std::uint32_t>(letter - 'a') + 1, kLongestRun);
    if (!known || line > lines || run > lines - line) return wrong_member(name);
    for (std::uint32_t i = 0; i < run; ++i, ++line) {
      const Sides sides = sides_of(line, size);
      groups.join(sides.first, sides.second);
    }
    if (letter != 'z') ++line;
  }
  // Behind the last there is one more, which is no place.
  if (line != lines + 1) return wrong_member(name);
  std::vector<std::uint32_t> result;
  for (Cell cell = 0; cell < size * size; ++cell) result.push_back(groups.of(cell));
  return result;
}

// Numbers up to `most`, with letters for runs of cells without one.
Result<std::vector<std::uint32_t>> read_runs(std::string_view part, std::uint32_t cells,
                                             std::uint32_t most) {
  std::vector<std::uint32_t> numbers;
  while (!part.empty() && numbers.size() <= cells) {
    const char letter = part.front();
    if (letter >= 'a' && letter <= 'z') {
      numbers.insert(numbers.end(), static_cast<std::size_t>(letter - 'a') + 1, 0);
      part.remove_prefix(1);
    } else if (letter == '_') {
      part.remove_prefix(1);
    } else {
      const std::string_view shown = part.substr(0, part.find_first_not_of("0123456789"));
      const std::optional<std::uint32_t> number = take_number(part, most);
      if (!number) return Error{ErrorKind::exchange_number, {{"found", quoted(shown)}}};
      numbers.push_back(*number);
    }
  }
  if (numbers.size() != cells) {
    return Error{ErrorKind::cell_count, {{"cells", cells}, {"found", numbers.size()}}};
  }
  return numbers;
}

Result<BoardParts> solo_board(const SoloHead& head, std::string_view regions) {
  if (!head.jigsaw()) {
    const Result<Shape> boxes = Shape::boxes(head.rows, head.columns);
    if (!boxes) return boxes.error();
    return BoardParts(*boxes);
  }
  const Result<std::vector<std::uint32_t>> groups = read_lines(regions, head.size(), "regions");
  if (!groups) return groups.error();
  const Result<Shape> shape = shape_of_regions(head.size(), *groups);
  if (!shape) return shape.error();
  return BoardParts(*shape);
}

Result<void> add_cages(BoardParts& parts, std::string_view lines, std::string_view sums) {
  const std::uint32_t size = parts.shape.size();
  const Result<std::vector<std::uint32_t>> groups = read_lines(lines, size, "cages");
  if (!groups) return groups.error();
  const auto numbers = read_runs(sums, size * size, UINT32_MAX);
  if (!numbers) return numbers.error().about("cages");
  std::vector<Constraint> cages(groups->size(), {.kind = ConstraintKind::cage});
  for (Cell cell = 0; cell < groups->size(); ++cell) {
    Constraint& cage = cages[(*groups)[cell]];
    cage.cells.push_back(cell);
    if ((*numbers)[cell] == 0) continue;
    if (!cage.values.empty()) {
      return Error{ErrorKind::exchange_sums,
                   {{"cell", cell_name(parts.shape, cell)},
                    {"sum", cage.values.front()},
                    {"found", (*numbers)[cell]}}};
    }
    cage.values.push_back((*numbers)[cell]);
  }
  for (Constraint& cage : cages) {
    const bool says_nothing = cage.cells.size() <= 1 && cage.values.empty();
    if (!says_nothing) parts.rules.constraints.push_back(std::move(cage));
  }
  return {};
}

std::string runs_of(const std::vector<std::uint32_t>& numbers) {
  std::string text;
  std::uint32_t run = 0;
  const auto end_run = [&] {
    for (; run > 26; run -= 26) text += 'z';
    if (run > 0) text += static_cast<char>('a' + run - 1);
    run = 0;
  };
  for (const std::uint32_t number : numbers) {
    if (number == 0) {
      ++run;
      continue;
    }
    const bool beside = run == 0 && !text.empty();
    end_run();
    if (beside) text += '_';
    text += std::to_string(number);
  }
  end_run();
  return text;
}

std::string lines_of(const std::vector<std::uint32_t>& groups, std::uint32_t size) {
  std::string text;
  std::uint32_t run = 0;
  for (std::uint32_t line = 0; line <= line_count(size); ++line) {
    if (line < line_count(size)) {
      const Sides sides = sides_of(line, size);
      if (groups[sides.first] == groups[sides.second]) {
        ++run;
        continue;
      }
    }
    for (; run > kLongestRun; run -= kLongestRun) text += 'z';
    text += run == 0 ? '_' : static_cast<char>('a' + run - 1);
    run = 0;
  }
  return text;
}

// Whether each group hangs together, so that its lines tell it.
bool hang_together(const std::vector<std::uint32_t>& groups, std::uint32_t size) {
  const auto read = read_lines(lines_of(groups, size), size, "");
  if (!read) return false;
  std::vector<std::uint32_t> seen(groups.size(), UINT32_MAX);
  for (std::size_t cell = 0; cell < groups.size(); ++cell) {
    std::uint32_t& known = seen[groups[cell]];
    if (known == UINT32_MAX) known = (*read)[cell];
    if (known != (*read)[cell]) return false;
  }
  return true;
}

// The cage of each cell, those of others behind all of them; and the sums, in the first cells.
struct SoloCages {
  std::vector<std::uint32_t> groups;
  std::vector<std::uint32_t> sums;
};
Result<SoloCages> cages_of(const Grid& grid) {
  const std::uint32_t cells = grid.shape().cell_count();
  SoloCages cages{.groups = std::vector<std::uint32_t>(cells),
                  .sums = std::vector<std::uint32_t>(cells)};
  std::iota(cages.groups.begin(), cages.groups.end(), 0U);
  std::vector<bool> taken(cells);
  for (const Constraint& rule : grid.constraints()->all()) {
    if (rule.kind != ConstraintKind::cage) continue;
    const Cell first = std::ranges::min(rule.cells);
    const bool one_sum = rule.values.empty() || (rule.values.size() == 1 && rule.values[0] != 0);
    for (const Cell cell : rule.cells) {
      if (taken[cell] || !one_sum) {
        return no_place(kSoloName, describe(grid.shape(), rule));
      }
      taken[cell] = true;
      cages.groups[cell] = first;
    }
    if (!rule.values.empty()) cages.sums[first] = rule.values.front();
  }
  if (!hang_together(cages.groups, grid.size())) return no_place(kSoloName, quoted("cage"));
  return cages;
}

}  // namespace

bool is_solo(std::string_view text) {
  text = without_blanks(text);
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || colon + 1 == text.size() || colon > 24) return false;
  if (!parse_head(text.substr(0, colon))) return false;
  // More figures side by side are the cells of a board.
  constexpr std::ptrdiff_t kMostFigures = 6;
  const std::string_view cells = text.substr(colon + 1);
  const auto is_figure = [](char byte) { return byte >= '0' && byte <= '9'; };
  for (auto at = cells.begin(); at != cells.end();) {
    const auto begin = std::find_if(at, cells.end(), is_figure);
    at = std::find_if_not(begin, cells.end(), is_figure);
    if (at - begin > kMostFigures) return false;
  }
  return text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_,", colon + 1) ==
         std::string_view::npos;
}

Result<Grid> read_solo(std::string_view text) {
  text = without_blanks(text);
  const std::size_t colon = text.find(':');
  const std::optional<SoloHead> head = parse_head(text.substr(0, colon));
  if (!head) return wrong_member(kSoloName);
  std::array<std::string_view, 4> parts_of_text;
  std::string_view rest = text.substr(colon + 1);
  const std::size_t wanted = 1U + (head->jigsaw() ? 1U : 0U) + (head->killer ? 2U : 0U);
  for (std::size_t i = 0; i < wanted; ++i) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    parts_of_text[i] = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  Result<BoardParts> parts = solo_board(*head, parts_of_text[1]);
  if (!parts) return on_first_line(parts.error());
  const std::uint32_t size = head->size();
  const auto digits = read_runs(parts_of_text[0], size * size, size);
  if (!digits) return on_first_line(digits.error());
  std::ranges::transform(*digits, parts->digits.begin(),
                         [](std::uint32_t digit) { return static_cast<Digit>(digit); });
  if (head->diagonals) {
    parts->rules.constraints.push_back({.kind = ConstraintKind::diagonal_down});
    parts->rules.constraints.push_back({.kind = ConstraintKind::diagonal_up});
  }
  if (head->killer) {
    const auto done = add_cages(*parts, parts_of_text[wanted - 2], parts_of_text[wanted - 1]);
    if (!done) return on_first_line(done.error());
  }
  return parts->board();
}

Result<std::string> write_solo(const Grid& grid) {
  constexpr std::array kKept = {ConstraintKind::diagonal_down, ConstraintKind::diagonal_up,
                                ConstraintKind::cage};
  if (auto kept = keeps_rules(grid, kSoloName, kKept); !kept) return kept.error();
  const Shape& shape = grid.shape();
  const bool down = find_constraint(grid, ConstraintKind::diagonal_down) != nullptr;
  const bool up = find_constraint(grid, ConstraintKind::diagonal_up) != nullptr;
  if (down != up) return no_place(kSoloName, quoted(name(ConstraintKind::diagonal_down)));
  if (grid.has_marks()) return no_place(kSoloName, quoted("marks"));
  if (!shape.has_boxes() || grid.size() > kLargestSolo) return no_place(kSoloName, shape.message());
  const bool killer = find_constraint(grid, ConstraintKind::cage) != nullptr;
  const bool boxes = shape.box_columns() > 1;
  std::string text = boxes ? fmt::format("{}x{}", shape.box_rows(), shape.box_columns())
                           : fmt::format("{}j", grid.size());
  if (down) text += 'x';
  if (killer) text += 'k';
  text += ':' + runs_of({grid.cells().begin(), grid.cells().end()});
  if (!boxes) {
    std::vector<std::uint32_t> regions;
    for (Cell cell = 0; cell < shape.cell_count(); ++cell) regions.push_back(shape.box_of(cell));
    if (!hang_together(regions, grid.size())) return no_place(kSoloName, shape.message());
    text += ',' + lines_of(regions, grid.size());
  }
  if (killer) {
    const Result<SoloCages> cages = cages_of(grid);
    if (!cages) return cages.error();
    text += ',' + lines_of(cages->groups, grid.size()) + ',' + runs_of(cages->sums);
  }
  return text;
}

}  // namespace quadrille::sudoku
