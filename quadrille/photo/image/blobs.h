// Blobs: the ink in pieces that hang together, corners included, and the hull of each.
//   for (const Blob& blob : find_blobs(dark, kInk, 100)) use(blob.hull);
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/photo/image/plane.h"

namespace quadrille::photo {

struct Spot {
  int x = 0;
  int y = 0;
  friend bool operator==(const Spot&, const Spot&) = default;
};

struct Blob {
  int left = 0;  // its box, borders included
  int top = 0;
  int right = 0;
  int bottom = 0;
  std::uint64_t ink = 0;        // pixels
  std::vector<Spot> hull = {};  // convex, clockwise as one sees it
};

// Those with both sides of their box at least so long, in the order of their first pixel.
std::vector<Blob> find_blobs(const Plane& dark, int ink, int least_side);

}  // namespace quadrille::photo
