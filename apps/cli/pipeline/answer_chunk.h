// AnswerChunk: the replies to some records that follow each other, given on one thread.
//   Run run{.settings = settings, .job = job, .options = {.shape = settings.shape}};
//   answer_chunk(run, chunk, [&](Reply reply) { return print(reply.out); });
#pragma once

#include <cstddef>
#include <shared_mutex>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/input.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/system/interrupt.h"
#include "quadrille/base/stop.h"
#include "quadrille/formats/records.h"

namespace quadrille::cli {

// What all chunks of a run share.
struct Run {
  const Settings& settings;
  const Job& job;
  sudoku::ReadOptions options;
  OutputFormat format = OutputFormat::line;
  std::size_t search_threads = 1;  // for each puzzle
  bool alone = false;              // there is only one
  Progress* progress = nullptr;    // of the puzzles, and of the bytes that they take
  bool has_company = false;        // several records are answered side by side
  Stop stop{&interrupt()};
  mutable std::shared_mutex working = {};  // shared by those at work; see answer_chunk.cpp
};

// Whether a chunk is answered at one stroke.
bool is_plain(const Run& run, const Chunk& chunk);

// Hands the replies of a chunk to `emit`, which may say that it wants no more. False when the run
// is to end here.
bool answer_chunk(const Run& run, const Chunk& chunk, const Emit& emit);

// The reply to a record of which nothing can be told.
Reply refuse_puzzle(const Puzzle& puzzle, const Error& error);

}  // namespace quadrille::cli
