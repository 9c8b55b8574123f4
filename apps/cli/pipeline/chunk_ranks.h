// ChunkRanks: records that are answered on other ranks.
//   hand_out_chunks(run, orders, sequencer);             // rank 0
//   serve_chunks(run, threads, order);                   // the others
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "apps/cli/pipeline/answer_chunk.h"
#include "apps/cli/pipeline/input.h"
#include "apps/cli/pipeline/sequencer.h"

namespace quadrille::cli {

// A chunk, and where its replies go.
struct Order {
  Chunk chunk;
  std::uint64_t slot = 0;
};

// Until there is no next order, which may be a while in coming: it is asked for on another thread.
void hand_out_chunks(const Run& run, const std::function<std::optional<Order>()>& next,
                     Sequencer& sequencer);

bool is_chunks_order(std::string_view order);
// requires: is_chunks_order(order)
void serve_chunks(Run& run, std::size_t threads, std::string_view order);

}  // namespace quadrille::cli
