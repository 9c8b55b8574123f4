#include "quadrille/photo/board/boards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "quadrille/photo/image/blobs.h"
#include "quadrille/photo/image/threshold.h"

namespace quadrille::photo {
namespace {

// How dark ink is at least: where faint shadows glue things to a board, darker ink may come apart.
constexpr std::array kInks = {20, 34, 56};

// The lines tell better than the hull where the corners are: the mesh is looked for again from
// there.
std::optional<Mesh> find_closer(const Plane& dark, const Quadrilateral& hull) {
  std::optional<Mesh> mesh = find_mesh(dark, hull);
  if (!mesh || !may_be_square(mesh->corners())) return mesh;
  std::optional<Mesh> again = find_mesh(dark, mesh->corners());
  const bool is_better = again && again->size == mesh->size && again->support >= mesh->support;
  return is_better ? again : mesh;
}

Point centre_of(const Quadrilateral& corners) {
  return (corners[0] + corners[1] + corners[2] + corners[3]) * 0.25;
}

bool contains(const Quadrilateral& corners, Point point) {
  for (std::size_t i = 0; i < 4; ++i) {
    const Point side = corners[(i + 1) % 4] - corners[i];
    const Point to = point - corners[i];
    if (side.x * to.y - side.y * to.x < 0) return false;
  }
  return true;
}

// A board in a corner of the picture counts half.
double weight_of(const Plane& grey, const Mesh& mesh) {
  const Point middle = {grey.width() / 2.0, grey.height() / 2.0};
  const Point away = centre_of(mesh.corners()) - middle;
  const double share =
      std::sqrt((away.x * away.x + away.y * away.y) / (middle.x * middle.x + middle.y * middle.y));
  const double drawn = mesh.support * mesh.support;
  return area_of(mesh.corners()) * drawn * drawn * (1 - share / 2);
}

}  // namespace

std::vector<Mesh> find_boards(const Plane& grey) {
  const Plane dark = darkness(grey, std::max(grey.width(), grey.height()) / 32);
  const int least_side = std::min(grey.width(), grey.height()) / 6;
  std::vector<std::pair<double, Mesh>> found;
  for (const int ink : kInks) {
    for (const Blob& blob : find_blobs(dark, ink, least_side)) {
      const std::optional<Quadrilateral> hull = surround(blob.hull);
      if (!hull || !may_be_square(*hull)) continue;
      std::optional<Mesh> mesh = find_closer(dark, *hull);
      if (!mesh) continue;
      const double weight = weight_of(grey, *mesh);
      found.emplace_back(weight, *std::move(mesh));
    }
  }
  std::ranges::sort(found, std::greater<>(), [](const auto& board) { return board.first; });
  std::vector<Mesh> boards;
  for (auto& [weight, mesh] : found) {
    const bool is_within = std::ranges::any_of(boards, [&](const Mesh& other) {
      return contains(other.corners(), centre_of(mesh.corners()));
    });
    if (!is_within) boards.push_back(std::move(mesh));
  }
  return boards;
}

}  // namespace quadrille::photo
