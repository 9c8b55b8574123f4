#include "quadrille/base/share_out.h"

#ifndef __wasi__
#include <algorithm>
#include <atomic>
#include <exception>
#include <new>
#include <system_error>
#include <thread>
#include <vector>
#endif

namespace quadrille {

#ifdef __wasi__

void share_out(std::size_t pieces, std::uint32_t /*threads*/,
               const std::function<void(const NextPiece&)>& work) {
  std::size_t taken = 0;
  work([&] { return taken < pieces ? std::optional(taken++) : std::nullopt; });
}

#else

void share_out(std::size_t pieces, std::uint32_t threads,
               const std::function<void(const NextPiece&)>& work) {
  std::atomic<std::size_t> taken = 0;
  const NextPiece next = [&]() -> std::optional<std::size_t> {
    const std::size_t piece = taken.fetch_add(1, std::memory_order_relaxed);
    return piece < pieces ? std::optional(piece) : std::nullopt;
  };
  const std::size_t most = std::min<std::size_t>(threads, pieces);
  std::vector<std::exception_ptr> thrown(most + 1);
  const auto run = [&](std::exception_ptr& failure) {
    try {
      work(next);
    } catch (...) {
      failure = std::current_exception();
    }
  };
  std::vector<std::thread> others;
  try {
    others.reserve(most);
    while (others.size() + 1 < most) {
      others.emplace_back(run, std::ref(thrown[others.size() + 1]));
    }
  } catch (const std::system_error&) {  // NOLINT(bugprone-empty-catch)
    // No more threads: those that there are do all.
  } catch (const std::bad_alloc&) {  // NOLINT(bugprone-empty-catch)
    // Likewise.
  }
  run(thrown[0]);
  for (std::thread& other : others) other.join();
  for (const std::exception_ptr& failure : thrown) {
    if (failure) std::rethrow_exception(failure);
  }
}

#endif

}  // namespace quadrille
