// A row is cut at its bars into segments of characters. A guess at the number of cells in a segment
// says where cells may stand; it holds if nothing but blanks stands elsewhere. Blank ends of the
// line are a margin or a segment of empty cells: the margin is tried first.
#include <algorithm>

#include "quadrille/formats/text/line_scan.h"
#include "quadrille/formats/text/symbols.h"

namespace quadrille::sudoku {
namespace {

struct Character {
  std::size_t offset;
  std::size_t bytes;
  bool blank;
};
using Segment = std::vector<Character>;

// Longer lines are not drawn rows of any board; it bounds the memory that a line of junk can take.
constexpr std::size_t kLongestRow = std::size_t{16} * kMaxSize;

std::vector<Segment> cut_at_bars(std::string_view line) {
  std::vector<Segment> segments(1);
  for (std::size_t at = 0; at < line.size();) {
    const Glyph glyph = glyph_at(line, at);
    if (glyph.kind == Glyph::Kind::vertical) {
      segments.emplace_back();
    } else {
      segments.back().push_back({at, glyph.bytes, glyph.kind == Glyph::Kind::blank});
    }
    at += glyph.bytes;
  }
  return segments;
}

bool is_blank(const Segment& segment) {
  return std::ranges::all_of(segment, [](const Character& character) { return character.blank; });
}

// The ways to cut the row: with blank ends as margins, then as segments.
std::vector<std::vector<Segment>> ways_to_cut(std::string_view line) {
  std::vector<std::vector<Segment>> ways;
  if (line.size() > kLongestRow) return ways;
  const std::vector<Segment> all = cut_at_bars(line);
  if (all.size() < 2) return ways;
  const std::size_t first = is_blank(all.front()) ? 1 : 0;
  const std::size_t last = is_blank(all.back()) ? 1 : 0;
  if (all.size() > first + last) {
    ways.emplace_back(all.begin() + static_cast<std::ptrdiff_t>(first),
                      all.end() - static_cast<std::ptrdiff_t>(last));
  }
  if (first + last > 0 && !all.front().empty() && !all.back().empty()) ways.push_back(all);
  return ways;
}

// Where the cells of a segment stand: at first, first + step, and so on.
struct Places {
  std::size_t first;
  std::size_t step;
};

bool stand_at(const Segment& segment, Places places) {
  for (std::size_t i = 0; i < segment.size(); ++i) {
    const bool is_place = i >= places.first && (i - places.first) % places.step == 0;
    if (!segment[i].blank && !is_place) return false;
  }
  return true;
}

std::optional<Places> places_in(const Segment& segment, std::size_t cells) {
  const std::size_t width = segment.size();
  const auto fits = [&](bool wide_enough, Places places) {
    return wide_enough && stand_at(segment, places);
  };
  if (fits(width == cells, {0, 1})) return Places{0, 1};
  if (fits(width == 2 * cells + 1 || width == 2 * cells, {1, 2})) return Places{1, 2};
  if (fits(width == 2 * cells - 1 || width == 2 * cells, {0, 2})) return Places{0, 2};
  return std::nullopt;
}

// The one token of a segment, which may be blank; nothing where there are two or more.
std::optional<DrawnCell> only_token(std::string_view line, const Segment& segment) {
  const auto is_ink = [](const Character& character) { return !character.blank; };
  const auto begin = std::ranges::find_if(segment, is_ink);
  const auto end = std::find_if_not(begin, segment.end(), is_ink);
  if (std::find_if(end, segment.end(), is_ink) != segment.end()) return std::nullopt;
  if (segment.empty()) return std::nullopt;
  if (begin == end) return DrawnCell{segment.front().offset, {}};
  const Character& last = *(end - 1);
  return DrawnCell{begin->offset,
                   line.substr(begin->offset, last.offset + last.bytes - begin->offset)};
}

bool append_cells(std::string_view line, const Segment& segment, std::size_t cells,
                  std::vector<DrawnCell>& out) {
  if (cells == 1) {
    const std::optional<DrawnCell> cell = only_token(line, segment);
    if (cell) out.push_back(*cell);
    return cell.has_value();
  }
  const std::optional<Places> places = places_in(segment, cells);
  if (!places) return false;
  for (std::size_t i = 0; i < cells; ++i) {
    const Character& character = segment[places->first + i * places->step];
    const std::size_t bytes = character.blank ? 0 : character.bytes;
    out.push_back({character.offset, line.substr(character.offset, bytes)});
  }
  return true;
}

std::optional<std::vector<DrawnCell>> cells_of(std::string_view line,
                                               const std::vector<Segment>& segments,
                                               std::size_t cells) {
  std::vector<DrawnCell> out;
  for (const Segment& segment : segments) {
    if (!append_cells(line, segment, cells, out)) return std::nullopt;
  }
  return out;
}

bool is_usual(std::size_t size, std::size_t segment_cells) {
  if (size > kMaxSymbol) return false;
  return Shape::of_size(static_cast<std::uint32_t>(size))->box_columns() == segment_cells;
}

}  // namespace

std::vector<std::uint32_t> sizes_of_drawn_row(std::string_view line) {
  std::vector<std::uint32_t> sizes;
  const auto add = [&sizes](std::size_t size) {
    const auto value = static_cast<std::uint32_t>(size);
    if (std::ranges::find(sizes, value) == sizes.end()) sizes.push_back(value);
  };
  const std::vector<std::vector<Segment>> ways = ways_to_cut(line);
  for (const std::vector<Segment>& segments : ways) {
    const std::size_t width = segments.front().size();
    // An odd width is 2C+1 or 2C-1, an even one 2C, and any may be C.
    for (const std::size_t cells : {(width - width % 2) / 2, (width + 1) / 2, width}) {
      const std::size_t size = segments.size() * cells;
      if (cells > 1 && is_usual(size, cells) && cells_of(line, segments, cells)) add(size);
    }
  }
  for (const std::vector<Segment>& segments : ways) {
    const std::size_t size = segments.size();
    if (size > 1 && size <= kMaxSize && cells_of(line, segments, 1)) add(size);
  }
  return sizes;
}

std::optional<std::vector<DrawnCell>> cells_of_drawn_row(std::string_view line,
                                                         std::uint32_t size) {
  for (const std::vector<Segment>& segments : ways_to_cut(line)) {
    if (size % segments.size() != 0) continue;
    if (auto cells = cells_of(line, segments, size / segments.size())) return cells;
  }
  return std::nullopt;
}

}  // namespace quadrille::sudoku
