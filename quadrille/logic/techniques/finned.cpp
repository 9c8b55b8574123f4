// Fish of any units, with fins: k units (bases) have the places of a digit in k others (covers),
// but for some places, the fins. Unless a fin is right the covers are used up, so what is in a
// cover and in sight of all fins is wrong. A place in two bases is a fin; one in two covers is
// wrong itself.
//   finned    rows in columns, or columns in rows
//   sashimi   the same, where a base has only one place beside its fins, or none
//   franken   lines of one kind and boxes, in lines of the other kind and boxes
//   mutant    any units
//   kraken    lines in lines, with fins that are wrong by a chain from what is ruled out
// The search begins with a place that is taken to be right: what it excludes goes, one cover is
// used up, and the rest of k bases must not fit into k - 1 covers.
#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <utility>

#include "quadrille/base/sort.h"
#include "quadrille/logic/techniques/inference.h"
#include "quadrille/logic/techniques/ranked.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

constexpr std::uint32_t kLargestFish = 4;

struct FinnedFish {
  Digit digit;
  std::vector<Unit> bases;
  std::vector<Unit> covers;
};

// A unit, and what is left in it of a digit when a place is right.
struct LeftIn {
  Unit unit;
  Bits cells;
};

bool all_of_family(const Layout& layout, std::span<const Unit> units, Family a, Family b) {
  return std::ranges::all_of(
      units, [&](Unit unit) { return layout.family(unit) == a || layout.family(unit) == b; });
}

class FinnedSearch {
 public:
  FinnedSearch(const Sight& sight, Technique technique, Deductions& found)
      : sight_(sight), layout_(sight.layout()), technique_(technique), found_(found) {}

  // Looks for fish of k units that rule out a place of the digit, where `gone` is wrong with it.
  void look(Placement right, const Bits& gone, std::uint32_t k) {
    right_ = right;
    k_ = k;
    if (technique_ == Technique::franken_fish || technique_ == Technique::mutant_fish) {
      look_among(gone, {Family::row, Family::column, Family::box},
                 {Family::row, Family::column, Family::box});
      return;
    }
    look_among(gone, {Family::row}, {Family::column});
    look_among(gone, {Family::column}, {Family::row});
  }

  // Called with each of them.
  std::vector<FinnedFish> take() { return std::exchange(fish_, {}); }

 private:
  using Families = std::initializer_list<Family>;

  [[nodiscard]] std::vector<LeftIn> left_in(const Bits& gone, Families families) const {
    std::vector<LeftIn> units;
    for (const Family family : families) {
      for (Unit unit = layout_.first_unit(family); unit < layout_.end_unit(family); ++unit) {
        if (sight_.cells(unit).has(right_.cell)) continue;
        const Bits left = sight_.places(unit, right_.digit) - gone;
        if (!left.empty()) units.push_back({unit, left});
      }
    }
    return units;
  }

  void look_among(const Bits& gone, Families bases, Families covers) {
    bases_ = left_in(gone, bases);
    covers_ = left_in(gone, covers);
    std::erase_if(bases_, [&](const LeftIn& base) { return base.cells.count() > 2 * k_; });
    cover({}, {}, 0);
  }

  // NOLINTNEXTLINE(misc-no-recursion): as deep as the fish has covers
  void cover(const Bits& cells, const std::vector<std::uint32_t>& chosen, std::size_t next) {
    if (chosen.size() + 1 == k_) {
      std::vector<std::uint32_t> inside;
      for (std::uint32_t base = 0; base < bases_.size(); ++base) {
        const Unit unit = bases_[base].unit;
        const bool used =
            std::ranges::any_of(chosen, [&](auto number) { return covers_[number].unit == unit; });
        if (!used && bases_[base].cells.within(cells)) inside.push_back(base);
      }
      if (inside.size() >= k_) choose_bases(inside, chosen, {}, {}, 0);
      return;
    }
    for (; next < covers_.size() && !found_.stopped(); ++next) {
      std::vector<std::uint32_t> more = chosen;
      more.push_back(static_cast<std::uint32_t>(next));
      cover(cells | covers_[next].cells, more, next + 1);
    }
  }

  // k bases that share no place.
  // NOLINTNEXTLINE(misc-no-recursion): as deep as the fish has bases
  void choose_bases(const std::vector<std::uint32_t>& inside,
                    const std::vector<std::uint32_t>& covers,
                    const std::vector<std::uint32_t>& chosen, const Bits& cells, std::size_t next) {
    if (chosen.size() == k_) {
      if (!any_smaller(covers, chosen)) keep(covers, chosen);
      return;
    }
    for (; next < inside.size(); ++next) {
      const Bits& left = bases_[inside[next]].cells;
      if (!(left & cells).empty()) continue;
      std::vector<std::uint32_t> more = chosen;
      more.push_back(inside[next]);
      choose_bases(inside, covers, more, cells | left, next + 1);
    }
  }

  // Whether some of the bases do without some of the covers.
  [[nodiscard]] bool any_smaller(const std::vector<std::uint32_t>& covers,
                                 const std::vector<std::uint32_t>& bases) const {
    const std::uint32_t all = 1U << covers.size();
    for (std::uint32_t some = 1; some + 1 < all; ++some) {
      Bits cells;
      for (std::size_t number = 0; number < covers.size(); ++number) {
        if ((some >> number & 1U) != 0) cells |= covers_[covers[number]].cells;
      }
      const auto inside = std::ranges::count_if(
          bases, [&](std::uint32_t base) { return bases_[base].cells.within(cells); });
      if (inside > std::popcount(some)) return true;
    }
    return false;
  }

  // With each unit of the place as the last cover.
  void keep(const std::vector<std::uint32_t>& covers, const std::vector<std::uint32_t>& bases) {
    FinnedFish fish{.digit = right_.digit, .bases = {}, .covers = {}};
    for (const std::uint32_t base : bases) fish.bases.push_back(bases_[base].unit);
    for (const std::uint32_t number : covers) fish.covers.push_back(covers_[number].unit);
    for (const Unit unit : layout_.units_of(right_.cell)) {
      fish.covers.push_back(unit);
      if (is_of_kind(fish)) fish_.push_back(fish);
      fish.covers.pop_back();
    }
  }

  [[nodiscard]] bool is_of_kind(const FinnedFish& fish) const {
    const auto fits = [&](Family one, Family other, Family more) {
      return all_of_family(layout_, fish.bases, one, more) &&
             all_of_family(layout_, fish.covers, other, more);
    };
    const bool lines = fits(Family::row, Family::column, Family::cell) ||
                       fits(Family::column, Family::row, Family::cell);
    const bool franken = fits(Family::row, Family::column, Family::box) ||
                         fits(Family::column, Family::row, Family::box);
    if (technique_ == Technique::franken_fish) return franken && !lines;
    if (technique_ == Technique::mutant_fish) return !franken;
    return lines;
  }

  const Sight& sight_;
  const Layout& layout_;
  Technique technique_;
  Deductions& found_;
  Placement right_{};
  std::uint32_t k_ = 0;
  std::vector<LeftIn> bases_;
  std::vector<LeftIn> covers_;
  std::vector<FinnedFish> fish_;
};

// How often each place is in the units: those in one of them, and those in more.
std::pair<Bits, Bits> once_and_twice(const Sight& sight, Digit digit,
                                     const std::vector<Unit>& units) {
  Bits once;
  Bits twice;
  for (const Unit unit : units) {
    const Bits places = sight.places(unit, digit);
    twice |= once & places;
    once |= places;
  }
  return {once, twice};
}

bool is_sashimi(const Sight& sight, const FinnedFish& fish, const Bits& fins) {
  return std::ranges::any_of(
      fish.bases, [&](Unit base) { return (sight.places(base, fish.digit) - fins).count() < 2; });
}

Deduction start_fish(const Sight& sight, Technique technique, const FinnedFish& fish) {
  Deduction deduction{.technique = technique, .difficulty = least_difficulty(technique)};
  for (const Unit base : fish.bases) {
    deduction.truths.push_back(sight.layout().rule(base, fish.digit));
    append_options(sight.position(), deduction.truths.back(), deduction.candidates);
  }
  for (const Unit cover : fish.covers) {
    deduction.links.push_back(sight.layout().rule(cover, fish.digit));
  }
  return deduction;
}

std::optional<Deduction> deduce_fish(const Sight& sight, Technique technique,
                                     const FinnedFish& fish) {
  const auto [in_base, in_two_bases] = once_and_twice(sight, fish.digit, fish.bases);
  const auto [in_cover, in_two_covers] = once_and_twice(sight, fish.digit, fish.covers);
  const Bits fins = (in_base - in_cover) | in_two_bases;
  const bool lines = technique == Technique::finned_fish || technique == Technique::sashimi_fish;
  if (lines && fins.empty()) return std::nullopt;
  if (lines && is_sashimi(sight, fish, fins) != (technique == Technique::sashimi_fish)) {
    return std::nullopt;
  }
  const Bits wrong = (((in_cover - in_base) | in_two_covers) & sight.peers_of_all(fins)) - fins;
  if (wrong.empty()) return std::nullopt;
  Deduction deduction = start_fish(sight, technique, fish);
  deduction.rules_out = Sight::options_of({fish.digit, wrong});
  return deduction;
}

// The places of a digit, with the pairs for which it is worth to look.
template <class Look>
bool for_each_place(const Sight& sight, Deductions& found, Look look) {
  for (std::uint32_t k = 2; k <= kLargestFish; ++k) {
    for (Digit digit = 1; digit <= sight.layout().size(); ++digit) {
      for (const Cell cell : sight.places(digit)) {
        if (found.stopped() || look(Placement{cell, digit}, k)) return true;
      }
    }
  }
  return false;
}

}  // namespace

void find_finned_fish(const Position& position, Technique technique, Deductions& found) {
  if (!Sight::reaches(position)) return;
  const Sight sight(position);
  FinnedSearch search(sight, technique, found);
  std::set<std::vector<std::uint32_t>> known;
  for_each_place(sight, found, [&](Placement right, std::uint32_t k) {
    search.look(right, sight.peers(right.cell), k);
    for (FinnedFish& fish : search.take()) {
      quadrille::sort(fish.bases);
      quadrille::sort(fish.covers);
      auto deduction = deduce_fish(sight, technique, fish);
      if (!deduction) continue;
      std::vector<std::uint32_t> key = {fish.digit};
      for (const Placement& option : deduction->rules_out) key.push_back(option.cell);
      if (known.insert(key).second && found.add(std::move(*deduction))) return true;
    }
    return false;
  });
}

void find_kraken_fish(const Position& position, Technique technique, Deductions& found) {
  if (!Sight::reaches(position)) return;
  const Sight sight(position);
  Inference inference(sight, {.cells = true, .units = true, .longest = 6});
  FinnedSearch search(sight, technique, found);
  for_each_place(sight, found, [&](Placement right, std::uint32_t k) {
    if (k == kLargestFish) return true;
    const Bits near = sight.peers(right.cell);
    const Bits gone = near | inference.wrong_with({right.digit, Bits::of(right.cell)});
    if (gone == near) return false;
    search.look(right, gone, k);
    for (const FinnedFish& fish : search.take()) {
      const Bits in_base = once_and_twice(sight, fish.digit, fish.bases).first;
      const Bits in_cover = once_and_twice(sight, fish.digit, fish.covers).first;
      const Bits fins = in_base - in_cover - near;
      // The chain must not do it alone.
      if (fins.empty() || in_base.within(gone)) continue;
      Deduction deduction = start_fish(sight, technique, fish);
      deduction.rules_out = {right};
      inference.append_way({right.digit, fins}, deduction);
      return found.add(std::move(deduction));
    }
    return false;
  });
}

}  // namespace quadrille::logic
