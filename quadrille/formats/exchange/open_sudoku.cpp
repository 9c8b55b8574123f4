#include <algorithm>

#include <fmt/format.h>

#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/formats.h"
#include "quadrille/formats/exchange/xml_tags.h"

namespace quadrille::sudoku {
namespace {

constexpr std::size_t kOpenCells = 81;

bool is_classic(const Grid& grid) { return grid.shape() == *Shape::boxes(3, 3); }

// 81 figures, and nothing else.
Result<void> read_figures(std::string_view figures, BoardParts& parts) {
  if (figures.size() != kOpenCells) {
    return Error{ErrorKind::cell_count, {{"cells", kOpenCells}, {"found", figures.size()}}};
  }
  for (std::size_t cell = 0; cell < kOpenCells; ++cell) {
    const std::optional<std::uint32_t> digit = number_in(figures.substr(cell, 1), 9);
    if (!digit)
      return Error{ErrorKind::exchange_number, {{"found", quoted(figures.substr(cell, 1))}}};
    parts.digits[cell] = static_cast<Digit>(*digit);
  }
  return {};
}

// Three parts a cell, or four where there are two kinds of notes: the value first, and last whether
// it is the player's.
Result<void> read_fields(std::string_view text, BoardParts& parts) {
  std::vector<std::string_view> fields;
  while (!text.empty() && fields.size() <= 4 * kOpenCells) {
    const std::size_t bar = text.find('|');
    fields.push_back(without_blanks(text.substr(0, bar)));
    text.remove_prefix(bar == std::string_view::npos ? text.size() : bar + 1);
  }
  const std::size_t each = fields.size() / kOpenCells;
  if (fields.size() % kOpenCells != 0 || each < 3 || each > 4) {
    return Error{ErrorKind::cell_count, {{"cells", kOpenCells}, {"found", fields.size() / 3}}};
  }
  for (std::size_t cell = 0; cell < kOpenCells; ++cell) {
    const std::string_view value = fields[cell * each];
    const std::optional<std::uint32_t> digit = number_in(value, 9);
    if (!digit) return Error{ErrorKind::exchange_number, {{"found", quoted(value)}}};
    if (fields[cell * each + each - 1] == "0") parts.digits[cell] = static_cast<Digit>(*digit);
  }
  return {};
}

}  // namespace

bool is_open_sudoku(std::string_view text) {
  text = without_blanks(text);
  return text.starts_with("<game ") ||
         (text.starts_with('<') && text.find("<opensudoku") != std::string_view::npos);
}

Result<Grid> read_open_sudoku(std::string_view text) {
  XmlTags tags(text);
  tags.next();
  std::string_view data = without_blanks(tags.attribute("data"));
  BoardParts parts(*Shape::boxes(3, 3));
  const bool versioned = data.starts_with("version:");
  if (versioned) {
    // Behind the number of the version comes a line break, as it is or written as a reference.
    data.remove_prefix(std::string_view("version:").size());
    data = without_blanks(data);
    data.remove_prefix(std::min(data.find_first_not_of("0123456789"), data.size()));
    if (data.starts_with("&#")) data.remove_prefix(std::min(data.find(';') + 1, data.size()));
    data = without_blanks(data);
  }
  const Result<void> done = versioned ? read_fields(data, parts) : read_figures(data, parts);
  if (!done) return on_first_line(done.error().about("data"));
  return parts.board();
}

Result<std::string> write_open_sudoku(const Grid& grid) {
  if (!is_classic(grid)) return no_place("OpenSudoku", grid.shape().message());
  if (auto kept = keeps_rules(grid, "OpenSudoku", {}); !kept) return kept.error();
  if (grid.has_marks()) return no_place("OpenSudoku", quoted("marks"));
  std::string figures;
  for (const Digit digit : grid.cells()) figures += static_cast<char>('0' + digit);
  return fmt::format(R"(<opensudoku><name>Quadrille</name><game data="{}"/></opensudoku>)",
                     figures);
}

}  // namespace quadrille::sudoku
