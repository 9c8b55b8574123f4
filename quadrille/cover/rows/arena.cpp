#include "quadrille/cover/rows/arena.h"

#include <algorithm>

namespace quadrille::cover::rows {

namespace {
constexpr std::size_t kFirstWords = 1U << 11U;
}

struct alignas(Arena::kWordsInLine * sizeof(std::uint64_t)) Arena::Line {
  std::uint64_t words[kWordsInLine];
};

Arena::Block Arena::make_block(std::size_t words) {
  return {std::make_unique_for_overwrite<Line[]>(words / kWordsInLine), words};
}

Arena::Arena() {
  blocks_.push_back(make_block(kFirstWords));
  use(0);
}
Arena::~Arena() = default;

void Arena::use(std::size_t block_used) {
  block = block_used;
  top = blocks_[block].lines[0].words;
  end = top + blocks_[block].words;
}

// A block is at least twice as large as the one before, so that there are few of them. One that is
// too small is replaced: nothing in it is in use.
std::uint64_t* Arena::take_from_next_block(std::size_t words) {
  const std::size_t next = block + 1;
  if (next == blocks_.size()) blocks_.emplace_back();
  if (blocks_[next].words < words) {
    blocks_[next] = {};
    blocks_[next] = make_block(std::max(2 * blocks_[block].words, words));
  }
  use(next);
  std::uint64_t* const taken = top;
  top += words;
  return taken;
}

void Arena::rewind_to_block(Mark mark) {
  use(mark.block);
  top = mark.top;
}

}  // namespace quadrille::cover::rows
