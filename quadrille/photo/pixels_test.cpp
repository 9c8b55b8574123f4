#include "quadrille/photo/pixels.h"

#include <limits>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace quadrille::photo {
namespace {

TEST(PhotoPixels, HaveSidesNeitherTooShortNorTooLong) {
  EXPECT_TRUE(check_sides(48, 48).ok());
  EXPECT_TRUE(check_sides(10'000, 10'000).ok());
  EXPECT_TRUE(check_sides(65'535, 1500).ok());
  EXPECT_FALSE(check_sides(47, 48).ok());
  EXPECT_FALSE(check_sides(48, 47).ok());
  EXPECT_FALSE(check_sides(65'536, 48).ok());
  EXPECT_FALSE(check_sides(10'001, 10'000).ok());
  EXPECT_EQ(check_sides(0, 9).error().text(),
            "expected a picture with sides of 48 to 65535 pixels and no more than 100 million "
            "pixels, found 0x9");
  const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  EXPECT_FALSE(check_sides(most, most).ok());
}

TEST(PhotoPixels, MayEndWithTheLastPixelOfTheLastRow) {
  const std::vector<std::uint8_t> bytes(49 * 100 + 60);
  Pixels pixels = {bytes, 60, 50, 100, PixelFormat::grey};
  EXPECT_TRUE(check(pixels).ok());
  pixels.bytes = pixels.bytes.first(bytes.size() - 1);
  EXPECT_EQ(
      check(pixels).error().text(),
      "expected 50 rows of 60 pixels, each 100 bytes after the one before, found only 4959 bytes");
}

TEST(PhotoPixels, HaveRoomForARowFromOneToTheNext) {
  const std::vector<std::uint8_t> bytes(std::size_t{50} * 240);
  EXPECT_TRUE(check({bytes, 60, 50, 240, PixelFormat::rgba}).ok());
  EXPECT_EQ(check({bytes, 60, 50, 239, PixelFormat::rgba}).error().text(),
            "expected rows of at least 240 bytes, found 239");
}

// What is said to be fine is: every byte of every row is there.
RC_GTEST_PROP(PhotoPixels, AreOnlyFineWhereEveryRowIsThere, ()) {
  const auto width = *rc::gen::inRange<std::uint32_t>(0, 200);
  const auto height = *rc::gen::inRange<std::uint32_t>(0, 200);
  const std::size_t stride =
      *rc::gen::oneOf(rc::gen::inRange<std::size_t>(0, 1000), rc::gen::arbitrary<std::size_t>());
  const std::vector<std::uint8_t> bytes(*rc::gen::inRange<std::size_t>(0, 40'000));
  const auto format = *rc::gen::element(PixelFormat::grey, PixelFormat::rgba);
  const bool fine = check({bytes, width, height, stride, format}).ok();
  const std::size_t row = width * bytes_per_pixel(format);
  bool expected = width >= kLeastSide && height >= kLeastSide && stride >= row;
  std::size_t at = 0;  // row by row, until the bytes are at an end
  for (std::uint32_t y = 0; expected && y < height; ++y) {
    expected = at <= bytes.size() && bytes.size() - at >= row;
    if (expected && y + 1 < height) {
      expected = stride <= bytes.size() - at;
      at += expected ? stride : 0;
    }
  }
  RC_ASSERT(fine == expected);
}

}  // namespace
}  // namespace quadrille::photo
