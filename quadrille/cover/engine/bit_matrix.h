// BitMatrix: the options of a problem as rows of bits, so that two of them exclude each other
// exactly if (marks of the one) & (forbids of the other) is not 0.
//   const BitMatrix matrix(residue, problem.primary_count(), kMostWords);
//   if (!matrix.fits()) return nullptr;   // too wide for the engine
//
// Each primary item is one bit, marked and forbidden alike, and so is a secondary item without
// colours. A secondary item with c colours is c bits: an option marks the bit of its colour and
// forbids the others. Where that is shorter, it is two bits for each binary digit of the colour's
// number: an option marks, of each pair, the one that its digit says, and forbids the other. An
// option that has the item in no colour marks and forbids all of its bits.
//
// The upper bits of a row's last word are free for the number of the row.
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/cover/engine/residue.h"

namespace quadrille::cover {

class BitMatrix {
 public:
  // If a row would have more words than this, no rows are made: see fits().
  BitMatrix(const Residue& residue, std::uint32_t primary_count, std::uint32_t most_words);

  [[nodiscard]] bool fits() const { return fits_; }

  [[nodiscard]] std::uint32_t row_count() const { return row_count_; }
  [[nodiscard]] std::uint32_t words() const { return words_; }  // of a row, with its number
  [[nodiscard]] std::uint32_t bits() const { return bits_; }    // without its number
  // The primary items; they are the first bits.
  [[nodiscard]] std::uint32_t item_count() const { return item_count_; }
  [[nodiscard]] std::uint32_t number_bits() const { return number_bits_; }
  // Whether some row forbids other bits than it marks.
  [[nodiscard]] bool has_colours() const { return has_colours_; }
  [[nodiscard]] const std::uint64_t* needed() const { return needed_.data(); }  // primary items
  // Row by row, so many words each.
  [[nodiscard]] const std::uint64_t* marks() const { return marks_.data(); }
  [[nodiscard]] const std::uint64_t* forbids() const { return forbids_.data(); }

 private:
  struct ItemBits;  // where the bits of an item are
  void place_items(const Residue& residue, std::uint32_t primary_count,
                   std::vector<ItemBits>& places);
  void write(std::uint32_t row, const ItemBits& place, std::uint32_t colour);

  std::uint32_t row_count_ = 0;
  std::uint32_t bits_ = 0;
  std::uint32_t item_count_ = 0;
  std::uint32_t words_ = 0;
  std::uint32_t number_bits_ = 0;
  bool has_colours_ = false;
  bool fits_ = false;
  std::vector<std::uint64_t> needed_;
  std::vector<std::uint64_t> marks_;
  std::vector<std::uint64_t> forbids_;
};

}  // namespace quadrille::cover
