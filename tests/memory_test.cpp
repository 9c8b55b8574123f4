// What becomes of a search whose memory runs out, at whichever allocation: a program of its own, as
// it has its own operator new.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <string>

#include <gtest/gtest.h>

#include "quadrille/cover/families_test.h"
#include "quadrille/cover/search.h"
#include "quadrille/cover/verify.h"

namespace {

// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): operator new knows no other
thread_local std::uint64_t allocations_left = UINT64_MAX;

void* allocate(std::size_t size) {
  if (allocations_left == 0) throw std::bad_alloc();
  if (allocations_left != UINT64_MAX) --allocations_left;
  if (void* const memory = std::malloc(std::max<std::size_t>(size, 1))) return memory;
  throw std::bad_alloc();
}

}  // namespace

// NOLINTBEGIN(cppcoreguidelines-no-malloc, misc-new-delete-overloads)
void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
// NOLINTEND(cppcoreguidelines-no-malloc, misc-new-delete-overloads)

// CaDiCaL cannot be deleted once it lacked memory, and is left behind: see cover/sat. The leak
// sanitizer looks for this name.
// NOLINTNEXTLINE(bugprone-reserved-identifier, readability-identifier-naming)
extern "C" const char* __lsan_default_suppressions() { return "leak:CaDiCaL"; }

namespace quadrille::cover {
namespace {

constexpr std::array kEngines = {EngineName::automatic, EngineName::links, EngineName::rows,
                                 EngineName::learn, EngineName::sat};

// Does the work with ever more memory, until that is enough: work(allocations) says whether it was.
// How often it was not.
template <class Work>
std::uint32_t try_with_more(const Work& work) {
  std::uint32_t refused = 0;
  for (std::uint64_t allocations = 0; !work(allocations); allocations += 1 + allocations / 16) {
    ++refused;
  }
  return refused;
}

// False: it had to do with so many allocations on this thread, and they were not enough.
template <class Work>
bool do_with(std::uint64_t allocations, const Work& work) {
  allocations_left = allocations;
  bool enough = true;
  try {
    work();
  } catch (const std::bad_alloc&) {
    enough = false;
  }
  allocations_left = UINT64_MAX;
  return enough;
}

class MemoryOf : public testing::TestWithParam<EngineName> {
 protected:
  const Problem problem_ = latin_square({.size = 9, .empty = 50, .seed = 3});
};
INSTANTIATE_TEST_SUITE_P(, MemoryOf, testing::ValuesIn(kEngines),
                         [](const auto& engine) { return std::string(name(engine.param)); });

TEST_P(MemoryOf, RunsOutWhileASearchIsBuilt) {
  const std::uint32_t refused = try_with_more([&](std::uint64_t allocations) {
    return do_with(allocations, [&] { const Search search(problem_, {.engine = GetParam()}); });
  });
  EXPECT_GT(refused, 5U);
}

// Whoever asks again is told so again; and the search can be deleted.
TEST_P(MemoryOf, RunsOutWhileItSearches) {
  const std::uint32_t refused = try_with_more([&](std::uint64_t allocations) {
    Search search(problem_, {.engine = GetParam()});
    const bool enough = do_with(allocations, [&] {
      for (int found = 0; found < 20; ++found) ASSERT_TRUE(search.next());
    });
    EXPECT_EQ(do_with(UINT64_MAX, [&] { search.next(); }), enough);
    if (enough) EXPECT_FALSE(verify(problem_, search.solution()));
    return enough;
  });
  const bool learns = GetParam() == EngineName::learn || GetParam() == EngineName::sat;
  if (GetParam() == EngineName::links) {
    EXPECT_EQ(refused, 0U);  // it dances in what it has
  } else {
    EXPECT_GT(refused, learns ? 5U : 0U);
  }
}

}  // namespace
}  // namespace quadrille::cover
