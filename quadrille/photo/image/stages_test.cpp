#include <algorithm>
#include <cstddef>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "quadrille/base/random.h"
#include "quadrille/photo/image/blobs.h"
#include "quadrille/photo/image/grey.h"
#include "quadrille/photo/image/threshold.h"

namespace quadrille::photo {
namespace {

Plane random_plane(int width, int height, Random& random, std::uint32_t most = 256) {
  Plane plane(width, height);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) plane.at(x, y) = static_cast<std::uint8_t>(random.below(most));
  }
  return plane;
}

TEST(PhotoGrey, CountsGreenTwiceAndShowsPaperThroughWhatIsNotSolid) {
  std::vector<std::uint8_t> bytes;
  for (int i = 0; i < 48 * 48; ++i) {
    const std::vector<std::vector<std::uint8_t>> colours = {
        {200, 60, 60, 255}, {0, 0, 0, 0}, {0, 100, 0, 255}, {0, 0, 0, 128}};
    const auto& colour = colours[static_cast<std::size_t>(i % 4)];
    bytes.insert(bytes.end(), colour.begin(), colour.end());
  }
  const GreyPicture grey = to_grey({bytes, 48, 48, std::size_t{48} * 4, PixelFormat::rgba});
  EXPECT_EQ(grey.scale, 1);
  EXPECT_EQ(grey.plane.at(0, 0), 95);
  EXPECT_EQ(grey.plane.at(1, 0), 255);
  EXPECT_EQ(grey.plane.at(2, 0), 50);
  EXPECT_EQ(grey.plane.at(3, 0), 127);
}

TEST(PhotoGrey, MakesALargePictureSmallerByTheMeanOfItsPixels) {
  Random random(3);
  const Plane large = random_plane(2000, 100, random);
  const GreyPicture grey = to_grey({large.bytes(), 2000, 100, 2000, PixelFormat::grey});
  ASSERT_EQ(grey.plane.width(), 1000);
  ASSERT_EQ(grey.plane.height(), 50);
  EXPECT_EQ(grey.scale, 2);
  for (int y = 0; y < 50; ++y) {
    for (int x = 0; x < 1000; x += 7) {
      const int sum = large.at(2 * x, 2 * y) + large.at(2 * x + 1, 2 * y) +
                      large.at(2 * x, 2 * y + 1) + large.at(2 * x + 1, 2 * y + 1);
      ASSERT_EQ(grey.plane.at(x, y), (sum + 2) / 4);
    }
  }
}

TEST(PhotoPlane, AnswersBetweenPixelsAndBeyondItsBorders) {
  Plane plane(2, 2);
  plane.at(0, 0) = 0;
  plane.at(1, 0) = 100;
  plane.at(0, 1) = 200;
  plane.at(1, 1) = 60;
  EXPECT_EQ(plane.sample(0.5, 0), 50);
  EXPECT_EQ(plane.sample(0, 0.25), 50);
  EXPECT_EQ(plane.sample(0.5, 0.5), 90);
  EXPECT_EQ(plane.sample(-7, 90), 200);
  EXPECT_EQ(plane.sample(1e300, -1e300), 100);
}

// By the definition: the mean of the square around each pixel.
RC_GTEST_PROP(PhotoThreshold, ComparesEachPixelWithTheMeanAroundIt, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const int width = *rc::gen::inRange(1, 20);
  const int height = *rc::gen::inRange(1, 20);
  const int reach = *rc::gen::inRange(1, 25);
  const Plane grey = random_plane(width, height, random);
  const Plane dark = darkness(grey, reach);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      long sum = 0;
      long count = 0;
      for (int v = y - reach; v <= y + reach; ++v) {
        for (int u = x - reach; u <= x + reach; ++u) {
          if (!grey.has(u, v)) continue;
          sum += grey.at(u, v);
          ++count;
        }
      }
      const long own = grey.at(x, y) * count;
      RC_ASSERT(dark.at(x, y) == (own >= sum ? 0 : (sum - own) * 255 / sum));
    }
  }
}

TEST(PhotoThreshold, IsTheSameInTheShade) {
  Random random(5);
  Plane light(40, 40);
  Plane shade(40, 40);
  for (int y = 0; y < 40; ++y) {
    for (int x = 0; x < 40; ++x) {
      light.at(x, y) = random.below(5) == 0 ? 60 : 200;
      shade.at(x, y) = light.at(x, y) / 2;
    }
  }
  EXPECT_EQ(darkness(light, 9).bytes(), darkness(shade, 9).bytes());
}

// The blob of each pixel, spread from neighbour to neighbour.
std::vector<int> flood(const Plane& dark, int ink) {
  std::vector<int> blob_of(dark.bytes().size(), -1);
  int blobs = 0;
  for (int start = 0; start < dark.width() * dark.height(); ++start) {
    std::vector<int> open = {start};
    bool is_new = false;
    while (!open.empty()) {
      const int x = open.back() % dark.width();
      const int y = open.back() / dark.width();
      open.pop_back();
      int& blob = blob_of[static_cast<std::size_t>(y) * static_cast<std::size_t>(dark.width()) +
                          static_cast<std::size_t>(x)];
      if (blob >= 0 || dark.at(x, y) < ink) continue;
      blob = blobs;
      is_new = true;
      for (int v = std::max(y - 1, 0); v <= std::min(y + 1, dark.height() - 1); ++v) {
        for (int u = std::max(x - 1, 0); u <= std::min(x + 1, dark.width() - 1); ++u) {
          open.push_back(v * dark.width() + u);
        }
      }
    }
    blobs += is_new ? 1 : 0;
  }
  return blob_of;
}

long turning_of(Spot a, Spot b, int x, int y) {
  return static_cast<long>(b.x - a.x) * (y - a.y) - static_cast<long>(b.y - a.y) * (x - a.x);
}

RC_GTEST_PROP(PhotoBlobs, AreWhatSpreadsFromNeighbourToNeighbour, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const int width = *rc::gen::inRange(1, 30);
  const int height = *rc::gen::inRange(1, 30);
  const Plane dark = random_plane(width, height, random, *rc::gen::inRange<std::uint32_t>(2, 6));
  const std::vector<int> blob_of = flood(dark, 1 + (width + height) % 3);
  const std::vector<Blob> blobs = find_blobs(dark, 1 + (width + height) % 3, 0);
  RC_ASSERT(static_cast<int>(blobs.size()) == *std::ranges::max_element(blob_of) + 1);
  for (std::size_t i = 0; i < blobs.size(); ++i) {
    const Blob& blob = blobs[i];
    std::uint64_t ink = 0;
    int left = width;
    int right = -1;
    int top = height;
    int bottom = -1;
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) {
        if (blob_of[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                    static_cast<std::size_t>(x)] != static_cast<int>(i))
          continue;
        ++ink;
        left = std::min(left, x);
        right = std::max(right, x);
        top = std::min(top, y);
        bottom = std::max(bottom, y);
        // Every pixel is within the hull, and the hull is convex.
        for (std::size_t corner = 0; blob.hull.size() > 2 && corner < blob.hull.size(); ++corner) {
          RC_ASSERT(
              turning_of(blob.hull[corner], blob.hull[(corner + 1) % blob.hull.size()], x, y) >= 0);
        }
      }
    }
    RC_ASSERT(blob.ink == ink);
    RC_ASSERT((std::vector{blob.left, blob.top, blob.right, blob.bottom} ==
               std::vector{left, top, right, bottom}));
    for (const Spot corner : blob.hull) {
      RC_ASSERT(blob_of[static_cast<std::size_t>(corner.y * width + corner.x)] ==
                static_cast<int>(i));
    }
  }
}

TEST(PhotoBlobs, ThatAreSmallAreLeftOut) {
  Plane dark(20, 20);
  for (int i = 2; i < 9; ++i) dark.at(i, i) = 255;  // corner to corner
  dark.at(15, 3) = 255;
  const std::vector<Blob> blobs = find_blobs(dark, 20, 6);
  ASSERT_EQ(blobs.size(), 1U);
  EXPECT_EQ(blobs[0].ink, 7U);
  EXPECT_TRUE(find_blobs(dark, 20, 7).empty());
}

}  // namespace
}  // namespace quadrille::photo
