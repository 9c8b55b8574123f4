// The kernel: what the threads of a card begin with. clang compiles it to text for the driver
// (cmake/card.cmake).
#pragma clang force_cuda_host_device begin
#include "quadrille/solve/card/warp_dealing.h"
#include "quadrille/solve/card/warp_of_card.h"
#include "quadrille/solve/card/warp_run.h"
#pragma clang force_cuda_host_device end

namespace quadrille::sudoku::card {

using Lanes = batch::LanesPairs<WarpOfCard>;

// Words of a thread: an odd number each, so that no two threads of a warp reach for the same bank.
constexpr std::uint32_t kRowWords = batch::kCells;
constexpr std::uint32_t kScratchWords = sizeof(batch::Scratch<Lanes>) / 4;
static_assert(kRowWords % 2 == 1 && kScratchWords % 2 == 1);
static_assert((kRowWords + kScratchWords) * 4 == kShared / kThreads);
static_assert(sizeof(batch::Branching<Lanes>) <= sizeof(batch::Scratch<Lanes>));
static_assert(kScratchWords * kThreads == kTextWords);

// 16 warps are what the memory of a multiprocessor has room for on the largest cards.
extern "C" __attribute__((global))
__attribute__((launch_bounds(kThreads * kTogether, 16 / kTogether))) void
quadrille_solve(const Order order) {
  extern __attribute__((shared)) std::uint32_t shared[];
  const auto place = static_cast<std::uint32_t>(__nvvm_read_ptx_sreg_tid_x()) / kThreads;
  const std::uint32_t warp = __nvvm_read_ptx_sreg_ctaid_x() * kTogether + place;
  if (warp >= order.warps) return;
  const std::uint32_t thread = WarpOfCard::thread();
  std::uint32_t* const rows = shared + place * (kShared / 4);
  std::uint32_t* const scratch = rows + kThreads * kRowWords;
  const WarpMemory<WarpOfCard> memory = {
      .rows = rows + thread * kRowWords,
      .scratch = reinterpret_cast<batch::Scratch<Lanes>*>(scratch + thread * kScratchWords),
      .branching = reinterpret_cast<batch::Branching<Lanes>*>(scratch + thread * kScratchWords),
      .texts = scratch};
  WarpRun<WarpOfCard>(order, warp, memory).run();
}

extern "C" __attribute__((global)) void quadrille_deal(const Order order) {
  const std::uint32_t place = __nvvm_read_ptx_sreg_tid_x() / kThreads;
  const std::uint32_t warp = __nvvm_read_ptx_sreg_ctaid_x() * kTogether + place;
  if (warp < order.warps) WarpDealing<WarpOfCard>(order, warp).run();
}

}  // namespace quadrille::sudoku::card
