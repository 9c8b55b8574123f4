// The count is interrupted again and again to be asked how far it is. What it cannot go on with
// after that it begins anew, as the plan of a sweep: so a slice in which nothing has moved is
// followed by one twice as long.
#include "apps/desktop/base/steady_count.h"

#include <utility>

namespace quadrille::desktop {

cover::Count count_steadily(const cover::Problem& problem, const Stop& stop, const CountNews& news,
                            std::chrono::microseconds slice) {
  Stop pause(&stop);
  cover::Counter counter(problem, UINT64_MAX, {.stop = &pause});
  std::pair<std::uint64_t, double> before;
  auto length = slice;
  while (true) {
    pause.set_deadline(Stop::Clock::now() + length);
    const bool ended = counter.run();
    cover::Count count = counter.count();
    news(count, counter.progress());
    if (ended || stop.requested()) return count;
    const std::pair now(count.stats.propagations, counter.progress());
    length = now == before ? 2 * length : slice;
    before = now;
  }
}

}  // namespace quadrille::desktop
