#include "quadrille/render/board/svg_lines.h"

#include <fmt/format.h>

namespace quadrille::render {
namespace {

// Calls use(start, length), in cells, for every run of cells that is on.
template <class IsOn, class Use>
void for_each_run(std::uint32_t size, IsOn is_on, Use use) {
  std::uint32_t run = 0;
  for (std::uint32_t at = 0; at <= size; ++at) {
    if (at < size && is_on(at)) {
      ++run;
    } else if (run > 0) {
      use(at - run, run);
      run = 0;
    }
  }
}

}  // namespace

std::string svg_lines(const Borders& borders, std::uint32_t size, Line weight,
                      const SvgPlace& place) {
  std::string strokes;
  for (std::uint32_t line = 0; line <= size; ++line) {
    const std::uint32_t along = line * place.cell;
    for_each_run(
        size, [&](std::uint32_t at) { return borders.above(line, at) == weight; },
        [&](std::uint32_t start, std::uint32_t length) {
          strokes += fmt::format("M{} {}h{}", place.left + start * place.cell, place.top + along,
                                 length * place.cell);
        });
    for_each_run(
        size, [&](std::uint32_t at) { return borders.left_of(at, line) == weight; },
        [&](std::uint32_t start, std::uint32_t length) {
          strokes += fmt::format("M{} {}v{}", place.left + along, place.top + start * place.cell,
                                 length * place.cell);
        });
  }
  return strokes;
}

}  // namespace quadrille::render
