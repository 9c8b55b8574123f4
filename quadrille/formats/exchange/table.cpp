#include "quadrille/formats/exchange/table.h"

#include <algorithm>
#include <array>

#include "quadrille/base/json_tree.h"
#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/formats.h"
#include "quadrille/formats/exchange/fpuzzles.h"
#include "quadrille/formats/exchange/lz_string.h"
#include "quadrille/formats/exchange/sudokupad.h"

namespace quadrille::sudoku {
namespace {

// Whether a member of that name is somewhere in the text.
bool has_member(std::string_view json, std::string_view quoted_name) {
  for (std::size_t at = json.find(quoted_name); at != std::string_view::npos;
       at = json.find(quoted_name, at + 1)) {
    const std::size_t next = json.find_first_not_of(" \t\r\n", at + quoted_name.size());
    if (next != std::string_view::npos && json[next] == ':') return true;
  }
  return false;
}

// An object that is not one of ours, which have a "puzzle".
bool is_foreign_object(std::string_view text) {
  if (!without_blanks(text).starts_with('{') || has_member(text, "\"puzzle\"")) return false;
  return has_member(text, "\"grid\"") || has_member(text, "\"cells\"") ||
         has_member(text, "\"ce\"");
}

Result<Grid> read_foreign_object(std::string_view text) {
  const Result<JsonTree> tree = JsonTree::read(text);
  if (!tree) return tree.error();
  const JsonView root = tree->root();
  if (root.find("grid").is_there()) return read_fpuzzles(root);
  const JsonView cells = root.find("cells");
  const bool positions = cells.is_array() && cells.size() > 0 && (*cells.begin()).is_object();
  return positions ? read_gnome_sudoku(root) : read_sudokupad(root);
}

Result<std::string> write_packed(const Grid& grid, std::string_view before) {
  const Result<std::string> json = write_fpuzzles(grid);
  if (!json) return json.error();
  return std::string(before) + lz_pack(*json);
}

Result<std::string> write_fpuzzles_link(const Grid& grid) {
  return write_packed(grid, "https://www.f-puzzles.com/?load=");
}
Result<std::string> write_sudokupad(const Grid& grid) {
  return write_packed(grid, "https://sudokupad.app/fpuzzles");
}

constexpr std::array<ExchangeFormat, 10> kFormats = {{
    {is_foreign_object, read_foreign_object},
    {is_open_sudoku, read_open_sudoku},
    {is_ksudoku, read_ksudoku},
    {is_candidate_grid, read_candidate_grid},
    {is_simple_sudoku, read_simple_sudoku},
    {is_hodoku, read_hodoku, read_hodoku_position},
    {is_killer_line, read_killer_line},
    {is_sumocue, read_sumocue},
    {is_solo, read_solo},
    {is_link, read_link},
}};

constexpr std::array<ExchangeWriter, 8> kWriters = {{
    {Format::fpuzzles, write_fpuzzles},
    {Format::fpuzzles_link, write_fpuzzles_link},
    {Format::sudokupad, write_sudokupad},
    {Format::killer, write_killer_line},
    {Format::solo, write_solo},
    {Format::ss, write_simple_sudoku},
    {Format::hodoku, write_candidate_grid},
    {Format::opensudoku, write_open_sudoku},
}};

}  // namespace

std::span<const ExchangeFormat> exchange_formats() { return kFormats; }
std::span<const ExchangeWriter> exchange_writers() { return kWriters; }

}  // namespace quadrille::sudoku
