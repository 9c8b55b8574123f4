#include "quadrille/cover/rows/arena.h"

#include <algorithm>

namespace quadrille::cover::rows {

namespace {
constexpr std::size_t kFirstWords = 1U << 11U;
}

Arena::Arena() {
  blocks_.push_back({std::make_unique_for_overwrite<std::uint64_t[]>(kFirstWords), kFirstWords});
  use(0);
}
Arena::~Arena() = default;

void Arena::use(std::size_t block_used) {
  block = block_used;
  top = blocks_[block].words.get();
  end = top + blocks_[block].size;
}

// A block is at least twice as large as the one before, so that there are few of them. One that is
// too small is replaced: nothing in it is in use.
std::uint64_t* Arena::take_from_next_block(std::size_t words) {
  const std::size_t next = block + 1;
  if (next == blocks_.size()) blocks_.emplace_back();
  if (blocks_[next].size < words) {
    const std::size_t size = std::max(2 * blocks_[block].size, words);
    blocks_[next] = {};
    blocks_[next] = {std::make_unique_for_overwrite<std::uint64_t[]>(size), size};
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
