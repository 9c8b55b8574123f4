// Gallery: families of exact-cover problems to try and to look at, each with a way to draw its
// solutions.
//   const gallery::GalleryEntry entry = *gallery::find_entry("queens");
//   const cover::Problem queens = entry.make(8);
//   cover::Search search(queens);
//   if (search.next()) draw(entry.draw(queens, 8, search.solution()));
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/result.h"
#include "quadrille/cover/problem.h"
#include "quadrille/render/tiling.h"

namespace quadrille::gallery {

// A solution as squares in a rectangle.
using Drawing = render::Tiling;

struct GalleryEntry {
  std::string_view id;     // "queens"
  std::string_view title;  // in English
  std::uint32_t smallest;
  std::uint32_t largest;
  std::uint32_t usual;
  std::string_view picture;  // what the drawing is of: queens, row, pieces, dominoes or latin
  // requires: a size from smallest to largest
  cover::Problem (*make)(std::uint32_t size);
  // requires: the problem that make() gave for that size, and options of it
  Drawing (*draw)(const cover::Problem& problem, std::uint32_t size,
                  std::span<const cover::OptionId> solution);
};

std::span<const GalleryEntry> all_entries();
Result<GalleryEntry> find_entry(std::string_view id);

}  // namespace quadrille::gallery
