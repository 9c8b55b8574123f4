// Death blossom: a cell, and for each of its candidates an almost locked set in whose sight it is.
// If the cell takes that candidate, the set is left with the others. A digit z that all these sets
// have is then in one of them, whatever the cell is.
#include <algorithm>

#include "quadrille/logic/techniques/almost_locked.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

constexpr std::uint32_t kMostPetals = 4;

class Blossoms {
 public:
  Blossoms(const Sight& sight, Deductions& found)
      : sight_(sight), sets_(find_almost_locked(sight)), found_(found) {}

  void look_from(Cell stem) {
    const Bits& digits = sight_.digits(stem);
    if (digits.count() < 2 || digits.count() > kMostPetals) return;
    stem_ = stem;
    petals_.clear();
    for (const std::uint32_t number : digits) petals_.push_back(petals_for(number));
    for (std::uint32_t z = 0; z < sight_.layout().size() && !found_.full(); ++z) {
      if (digits.has(z)) continue;
      z_ = z;
      chosen_.clear();
      choose(sight_.places(static_cast<Digit>(z + 1)));
    }
  }

 private:
  // The sets that lose a digit if the stem takes it.
  [[nodiscard]] std::vector<const AlmostLocked*> petals_for(std::uint32_t number) const {
    std::vector<const AlmostLocked*> petals;
    for (const AlmostLocked& set : sets_) {
      if (!set.digits.has(number) || set.cells.has(stem_)) continue;
      if (set.group(sight_, number).cells.within(sight_.peers(stem_))) petals.push_back(&set);
    }
    return petals;
  }

  // NOLINTNEXTLINE(misc-no-recursion): as deep as the stem has candidates
  void choose(const Bits& wrong) {
    if (wrong.empty() || found_.full()) return;
    if (chosen_.size() == petals_.size()) {
      keep(wrong);
      return;
    }
    for (const AlmostLocked* petal : petals_[chosen_.size()]) {
      if (!petal->digits.has(z_)) continue;
      chosen_.push_back(petal);
      choose(wrong & sight_.peers_of_all(petal->group(sight_, z_).cells));
      chosen_.pop_back();
    }
  }

  void keep(const Bits& wrong) {
    const Places ruled_out{static_cast<Digit>(z_ + 1), wrong};
    if (known(ruled_out)) return;
    Deduction deduction{.technique = Technique::death_blossom,
                        .difficulty = least_difficulty(Technique::death_blossom)};
    deduction.truths.push_back(Layout::rule(stem_));
    auto number = sight_.digits(stem_).begin();
    for (const AlmostLocked* petal : chosen_) {
      const Places stem{static_cast<Digit>(*number + 1), Bits::of(stem_)};
      Sight::append(stem, deduction.candidates);
      const auto before = static_cast<std::ptrdiff_t>(deduction.truths.size());
      petal->append_rules(sight_, Bits::of(*number) | Bits::of(z_), deduction);
      sight_.append_links(stem, petal->group(sight_, *number), deduction.links);
      deduction.chain.push_back({Sight::options_of(stem), {}});
      deduction.chain.push_back({Sight::options_of(petal->group(sight_, z_)),
                                 {deduction.truths.begin() + before, deduction.truths.end()}});
      ++number;
    }
    deduction.rules_out = Sight::options_of(ruled_out);
    found_.add(std::move(deduction));
  }

  // Whether a blossom with as few sets was given that rules out the same.
  bool known(const Places& ruled_out) {
    if (std::ranges::find(known_, ruled_out) != known_.end()) return true;
    known_.push_back(ruled_out);
    return false;
  }

  const Sight& sight_;
  std::vector<AlmostLocked> sets_;
  Deductions& found_;
  Cell stem_ = 0;
  std::uint32_t z_ = 0;
  std::vector<std::vector<const AlmostLocked*>> petals_;  // for each candidate of the stem
  std::vector<const AlmostLocked*> chosen_;
  std::vector<Places> known_;
};

}  // namespace

void find_death_blossoms(const Position& position, Technique /*technique*/, Deductions& found) {
  if (!Sight::reaches(position)) return;
  const Sight sight(position);
  Blossoms blossoms(sight, found);
  for (Cell cell = 0; cell < position.layout().cell_count() && !found.full(); ++cell) {
    blossoms.look_from(cell);
  }
}

}  // namespace quadrille::logic
