// Reply: what becomes of one record.
//   return Reply{.out = "1\n"};
#pragma once

#include <string>

#include "apps/cli/system/status.h"

namespace quadrille::cli {

struct Reply {
  std::string out = {};    // whole lines for standard output
  std::string notes = {};  // whole lines for standard error
  Status status = Status::fine;
  bool partial = false;  // tells how far the work came until it was interrupted
};

}  // namespace quadrille::cli
