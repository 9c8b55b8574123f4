// Pool: boards that wait for a lane, last in, first out, in blocks of as many as there are lanes.
//   Pool<L>::Block& block = pool.block_for(3);   // has room for three more boards
#pragma once

#include <cstdint>
#include <cstring>
#include <new>

#include "quadrille/solve/batch/boards.h"
#include "quadrille/solve/batch/lanes.h"

namespace quadrille::sudoku::batch {

template <class L>
class Pool {
 public:
  struct Block {
    Boards<L> boards;
    typename L::Bits live;  // the lanes that hold a board
  };

  Pool() = default;
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;
  ~Pool() { release(); }

  [[nodiscard]] bool empty() const { return used_ == 0; }
  [[nodiscard]] std::uint32_t block_count() const { return used_; }
  [[nodiscard]] const Block& block(std::uint32_t index) const { return blocks_[index]; }
  [[nodiscard]] Block& top() { return blocks_[used_ - 1]; }
  void pop() { --used_; }
  void clear() { used_ = 0; }

  // The block at the top, if so many boards fit in, or else a new one.
  Block& block_for(std::uint32_t boards) {
    if (used_ == 0 || L::kCount - LaneSets<L>::size(top().live) < boards) {
      if (used_ == capacity_) grow();
      blocks_[used_++].live = 0;
    }
    return top();
  }

 private:
  static constexpr std::uint32_t kFirstCapacity = 4;

  // Blocks are plain memory to the standard library, as its templates may not be used here.
  [[gnu::noinline]] void grow() {
    const std::uint32_t capacity = capacity_ == 0 ? kFirstCapacity : 2 * capacity_;
    void* memory = ::operator new(capacity * sizeof(Block), std::align_val_t{alignof(Block)});
    auto* blocks = static_cast<Block*>(memory);
    if (used_ != 0) std::memcpy(blocks, blocks_, used_ * sizeof(Block));
    release();
    blocks_ = blocks;
    capacity_ = capacity;
  }
  void release() {
    if (blocks_ != nullptr) ::operator delete(blocks_, std::align_val_t{alignof(Block)});
  }

  Block* blocks_ = nullptr;
  std::uint32_t used_ = 0;
  std::uint32_t capacity_ = 0;
};

}  // namespace quadrille::sudoku::batch
