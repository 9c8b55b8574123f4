// Coordinates come first: the largest family of names that can be cells, if most options take
// cells that hang together. Then rows and columns, then places in a row.
#include "quadrille/gallery/layout.h"

#include <algorithm>
#include <map>
#include <set>

#include "quadrille/base/sort.h"
#include "quadrille/gallery/layout/coordinates.h"

namespace quadrille::gallery {
namespace {

using cover::Entry;
using cover::ItemId;
using cover::OptionId;
using cover::Problem;

using At = std::array<std::uint32_t, 3>;

// Neighbours at an edge or a corner.
bool touch(const At& a, const At& b) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    if (std::max(a[axis], b[axis]) - std::min(a[axis], b[axis]) > 1) return false;
  }
  return true;
}

bool hang_together(std::vector<At> cells) {
  std::vector<At> reached = {cells.back()};
  cells.pop_back();
  for (std::size_t next = 0; next < reached.size(); ++next) {
    std::erase_if(cells, [&](const At& cell) {
      if (!touch(cell, reached[next])) return false;
      reached.push_back(cell);
      return true;
    });
  }
  return cells.empty();
}

// Whether most options take cells of the grid, and such as hang together; where nothing fits, there
// are none that do not.
bool has_pieces(const Problem& problem, const ItemGrid& grid) {
  std::vector<const At*> at(problem.item_count(), nullptr);
  for (const ItemGrid::Cell& cell : grid.cells) at[index(cell.item)] = &cell.at;
  std::uint32_t pieces = 0;
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    std::vector<At> cells;
    for (const Entry& entry : problem.entries(OptionId{option})) {
      if (at[index(entry.item)] != nullptr) cells.push_back(*at[index(entry.item)]);
    }
    if (!cells.empty() && hang_together(std::move(cells))) ++pieces;
  }
  return 2 * std::uint64_t{pieces} >= problem.option_count();
}

// Items called by one word and a number, the numbers from 0 or 1 on.
struct NumberedItems {
  std::vector<std::pair<ItemId, std::uint32_t>> items;  // with their numbers, from 0
  std::uint32_t size = 0;
};

std::optional<NumberedItems> numbered_items(const Problem& problem,
                                            const std::set<std::string>& words) {
  NumberedItems found;
  std::set<std::uint32_t> used;
  for (std::uint32_t item = 0; item < problem.item_count(); ++item) {
    const auto name = numbered(problem.item_name(ItemId{item}));
    if (!name || !words.contains(name->word)) continue;
    if (!used.insert(name->number).second) return std::nullopt;
    found.items.emplace_back(ItemId{item}, name->number);
  }
  if (used.empty() || *used.begin() > 1) return std::nullopt;
  if (*used.rbegin() - *used.begin() + 1 != used.size()) return std::nullopt;
  for (auto& [item, number] : found.items) number -= *used.begin();
  found.size = static_cast<std::uint32_t>(used.size());
  return found;
}

// How many items of each option are among these, if that is the same for all.
std::optional<std::size_t> taken_by_all(const Problem& problem, const NumberedItems& items) {
  std::vector<bool> among(problem.item_count());
  for (const auto& [item, number] : items.items) among[index(item)] = true;
  std::optional<std::size_t> all;
  for (std::uint32_t option = 0; option < problem.option_count(); ++option) {
    const auto entries = problem.entries(OptionId{option});
    const auto count = static_cast<std::size_t>(std::ranges::count_if(
        entries, [&](const Entry& entry) { return among[index(entry.item)]; }));
    if (all && *all != count) return std::nullopt;
    all = count;
  }
  return all;
}

// What stands at the end of a name: 7 in "row 1: 7", b in e12b, 3 in p03.
std::string end_of(std::string_view name) {
  const auto is_figure = [](char c) { return c >= '0' && c <= '9'; };
  if (name.size() == 3 && !is_figure(name[0])) return std::string(name.substr(2));
  std::size_t at = name.size();
  while (at > 0 && is_figure(name[at - 1]) == is_figure(name.back()) && name[at - 1] != ' ' &&
         name[at - 1] != '_' && name[at - 1] != ':') {
    --at;
  }
  return std::string(name.substr(at));
}

// What is written on the cells of an option: the item that it has besides, or, where these are
// several, how all of their names end; where there is none, the first word of its own name.
std::string label_of(const Problem& problem, OptionId option, const std::vector<ItemId>& others) {
  if (others.empty()) {
    const std::string name = problem.option_name(option);
    return name == std::to_string(index(option) + 1) ? "" : name.substr(0, name.find(' '));
  }
  if (others.size() == 1) return problem.item_name(others.front());
  const std::string end = end_of(problem.item_name(others.front()));
  const bool all = std::ranges::all_of(
      others, [&](ItemId item) { return end_of(problem.item_name(item)) == end; });
  return all ? end : problem.item_name(others.front());
}

// Where every piece is a single square, those with the same label are the same: digits, colours.
void number_by_label(render::Tiling& tiling) {
  std::set<int> seen;
  std::map<std::string, std::size_t> numbers;
  for (std::size_t square = 0; square < tiling.pieces.size(); ++square) {
    if (tiling.pieces[square] < 0) continue;
    const std::string& label = tiling.labels[square];
    if (label.empty() || !seen.insert(tiling.pieces[square]).second) return;
    numbers.emplace(label, 0);
  }
  std::size_t next = 0;
  for (auto& [label, number] : numbers) number = next++;
  for (std::size_t square = 0; square < tiling.pieces.size(); ++square) {
    int& piece = tiling.pieces[square];
    if (piece >= 0) piece = static_cast<int>(numbers[tiling.labels[square]]);
  }
}

}  // namespace

std::optional<Layout> Layout::of(const Problem& problem) {
  Layout layout(problem);
  layout.square_of_.assign(problem.item_count(), kNowhere);
  for (const ItemGrid& grid : grids_in(problem)) {
    if (!has_pieces(problem, grid)) continue;
    layout.layers_ = grid.size[0];
    layout.rows_ = grid.size[1];
    layout.columns_ = grid.size[2];
    for (const auto& [item, at] : grid.cells) {
      layout.square_of_[index(item)] = (at[0] * grid.size[1] + at[1]) * grid.size[2] + at[2];
    }
    return layout;
  }
  if (layout.lay_out_crossing() || layout.lay_out_row()) return layout;
  return std::nullopt;
}

bool Layout::lay_out_crossing() {
  const auto rows = numbered_items(problem_, {"r", "row"});
  const auto columns = numbered_items(problem_, {"c", "col", "column"});
  if (!rows || !columns) return false;
  if (taken_by_all(problem_, *rows) != 1 || taken_by_all(problem_, *columns) != 1) return false;
  crossing_ = true;
  rows_ = rows->size;
  columns_ = columns->size;
  column_of_.assign(problem_.item_count(), kNowhere);
  for (const auto& [item, number] : rows->items) square_of_[index(item)] = number;
  for (const auto& [item, number] : columns->items) column_of_[index(item)] = number;
  diagonals_ = problem_.item_count() > rows->size + columns->size;
  return true;
}

bool Layout::lay_out_row() {
  std::set<std::string> words;
  for (std::uint32_t item = 0; item < problem_.item_count(); ++item) {
    const auto name = numbered(problem_.item_name(ItemId{item}));
    if (name && !name->word.empty()) words.insert(name->word);
  }
  for (const std::string& word : words) {
    const auto places = numbered_items(problem_, {word});
    if (!places) continue;
    const auto taken = taken_by_all(problem_, *places);
    const bool is_row =
        taken && *taken >= 2 &&
        (*taken + 1) * std::size_t{problem_.option_count()} == problem_.entry_count();
    if (!is_row) continue;
    columns_ = places->size;
    for (const auto& [item, number] : places->items) square_of_[index(item)] = number;
    return true;
  }
  return false;
}

render::Tiling Layout::draw(std::span<const OptionId> solution) const {
  render::Tiling tiling = render::Tiling::blank(rows_, columns_, layers_,
                                                crossing_ ? render::kNothing : render::kNoSquare);
  tiling.chequered = crossing_;
  if (!crossing_) {
    for (const std::uint32_t square : square_of_) {
      if (square != kNowhere) tiling.pieces[square] = render::kNothing;
    }
  }
  std::vector<OptionId> options(solution.begin(), solution.end());
  quadrille::sort(options);
  for (std::size_t piece = 0; piece < options.size(); ++piece) {
    if (crossing_) {
      draw_man(tiling, options[piece], piece);
    } else {
      draw_option(tiling, options[piece], {.piece = piece, .shared = options.size()});
    }
  }
  number_by_label(tiling);
  return tiling;
}

void Layout::draw_man(render::Tiling& tiling, OptionId option, std::size_t piece) const {
  std::uint32_t row = 0;
  std::uint32_t column = 0;
  for (const Entry& entry : problem_.entries(option)) {
    const std::uint32_t item = index(entry.item);
    if (square_of_[item] != kNowhere) row = square_of_[item];
    if (column_of_[item] != kNowhere) column = column_of_[item];
  }
  tiling.put(std::size_t{row} * columns_ + column, piece, diagonals_ ? "♛" : "♜");
}

void Layout::draw_option(render::Tiling& tiling, OptionId option, const Numbers& numbers) const {
  std::vector<ItemId> others;
  for (const Entry& entry : problem_.entries(option)) {
    if (square_of_[index(entry.item)] == kNowhere) others.push_back(entry.item);
  }
  const std::string label = label_of(problem_, option, others);
  for (const Entry& entry : problem_.entries(option)) {
    const std::uint32_t square = square_of_[index(entry.item)];
    if (square == kNowhere) continue;
    if (entry.colour == cover::kNoColour) {
      tiling.put(square, numbers.piece, label);
    } else {
      // Several options may have written the same there: none of them owns the square.
      tiling.put(square, numbers.shared, problem_.colour_name(entry.colour));
    }
  }
}

}  // namespace quadrille::gallery
