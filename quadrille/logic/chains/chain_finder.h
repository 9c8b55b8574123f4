// ChainFinder: the least step that a producer of chains has in a position, with what is kept from
// one position of a puzzle to the next.
//   ChainFinder finder;
//   const auto step = finder.least(position, Producer::dynamic, {}, &stop);
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "quadrille/base/stop.h"
#include "quadrille/logic/chains/producers.h"
#include "quadrille/logic/deduction.h"

namespace quadrille::logic::chains {

class ChainFinder {
 public:
  struct Wish {
    LoopWish loops = {};
    bool proof = true;  // the step is to be told
    const Stop* stop = nullptr;
    std::uint64_t max_suppositions = UINT64_MAX;  // give up after as many
  };

  // Nothing where there is none, a stop came first, or the board has more options than are
  // searched.
  std::optional<Deduction> least(const Position& position, Producer producer, const Wish& wish);
  // Why the last search did not come to its end.
  [[nodiscard]] bool was_limited() const { return was_limited_; }
  [[nodiscard]] bool was_too_large() const { return was_too_large_; }

 private:
  template <std::size_t kWords>
  std::unique_ptr<ChainProducers<kWords>>& producers_of() {
    if constexpr (kWords == kSmallSet) {
      return small_;
    } else {
      return large_;
    }
  }
  template <std::size_t kWords>
  std::optional<Deduction> least_of(const Position& position, Producer producer, const Wish& wish);

  std::unique_ptr<ChainProducers<kSmallSet>> small_;
  std::unique_ptr<ChainProducers<kLargeSet>> large_;
  bool was_limited_ = false;
  bool was_too_large_ = false;
};

}  // namespace quadrille::logic::chains
