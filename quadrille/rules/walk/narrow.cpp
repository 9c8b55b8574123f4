// A digit stays where some way to satisfy the rule has it. Ways are not listed: those of a set of
// digits go through the cells with the digits that are used up, those of a chain forwards and back.
#include "quadrille/rules/walk/narrow.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

#include "quadrille/rules/draft/draft.h"

namespace quadrille::sudoku::rules {
namespace {

// Above so many steps a set is taken as it is: its digits may go anywhere.
constexpr std::size_t kMostSteps = std::size_t{1} << 22;
constexpr std::size_t kMostMatched = 16;

std::vector<std::uint32_t> numbers_of(const Digits& set) {
  std::vector<std::uint32_t> numbers;
  for (std::uint32_t digit = 0; digit < set.size(); ++digit) {
    if (set.test(digit)) numbers.push_back(digit);
  }
  return numbers;
}

// Which digits of a set are used by the first cells, in each way: a bit for each set of them.
class Matching {
 public:
  Matching(std::vector<std::uint32_t> numbers, std::vector<Bits> digits)
      : numbers_(std::move(numbers)), digits_(std::move(digits)) {}

  // The digits that each cell has in some way.
  std::vector<Bits> ways() {
    const std::size_t count = numbers_.size();
    const std::uint32_t all = (std::uint32_t{1} << count) - 1;
    std::vector<std::vector<bool>> used(count + 1, std::vector<bool>(std::size_t{all} + 1));
    used[0][0] = true;
    for_each_step([&](std::size_t place, std::uint32_t before, std::uint32_t after, auto) {
      if (used[place][before]) used[place + 1][after] = true;
    });
    std::vector<Bits> ways(count);
    if (!used[count][all]) return ways;
    std::vector<std::vector<bool>> leads(count + 1, std::vector<bool>(std::size_t{all} + 1));
    leads[count][all] = true;
    for (std::size_t place = count; place-- > 0;) {
      for_each_step_at(place, [&](std::uint32_t before, std::uint32_t after, std::uint32_t digit) {
        if (!used[place][before] || !leads[place + 1][after]) return;
        leads[place][before] = true;
        ways[place].set(digit);
      });
    }
    return ways;
  }

 private:
  template <class Visit>
  void for_each_step_at(std::size_t place, Visit visit) const {
    const std::uint32_t end = std::uint32_t{1} << numbers_.size();
    for (std::uint32_t before = 0; before < end; ++before) {
      if (std::popcount(before) != static_cast<int>(place)) continue;
      for (std::size_t k = 0; k < numbers_.size(); ++k) {
        const std::uint32_t bit = std::uint32_t{1} << k;
        if ((before & bit) != 0 || !digits_[place].has(numbers_[k])) continue;
        visit(before, before | bit, numbers_[k]);
      }
    }
  }
  template <class Visit>
  void for_each_step(Visit visit) const {
    for (std::size_t place = 0; place < numbers_.size(); ++place) {
      for_each_step_at(place, [&](std::uint32_t before, std::uint32_t after, std::uint32_t digit) {
        visit(place, before, after, digit);
      });
    }
  }

  std::vector<std::uint32_t> numbers_;
  std::vector<Bits> digits_;
};

bool is_long(std::size_t cells, std::size_t sets) {
  return cells > kMostMatched || (sets * cells * cells << cells) > kMostSteps;
}

bool is_marked(const std::vector<bool>& marks, std::uint32_t number) {
  return number < marks.size() && marks[number];
}

void mark(std::vector<bool>& marks, std::uint32_t number) {
  if (number >= marks.size()) marks.resize(number + 1);
  marks[number] = true;
}

// One chain: the states that lead on from its beginning, and those that lead to an end.
class ChainWays {
 public:
  // The digits or sums that each step can have.
  ChainWays(const Chain& chain, std::vector<std::vector<bool>> labels)
      : chain_(chain), labels_(std::move(labels)), reached_(chain.layers.size() + 1) {
    mark(reached_[0], 0);
    for (std::size_t place = 0; place < chain_.layers.size(); ++place) {
      for (const Chain::Arc& arc : chain_.layers[place]) {
        if (is_open(place, arc)) mark(reached_[place + 1], arc.to);
      }
    }
  }

  [[nodiscard]] const std::vector<bool>& ends() const { return reached_.back(); }

  // Those of each step on ways to these ends.
  [[nodiscard]] std::vector<std::vector<bool>> ways_to(std::vector<bool> ends) const {
    std::vector<std::vector<bool>> ways(chain_.layers.size());
    for (std::size_t place = chain_.layers.size(); place-- > 0;) {
      std::vector<bool> before;
      for (const Chain::Arc& arc : chain_.layers[place]) {
        if (!is_open(place, arc) || !is_marked(ends, arc.to)) continue;
        mark(before, arc.from);
        mark(ways[place], arc.digit);
      }
      ends = std::move(before);
    }
    return ways;
  }

 private:
  [[nodiscard]] bool is_open(std::size_t place, const Chain::Arc& arc) const {
    return is_marked(reached_[place], arc.from) && is_marked(labels_[place], arc.digit);
  }

  const Chain& chain_;
  std::vector<std::vector<bool>> labels_;
  std::vector<std::vector<bool>> reached_;  // before each step, and at the end
};

}  // namespace

Bits& Narrow::at(Cell cell) const {
  return digits_[static_cast<std::size_t>(std::ranges::find(cells_, cell) - cells_.begin())];
}

void Narrow::keep(Cell cell, const Bits& left) {
  Bits& digits = at(cell);
  if (digits.within(left)) return;
  digits &= left;
  changed_ = true;
}

bool Narrow::can_go(std::span<const Placement> placements) const {
  std::vector<Bits> left(digits_.begin(), digits_.end());
  for (const Placement& out : placements) {
    const auto number =
        static_cast<std::size_t>(std::ranges::find(cells_, out.cell) - cells_.begin());
    left[number].clear(out.digit - 1U);
  }
  return std::ranges::none_of(left, &Bits::empty);
}

// One of them needs the others to go; where one must be so, any other digit needs one elsewhere.
void Narrow::by(const Several& several) {
  for (const Placement& one : several.placements) {
    if (!has(one)) continue;
    std::vector<Placement> others;
    std::ranges::copy_if(
        several.placements, std::back_inserter(others),
        [&](const Placement& other) { return other.cell != one.cell && has(other); });
    Bits left = at(one.cell);
    left.clear(one.digit - 1U);
    if (!others.empty() && !can_go(others)) keep(one.cell, left);
  }
  if (!several.exactly) return;
  for (const Cell cell : cells_) {
    Bits here;
    bool elsewhere = false;
    for (const Placement& one : several.placements) {
      if (!has(one)) continue;
      elsewhere = elsewhere || one.cell != cell;
      if (one.cell == cell) here.set(one.digit - 1U);
    }
    if (!elsewhere) keep(cell, here);
  }
}

bool Narrow::can_hold(std::span<const Cell> cells, const Digits& set, std::size_t count) const {
  std::vector<Bits> ways(cells.size());
  add_ways(cells, set, count, ways);
  return std::ranges::none_of(ways, &Bits::empty);
}

void Narrow::add_ways(std::span<const Cell> cells, const Digits& set, std::size_t count,
                      std::vector<Bits>& ways) const {
  const std::vector<std::uint32_t> numbers = numbers_of(set);
  Bits members;
  for (const std::uint32_t number : numbers) members.set(number);
  std::vector<Bits> digits;
  for (const Cell cell : cells) digits.push_back(at(cell) & members);
  Bits held;
  for (const Bits& here : digits) held |= here;
  if (held != members || std::ranges::any_of(digits, &Bits::empty)) return;
  if (!is_long(cells.size(), count)) digits = Matching(numbers, std::move(digits)).ways();
  for (std::size_t place = 0; place < ways.size(); ++place) ways[place] |= digits[place];
}

void Narrow::by(const Sets& sets) {
  std::vector<Bits> ways(sets.cells.size());
  for (const Digits& set : sets.sets) add_ways(sets.cells, set, sets.sets.size(), ways);
  for (std::size_t place = 0; place < ways.size(); ++place) keep(sets.cells[place], ways[place]);
}

void Narrow::by(const Table& table) {
  const std::size_t length = table.cells.size();
  std::vector<Bits> digits;
  for (const Cell cell : table.cells) digits.push_back(at(cell));
  std::vector<Bits> ways(length);
  for (std::size_t begin = 0; begin < table.tuples.size(); begin += length) {
    const auto tuple = std::span(table.tuples).subspan(begin, length);
    bool fits = true;
    for (std::size_t k = 0; k < length && fits; ++k) fits = digits[k].has(tuple[k] - 1U);
    if (!fits) continue;
    for (std::size_t k = 0; k < length; ++k) ways[k].set(tuple[k] - 1U);
  }
  for (std::size_t k = 0; k < length; ++k) keep(table.cells[k], ways[k]);
}

std::vector<bool> Narrow::labels_of(const Term& term) const {
  std::vector<bool> labels;
  if (term.cells.size() == 1) {
    for (const std::uint32_t number : at(term.cells.front())) mark(labels, number + 1);
  }
  for (const Digits& set : term.sets) {
    if (can_hold(term.cells, set, term.sets.size())) mark(labels, digit_sum(set));
  }
  return labels;
}

void Narrow::keep_labels(const Term& term, const std::vector<bool>& labels) {
  std::vector<Bits> ways(term.cells.size());
  if (term.cells.size() == 1) {
    for (const std::uint32_t number : at(term.cells.front())) {
      if (is_marked(labels, number + 1)) ways.front().set(number);
    }
  }
  for (const Digits& set : term.sets) {
    if (is_marked(labels, digit_sum(set))) {
      add_ways(term.cells, set, term.sets.size(), ways);
    }
  }
  for (std::size_t place = 0; place < ways.size(); ++place) keep(term.cells[place], ways[place]);
}

// Several chains end in a state that all of them reach; one alone in any.
void Narrow::by(const Chains& chains) {
  std::vector<ChainWays> all;
  for (const Chain& chain : chains.chains) {
    std::vector<std::vector<bool>> labels;
    for (const Term& term : chain.terms) labels.push_back(labels_of(term));
    all.emplace_back(chain, std::move(labels));
  }
  std::vector<bool> ends = all.front().ends();
  for (std::uint32_t state = 0; state < ends.size(); ++state) {
    ends[state] = std::ranges::all_of(
        all, [&](const ChainWays& ways) { return is_marked(ways.ends(), state); });
  }
  for (std::size_t number = 0; number < all.size(); ++number) {
    const std::vector<std::vector<bool>> ways = all[number].ways_to(ends);
    const Chain& chain = chains.chains[number];
    for (std::size_t place = 0; place < ways.size(); ++place) {
      keep_labels(chain.terms[place], ways[place]);
    }
  }
}

void Narrow::by(const Choice& choice) {
  std::vector<Bits> ways(cells_.size());
  for (const auto& ruled_out : choice.ruled_out) {
    if (!can_go(ruled_out)) continue;
    std::vector<Bits> left(digits_.begin(), digits_.end());
    for (const Placement& out : ruled_out) {
      const auto at = std::ranges::find(cells_, out.cell) - cells_.begin();
      left[static_cast<std::size_t>(at)].clear(out.digit - 1U);
    }
    for (std::size_t number = 0; number < ways.size(); ++number) ways[number] |= left[number];
  }
  for (std::size_t number = 0; number < ways.size(); ++number) keep(cells_[number], ways[number]);
}

}  // namespace quadrille::sudoku::rules
