#include "quadrille/base/fnv.h"

#include <gtest/gtest.h>

namespace quadrille {
namespace {

TEST(Fnv, GivesThePublishedNumbers) {
  EXPECT_EQ(fnv1a(""), 0xcbf29ce484222325U);
  EXPECT_EQ(fnv1a("a"), 0xaf63dc4c8601ec8cU);
  EXPECT_EQ(fnv1a("foobar"), 0x85944171f73967e8U);
  EXPECT_EQ(fnv1a_32("a"), 0xe40c292cU);
  EXPECT_EQ(fnv1a_32("foobar"), 0xbf9cf968U);
}

TEST(Fnv, GoesOnWhereItStopped) {
  EXPECT_EQ(fnv1a("bar", fnv1a("foo")), fnv1a("foobar"));
  EXPECT_EQ(fnv1a(std::uint64_t{'a'}, kFnvStart), fnv1a(std::string_view("a\0\0\0\0\0\0\0", 8)));
}

}  // namespace
}  // namespace quadrille
