#include "apps/cli/pipeline/spool.h"

#include "apps/cli/pipeline/interrupt.h"

namespace quadrille::cli {
namespace {

constexpr std::size_t kEnough = std::size_t{1} << 16U;
constexpr std::chrono::milliseconds kLongestDelay(50);

}  // namespace

bool Spool::add(std::string_view piece) {
  waiting_ += piece;
  if (interrupt().requested()) return false;
  const bool due = console_.out_is_terminal() || waiting_.size() >= kEnough ||
                   Clock::now() - written_ >= kLongestDelay;
  return !due || flush();
}

bool Spool::flush() {
  const bool taken = console_.print(waiting_);
  waiting_.clear();
  written_ = Clock::now();
  return taken && !interrupt().requested();
}

}  // namespace quadrille::cli
