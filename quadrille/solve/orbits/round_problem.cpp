#include "quadrille/solve/orbits/round_problem.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

namespace quadrille::sudoku::orbits {
namespace {

constexpr std::uint32_t kNone = UINT32_MAX;

class Numbers : public cover::Names {
 public:
  [[nodiscard]] std::string item(cover::ItemId item) const override {
    return std::to_string(index(item));
  }
  [[nodiscard]] std::string option(cover::OptionId option) const override {
    return std::to_string(index(option));
  }
};

// Whether each round of cells has a digit that comes back with it.
bool has_places(const Fixing& fixing) {
  std::vector<std::uint32_t> lengths(fixing.digits.size(), 0);
  for (std::uint32_t first = 0; first < fixing.digits.size(); ++first) {
    std::uint32_t digit = first;
    do {
      digit = fixing.digits[digit];
      ++lengths[first];
    } while (digit != first);
  }
  return std::ranges::all_of(fixing.rounds, [&](const CellRound& round) {
    return std::ranges::any_of(fixing.board.digits_at(round.front()), [&](std::uint32_t digit) {
      return round.size() % lengths[digit] == 0;
    });
  });
}

// Everything that is to be covered on a board: cells, then the digits of rows, of columns and of
// boxes; and the rounds in which a symmetry leads from one to the other.
class ItemRounds {
 public:
  explicit ItemRounds(const Fixing& fixing)
      : fixing_(fixing),
        size_(fixing.board.size()),
        cells_(size_ * size_),
        kinds_(fixing.board.has_boxes() ? 4 : 3) {
    if (fixing.board.has_boxes()) {
      box_to_.resize(size_);
      for (Cell cell = 0; cell < cells_; ++cell) {
        box_to_[fixing.board.box_of(cell)] = fixing.board.box_of(fixing.lines.of_cell(cell, size_));
      }
    }
    round_of_.assign(std::size_t{kinds_} * cells_, kNone);
    for (std::uint32_t first = 0; first < round_of_.size(); ++first) {
      if (round_of_[first] != kNone) continue;
      for (std::uint32_t item = first; round_of_[item] == kNone; item = next(item)) {
        round_of_[item] = rounds_;
      }
      ++rounds_;
    }
  }

  [[nodiscard]] std::uint32_t rounds() const { return rounds_; }
  [[nodiscard]] std::uint32_t items() const { return static_cast<std::uint32_t>(round_of_.size()); }
  [[nodiscard]] std::uint32_t round_of(std::uint32_t item) const { return round_of_[item]; }
  // What a digit in a cell covers.
  template <class Use>
  void each(Cell cell, std::uint32_t digit, const Use& use) const {
    const std::array<std::uint32_t, 4> items = {
        cell, cells_ + cell / size_ * size_ + digit, 2 * cells_ + cell % size_ * size_ + digit,
        3 * cells_ + fixing_.board.box_of(cell) * size_ + digit};
    for (std::uint32_t kind = 0; kind < kinds_; ++kind) use(items.at(kind));
  }

 private:
  [[nodiscard]] std::uint32_t next(std::uint32_t item) const {
    if (item < cells_) return fixing_.lines.of_cell(item, size_);
    const std::uint32_t unit = (item - cells_) / size_;
    const std::uint32_t to =
        unit < 2 * size_ ? fixing_.lines.to[unit] : 2 * size_ + box_to_[unit - 2 * size_];
    return cells_ + to * size_ + fixing_.digits[item % size_];
  }

  const Fixing& fixing_;
  std::uint32_t size_;
  std::uint32_t cells_;
  std::uint32_t kinds_;
  std::vector<std::uint32_t> box_to_;
  std::vector<std::uint32_t> round_of_;
  std::uint32_t rounds_ = 0;
};

// Adds the options of a round of cells. A digit is one if it comes back with the round, and is in
// nobody's way meanwhile.
class Options {
 public:
  Options(const Fixing& fixing, const ItemRounds& items)
      : fixing_(fixing),
        items_(items),
        seen_(items.items(), 0),
        can_cover_(items.rounds(), false) {}

  // False: there is none.
  bool add(const CellRound& round, RoundProblem& made) {
    const std::size_t before = made.digits.size();
    made.first_option.push_back(static_cast<std::uint32_t>(before));
    for (const std::uint32_t digit : fixing_.board.digits_at(round.front())) {
      if (!covers_once(round, digit)) continue;
      for (const std::uint32_t item : covered_) {
        entries_.push_back({cover::ItemId{item}});
        can_cover_[item] = true;
      }
      starts_.push_back(static_cast<std::uint32_t>(entries_.size()));
      made.digits.push_back(digit);
    }
    return made.digits.size() > before;
  }

  // False: something has no option.
  bool finish(RoundProblem& made) {
    made.first_option.push_back(static_cast<std::uint32_t>(made.digits.size()));
    if (std::ranges::find(can_cover_, false) != can_cover_.end()) return false;
    made.problem = cover::Problem(items_.rounds(), std::move(starts_), std::move(entries_),
                                  std::make_shared<const Numbers>());
    return true;
  }

 private:
  bool covers_once(const CellRound& round, std::uint32_t first) {
    ++number_;
    covered_.clear();
    bool once = true;
    std::uint32_t digit = first;
    for (const Cell cell : round) {
      items_.each(cell, digit, [&](std::uint32_t item) {
        once &= std::exchange(seen_[item], number_) != number_;
        covered_.push_back(items_.round_of(item));
      });
      digit = fixing_.digits[digit];
    }
    std::ranges::sort(covered_);
    covered_.erase(std::ranges::unique(covered_).begin(), covered_.end());
    return once && digit == first;
  }

  const Fixing& fixing_;
  const ItemRounds& items_;
  std::uint32_t number_ = 0;         // of the round that is tried
  std::vector<std::uint32_t> seen_;  // by which of them, for each item
  std::vector<std::uint32_t> covered_;
  std::vector<bool> can_cover_;
  std::vector<std::uint32_t> starts_ = {0};
  std::vector<cover::Entry> entries_;
};

}  // namespace

std::vector<CellRound> rounds_of_cells(const LinedBoard& board, const LineMap& lines) {
  std::vector<CellRound> rounds;
  std::vector<bool> seen(std::size_t{board.size()} * board.size(), false);
  for (Cell first = 0; first < seen.size(); ++first) {
    if (seen[first]) continue;
    CellRound& round = rounds.emplace_back();
    for (Cell cell = first; !seen[cell]; cell = lines.of_cell(cell, board.size())) {
      seen[cell] = true;
      round.push_back(cell);
    }
  }
  return rounds;
}

std::optional<RoundProblem> make_round_problem(const Fixing& fixing) {
  if (!has_places(fixing)) return std::nullopt;
  const ItemRounds items(fixing);
  Options options(fixing, items);
  RoundProblem made;
  for (const CellRound& round : fixing.rounds) {
    if (!options.add(round, made)) return std::nullopt;
  }
  if (!options.finish(made)) return std::nullopt;
  return made;
}

}  // namespace quadrille::sudoku::orbits
