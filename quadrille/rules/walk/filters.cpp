#include "quadrille/rules/walk/filters.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "quadrille/rules/walk/filling.h"

namespace quadrille::sudoku::rules {

bool UnitFilter::apply(Candidates& candidates) {
  Mask once = 0;
  Mask twice = 0;
  Mask fixed = 0;
  for (const Cell cell : cells_) {
    const Mask here = candidates.at(cell);
    twice |= once & here;
    once |= here;
    if (is_single(here)) fixed |= here;
  }
  if (once != all_) return false;
  const Mask alone = once & ~twice & ~fixed;
  if (alone == 0) return true;
  for (const Cell cell : cells_) {
    const Mask here = candidates.at(cell) & alone;
    if (here == 0) continue;
    if (!is_single(here) || !candidates.keep(cell, here)) return false;
  }
  return true;
}

bool CrossFilter::apply(Candidates& candidates) {
  const auto one = cells().first(cells_.size() / 2);
  const auto other = cells().subspan(cells_.size() / 2);
  const auto digits_of = [&](std::span<const Cell> cells) {
    Mask all = 0;
    for (const Cell cell : cells) all |= candidates.at(cell);
    return all;
  };
  const Mask of_one = digits_of(one);
  const Mask of_other = digits_of(other);
  if (of_one == of_other) return true;
  const auto keep = [&](std::span<const Cell> cells, Mask kept) {
    return std::ranges::all_of(cells, [&](Cell cell) { return candidates.keep(cell, kept); });
  };
  return keep(one, of_other) && keep(other, of_one);
}

SeveralFilter::SeveralFilter(const Several& several) {
  for (const Placement& at : several.placements) {
    const std::size_t number = number_of(cells_, at.cell);
    masks_.resize(cells_.size(), 0);
    masks_[number] |= Mask{1} << (at.digit - 1U);
  }
}

bool SeveralFilter::apply(Candidates& candidates) {
  std::size_t last = 0;
  std::size_t count = 0;
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    if ((candidates.at(cells_[i]) & masks_[i]) == 0) continue;
    last = i;
    ++count;
  }
  return count > 1 || (count == 1 && candidates.keep(cells_[last], masks_[last]));
}

SetsFilter::SetsFilter(const Sets& sets, std::vector<Cell> outside)
    : SetsFilter(sets.cells, masks_of(sets.sets), std::move(outside)) {}

namespace {

// Whether cells can hold a set of digits, and whether it settles the digit of one that was open: by
// being the only one there, or having no other place.
enum class SetFit : std::uint8_t { none, open, settles };

SetFit fit_of(Mask set, Mask fixed, std::span<const Mask> cells) {
  Mask once = 0;
  Mask twice = 0;
  bool settles = false;
  bool fits = true;
  for (const Mask cell : cells) {
    const Mask here = cell & set;
    fits = fits && here != 0;
    twice |= once & here;
    once |= here;
    settles = settles || (is_single(here) && !is_single(cell));
  }
  if (!fits || once != set) return SetFit::none;
  return settles || (once & ~twice & ~fixed) != 0 ? SetFit::settles : SetFit::open;
}

}  // namespace

// What the digits that stand in cells already leave of a set, goes to the others; where each of
// those has two digits of it at least, and each digit two cells, nothing is settled.
bool SetsFilter::apply(Candidates& candidates) {
  const std::size_t count = cells_.size();
  Mask all = 0;
  Mask fixed = 0;
  bool settled = true;
  const std::span<Mask> left(left_);
  for (std::size_t i = 0; i < count; ++i) {
    const Mask here = candidates.at(cells_[i]);
    settled = settled && here == left[i];
    left[i] = here;
    all |= here;
    if (is_single(here)) fixed |= here;
  }
  if (settled) return keep_out(candidates);
  CellMasks ways;
  std::fill_n(ways.begin(), count, Mask{0});
  Mask always = ~Mask{0};
  bool any = false;
  Filling filling;
  for (const Mask set : sets_) {
    if ((set & ~all) != 0 || (fixed & ~set) != 0) continue;
    const SetFit fit = fit_of(set, fixed, left.first(count));
    if (fit == SetFit::none) continue;
    if (fit == SetFit::settles) {
      filling.begin(cells_, candidates, set);
      if (!filling.settle()) continue;
      filling.add_to(ways);
    } else {
      for (std::size_t i = 0; i < count; ++i) ways[i] |= left[i] & set;
    }
    always &= set;
    any = true;
  }
  if (!any || !keep_all(cells_, ways, candidates)) {
    left_.front() = 0;
    return false;
  }
  std::copy_n(ways.begin(), count, left_.begin());
  always_ = always;
  return keep_out(candidates);
}

bool SetsFilter::keep_out(Candidates& candidates) const {
  return always_ == 0 ||
         std::ranges::all_of(outside_, [&](Cell cell) { return candidates.keep(cell, ~always_); });
}

TableFilter::TableFilter(const Table& table, std::uint32_t digits)
    : cells_(table.cells),
      digits_(digits),
      words_((table.tuples.size() / table.cells.size() + 63) / 64),
      tuples_(cells_.size() * digits * words_, 0),
      left_(words_) {
  for (std::size_t at = 0; at < table.tuples.size(); ++at) {
    const std::size_t tuple = at / cells_.size();
    const std::size_t row = at % cells_.size() * digits_ + table.tuples[at] - 1U;
    tuples_[row * words_ + tuple / 64] |= std::uint64_t{1} << (tuple % 64);
  }
}

bool TableFilter::find_left(const Candidates& candidates) {
  std::ranges::fill(left_, ~std::uint64_t{0});
  for (std::size_t place = 0; place < cells_.size(); ++place) {
    std::uint64_t any = 0;
    for (std::size_t word = 0; word < words_; ++word) {
      std::uint64_t with = 0;
      for (Mask rest = candidates.at(cells_[place]); rest != 0; rest &= rest - 1) {
        with |= tuples_with(place, static_cast<std::uint32_t>(std::countr_zero(rest)))[word];
      }
      left_[word] &= with;
      any |= left_[word];
    }
    if (any == 0) return false;
  }
  return true;
}

bool TableFilter::apply(Candidates& candidates) {
  if (!find_left(candidates)) return false;
  for (std::size_t place = 0; place < cells_.size(); ++place) {
    const Mask before = candidates.at(cells_[place]);
    if (is_single(before)) continue;
    Mask kept = 0;
    for (Mask rest = before; rest != 0; rest &= rest - 1) {
      const std::uint64_t* const with =
          tuples_with(place, static_cast<std::uint32_t>(std::countr_zero(rest)));
      std::size_t word = 0;
      while (word < words_ && (with[word] & left_[word]) == 0) ++word;
      if (word < words_) kept |= rest & (~rest + 1);
    }
    if (!candidates.keep(cells_[place], kept)) return false;
  }
  return true;
}

ChoiceFilter::ChoiceFilter(const Choice& choice) {
  for (const auto& ruled_out : choice.ruled_out) {
    for (const Placement& at : ruled_out) number_of(cells_, at.cell);
  }
  for (const auto& ruled_out : choice.ruled_out) {
    const std::size_t first = allowed_.size();
    allowed_.resize(first + cells_.size(), ~Mask{0});
    for (const Placement& at : ruled_out) {
      allowed_[first + number_of(cells_, at.cell)] &= ~(Mask{1} << (at.digit - 1U));
    }
  }
  ways_.resize(cells_.size());
}

bool ChoiceFilter::apply(Candidates& candidates) {
  std::ranges::fill(ways_, 0);
  bool any = false;
  for (std::size_t first = 0; first < allowed_.size(); first += cells_.size()) {
    const Mask* const allowed = allowed_.data() + first;
    bool fits = true;
    for (std::size_t i = 0; i < cells_.size() && fits; ++i) {
      fits = (candidates.at(cells_[i]) & allowed[i]) != 0;
    }
    if (!fits) continue;
    any = true;
    for (std::size_t i = 0; i < cells_.size(); ++i) ways_[i] |= allowed[i];
  }
  return any && keep_all(cells_, ways_, candidates);
}

}  // namespace quadrille::sudoku::rules
