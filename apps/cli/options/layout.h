// Layout: the ways in which a verb can write its results (--out).
//   if (layout == Layout::json) …
#pragma once

#include <string_view>
#include <vector>

namespace quadrille::cli {

enum class Layout {
  automatic,  // board for a single puzzle on a terminal, otherwise line
  board,      // drawn with lines, for people
  line,
  grid,
  numbers,
  sdk,
  sdm,
  csv,
  marks,
  json,  // one object a line
  svg,   // a picture; several puzzles give one document after another
};

// As on the command line; empty for automatic.
std::string_view layout_name(Layout layout);

// All but automatic.
const std::vector<Layout>& all_layouts();

}  // namespace quadrille::cli
