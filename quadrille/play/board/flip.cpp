#include "quadrille/play/board/flip.h"

#include <algorithm>

namespace quadrille::play {

std::vector<Flip> simplified(std::vector<Flip> flips) {
  std::ranges::sort(flips);
  std::vector<Flip> left;
  for (const Flip flip : flips) {
    const bool same_layer =
        !left.empty() && left.back().cell() == flip.cell() && left.back().layer() == flip.layer();
    if (same_layer && left.back().value() == flip.value()) {
      left.pop_back();
    } else if (same_layer && flip.layer() == Layer::digit) {
      left.back() = Flip(flip.cell(), Layer::digit, left.back().value() ^ flip.value());
    } else {
      left.push_back(flip);
    }
  }
  return left;
}

}  // namespace quadrille::play
