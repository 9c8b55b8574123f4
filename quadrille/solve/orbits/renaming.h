// Renaming: new names for digits that leave a permutation of them, and the givens of a board, as
// they are.
//   Renaming::Names names(renaming);
//   for (const char16_t digit : text) say(names.of(digit));   // the same for all texts that only
//                                                             // differ in such names
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/solve/orbits/lined_board.h"

namespace quadrille::sudoku::orbits {

class Renaming {
 public:
  // The permutation says where each digit goes, from 0.
  Renaming(const LinedBoard& board, std::span<const std::uint32_t> permutation);

  // Where a digit was so many steps ago.
  [[nodiscard]] char16_t back(char16_t digit, std::uint32_t steps) const {
    const std::vector<char16_t>& cycle = cycles_[digit];
    return cycle[(cycle.size() - steps % cycle.size()) % cycle.size()];
  }

  // Gives each digit, as it comes, the first name that is left for it. Others of its cycle get
  // theirs with it.
  class Names {
   public:
    explicit Names(const Renaming& renaming)
        : renaming_(renaming), names_(renaming.kinds_.size(), kNone) {}

    char16_t of(char16_t digit) {
      if (names_[digit] == kNone) take(digit);
      return names_[digit];
    }

   private:
    static constexpr char16_t kNone = UINT16_MAX;

    void take(char16_t digit);

    const Renaming& renaming_;
    std::vector<char16_t> names_;
    std::vector<char16_t> taken_;  // the least of each cycle
  };

 private:
  std::vector<std::uint32_t> kinds_;               // of digits that may have each other's name
  std::vector<char16_t> leasts_;                   // of the cycle of each digit
  std::vector<std::vector<char16_t>> cycles_;      // of each digit, from it on
  std::vector<std::vector<char16_t>> candidates_;  // of each kind, all digits
};

}  // namespace quadrille::sudoku::orbits
