// FilePart: one of several parts of a file, cut between its lines, so that what they give one after
// the other is what the whole gives.
//   const Result<FilePart> part = part_of_file(file, {.number = 2, .of = 8}, options);
//   if (part) read(part->lead, part->begin, part->end);
#pragma once

#include <cstdint>
#include <string>

#include "quadrille/base/result.h"
#include "quadrille/cover/ledger.h"
#include "quadrille/formats/read.h"

namespace quadrille::cli {

struct FilePart {
  std::string lead = {};    // lines before the first record, which every part needs: a CSV heading
  std::uint64_t begin = 0;  // of its bytes
  std::uint64_t end = 0;
};

// An error where the file is no plain one, or has boards of several lines.
Result<FilePart> part_of_file(int file, const cover::PlanPart& part,
                              const sudoku::ReadOptions& options);

}  // namespace quadrille::cli
