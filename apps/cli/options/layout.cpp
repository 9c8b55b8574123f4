#include "apps/cli/options/layout.h"

#include <array>
#include <cstddef>

namespace quadrille::cli {
namespace {

constexpr std::array<std::string_view, 11> kNames = {
    "", "board", "line", "grid", "numbers", "sdk", "sdm", "csv", "marks", "json", "svg"};

}  // namespace

std::string_view layout_name(Layout layout) { return kNames[static_cast<std::size_t>(layout)]; }

const std::vector<Layout>& all_layouts() {
  static const std::vector<Layout> kAll = {
      Layout::board, Layout::line, Layout::grid,  Layout::numbers, Layout::sdk,
      Layout::sdm,   Layout::csv,  Layout::marks, Layout::json,    Layout::svg};
  return kAll;
}

}  // namespace quadrille::cli
