// How the solutions of the families look.
#include "quadrille/gallery/gallery.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "quadrille/gallery/families.h"
#include "quadrille/gallery/pieces.h"

namespace quadrille::gallery {
namespace {

using cover::Entry;
using cover::OptionId;
using cover::Problem;

constexpr std::uint32_t kPentominoSquares = 60;

// Options come row by row, a queen on each square.
Drawing draw_queens(const Problem& /*problem*/, std::uint32_t size,
                    std::span<const OptionId> solution) {
  Drawing drawing = Drawing::blank(size, size);
  drawing.chequered = true;
  for (const OptionId option : solution) drawing.put(index(option), index(option) / size, "♛");
  return drawing;
}

// Items are the numbers, then the places.
Drawing draw_langford(const Problem& problem, std::uint32_t size,
                      std::span<const OptionId> solution) {
  Drawing drawing = Drawing::blank(1, 2 * size);
  for (const OptionId option : solution) {
    const auto entries = problem.entries(option);
    const std::uint32_t number = index(entries.front().item);
    for (const Entry& place : entries.subspan(1)) {
      drawing.put(index(place.item) - size, number, std::to_string(number + 1));
    }
  }
  return drawing;
}

Drawing draw_dominoes(const Problem& problem, std::uint32_t size,
                      std::span<const OptionId> solution) {
  Drawing drawing = Drawing::blank(size, size);
  for (std::size_t piece = 0; piece < solution.size(); ++piece) {
    for (const Entry& cell : problem.entries(solution[piece])) {
      drawing.put(index(cell.item), piece, "");
    }
  }
  return drawing;
}

Problem make_pentominoes(std::uint32_t rows) {
  return pentominoes(static_cast<int>(rows), static_cast<int>(kPentominoSquares / rows));
}

// Items are the pieces, by their letters, then the cells.
Drawing draw_pentominoes(const Problem& problem, std::uint32_t rows,
                         std::span<const OptionId> solution) {
  static constexpr std::string_view kLetters = "FILNPTUVWXYZ";
  Drawing drawing = Drawing::blank(rows, kPentominoSquares / rows);
  for (const OptionId option : solution) {
    const auto entries = problem.entries(option);
    const std::uint32_t piece = index(entries.front().item);
    for (const Entry& cell : entries.subspan(1)) {
      drawing.put(index(cell.item) - kLetters.size(), piece, std::string(1, kLetters[piece]));
    }
  }
  return drawing;
}

// Options of an empty board come cell by cell, the digits of each in order.
Drawing draw_latin(const Problem& /*problem*/, std::uint32_t size,
                   std::span<const OptionId> solution) {
  Drawing drawing = Drawing::blank(size, size);
  for (const OptionId option : solution) {
    const std::uint32_t digit = index(option) % size;
    drawing.put(index(option) / size, digit, std::to_string(digit + 1));
  }
  return drawing;
}

constexpr std::array kGallery = {
    GalleryEntry{"queens", "Queens", 1, 16, 8, "queens", queens, draw_queens},
    GalleryEntry{"langford", "Langford pairs", 3, 20, 7, "row", langford, draw_langford},
    GalleryEntry{"pentominoes", "Pentominoes", 3, 6, 6, "pieces", make_pentominoes,
                 draw_pentominoes},
    GalleryEntry{"dominoes", "Dominoes", 2, 12, 6, "dominoes",
                 [](std::uint32_t size) { return dominoes(size, size); }, draw_dominoes},
    GalleryEntry{"latin", "Latin squares", 1, 12, 4, "latin", latin_squares, draw_latin},
};

}  // namespace

std::span<const GalleryEntry> all_entries() { return kGallery; }

Result<GalleryEntry> find_entry(std::string_view id) {
  const auto entries = all_entries();
  const auto found = std::ranges::find(entries, id, &GalleryEntry::id);
  if (found != entries.end()) return *found;
  return Error{fmt::format("the gallery has nothing called '{}'", id)};
}

}  // namespace quadrille::gallery
