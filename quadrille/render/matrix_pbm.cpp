#include <algorithm>
#include <cassert>

#include <fmt/format.h>

#include "quadrille/render/family_colours.h"
#include "quadrille/render/matrix.h"
#include "quadrille/render/matrix/gathered.h"

namespace quadrille::render {
namespace {

using cover::Entry;
using cover::OptionId;

// Sends the header, then for every option a row like `empty` with its ones marked; that row alone
// where there are none.
template <class Mark>
void write_rows(const MatrixView& view, const std::string& header, const std::string& empty,
                const Sink& sink, Mark mark) {
  assert(view.family_of_item.size() == view.problem->item_count());
  if (!sink(header)) return;
  std::string row;
  for (std::uint32_t option = 0; option < view.problem->option_count(); ++option) {
    row = empty;
    for (const Entry& entry : view.problem->entries(OptionId{option})) mark(row, index(entry.item));
    if (!sink(row)) return;
  }
  if (view.problem->option_count() == 0) sink(empty);
}

// Readers refuse a picture without pixels.
std::uint32_t at_least_one(std::uint32_t pixels) { return std::max(pixels, 1U); }

void blacken(std::string& row, std::uint32_t pixel) {
  const unsigned bit = 0x80U >> (pixel % 8);
  row[pixel / 8] = static_cast<char>(static_cast<unsigned char>(row[pixel / 8]) | bit);
}

void dye(std::string& row, std::uint32_t pixel, std::uint32_t colour) {
  for (unsigned part = 0; part < 3; ++part) {
    row[std::size_t{pixel} * 3 + part] = static_cast<char>(colour >> (16 - 8 * part) & 0xffU);
  }
}

}  // namespace

void write_matrix_pbm(const MatrixView& view, const Sink& sink) {
  const std::vector<Band> all = bands(view);
  const std::uint32_t lines = all.empty() ? 0 : static_cast<std::uint32_t>(all.size()) - 1;
  const std::uint32_t width = at_least_one(view.problem->item_count() + lines);
  std::string empty((width + 7) / 8, '\0');
  std::vector<std::uint32_t> pixel_of_item;
  std::uint32_t pixel = 0;
  for (const Band& band : all) {
    if (band.first > 0) blacken(empty, pixel++);
    for (std::uint32_t at = 0; at < band.count; ++at) pixel_of_item.push_back(pixel++);
  }
  write_rows(view, fmt::format("P4\n{} {}\n", width, at_least_one(view.problem->option_count())),
             empty, sink,
             [&](std::string& row, std::uint32_t item) { blacken(row, pixel_of_item[item]); });
}

void write_matrix_ppm(const MatrixView& view, const Sink& sink) {
  const std::uint32_t width = at_least_one(view.problem->item_count());
  std::string empty(std::size_t{width} * 3, '\xff');
  for (std::uint32_t item = 0; item < view.problem->item_count(); ++item) {
    dye(empty, item, family_colours(view.family_of_item[item]).pale);
  }
  write_rows(view,
             fmt::format("P6\n{} {}\n255\n", width, at_least_one(view.problem->option_count())),
             empty, sink, [&](std::string& row, std::uint32_t item) {
               dye(row, item, family_colours(view.family_of_item[item]).ink);
             });
}

std::string matrix_pbm(const MatrixView& view) {
  return gathered([&](const Sink& sink) { write_matrix_pbm(view, sink); });
}

std::string matrix_ppm(const MatrixView& view) {
  return gathered([&](const Sink& sink) { write_matrix_ppm(view, sink); });
}

}  // namespace quadrille::render
