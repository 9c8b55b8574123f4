#include "quadrille/solve/orbits/board_symmetries.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

#include "quadrille/solve/orbits/cycle_types.h"

namespace quadrille::sudoku::orbits {
namespace {

// So many of the moves are tried to lead from one to another: nearly always they generate all.
constexpr std::size_t kGenerators = 12;
constexpr std::uint32_t kStepsPerPoll = 1U << 12U;

// Follows a map of numbers round all its rings.
template <class Use>
void each_ring(const std::vector<std::uint32_t>& to, const Use& use) {
  std::vector<bool> seen(to.size(), false);
  for (std::uint32_t first = 0; first < to.size(); ++first) {
    if (seen[first] || to[first] == kNowhere) continue;
    std::vector<std::uint32_t> ring;
    for (std::uint32_t at = first; !seen[at]; at = to[at]) {
      seen[at] = true;
      ring.push_back(at);
    }
    use(ring);
  }
}

struct HashLines {
  std::size_t operator()(const std::vector<Line>& lines) const {
    std::uint64_t hash = 0;
    for (const Line line : lines) hash = (hash + line + 1) * 0x9E3779B97F4A7C15U;
    return static_cast<std::size_t>(hash >> 32U);
  }
};

}  // namespace

// A search for the ways to move the marked lines.
struct BoardSymmetries::Attempt {
  LineMap lines;
  std::vector<bool> used;  // lines
  std::vector<Block> block_to;
  std::vector<Block> block_from;
  std::vector<std::uint32_t> digit_to;
  std::vector<std::uint32_t> digit_from;
  const Stop* stop;
  std::uint32_t steps = 0;
};

BoardSymmetries::BoardSymmetries(const LinedBoard& board)
    : board_(board), blank_(board.blocks().size()) {
  std::vector<Line> rows;
  std::vector<Line> columns;
  for (Line line = 0; line < board.lines(); ++line) {
    if (board.may_move() && board.is_blank(line)) {
      blank_[board.block_of(line)].push_back(line);
    } else {
      (board.is_row(line) ? rows : columns).push_back(line);
    }
  }
  // In turns, so that they soon meet in cells.
  for (std::size_t i = 0; i < std::max(rows.size(), columns.size()); ++i) {
    if (i < rows.size()) marked_.push_back(rows[i]);
    if (i < columns.size()) marked_.push_back(columns[i]);
  }
  for (Block block = 0; block < blank_.size(); ++block) {
    if (blank_[block] != board.blocks()[block]) continue;
    (board.is_row(blank_[block].front()) ? open_.bands : open_.stacks).push_back(blank_[block]);
    blank_[block].clear();  // they move with their block
  }
  // On an empty board, turning it makes rows of columns.
  open_.turns = marked_.empty() && board.may_be_transposed();
  group_digits();
}

void BoardSymmetries::group_digits() {
  std::vector<std::vector<Cell>> cells(board_.size());
  for (Cell cell = 0; cell < board_.size() * board_.size(); ++cell) {
    if (board_.choice(cell) == 0) continue;
    for (const std::uint32_t digit : board_.digits_at(cell)) cells[digit].push_back(cell);
  }
  for (std::uint32_t digit = 0; digit < board_.size(); ++digit) {
    const auto at = std::ranges::find(cells_, cells[digit]);
    if (at == cells_.end()) {
      cells_.push_back(cells[digit]);
      groups_.push_back({digit});
    } else {
      groups_[static_cast<std::size_t>(at - cells_.begin())].push_back(digit);
    }
  }
}

bool BoardSymmetries::find(const Stop* stop) {
  if (!board_.may_move()) {
    LineMap same;
    same.to.resize(board_.lines());
    std::iota(same.to.begin(), same.to.end(), 0U);
    moves_.push_back(std::move(same));
  } else if (!find_moves(false, stop) || (board_.may_be_transposed() && !find_moves(true, stop))) {
    return false;
  }
  order_ = Natural(moves_.size()) * open_.orders();
  for (const auto& lines : blank_) order_ = order_ * factorial(static_cast<Line>(lines.size()));
  for (const auto& digits : groups_) order_ = order_ * factorial(static_cast<Line>(digits.size()));
  bring_together();
  return true;
}

bool BoardSymmetries::find_moves(bool transposed, const Stop* stop) {
  Attempt attempt{
      .lines = {std::vector<Line>(board_.lines(), kNowhere), transposed},
      .used = std::vector<bool>(board_.lines(), false),
      .block_to = std::vector<Block>(board_.blocks().size(), kNowhere),
      .block_from = std::vector<Block>(board_.blocks().size(), kNowhere),
      .digit_to = std::vector<std::uint32_t>(board_.size(), kNowhere),
      .digit_from = std::vector<std::uint32_t>(board_.size(), kNowhere),
      .stop = stop,
  };
  return place(0, attempt);
}

// False: the stop came.
bool BoardSymmetries::place(std::size_t at, Attempt& attempt) {
  if (++attempt.steps % kStepsPerPoll == 0 && attempt.stop != nullptr &&
      attempt.stop->requested()) {
    return false;
  }
  if (at == marked_.size()) {
    if (!images_of_groups(attempt.lines).empty()) moves_.push_back(attempt.lines);
    return true;
  }
  const Line line = marked_[at];
  const Block block = board_.block_of(line);
  for (const Line image : marked_) {
    const Block image_block = board_.block_of(image);
    if (attempt.used[image] ||
        (board_.is_row(line) == board_.is_row(image)) == attempt.lines.transposed) {
      continue;
    }
    const bool is_new = attempt.block_to[block] == kNowhere;
    if (is_new ? attempt.block_from[image_block] != kNowhere ||
                     blank_[block].size() != blank_[image_block].size()
               : attempt.block_to[block] != image_block) {
      continue;
    }
    Attempt next = attempt;
    next.lines.to[line] = image;
    next.used[image] = true;
    next.block_to[block] = image_block;
    next.block_from[image_block] = block;
    if (fits(line, image, next) && !place(at + 1, next)) return false;
    attempt.steps = next.steps;
  }
  return true;
}

// Whether the cells in which it meets those that have a place go to others like them. Notes where
// digits have to go.
bool BoardSymmetries::fits(Line line, Line image, Attempt& attempt) const {
  for (const Line other : marked_) {
    const Line other_image = attempt.lines.to[other];
    if (other_image == kNowhere || board_.is_row(other) == board_.is_row(line)) continue;
    const auto& before = board_.digits_at(board_.meeting(line, other));
    const auto& after = board_.digits_at(board_.meeting(image, other_image));
    if (before.size() != after.size()) return false;
    if (before.size() != 1) continue;
    std::uint32_t& to = attempt.digit_to[before.front()];
    std::uint32_t& from = attempt.digit_from[after.front()];
    if (to == kNowhere && from == kNowhere) {
      to = after.front();
      from = before.front();
    } else if (to != after.front()) {
      return false;
    }
  }
  return true;
}

// The group whose cells are those to which the cells of each group go. Empty: there is none.
std::vector<std::uint32_t> BoardSymmetries::images_of_groups(const LineMap& lines) const {
  std::vector<std::uint32_t> images;
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    std::vector<Cell> moved;
    for (const Cell cell : cells_[group]) moved.push_back(lines.of_cell(cell, board_.size()));
    std::ranges::sort(moved);
    const auto at = std::ranges::find(cells_, moved);
    if (at == cells_.end()) return {};
    const auto image = static_cast<std::size_t>(at - cells_.begin());
    if (groups_[image].size() != groups_[group].size()) return {};
    images.push_back(static_cast<std::uint32_t>(image));
  }
  return images;
}

// Those that a third one leads to each other are of one kind.
void BoardSymmetries::bring_together() {
  std::unordered_map<std::vector<Line>, std::size_t, HashLines> numbers;
  const auto key = [&](const LineMap& lines) {
    std::vector<Line> to = lines.to;
    to.push_back(lines.transposed ? 1 : 0);
    return to;
  };
  for (std::size_t i = 0; i < moves_.size(); ++i) numbers.emplace(key(moves_[i]), i);
  std::vector<const LineMap*> generators;
  for (std::size_t i = 0; i < std::min(kGenerators, moves_.size()); ++i) {
    generators.push_back(&moves_[moves_.size() - 1 - i * moves_.size() / kGenerators]);
  }
  std::vector<bool> seen(moves_.size(), false);
  for (std::size_t first = 0; first < moves_.size(); ++first) {
    if (seen[first]) continue;
    std::vector<std::size_t> same = {first};
    seen[first] = true;
    for (std::size_t i = 0; i < same.size(); ++i) {
      const LineMap& move = moves_[same[i]];
      for (const LineMap* by : generators) {
        LineMap moved = move;
        for (const Line line : marked_) moved.to[by->to[line]] = by->to[move.to[line]];
        const std::size_t number = numbers.at(key(moved));
        if (seen[number]) continue;
        seen[number] = true;
        same.push_back(number);
      }
    }
    kinds_.push_back({moves_[first], same.size()});
  }
  moves_.clear();
}

std::vector<Ring> BoardSymmetries::rings_of_digits(const LineMap& lines) const {
  std::vector<Ring> rings;
  each_ring(images_of_groups(lines), [&](const std::vector<std::uint32_t>& ring) {
    rings.emplace_back();
    for (const std::uint32_t group : ring) rings.back().push_back(groups_[group]);
  });
  return rings;
}

// Of blocks that have other lines too, which say where they go.
std::vector<Ring> BoardSymmetries::rings_of_blank_lines(const LineMap& lines) const {
  std::vector<Block> to(blank_.size(), kNowhere);
  for (const Line line : marked_) {
    const Block block = board_.block_of(line);
    if (!blank_[block].empty()) to[block] = board_.block_of(lines.to[line]);
  }
  std::vector<Ring> rings;
  each_ring(to, [&](const std::vector<std::uint32_t>& ring) {
    rings.emplace_back();
    for (const Block block : ring) rings.back().push_back(blank_[block]);
  });
  return rings;
}

bool BoardSymmetries::walk(const Use& use) const {
  for (const Kind& kind : kinds_) {
    LineMap lines = kind.lines;
    const std::vector<Ring> digits = rings_of_digits(lines);
    const auto of_lines = [&](const Natural& times) {
      return walk_blocks(open_, lines.transposed, lines.to, times,
                         [&](const Natural& of_these) { return use(lines, of_these, digits); });
    };
    if (!walk_rings(rings_of_blank_lines(lines), lines.to, kind.size, of_lines)) return false;
  }
  return true;
}

}  // namespace quadrille::sudoku::orbits
