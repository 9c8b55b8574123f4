#include "quadrille/photo/digits/reader.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

#include "quadrille/photo/board/boards.h"
#include "quadrille/photo/board/straighten.h"
#include "quadrille/photo/digits/cells.h"
#include "quadrille/photo/digits/numbers.h"
#include "quadrille/photo/image/grey.h"

namespace quadrille::photo {
namespace {

constexpr int kFrontSide =
    360;  // of the straightened board that is shown: 40 pixels for each of nine cells

// requires: size <= 9
CellReading to_reading(const Chances& chances, std::uint32_t size) {
  CellReading cell;
  std::copy_n(chances.begin(), size + 1, cell.chances.begin());
  cell.chances.back() = chances[kOther] + chances[kNought];
  cell.take_likeliest(static_cast<sudoku::Digit>(size));
  return cell;
}

// How sure the network would be of the digits, if the board lay so.
std::uint64_t sureness(std::span<const CellReading> cells) {
  return std::accumulate(cells.begin(), cells.end(), std::uint64_t{0},
                         [](std::uint64_t sum, const CellReading& cell) {
                           return cell.digit == 0 ? sum : sum + cell.certainty();
                         });
}

std::vector<CellReading> read_cells(const Network& network, std::span<const Patch> patches,
                                    std::uint32_t size) {
  std::vector<CellReading> cells;
  cells.reserve(patches.size());
  for (const Patch& patch : patches) cells.push_back(to_reading(network.look_at(patch), size));
  return cells;
}

// By how many quarter turns the board lies in the picture: the digits tell. Those that are 6 one
// way are 9 the other way, but there are more.
std::uint32_t orientation_of(const Network& network, std::span<const Patch> patches,
                             std::span<const CellReading> upright, std::uint32_t size) {
  std::vector<Patch> inked;
  for (std::size_t i = 0; i < patches.size(); ++i) {
    if (upright[i].chances[0] < kCertain / 2) inked.push_back(patches[i]);
  }
  std::uint32_t turns = 0;
  std::uint64_t most = sureness(upright);
  // On its side or its head every third digit at least is none: then there is no need to look,
  // which saves an eighth of the time that a photograph takes.
  if (most * 8 >= inked.size() * std::uint64_t{kCertain} * 7) return turns;
  for (std::uint32_t turn = 1; turn < 4; ++turn) {
    std::ranges::transform(inked, inked.begin(), turned_back<Patch>);
    const std::uint64_t sure = sureness(read_cells(network, inked, size));
    if (sure > most) {
      most = sure;
      turns = turn;
    }
  }
  return turns;
}

// What stands in the cells of a board, upright, and by how many quarter turns it lies.
struct Lying {
  std::vector<CellReading> cells;
  std::uint32_t turns = 0;
};

Lying read_lying_digits(const Network& network, const Plane& grey, const Mesh& mesh) {
  const auto size = static_cast<std::uint32_t>(mesh.size);
  const std::vector<Patch> patches = cut_cells(grey, mesh);
  std::vector<CellReading> cells = read_cells(network, patches, size);
  const std::uint32_t turns = orientation_of(network, patches, cells, size);
  if (turns != 0) cells = read_cells(network, cut_cells(grey, turned(mesh, turns)), size);
  return {std::move(cells), turns};
}

Lying read_lying_numbers(const Network& network, const Plane& grey, const Mesh& mesh) {
  const std::uint32_t turns = turns_of_numbers(network, grey, mesh);
  return {read_numbers(network, grey, turned(mesh, turns)), turns};
}

// On many large boards letters stand for the numbers from 10 on, or for all: those are cells with
// something else, as here and there a blot is.
bool are_letters(std::span<const CellReading> cells) {
  std::size_t numbers = 0;
  std::size_t others = 0;
  for (const CellReading& cell : cells) {
    numbers += cell.digit != 0 ? 1 : 0;
    if (cell.chances.back() > kCertain / 2) ++others;
  }
  return others * 4 > numbers;
}

// The picture in grey, and the boards in it: at least one.
struct Seen {
  GreyPicture grey;
  std::vector<Mesh> boards;

  [[nodiscard]] std::uint32_t size() const {
    return static_cast<std::uint32_t>(boards.front().size);
  }
};

Result<Seen> look_at(const Pixels& pixels) {
  if (const Result<void> checked = check(pixels); !checked) return checked.error();
  GreyPicture grey = to_grey(pixels);
  std::vector<Mesh> boards = find_boards(grey.plane);
  if (boards.empty()) return Error{Message("photo.no_board")};
  return Seen{std::move(grey), std::move(boards)};
}

// In the picture itself: a pixel of the grey one stands for several, whose middle is that of none
// of them.
Quadrilateral in_picture(Quadrilateral corners, double scale) {
  for (Point& corner : corners) {
    corner = (corner + Point{0.5, 0.5}) * scale - Point{0.5, 0.5};
  }
  return corners;
}

}  // namespace

Result<Outline> outline_in(const Pixels& pixels) {
  const Result<Seen> seen = look_at(pixels);
  if (!seen) return seen.error();
  return Outline{seen->size(), in_picture(seen->boards.front().corners(), seen->grey.scale)};
}

Result<Reading> read_with(const Network& network, const Pixels& pixels) {
  const Result<Seen> seen = look_at(pixels);
  if (!seen) return seen.error();
  const auto& [grey, boards] = *seen;
  const std::uint32_t size = seen->size();
  auto [cells, turns] = size > 9 ? read_lying_numbers(network, grey.plane, boards.front())
                                 : read_lying_digits(network, grey.plane, boards.front());
  if (size > 9 && are_letters(cells)) {
    return Error{Message{"photo.letters", {{"size", size}}}};
  }
  const Mesh mesh = turned(boards.front(), turns);

  Reading reading = {.shape = *sudoku::Shape::of_size(size),
                     .cells = std::move(cells),
                     .corners = in_picture(mesh.corners(), grey.scale),
                     .quarter_turns = turns,
                     .other_boards = static_cast<std::uint32_t>(boards.size() - 1)};
  reading.front.side = kFrontSide;
  reading.front.grey = straighten(grey.plane, Homography(mesh.corners()), kFrontSide, 0).bytes();
  return reading;
}

}  // namespace quadrille::photo
