// A full board is found by putting random digits into random cells, as long as a solution is left,
// and taking that. Cages grow at random on it, and take in what is left over; where two solutions
// are left, a cage on which they differ is cut in two, and in the end such a cell becomes a given.
// Then the givens are taken away, one after another in random order, as far as one solution stays.
// Where there are more digits than a unit has cells, there are full boards on which no digit
// follows from all the others: these are no puzzles, and another one is found.
#include "quadrille/create/generate_rules.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <numeric>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "quadrille/base/bits.h"
#include "quadrille/base/random.h"
#include "quadrille/base/sort.h"
#include "quadrille/boards/mosaic.h"
#include "quadrille/create/generate/random_lines.h"
#include "quadrille/solve/solve.h"

namespace quadrille::create {
namespace {

using sudoku::Cell;
using sudoku::Constraint;
using sudoku::ConstraintKind;
using sudoku::Digit;
using sudoku::Grid;
using sudoku::Verdict;

// Cells that are filled at random before a solution is taken: one in so many.
constexpr std::uint32_t kRandomPart = 6;
constexpr std::uint32_t kLargestCage = 5;
// Larger boards keep cages of one cell: without them it takes too long to tell whether there is one
// solution.
constexpr std::uint32_t kLargestWithoutSingles = 9;
// Full boards that are made in vain, at most.
constexpr std::uint32_t kMostFullBoards = 200;
constexpr std::uint64_t kApart = 0x9e3779b97f4a7c15U;  // between the seeds of two puzzles

// The cells that may not hold the same digit as this one.
std::vector<Cell> peers_of(const sudoku::Mosaic& mosaic, Cell cell) {
  std::vector<Cell> peers;
  for (const sudoku::Unit area : mosaic.areas_of(cell)) {
    std::ranges::copy(mosaic.cells(area), std::back_inserter(peers));
  }
  std::erase(peers, cell);
  quadrille::sort(peers);
  peers.erase(std::ranges::unique(peers).begin(), peers.end());
  return peers;
}

// Whether any cell has so many that they could hold all digits but one.
bool may_have_puzzles(const sudoku::Shape& shape) {
  const sudoku::Mosaic& mosaic = *sudoku::mosaic_of(shape);
  for (Cell cell = 0; cell < mosaic.cell_count(); ++cell) {
    if (peers_of(mosaic, cell).size() + 1 >= shape.size()) return true;
  }
  return false;
}

// Whether they do so for some cell of a full board: its digit follows from the others.
bool has_digit_that_follows(const Grid& full) {
  const sudoku::Mosaic& mosaic = *sudoku::mosaic_of(full.shape());
  for (Cell cell = 0; cell < mosaic.cell_count(); ++cell) {
    Bits held;
    for (const Cell peer : peers_of(mosaic, cell)) held.set(full.at(peer) - 1U);
    if (held.count() + 1 == full.size()) return true;
  }
  return false;
}

class RulesGenerator {
 public:
  RulesGenerator(const RulesSpec& spec, std::uint64_t seed, const Stop* stop)
      : spec_(spec), random_(seed), options_{.stop = stop} {}

  Result<RuledPuzzle> make() {
    if (spec_.shape.is_mosaic()) return make_mosaic();
    auto empty = sudoku::with_constraints(Grid(spec_.shape), spec_.wishes.rules);
    if (!empty) return empty.error();
    auto full = random_full(*empty);
    if (!full) return full.error();
    const auto lines = random_lines(*full);
    if (!lines) return lines.error();
    if (!lines->empty()) {
      empty = sudoku::with_constraints(*empty, *lines);
      full = sudoku::with_constraints(*full, *lines);
    }
    return spec_.wishes.cages ? with_cages(*empty, *full) : with_fewest_givens(*full, *full);
  }

 private:
  [[nodiscard]] bool stopped() const {
    return options_.stop != nullptr && options_.stop->requested();
  }
  [[nodiscard]] static Error stop_error(std::uint32_t tried = 0) {
    return {ErrorKind::stopped,
            {{"tried", Message{"attempts.tried", {{"number", tried}, {"count", tried}}}}}};
  }

  // These have no further rules.
  Result<RuledPuzzle> make_mosaic() {
    if (spec_.wishes != RuleWishes{}) return square_wanted(spec_.shape);
    if (!may_have_puzzles(spec_.shape)) return Error{ErrorKind::rectangle_open};
    for (std::uint32_t tried = 0; tried < kMostFullBoards; ++tried) {
      const auto full = random_full(Grid(spec_.shape));
      if (!full) return full.error();
      if (has_digit_that_follows(*full)) return with_fewest_givens(*full, *full);
    }
    return stop_error(kMostFullBoards);
  }

  Result<std::vector<Constraint>> random_lines(const Grid& full) {
    RandomLines lines(full, random_);
    auto all = lines.add(ConstraintKind::thermometer, spec_.wishes.thermometers);
    if (!all) return all;
    auto arrows = lines.add(ConstraintKind::arrow, spec_.wishes.arrows);
    if (!arrows) return arrows;
    all->insert(all->end(), arrows->begin(), arrows->end());
    auto whispers = lines.add(ConstraintKind::whisper, spec_.wishes.whispers);
    if (!whispers) return whispers;
    all->insert(all->end(), whispers->begin(), whispers->end());
    auto dots = random_dots(full, spec_.wishes.dots, random_);
    if (!dots) return dots;
    all->insert(all->end(), dots->begin(), dots->end());
    return all;
  }

  std::vector<Cell> shuffled_cells() {
    std::vector<Cell> cells(spec_.shape.cell_count());
    std::iota(cells.begin(), cells.end(), Cell{0});
    random_.shuffle(cells);
    return cells;
  }

  Result<Grid> random_full(Grid board) {
    std::vector<Cell> cells = shuffled_cells();
    cells.resize(std::max<std::size_t>(cells.size() / kRandomPart, 1));
    sudoku::Answer answer = sudoku::solve(board, options_);
    if (answer.verdict == Verdict::none) return Error{ErrorKind::no_grid};
    for (const Cell cell : cells) {
      std::vector<Digit> digits(spec_.shape.size());
      std::iota(digits.begin(), digits.end(), Digit{1});
      random_.shuffle(digits);
      for (const Digit digit : digits) {
        if (stopped()) return stop_error();
        board.set(cell, digit);
        sudoku::Answer next = sudoku::solve(board, options_);
        if (!next.solution) continue;
        answer = std::move(next);
        break;
      }
    }
    if (stopped() || !answer.solution) return stop_error();
    return *answer.solution;
  }

  Result<RuledPuzzle> with_fewest_givens(Grid puzzle, const Grid& full) {
    for (const Cell cell : shuffled_cells()) {
      if (puzzle.at(cell) == 0) continue;
      if (stopped()) return stop_error();
      puzzle.set(cell, 0);
      if (sudoku::solve(puzzle, options_).verdict != Verdict::one) puzzle.set(cell, full.at(cell));
    }
    return RuledPuzzle{std::move(puzzle), full};
  }

  // Neighbours that are free, and would repeat no digit.
  [[nodiscard]] std::vector<Cell> may_join(const std::vector<Cell>& cage,
                                           const std::vector<bool>& taken, const Grid& full) const {
    std::vector<Cell> cells;
    for (const Cell member : cage) {
      for (const Cell next : neighbours_of(spec_.shape, member)) {
        const bool repeats =
            std::ranges::any_of(cage, [&](Cell other) { return full.at(other) == full.at(next); });
        if (!taken[next] && !repeats) cells.push_back(next);
      }
    }
    return cells;
  }

  std::vector<std::vector<Cell>> random_cages(const Grid& full) {
    std::vector<std::vector<Cell>> cages;
    std::vector<bool> taken(spec_.shape.cell_count(), false);
    for (const Cell first : shuffled_cells()) {
      if (taken[first]) continue;
      std::vector<Cell> cage = {first};
      taken[first] = true;
      const std::uint32_t length = 2 + random_.below(kLargestCage - 1);
      while (cage.size() < length) {
        const std::vector<Cell> next = may_join(cage, taken, full);
        if (next.empty()) break;
        cage.push_back(next[random_.below(static_cast<std::uint32_t>(next.size()))]);
        taken[cage.back()] = true;
      }
      cages.push_back(std::move(cage));
    }
    if (least_part() > 1) join_singles(cages, full);
    return cages;
  }

  [[nodiscard]] std::size_t least_part() const {
    return spec_.shape.size() > kLargestWithoutSingles ? 1 : 2;
  }

  // A cage of one cell would be a given: it joins one beside it, where no digit is repeated.
  void join_singles(std::vector<std::vector<Cell>>& cages, const Grid& full) const {
    for (std::vector<Cell>& single : cages) {
      if (single.size() != 1) continue;
      const Cell cell = single.front();
      const auto others = neighbours_of(spec_.shape, cell);
      const auto host = std::ranges::find_if(cages, [&](const std::vector<Cell>& cage) {
        const auto is_beside = [&](Cell one) {
          return std::ranges::find(others, one) != others.end();
        };
        const auto is_equal = [&](Cell one) { return full.at(one) == full.at(cell); };
        return !cage.empty() && cage.size() <= kLargestCage &&
               std::ranges::any_of(cage, is_beside) && std::ranges::none_of(cage, is_equal);
      });
      if (host == cages.end()) continue;
      host->push_back(cell);
      single.clear();
    }
    std::erase_if(cages, [](const std::vector<Cell>& cage) { return cage.empty(); });
  }

  Result<Grid> caged(const Grid& empty, const std::vector<std::vector<Cell>>& cages,
                     const Grid& full) const {
    std::vector<Constraint> constraints;
    for (const std::vector<Cell>& cells : cages) {
      std::uint32_t sum = 0;
      for (const Cell cell : cells) sum += full.at(cell);
      Constraint cage{.kind = ConstraintKind::cage, .cells = cells, .values = {sum}};
      quadrille::sort(cage.cells);
      constraints.push_back(std::move(cage));
    }
    std::ranges::sort(constraints, {}, [](const Constraint& cage) { return cage.cells.front(); });
    return sudoku::with_constraints(empty, constraints);
  }

  Result<RuledPuzzle> with_cages(const Grid& empty, const Grid& full) {
    std::vector<std::vector<Cell>> cages = random_cages(full);
    std::vector<Cell> givens;
    while (!stopped()) {
      Result<Grid> puzzle = caged(empty, cages, full);
      if (!puzzle) return puzzle.error();
      for (const Cell cell : givens) puzzle->set(cell, full.at(cell));
      const sudoku::Answer answer = sudoku::solve(*puzzle, options_);
      if (answer.verdict == Verdict::one) return with_fewest_givens(*std::move(puzzle), full);
      if (!answer.solution || !answer.another) break;
      cut(cages, givens, *answer.solution, *answer.another);
    }
    return stop_error();
  }

  // Cuts the largest cage on which the two differ.
  void cut(std::vector<std::vector<Cell>>& cages, std::vector<Cell>& givens, const Grid& a,
           const Grid& b) const {
    const auto differ = [&](Cell cell) { return a.at(cell) != b.at(cell); };
    std::size_t largest = cages.size();
    for (std::size_t i = 0; i < cages.size(); ++i) {
      if (!std::ranges::any_of(cages[i], differ)) continue;
      if (largest == cages.size() || cages[i].size() > cages[largest].size()) largest = i;
    }
    std::vector<Cell>& cage = cages[largest];
    std::vector<Cell> part = half_of(cage);
    if (part.empty()) {
      givens.push_back(*std::ranges::find_if(cage, differ));
      return;
    }
    std::erase_if(cage, [&](Cell cell) { return std::ranges::find(part, cell) != part.end(); });
    cages.push_back(std::move(part));
  }

  // About half of a cage, such that it and the rest hang together; nothing where one of them would
  // be too small.
  [[nodiscard]] std::vector<Cell> half_of(const std::vector<Cell>& cage) const {
    std::vector<Cell> best;
    for (std::uint32_t choice = 1; choice < (1U << cage.size()); ++choice) {
      std::vector<Cell> part;
      std::vector<Cell> rest;
      for (std::size_t i = 0; i < cage.size(); ++i) {
        (((choice >> i) & 1U) != 0 ? part : rest).push_back(cage[i]);
      }
      const bool is_better = part.size() > best.size() && part.size() <= rest.size();
      if (is_better && part.size() >= least_part() && hangs_together(part) &&
          hangs_together(rest)) {
        best = std::move(part);
      }
    }
    return best;
  }

  [[nodiscard]] bool hangs_together(std::vector<Cell> cells) const {
    std::vector<Cell> together = {cells.back()};
    cells.pop_back();
    for (std::size_t i = 0; i < together.size(); ++i) {
      for (const Cell next : neighbours_of(spec_.shape, together[i])) {
        if (std::erase(cells, next) > 0) together.push_back(next);
      }
    }
    return cells.empty();
  }

  const RulesSpec& spec_;
  Random random_;
  sudoku::SolveOptions options_;
};

// The number behind "thermo:"; 1 where there is none.
Result<std::uint32_t> line_count(std::string_view text) {
  constexpr std::uint32_t kMost = 100;
  if (text.empty()) return 1;
  std::uint32_t count = 0;
  const char* end = text.data() + text.size();
  const auto [last, trouble] = std::from_chars(text.data() + 1, end, count);
  if (trouble == std::errc() && last == end && count >= 1 && count <= kMost) return count;
  return Error{ErrorKind::rule_value,
               {{"least", 1}, {"most", kMost}, {"found", quoted(text.substr(1))}}};
}

// What a number may stand behind; nothing for other words.
std::uint32_t* counted(RuleWishes& wishes, std::string_view kind) {
  if (kind == "thermo") return &wishes.thermometers;
  if (kind == "arrow") return &wishes.arrows;
  if (kind == "whisper") return &wishes.whispers;
  return kind == "dots" ? &wishes.dots : nullptr;
}

}  // namespace

Result<RuleWishes> parse_rule_wishes(std::string_view text) {
  RuleWishes wishes;
  std::string others;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(','));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    const std::string_view kind = word.substr(0, word.find(':'));
    if (word == "killer") {
      wishes.cages = true;
    } else if (std::uint32_t* wished = counted(wishes, kind)) {
      const Result<std::uint32_t> count = line_count(word.substr(kind.size()));
      if (!count) return count.error().about(kind);
      *wished = *count;
    } else {
      others.append(word).append(",");
    }
  }
  if (others.empty()) return wishes;
  auto rules = sudoku::parse_global_constraints(others);
  if (!rules) return rules.error();
  wishes.rules = *std::move(rules);
  return wishes;
}

Result<RuledPuzzle> generate_with_rules(const RulesSpec& spec, std::uint64_t seed,
                                        std::uint64_t number, const Stop* stop) {
  return RulesGenerator(spec, seed + number * kApart, stop).make();
}

}  // namespace quadrille::create
