#include "apps/cli/system/memory.h"

#include <cstdio>
#include <cstdlib>  // tells by __GLIBC__ whose C library it is

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include "apps/cli/system/status.h"

namespace quadrille::cli {
namespace {

// Where there is no memory for exceptions, the C++ library ends the program at the first one, which
// may be thrown by a library before main() begins. So this comes before all of them.
[[gnu::constructor(101)]] void require_memory() {
  // More than is kept for exceptions, together with what the C library asks the system for at a
  // time.
  constexpr std::size_t kLittle = std::size_t{1} << 18U;
  void* const some = std::malloc(kLittle);  // NOLINT(cppcoreguidelines-no-malloc)
  if (some == nullptr) {
    std::fputs("quadrille: the system refused memory\n", stderr);
    std::_Exit(static_cast<int>(Status::unreadable));
  }
  std::free(some);  // NOLINT(cppcoreguidelines-no-malloc)
}

}  // namespace

void keep_freed_memory() {
#if defined(__GLIBC__)
  constexpr int kMost = 32 << 20;
  mallopt(M_MMAP_THRESHOLD, kMost);
  mallopt(M_TRIM_THRESHOLD, kMost);
#endif
}

}  // namespace quadrille::cli
