// Work: puzzles on their way into the memory of a card, through its warps, and their answers back.
//   Work work(device);
//   work.begin({.count = 2, .limit = 2, .kept = 1});
//   std::memcpy(work.texts(), puzzles, 162);
//   work.send();
//   while (!work.run()) look_at_the_clock();
//   work.fetch();
//   if (!work.error()) use(work.solutions()[0]);
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "quadrille/solve/card/order.h"
#include "quadrille/solve/card/stream.h"

namespace quadrille::sudoku::card {

struct WorkQuestion {
  std::size_t count = 0;
  std::uint64_t limit = 2;
  std::uint32_t kept = 0;  // solutions of each puzzle
  bool has_marks = false;  // puzzles come as candidates, not as texts
  // Characters from the beginning of a text to that of the next: from 81 to kLongestStride.
  std::uint32_t stride = batch::kCells;
};

class Work {
 public:
  explicit Work(std::shared_ptr<const Device> device);
  ~Work();
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;

  // Why the card has answered nothing, if so. Then there is nothing more to be had of it.
  [[nodiscard]] const std::optional<Error>& error() const { return stream_.error(); }

  // Makes room; what was there before is given up. requires: fewer than 2^31 puzzles
  void begin(const WorkQuestion& question);
  // Where the puzzles are to be written, one after another, if there is no error. One of them:
  [[nodiscard]] char* texts() const { return memory_->input.as<char>(); }
  [[nodiscard]] std::uint16_t* candidates() const { return memory_->input.as<std::uint16_t>(); }
  // This only begins; settle() waits until they are there.
  void send();
  void settle();
  // Works for some milliseconds at most; true when all is done, or there is an error.
  bool run();
  // Brings the answers, also those of work that is not done.
  void fetch();
  // After that, where there is no error: more than the limit may have been found.
  [[nodiscard]] const std::uint64_t* solutions() const {
    return memory_->solutions.as<std::uint64_t>();
  }
  // Writes the 81 digits of a solution.
  void write_kept(std::size_t puzzle, std::uint64_t solution, char* to) const;
  // Sets the bytes of the puzzles of which something is left to be searched.
  void mark_open(std::uint8_t* open);

  [[nodiscard]] const Progress& progress() const { return progress_; }

 private:
  struct Memory {
    explicit Memory(Stream& stream);

    HostMemory input, solutions, kept, progress, pool_sizes, pool_puzzles, hands;
    struct {
      CardMemory input, solutions, kept, progress, pool_puzzles, pool_boards, hands;
      CardMemory pool_sizes[2];  // one is dealt out into the other
    } card;
  };

  void make_pools();
  void grow_pools();
  void deal();
  void point();
  [[nodiscard]] std::size_t input_size() const;

  Stream stream_;
  std::unique_ptr<Memory> memory_;
  Order order_ = {};
  Progress progress_ = {};
  bool has_marks_ = false;
  unsigned sizes_ = 0;  // which pool_sizes hold now
};

}  // namespace quadrille::sudoku::card
