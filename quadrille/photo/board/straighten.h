// Straighten: a part of a picture as it would look from the front.
//   const Plane front = straighten(dark, Homography(corners), 288, 24);
#pragma once

#include "quadrille/photo/board/homography.h"
#include "quadrille/photo/image/plane.h"

namespace quadrille::photo {

// The square has so many pixels a side, and so many more are shown around it.
// requires: 0 < side, 0 <= margin
Plane straighten(const Plane& plane, const Homography& view, int side, int margin);

}  // namespace quadrille::photo
