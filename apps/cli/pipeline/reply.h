// Reply: what becomes of one record.
//   return Reply{.out = "1\n"};
#pragma once

#include <string>

#include "apps/cli/pipeline/status.h"

namespace quadrille::cli {

struct Reply {
  std::string out = {};    // whole lines for standard output
  std::string notes = {};  // whole lines for standard error
  Status status = Status::fine;
};

}  // namespace quadrille::cli
