#include "quadrille/photo/board/straighten.h"

namespace quadrille::photo {

Plane straighten(const Plane& plane, const Homography& view, int side, int margin) {
  Plane front(side + 2 * margin, side + 2 * margin);
  for (int y = 0; y < front.height(); ++y) {
    std::uint8_t* row = front.row(y);
    for (int x = 0; x < front.width(); ++x) {
      const Point place = view.at((x - margin + 0.5) / side, (y - margin + 0.5) / side);
      row[x] = static_cast<std::uint8_t>(plane.sample(place.x, place.y));
    }
  }
  return front;
}

}  // namespace quadrille::photo
