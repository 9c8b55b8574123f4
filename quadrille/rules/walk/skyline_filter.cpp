#include "quadrille/rules/walk/skyline_filter.h"

namespace quadrille::sudoku::rules {
namespace {

// The digits up to the one that counts as `height`, from 1.
Mask up_to(std::uint32_t height) {
  return height >= kMostMasked ? ~Mask{0} : (Mask{1} << height) - 1;
}

}  // namespace

SkylineFilter::SkylineFilter(const Skyline& skyline, std::uint32_t digits, const Peers& peers)
    : cells_(skyline.cells),
      digits_(digits),
      seen_(skyline.seen),
      differ_(peers.all_differ(skyline.cells)),
      left_(cells_.size()),
      before_(cells_.size() + 1),
      wanted_(cells_.size() + 1) {
  before_.front()[0] = 1;
  for (std::uint32_t height = 1; height <= digits_; ++height) {
    wanted_.back()[height] = std::uint64_t{1} << seen_;
  }
}

// From the counts before a cell to those behind it. Of so many cells that differ the highest is no
// less than their number.
void SkylineFilter::go_forth(std::size_t place) {
  const Counts& from = before_[place];
  Counts& to = before_[place + 1];
  std::uint64_t lower = from[0];
  to[0] = 0;
  for (std::uint32_t height = 1; height <= digits_; ++height) {
    const bool can_rise = (left_[place] >> (height - 1) & 1U) != 0;
    const bool can_hide = (left_[place] & up_to(height)) != 0;
    const bool is_high = !differ_ || height > place;
    to[height] = is_high ? (can_rise ? lower << 1U : 0) | (can_hide ? from[height] : 0) : 0;
    lower |= from[height];
  }
}

void SkylineFilter::go_back(std::size_t place) {
  const Counts& from = wanted_[place + 1];
  Counts& to = wanted_[place];
  std::uint64_t higher = 0;
  for (std::uint32_t height = digits_; height >= 1; --height) {
    const bool can_hide = (left_[place] & up_to(height)) != 0;
    to[height] = higher | (can_hide ? from[height] : 0);
    if ((left_[place] >> (height - 1) & 1U) != 0) higher |= from[height] >> 1U;
  }
  to[0] = higher;
}

Mask SkylineFilter::kept(std::size_t place) const {
  const Counts& before = before_[place];
  const Counts& wanted = wanted_[place + 1];
  Mask kept = 0;
  std::uint64_t lower = before[0];
  for (std::uint32_t height = 1; height <= digits_; ++height) {
    if (((lower << 1U) & wanted[height]) != 0) kept |= Mask{1} << (height - 1);
    lower |= before[height];
  }
  // What a higher one, or as high a one, hides.
  for (std::uint32_t height = digits_; height >= 1; --height) {
    if ((before[height] & wanted[height]) == 0) continue;
    kept |= differ_ ? up_to(height - 1) : up_to(height);
    break;
  }
  return kept;
}

bool SkylineFilter::apply(Candidates& candidates) {
  bool settled = true;
  for (std::size_t place = 0; place < cells_.size(); ++place) {
    const Mask here = candidates.at(cells_[place]);
    settled = settled && here == left_[place];
    left_[place] = here;
  }
  if (settled) return true;
  for (std::size_t place = 0; place < cells_.size(); ++place) go_forth(place);
  for (std::size_t place = cells_.size(); place-- > 0;) go_back(place);
  bool stands = (wanted_.front()[0] & 1U) != 0;
  bool changed = false;
  for (std::size_t place = 0; place < cells_.size() && stands; ++place) {
    const Mask left = left_[place] & kept(place);
    changed = changed || left != left_[place];
    stands = candidates.keep(cells_[place], left);
  }
  if (!stands || changed) left_.front() = 0;
  return stands;
}

}  // namespace quadrille::sudoku::rules
