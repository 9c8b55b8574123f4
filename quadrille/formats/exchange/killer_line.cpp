// Arrows are followed from each cell to its sum; a chain that runs off the board or around is an
// error. Written, every cell points to a neighbour that is nearer to the first cell of its cage.
#include <algorithm>
#include <map>

#include "quadrille/base/sort.h"
#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/formats.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::sudoku {
namespace {

constexpr std::uint32_t kSide = 9;
constexpr std::uint32_t kKillerCells = 81;
constexpr std::string_view kSums = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";
constexpr std::string_view kArrows = "<>^v";

// The neighbour that an arrow points at; nothing beyond the edge.
std::optional<Cell> neighbour(Cell cell, char arrow) {
  const Cell row = cell / kSide;
  const Cell column = cell % kSide;
  if (arrow == '<' && column > 0) return cell - 1;
  if (arrow == '>' && column + 1 < kSide) return cell + 1;
  if (arrow == '^' && row > 0) return cell - kSide;
  if (arrow == 'v' && row + 1 < kSide) return cell + kSide;
  return std::nullopt;
}

// The cell whose sum the arrows from this one lead to; nothing where they lead nowhere.
std::optional<Cell> end_of_arrows(std::string_view text, Cell cell) {
  for (std::uint32_t steps = 0; steps < kKillerCells; ++steps) {
    if (kArrows.find(text[cell]) == std::string_view::npos) return cell;
    const std::optional<Cell> next = neighbour(cell, text[cell]);
    if (!next) return std::nullopt;
    cell = *next;
  }
  return std::nullopt;
}

// A cage, or only its sum where the number of a cell is no cage.
void add_cage(BoardParts& parts, std::vector<Cell> cells, std::uint32_t sum) {
  if (sum == 0 && cells.size() == 1) return;
  Constraint cage{.kind = ConstraintKind::cage, .cells = std::move(cells)};
  if (sum > 0) cage.values.push_back(sum);
  parts.rules.constraints.push_back(std::move(cage));
}

// Points each cell of the cage to one that was reached before it, from the first on.
bool point_home(const std::vector<Cell>& cells, std::string& text) {
  std::vector<Cell> reached = {cells.front()};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const char arrow : kArrows) {
      // From whom this arrow would lead here: the opposite side.
      const char back = kArrows[kArrows.find(arrow) ^ 1U];
      const std::optional<Cell> cell = neighbour(reached[i], back);
      const bool mine = cell && std::ranges::find(cells, *cell) != cells.end();
      if (!mine || std::ranges::find(reached, *cell) != reached.end()) continue;
      text[*cell] = arrow;
      reached.push_back(*cell);
    }
  }
  return reached.size() == cells.size();
}

}  // namespace

bool is_killer_line(std::string_view text) {
  text = without_blanks(text);
  if (text.size() != kKillerCells) return false;
  const auto known = [](char letter) {
    return kArrows.find(letter) != std::string_view::npos ||
           kSums.find(letter) != std::string_view::npos;
  };
  return text.find_first_of(kArrows) != std::string_view::npos && std::ranges::all_of(text, known);
}

Result<Grid> read_killer_line(std::string_view text) {
  text = without_blanks(text);
  BoardParts parts(*Shape::boxes(kSide / 3, 3));
  std::map<Cell, std::vector<Cell>> cages;
  for (Cell cell = 0; cell < kKillerCells; ++cell) {
    const std::optional<Cell> end = end_of_arrows(text, cell);
    if (!end) {
      return on_first_line({ErrorKind::exchange_arrows, {{"cell", cell_name(parts.shape, cell)}}});
    }
    cages[*end].push_back(cell);
  }
  for (auto& [end, cells] : cages) {
    add_cage(parts, std::move(cells), static_cast<std::uint32_t>(kSums.find(text[end])));
  }
  return parts.board();
}

Result<std::string> write_killer_line(const Grid& grid) {
  constexpr std::string_view kFormat = "killer";
  constexpr std::array kKept = {ConstraintKind::cage};
  if (grid.shape() != *Shape::boxes(3, 3)) return no_place(kFormat, grid.shape().message());
  if (auto kept = keeps_rules(grid, kFormat, kKept); !kept) return kept.error();
  if (grid.given_count() > 0)
    return no_place(kFormat, std::to_string(*std::ranges::find_if(grid.cells(),
                                                                  [](Digit d) { return d != 0; })));
  if (grid.has_marks()) return no_place(kFormat, quoted("marks"));
  std::string text(kKillerCells, '\0');
  const auto& rules = grid.constraints();
  for (std::size_t i = 0; rules != nullptr && i < rules->all().size(); ++i) {
    Constraint cage = rules->all()[i];
    quadrille::sort(cage.cells);
    const Cell first = cage.cells.front();
    const std::uint32_t sum = cage.values.empty() ? 0 : cage.values.front();
    const bool one_sum = cage.values.empty() || (cage.values.size() == 1 && sum != 0);
    const bool free =
        std::ranges::all_of(cage.cells, [&](Cell cell) { return text[cell] == '\0'; });
    const bool repeated = std::ranges::adjacent_find(cage.cells) != cage.cells.end();
    if (!free || repeated || sum >= kSums.size() || !one_sum || !point_home(cage.cells, text)) {
      return no_place(kFormat, describe(grid.shape(), rules->all()[i]));
    }
    text[first] = kSums[sum];
  }
  std::ranges::replace(text, '\0', '0');
  if (!is_killer_line(text)) return no_place(kFormat, grid.shape().message());
  return text;
}

bool is_sumocue(std::string_view text) {
  text = without_blanks(text);
  return text.starts_with("3x3:") && text.substr(4, text.find(':', 4) - 4).size() < 4 &&
         text.substr(std::min(text.find(':', 4), text.size())).starts_with(":k:");
}

Result<Grid> read_sumocue(std::string_view text) {
  constexpr std::uint32_t kCages = 256;
  text = without_blanks(text);
  const std::vector<std::string_view> fields = words_of(text.substr(text.find(":k:") + 3), ":");
  if (fields.size() != kKillerCells) {
    return on_first_line(
        {ErrorKind::cell_count, {{"cells", kKillerCells}, {"found", fields.size()}}});
  }
  BoardParts parts(*Shape::boxes(3, 3));
  for (const char flag : text.substr(4, text.find(':', 4) - 4)) {
    if (flag != 'd') {
      parts.leave_out(std::string_view(&flag, 1));
      continue;
    }
    parts.rules.constraints.push_back({.kind = ConstraintKind::diagonal_down});
    parts.rules.constraints.push_back({.kind = ConstraintKind::diagonal_up});
  }
  std::map<std::uint32_t, std::vector<Cell>> cages;
  std::map<std::uint32_t, std::uint32_t> sums;
  for (Cell cell = 0; cell < kKillerCells; ++cell) {
    const std::optional<std::uint32_t> number = number_in(fields[cell]);
    if (!number) {
      return on_first_line({ErrorKind::exchange_number, {{"found", quoted(fields[cell])}}});
    }
    const std::uint32_t cage = *number % kCages;
    const std::uint32_t sum = *number / kCages;
    if (const auto known = sums.try_emplace(cage, sum).first->second; known != sum) {
      return on_first_line(
          {ErrorKind::exchange_sums,
           {{"cell", cell_name(parts.shape, cell)}, {"sum", known}, {"found", sum}}});
    }
    cages[cage].push_back(cell);
  }
  for (auto& [cage, cells] : cages) add_cage(parts, std::move(cells), sums[cage]);
  return parts.board();
}

}  // namespace quadrille::sudoku
