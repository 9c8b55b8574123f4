#include "quadrille/cover/engine/bit_matrix.h"

#include <algorithm>
#include <bit>

namespace quadrille::cover {

struct BitMatrix::ItemBits {
  std::uint32_t first = 0;
  std::uint32_t width = 0;          // 0: it is never in the way
  std::uint32_t digits = 0;         // of a colour in pairs of bits; 0: a bit for each colour
  std::vector<ColourId> colours{};  // in ascending order; the number of each is its place
};

namespace {

constexpr std::uint32_t kPlain = UINT32_MAX;  // the number of no colour

std::vector<ColourId> colours_of(const Residue& residue, std::uint32_t item) {
  std::vector<ColourId> colours;
  for (const Residue::Use& use : residue.uses_of(item)) {
    if (use.colour != kNoColour) colours.push_back(use.colour);
  }
  std::ranges::sort(colours);
  const auto rest = std::ranges::unique(colours);
  colours.erase(rest.begin(), rest.end());
  return colours;
}

bool has_plain_use(const Residue& residue, std::uint32_t item) {
  return std::ranges::any_of(residue.uses_of(item),
                             [](const Residue::Use& use) { return use.colour == kNoColour; });
}

void set(std::uint64_t* row, std::uint32_t bit) { row[bit / 64] |= std::uint64_t{1} << bit % 64; }

}  // namespace

BitMatrix::BitMatrix(const Residue& residue, std::uint32_t primary_count, std::uint32_t most_words)
    : row_count_(static_cast<std::uint32_t>(residue.open.size())),
      number_bits_(static_cast<std::uint32_t>(std::bit_width(residue.open.size()))) {
  std::vector<ItemBits> places(residue.items.size());
  place_items(residue, primary_count, places);
  words_ = std::max(1U, (bits_ + number_bits_ + 63) / 64);
  if (words_ > most_words) return;
  fits_ = true;
  needed_.assign(words_, 0);
  const std::size_t size = std::size_t{row_count_} * words_;
  marks_.assign(size, 0);
  forbids_.assign(size, 0);
  for (std::uint32_t item = 0; item < places.size(); ++item) {
    const ItemBits& place = places[item];
    if (index(residue.items[item]) < primary_count) set(needed_.data(), place.first);
    if (place.width == 0) continue;
    for (const Residue::Use& use : residue.uses_of(item)) {
      const auto colour =
          use.colour == kNoColour
              ? kPlain
              : static_cast<std::uint32_t>(std::ranges::lower_bound(place.colours, use.colour) -
                                           place.colours.begin());
      write(use.option, place, colour);
    }
  }
}

void BitMatrix::place_items(const Residue& residue, std::uint32_t primary_count,
                            std::vector<ItemBits>& places) {
  for (std::uint32_t item = 0; item < places.size(); ++item) {
    ItemBits& place = places[item];
    place.first = bits_;
    place.width = 1;
    if (index(residue.items[item]) < primary_count) {
      ++item_count_;
    } else {
      place.colours = colours_of(residue, item);
      const auto count = static_cast<std::uint32_t>(place.colours.size());
      if (count == 1 && !has_plain_use(residue, item)) {
        place.width = 0;
      } else if (count > 0) {
        const auto digits = std::max(1U, static_cast<std::uint32_t>(std::bit_width(count - 1)));
        const bool by_colour = count > 1 && count <= 2 * digits;
        place.digits = by_colour ? 0 : digits;
        place.width = by_colour ? count : 2 * digits;
        has_colours_ = true;
      }
    }
    bits_ += place.width;
  }
}

void BitMatrix::write(std::uint32_t row, const ItemBits& place, std::uint32_t colour) {
  std::uint64_t* const marks = marks_.data() + std::size_t{row} * words_;
  std::uint64_t* const forbids = forbids_.data() + std::size_t{row} * words_;
  if (colour == kPlain) {
    for (std::uint32_t bit = place.first; bit < place.first + place.width; ++bit) {
      set(marks, bit);
      set(forbids, bit);
    }
  } else if (place.digits == 0) {
    for (std::uint32_t bit = 0; bit < place.width; ++bit) {
      set(bit == colour ? marks : forbids, place.first + bit);
    }
  } else {
    for (std::uint32_t digit = 0; digit < place.digits; ++digit) {
      const std::uint32_t value = colour >> digit & 1U;
      set(marks, place.first + 2 * digit + value);
      set(forbids, place.first + 2 * digit + 1 - value);
    }
  }
}

}  // namespace quadrille::cover
