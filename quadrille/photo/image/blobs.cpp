#include "quadrille/photo/image/blobs.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace quadrille::photo {
namespace {

// Ink without a gap in one row.
struct Run {
  int y = 0;
  int from = 0;
  int to = 0;  // the last one
  std::uint32_t parent = 0;
};

std::uint32_t root_of(std::vector<Run>& runs, std::uint32_t run) {
  while (runs[run].parent != run) {
    runs[run].parent = runs[runs[run].parent].parent;
    run = runs[run].parent;
  }
  return run;
}

// The runs, each with a parent of the same blob; a root comes before all others of its blob.
std::vector<Run> find_runs(const Plane& dark, int ink) {
  std::vector<Run> runs;
  std::size_t above = 0;  // the first run of the row before
  for (int y = 0; y < dark.height(); ++y) {
    const std::size_t start = runs.size();
    const std::uint8_t* row = dark.row(y);
    for (int x = 0; x < dark.width(); ++x) {
      if (row[x] < ink) continue;
      const int from = x;
      while (x + 1 < dark.width() && row[x + 1] >= ink) ++x;
      const auto own = static_cast<std::uint32_t>(runs.size());
      runs.push_back({y, from, x, own});
      while (above < start && runs[above].to < from - 1) ++above;
      for (std::size_t other = above; other < start && runs[other].from <= x + 1; ++other) {
        const std::uint32_t a = root_of(runs, static_cast<std::uint32_t>(other));
        const std::uint32_t b = root_of(runs, own);
        runs[std::max(a, b)].parent = std::min(a, b);
      }
    }
    above = start;
  }
  return runs;
}

std::int64_t turn(Spot a, Spot b, Spot c) {
  return static_cast<std::int64_t>(b.x - a.x) * (c.y - a.y) -
         static_cast<std::int64_t>(b.y - a.y) * (c.x - a.x);
}

// Of spots in order from the top and, in a row, from the left.
std::vector<Spot> hull_of(const std::vector<Spot>& spots) {
  std::vector<Spot> hull;
  const auto add = [&](Spot spot, std::size_t kept) {
    while (hull.size() > kept && turn(hull[hull.size() - 2], hull.back(), spot) <= 0) {
      hull.pop_back();
    }
    hull.push_back(spot);
  };
  for (const Spot spot : spots) add(spot, 1);
  const std::size_t bottom = hull.size();
  for (auto spot = spots.rbegin() + 1; spot != spots.rend(); ++spot) add(*spot, bottom);
  if (hull.size() > 1) hull.pop_back();  // the first one again
  return hull;
}

}  // namespace

std::vector<Blob> find_blobs(const Plane& dark, int ink, int least_side) {
  std::vector<Run> runs = find_runs(dark, ink);
  constexpr std::uint32_t kNone = UINT32_MAX;
  std::vector<std::uint32_t> blob_of(runs.size(), kNone);
  std::vector<Blob> blobs;
  for (std::uint32_t run = 0; run < runs.size(); ++run) {
    const std::uint32_t root = root_of(runs, run);
    const Run& own = runs[run];
    if (root == run) {
      blob_of[run] = static_cast<std::uint32_t>(blobs.size());
      blobs.push_back({own.from, own.y, own.to, own.y});
    }
    blob_of[run] = blob_of[root];
    Blob& blob = blobs[blob_of[run]];
    blob.left = std::min(blob.left, own.from);
    blob.right = std::max(blob.right, own.to);
    blob.bottom = own.y;
    blob.ink += static_cast<std::uint64_t>(own.to - own.from) + 1;
  }
  const auto is_large = [&](const Blob& blob) {
    return blob.right - blob.left >= least_side && blob.bottom - blob.top >= least_side;
  };
  // The ends of its runs are all that a hull can go through.
  std::vector<std::vector<Spot>> ends(blobs.size());
  for (std::uint32_t run = 0; run < runs.size(); ++run) {
    if (!is_large(blobs[blob_of[run]])) continue;
    ends[blob_of[run]].push_back({runs[run].from, runs[run].y});
    if (runs[run].to > runs[run].from) ends[blob_of[run]].push_back({runs[run].to, runs[run].y});
  }
  std::vector<Blob> large;
  for (std::size_t i = 0; i < blobs.size(); ++i) {
    if (!is_large(blobs[i])) continue;
    blobs[i].hull = hull_of(ends[i]);
    large.push_back(std::move(blobs[i]));
  }
  return large;
}

}  // namespace quadrille::photo
