#include "quadrille/solve/card/work.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace quadrille::sudoku::card {
namespace {

// Boards for which a pool has room at first: blocks of 64. It grows where they are not enough.
constexpr std::uint32_t kFirstBlocks = 8;
constexpr std::uint32_t kMostBlocks = 1U << 20U;
// Of the card's clock, that a warp works at a time: some milliseconds; and less at the end, when
// warps that have nothing left wait for boards to be dealt out again.
constexpr std::uint32_t kCycles = 20'000'000;
constexpr std::uint32_t kCyclesAtEnd = 1'000'000;

constexpr std::size_t kBoardsOfBlock = std::size_t{batch::kCells} * kBlock * sizeof(std::uint16_t);
constexpr std::size_t kPuzzlesOfBlock = kBlock * sizeof(std::uint32_t);

template <class T>
T* pointer_to(const CardMemory& memory) {
  return reinterpret_cast<T*>(memory.address());  // NOLINT(performance-no-int-to-ptr): of a card
}

}  // namespace

Work::Memory::Memory(Stream& stream)
    : input(stream),
      solutions(stream),
      kept(stream),
      progress(stream),
      pool_sizes(stream),
      pool_puzzles(stream),
      hands(stream),
      card{CardMemory(stream), CardMemory(stream),
           CardMemory(stream), CardMemory(stream),
           CardMemory(stream), CardMemory(stream),
           CardMemory(stream), {CardMemory(stream), CardMemory(stream)}} {}

Work::Work(std::shared_ptr<const Device> device)
    : stream_(std::move(device)), memory_(std::make_unique<Memory>(stream_)) {}

Work::~Work() {
  const Device::Inside inside(stream_.device());
  stream_.settle();
  memory_.reset();
}

void Work::begin(const WorkQuestion& question) {
  const Device::Inside inside(stream_.device());
  stream_.fail(inside.error());
  stream_.settle();
  has_marks_ = question.has_marks;
  progress_ = {};
  order_ = {};
  order_.limit = question.limit;
  order_.count = static_cast<std::uint32_t>(question.count);
  order_.kept = question.kept;
  order_.stride = question.stride;
  order_.cycles = kCycles;
  order_.cycles_at_end = kCyclesAtEnd;
  const std::size_t lanes_wanted = std::max<std::size_t>(question.count, 1);
  order_.warps = static_cast<std::uint32_t>(
      std::min<std::size_t>(stream_.device().warps(), (lanes_wanted + kBlock - 1) / kBlock));
  Memory& memory = *memory_;
  // Warps read texts by numbers of 64 bits.
  const std::size_t input = input_size() + sizeof(std::uint64_t);
  const std::size_t solutions = std::max<std::size_t>(question.count, 1) * sizeof(std::uint64_t);
  const std::size_t kept = question.count * question.kept * kKeptStride;
  memory.input.make_room(input);
  memory.card.input.make_room(input);
  memory.solutions.make_room(solutions);
  memory.card.solutions.make_room(solutions);
  memory.kept.make_room(kept);
  memory.card.kept.make_room(kept);
  memory.progress.make_room(sizeof(Progress));
  memory.card.progress.make_room(sizeof(Progress));
  make_pools();
}

std::size_t Work::input_size() const {
  if (has_marks_) return std::size_t{order_.count} * batch::kCells * sizeof(std::uint16_t);
  return order_.count == 0 ? 0 : std::size_t{order_.count - 1} * order_.stride + batch::kCells;
}

// As many blocks as there is memory for already, or the first ones.
void Work::make_pools() {
  Memory& memory = *memory_;
  const std::size_t sizes = order_.warps * sizeof(std::uint32_t);
  memory.pool_sizes.make_room(sizes);
  for (CardMemory& pool_sizes : memory.card.pool_sizes) pool_sizes.make_room(sizes);
  memory.hands.make_room(order_.warps * sizeof(Hand));
  memory.card.hands.make_room(order_.warps * sizeof(Hand));
  const std::size_t there = memory.card.pool_boards.size() / (kBoardsOfBlock * order_.warps);
  order_.blocks =
      static_cast<std::uint32_t>(std::clamp<std::size_t>(there, kFirstBlocks, kMostBlocks));
  memory.card.pool_boards.make_room(kBoardsOfBlock * order_.warps * order_.blocks);
  memory.card.pool_puzzles.make_room(kPuzzlesOfBlock * order_.warps * order_.blocks);
}

void Work::grow_pools() {
  Memory& memory = *memory_;
  if (order_.blocks >= kMostBlocks) {
    stream_.fail(stream_.device().error_of(Driver::kNoMemory, ""));
    return;
  }
  order_.blocks = 2 * order_.blocks;
  memory.card.pool_boards.grow(kBoardsOfBlock * order_.warps * order_.blocks);
  memory.card.pool_puzzles.grow(kPuzzlesOfBlock * order_.warps * order_.blocks);
}

void Work::send() {
  const Device::Inside inside(stream_.device());
  stream_.fail(inside.error());
  const Memory& memory = *memory_;
  if (order_.count != 0) stream_.copy_in(memory.card.input.address(), texts(), input_size());
  stream_.clear(memory.card.solutions.address(), memory.card.solutions.size());
  stream_.clear(memory.card.pool_sizes[sizes_].address(), order_.warps * sizeof(std::uint32_t));
  stream_.clear(memory.card.hands.address(), order_.warps * sizeof(Hand));
  stream_.clear(memory.card.progress.address(), sizeof(Progress));
}

void Work::settle() {
  const Device::Inside inside(stream_.device());
  stream_.settle();
}

// Where everything is now.
void Work::point() {
  const Memory& memory = *memory_;
  order_.texts = has_marks_ ? nullptr : pointer_to<const char>(memory.card.input);
  order_.candidates = has_marks_ ? pointer_to<const std::uint16_t>(memory.card.input) : nullptr;
  order_.solutions = pointer_to<std::uint64_t>(memory.card.solutions);
  order_.kept_texts = pointer_to<char>(memory.card.kept);
  order_.pool_boards = pointer_to<std::uint16_t>(memory.card.pool_boards);
  order_.pool_puzzles = pointer_to<std::uint32_t>(memory.card.pool_puzzles);
  order_.pool_sizes = pointer_to<std::uint32_t>(memory.card.pool_sizes[sizes_]);
  order_.dealt_sizes = pointer_to<std::uint32_t>(memory.card.pool_sizes[1 - sizes_]);
  order_.hands = pointer_to<Hand>(memory.card.hands);
  order_.progress = pointer_to<Progress>(memory.card.progress);
}

// No warp is to be without boards while others have many.
void Work::deal() {
  point();
  stream_.launch(stream_.device().dealing(), order_.warps, 0, &order_);
  sizes_ = 1 - sizes_;
}

bool Work::run() {
  const Device::Inside inside(stream_.device());
  stream_.fail(inside.error());
  if (progress_.full != 0) grow_pools();
  order_.is_drained = order_.count != 0 && progress_.next >= order_.count;
  if (order_.is_drained) deal();
  point();
  const Driver::Address progress = memory_->card.progress.address();
  stream_.clear(progress + offsetof(Progress, unfinished), 2 * sizeof(std::uint32_t));
  stream_.launch(stream_.device().solving(), order_.warps, kShared, &order_);
  stream_.copy_out(memory_->progress.as<Progress>(), progress, sizeof(Progress));
  stream_.wait();
  if (error()) return true;
  std::memcpy(&progress_, memory_->progress.as<Progress>(), sizeof progress_);
  return progress_.unfinished == 0;
}

void Work::fetch() {
  const Device::Inside inside(stream_.device());
  stream_.fail(inside.error());
  const Memory& memory = *memory_;
  const std::size_t kept = std::size_t{order_.count} * order_.kept * kKeptStride;
  stream_.copy_out(memory.solutions.as<char>(), memory.card.solutions.address(),
                   order_.count * sizeof(std::uint64_t));
  if (kept != 0) stream_.copy_out(memory.kept.as<char>(), memory.card.kept.address(), kept);
  stream_.wait();
}

void Work::write_kept(std::size_t puzzle, std::uint64_t solution, char* to) const {
  const char* from = memory_->kept.as<char>() + (puzzle * order_.kept + solution) * kKeptStride;
  for (std::size_t band = 0; band < 3; ++band) {
    std::memcpy(to + band * kBandCells, from + band * kBandStride, kBandCells);
  }
}

void Work::mark_open(std::uint8_t* open) {
  const Device::Inside inside(stream_.device());
  stream_.fail(inside.error());
  Memory& memory = *memory_;
  const std::size_t puzzles = kPuzzlesOfBlock * order_.warps * order_.blocks;
  memory.pool_puzzles.make_room(puzzles);
  stream_.copy_out(memory.pool_sizes.as<char>(), memory.card.pool_sizes[sizes_].address(),
                   order_.warps * sizeof(std::uint32_t));
  stream_.copy_out(memory.hands.as<char>(), memory.card.hands.address(),
                   order_.warps * sizeof(Hand));
  stream_.copy_out(memory.pool_puzzles.as<char>(), memory.card.pool_puzzles.address(), puzzles);
  stream_.wait();
  if (error()) return;
  for (std::uint32_t warp = 0; warp < order_.warps; ++warp) {
    const Hand& hand = memory.hands.as<Hand>()[warp];
    std::fill_n(open + hand.first, hand.count, std::uint8_t{1});
    for (std::uint32_t board = 0; board < memory.pool_sizes.as<std::uint32_t>()[warp]; ++board) {
      open[memory.pool_puzzles.as<std::uint32_t>()[puzzle_place(order_, warp, board)]] = 1;
    }
  }
  const std::uint32_t taken = std::min(progress_.next, order_.count);
  std::fill(open + taken, open + order_.count, std::uint8_t{1});
}

}  // namespace quadrille::sudoku::card
