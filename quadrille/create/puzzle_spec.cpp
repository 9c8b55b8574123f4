#include "quadrille/create/puzzle_spec.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

#include "quadrille/create/level.h"

namespace quadrille::create {
namespace {

using sudoku::Cell;
using sudoku::Shape;

// What a drawing of a mask is made of.
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kEmptyCells = ".0_";
constexpr std::string_view kSkippedInMasks = " \t\r|+-";

bool marks_clue(char c) {
  return (c >= '1' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

Message shown(char c) {
  if (c > ' ' && c <= '~') return quoted({&c, 1});
  return {"found.byte", {{"byte", static_cast<unsigned char>(c)}}};
}

std::optional<Error> wrong_range(const Range& clues, const Shape& shape) {
  if (clues.low > clues.high) {
    return Error{ErrorKind::clues_range, {{"low", clues.low}, {"high", clues.high}}};
  }
  if (clues.low > shape.cell_count()) {
    return Error{ErrorKind::clues_cells,
                 {{"shape", shape.message()}, {"cells", shape.cell_count()}, {"clues", clues.low}}};
  }
  const std::uint32_t fewest = fewest_clues(shape);
  if (clues.high < fewest) {
    return Error{ErrorKind::clues_few, {{"fewest", fewest}, {"shape", shape.message()}}};
  }
  return std::nullopt;
}

// Whether orbits of the pattern can be chosen so that their cells are as many as asked for. They
// have 1, 2, 4 or 8 cells, each a multiple of those before it: so the largest can be taken first.
bool fits_pattern(const Range& clues, std::uint32_t size, Pattern pattern) {
  std::array<std::uint32_t, 4> number{};  // of orbits of each size
  for (const auto& orbit : orbits(size, pattern)) {
    ++number[static_cast<std::size_t>(std::countr_zero(orbit.size()))];
  }
  const auto fits = [&number](std::uint32_t left) {
    for (std::uint32_t i = number.size(); i-- > 0;) left -= std::min(number[i], left >> i) << i;
    return left == 0;
  };
  for (std::uint32_t count = clues.low; count <= std::min(clues.high, size * size); ++count) {
    if (fits(count)) return true;
  }
  return false;
}

std::optional<Error> wrong_difficulty(const PuzzleSpec& spec) {
  const Range range = spec.allowed_ratings();
  if (range.low > range.high) {
    return Error{
        ErrorKind::rating_range,
        {{"low", logic::rating_figures(range.low)}, {"high", logic::rating_figures(range.high)}}};
  }
  const logic::Difficulty least_of_all = logic::least_difficulty(logic::Technique::last_cell);
  if (range.high < least_of_all) {
    return Error{ErrorKind::rating_low, {{"least", logic::rating_figures(least_of_all)}}};
  }
  if (range.low > logic::kEndOfScale + 1) {
    return Error{ErrorKind::rating_high, {{"most", logic::rating_figures(logic::kEndOfScale)}}};
  }
  if (!spec.technique) return std::nullopt;
  if (logic::is_of_rules(*spec.technique)) {
    return Error{ErrorKind::technique, {{"found", quoted(key(*spec.technique))}}};
  }
  const logic::Difficulty least = logic::least_difficulty(*spec.technique);
  if (least <= range.high) return std::nullopt;
  return Error{ErrorKind::rating_technique,
               {{"technique", logic::message_of(*spec.technique)},
                {"rating", logic::rating_message(least)},
                {"most", logic::rating_figures(range.high)}}};
}

bool is_empty_line(const std::vector<bool>& mask, std::uint32_t size, bool row,
                   std::uint32_t line) {
  for (std::uint32_t i = 0; i < size; ++i) {
    if (mask[row ? line * size + i : i * size + line]) return false;
  }
  return true;
}

// Two rows without clues in one band could change places, and so could two columns.
std::optional<Error> two_empty_lines(const std::vector<bool>& mask, const Shape& shape) {
  if (shape.is_irregular()) return std::nullopt;
  const std::uint32_t size = shape.size();
  for (const bool rows : {true, false}) {
    std::uint32_t group = size;
    if (shape.has_boxes()) group = rows ? shape.box_rows() : shape.box_columns();
    std::optional<std::uint32_t> before;
    for (std::uint32_t line = 0; line < size; ++line) {
      if (line % group == 0) before.reset();
      if (!is_empty_line(mask, size, rows, line)) continue;
      if (before) {
        return Error{ErrorKind::mask_lines,
                     {{"lines", Message{rows ? "unit.rows" : "unit.columns",
                                        {{"numbers", Argument::List{*before + 1, line + 1}}}}}}};
      }
      before = line;
    }
  }
  return std::nullopt;
}

std::optional<Error> wrong_mask(const PuzzleSpec& spec) {
  const std::vector<bool>& mask = *spec.mask;
  assert(mask.size() == spec.shape.cell_count());
  const auto clues = static_cast<std::uint32_t>(std::ranges::count(mask, true));
  if (auto wrong = wrong_range({clues, clues}, spec.shape)) {
    return wrong->about(Message("subject.mask"));
  }
  if (!spec.allowed_clues().contains(clues)) {
    return Error{ErrorKind::mask_clues, {{"clues", clues}}};
  }
  if (spec.pattern != Pattern::none) return Error{ErrorKind::mask_pattern};
  return two_empty_lines(mask, spec.shape);
}

Range share(const Shape& shape, std::uint32_t low_percent, std::uint32_t high_percent) {
  const std::uint32_t cells = shape.cell_count();
  // A board without an empty cell is no puzzle.
  return {cells * low_percent / 100, std::min((cells * high_percent + 99) / 100, cells - 1)};
}

}  // namespace

Range range_of(logic::Level level) {
  if (level == logic::Level::beginner) return range_of(logic::Level::easy);
  Range range{.low = UINT32_MAX, .high = 0};
  for (logic::Difficulty difficulty = 0; difficulty <= logic::kEndOfScale; ++difficulty) {
    if (logic::level_of(difficulty) != level) continue;
    range = {.low = std::min(range.low, difficulty), .high = difficulty};
  }
  return range;
}

Range range_of(logic::Level level, const Shape& shape) {
  Range range = range_of(level);
  if (level == logic::Level::extreme && !has_past_extreme(shape)) range.high = UINT32_MAX;
  return range;
}

Range both(const Range& a, const Range& b) {
  return {.low = std::max(a.low, b.low), .high = std::min(a.high, b.high)};
}

Result<std::vector<bool>> read_mask(std::string_view text) {
  std::vector<bool> mask;
  Place place{.line = 1, .column = 0};
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  for (const char c : text) {
    ++place.column;
    if (c == '\n') {
      place = {.line = place.line + 1, .column = 0};
    } else if (marks_clue(c) || kEmptyCells.find(c) != std::string_view::npos) {
      mask.push_back(marks_clue(c));
    } else if (kSkippedInMasks.find(c) == std::string_view::npos) {
      return Error{ErrorKind::mask_character, {{"found", shown(c)}}, place};
    }
  }
  for (std::size_t size = 1; size <= sudoku::kMaxSize; ++size) {
    if (size * size == mask.size()) return mask;
  }
  return Error{ErrorKind::mask_size, {{"found", mask.size()}}};
}

std::uint32_t fewest_clues(const Shape& shape) {
  if (shape == *Shape::boxes(2, 2)) return 4;
  if (shape == *Shape::boxes(2, 3) || shape == *Shape::boxes(3, 2)) return 8;
  if (shape == *Shape::boxes(3, 3)) return 17;
  // Two digits that do not appear could change places.
  return shape.size() - 1;
}

Range PuzzleSpec::allowed_clues() const {
  if (level != logic::Level::beginner) return clues;
  return both(clues, {.low = fewest_clues_for_beginners(shape), .high = shape.cell_count() - 1});
}

Range PuzzleSpec::allowed_ratings() const {
  return level ? both(difficulty, range_of(*level, shape)) : difficulty;
}

std::optional<Error> impossible(const PuzzleSpec& spec) {
  if (auto wrong = wrong_range(spec.clues, spec.shape)) return wrong;
  if (auto wrong = wrong_difficulty(spec)) return wrong;
  if (auto wrong = wrong_level(spec)) return wrong;
  if (spec.mask) return wrong_mask(spec);
  if (spec.pattern && !fits_pattern(spec.allowed_clues(), spec.shape.size(), *spec.pattern)) {
    return Error{ErrorKind::clues_pattern, {{"pattern", name(*spec.pattern)}}};
  }
  return std::nullopt;
}

Range clues_to_aim_at(const PuzzleSpec& spec) {
  if (spec.clues != Range{} || spec.minimal) return spec.allowed_clues();
  if (spec.level == logic::Level::beginner) {
    const Range allowed = spec.allowed_clues();
    return {allowed.low, std::min(allowed.low + share(spec.shape, 0, 7).high, allowed.high)};
  }
  if (const auto rare = clues_of_rare_level(spec)) return *rare;
  const std::uint32_t size = spec.shape.size();
  const Range difficulty = spec.allowed_ratings();
  // Where fewer clues are left than this, large boards take a search to prove, and soon very long.
  if (size > 25) return share(spec.shape, 54, 58);
  if (size > 16) return share(spec.shape, 48, 52);
  if (size > 9) return share(spec.shape, 41, 46);
  if (difficulty.high <= 15) return share(spec.shape, 34, 44);
  if (spec.for_rating()) return share(spec.shape, 25, 32);
  return share(spec.shape, 32, 42);
}

}  // namespace quadrille::create
