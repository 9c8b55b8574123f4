#include "quadrille/boards/overlap.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace quadrille::sudoku {
namespace {

constexpr std::uint32_t kMostDigits = 61;  // a picture has a symbol for each
// In all units of all boards: what a few lines of text may ask for.
constexpr std::size_t kMostUnitCells = 4'000'000;

// Boards that share a box with their neighbours: their places in steps from one board to the next.
struct NamedBoards {
  std::string_view name;
  std::span<const BoardPlace> steps;
};

constexpr std::array<BoardPlace, 5> kSamurai = {{{0, 0}, {0, 2}, {1, 1}, {2, 0}, {2, 2}}};
constexpr std::array<BoardPlace, 4> kSohei = {{{0, 1}, {1, 0}, {1, 2}, {2, 1}}};
constexpr std::array<BoardPlace, 2> kTwodoku = {{{0, 0}, {1, 1}}};
constexpr std::array<NamedBoards, 3> kNamed = {
    {{"samurai", kSamurai}, {"sohei", kSohei}, {"twodoku", kTwodoku}}};

std::vector<BoardPlace> places_by_steps(const Shape& board, std::span<const BoardPlace> steps) {
  const std::uint32_t down = board.size() - std::max(board.box_rows(), 1U);
  const std::uint32_t across = board.size() - std::max(board.box_columns(), 1U);
  std::vector<BoardPlace> places;
  for (const BoardPlace& step : steps) places.push_back({step.row * down, step.column * across});
  return places;
}

// "r4c2", counted from 1.
std::optional<BoardPlace> place_called(std::string_view name) {
  BoardPlace place;
  for (const auto& [letter, number] : {std::pair{'r', &place.row}, std::pair{'c', &place.column}}) {
    if (name.empty() || (name.front() | 0x20) != letter) return std::nullopt;
    const char* end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + 1, end, *number);
    if (read.ec != std::errc{} || *number == 0 || *number > kMaxSize) return std::nullopt;
    --*number;
    name = {read.ptr, static_cast<std::size_t>(end - read.ptr)};
  }
  return name.empty() ? std::optional(place) : std::nullopt;
}

std::string place_name(const BoardPlace& place) {
  return fmt::format("r{}c{}", place.row + 1, place.column + 1);
}

}  // namespace

Result<Shape> Overlap::shape(const Shape& board, std::vector<BoardPlace> places) {
  if (board.is_mosaic()) return square_wanted(board);
  if (board.size() > kMostDigits) {
    return Error{ErrorKind::board_size, {{"most", kMostDigits}, {"size", board.size()}}};
  }
  const std::size_t most = kMostUnitCells / (std::size_t{3} * board.cell_count());
  if (places.size() < 2 || places.size() > most) {
    return Error{ErrorKind::overlap_count, {{"most", most}, {"found", places.size()}}};
  }
  std::ranges::sort(places, {}, [](const BoardPlace& at) { return std::pair(at.row, at.column); });
  const auto twice = std::ranges::adjacent_find(places);
  if (twice != places.end()) {
    return Error{ErrorKind::overlap_twice, {{"place", place_name(*twice)}}};
  }
  const std::uint32_t top = places.front().row;
  const std::uint32_t left = std::ranges::min(places, {}, &BoardPlace::column).column;
  const std::shared_ptr<Overlap> overlap(new Overlap(board));  // NOLINT: private
  overlap->kind = Kind::overlap;
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  for (BoardPlace& at : places) {
    at = {at.row - top, at.column - left};
    // The sums cannot run over: neither can be more than that before the first is too large.
    if (at.row > kMaxSize - board.size() || at.column > kMaxSize - board.size()) {
      return Error{ErrorKind::too_large, {{"most", kMaxSize}}};
    }
    rows = std::max(rows, at.row + board.size());
    columns = std::max(columns, at.column + board.size());
  }
  overlap->places_ = std::move(places);
  overlap->number_cells(rows, columns);
  overlap->add_units();
  return Shape(board.size(), overlap->cell_count(), overlap);
}

void Overlap::number_cells(std::uint32_t rows, std::uint32_t columns) {
  const std::uint32_t size = board_.size();
  std::vector<bool> is_cell(std::size_t{rows} * columns, false);
  for (const BoardPlace& at : places_) {
    for (std::uint32_t row = at.row; row < at.row + size; ++row) {
      for (std::uint32_t column = at.column; column < at.column + size; ++column) {
        is_cell[std::size_t{row} * columns + column] = true;
      }
    }
  }
  set_picture(rows, columns, is_cell);
}

// Board by board its rows, columns and boxes, but for those that an earlier board has.
void Overlap::add_units() {
  const Layout layout(board_);
  std::vector<MosaicArea> areas;
  for (std::uint32_t board = 0; board < places_.size(); ++board) {
    for (Unit unit = 0; unit < layout.unit_count(); ++unit) {
      areas.push_back({.family = layout.family(unit),
                       .irregular = board_.is_irregular(),
                       .number = unit % board_.size() + 1,
                       .board = board + 1});
      for (const Cell cell : layout.cells(unit)) {
        areas.back().cells.push_back(cell_at(places_[board].row + cell / board_.size(),
                                             places_[board].column + cell % board_.size()));
      }
    }
  }
  set_areas(std::move(areas), board_.size());
  // Where a cell is in two boxes, there is no telling which is meant.
  std::vector<std::uint16_t> boxes(cell_count(), kNoRegion);
  for (Unit unit = 0; unit < unit_count(); ++unit) {
    if (family(unit) != Family::box) continue;
    for (const Cell cell : cells(unit)) {
      if (boxes[cell] != kNoRegion || unit >= kNoRegion) return;
      boxes[cell] = static_cast<std::uint16_t>(unit);
    }
  }
  if (board_.has_boxes()) region_of = std::move(boxes);
}

Result<Shape> parse_boards(const Shape& board, std::string_view text) {
  for (const NamedBoards& named : kNamed) {
    if (text == named.name) return Overlap::shape(board, places_by_steps(board, named.steps));
  }
  std::vector<BoardPlace> places;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t end = rest.find_first_of(", ");
    const std::string_view name = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    if (name.empty()) continue;
    const std::optional<BoardPlace> place = place_called(name);
    if (!place) return Error{ErrorKind::overlap_place, {{"found", quoted(name)}}};
    places.push_back(*place);
  }
  return Overlap::shape(board, std::move(places));
}

std::string write_boards(const Overlap& overlap) {
  std::string text;
  for (const BoardPlace& place : overlap.places()) {
    if (!text.empty()) text += ',';
    text += place_name(place);
  }
  return text;
}

}  // namespace quadrille::sudoku
