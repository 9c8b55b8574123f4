// Threshold: how much darker than the paper around it each pixel is, and which of them are ink.
//   const Plane ink = darkness(grey, 31);   // 0: as bright as its surroundings; 255: black on
//   white
// A shadow makes paper and ink darker alike, so that a share of the paper's brightness is what
// counts.
#pragma once

#include "quadrille/photo/image/plane.h"

namespace quadrille::photo {

// From here on a pixel counts as ink, of 255.
inline constexpr int kInk = 20;

// The surroundings are a square of so many pixels each way, at the borders what there is of it.
// requires: 0 < reach
Plane darkness(const Plane& grey, int reach);

}  // namespace quadrille::photo
