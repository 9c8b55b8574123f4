#include "apps/cli/system/memory.h"

#include <cstdlib>  // tells by __GLIBC__ whose C library it is

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace quadrille::cli {

void keep_freed_memory() {
#if defined(__GLIBC__)
  constexpr int kMost = 32 << 20;
  mallopt(M_MMAP_THRESHOLD, kMost);
  mallopt(M_TRIM_THRESHOLD, kMost);
#endif
}

}  // namespace quadrille::cli
