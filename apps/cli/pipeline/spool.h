// Spool: long output in pieces, written a good deal at a time and yet without delay.
//   Spool spool(console);
//   while (more()) if (!spool.add(piece())) break;   // nobody reads any more
//   spool.flush();
// A call of the system for every line would take longer than finding what the line says.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "apps/cli/pipeline/console.h"

namespace quadrille::cli {

class Spool {
 public:
  explicit Spool(Console& console) : console_(console) {}

  // False when standard output takes no more, or the program was interrupted.
  bool add(std::string_view piece);
  // Writes what is left; the same promise.
  bool flush();

 private:
  using Clock = std::chrono::steady_clock;

  Console& console_;
  std::string waiting_;
  Clock::time_point written_ = Clock::now();
};

}  // namespace quadrille::cli
