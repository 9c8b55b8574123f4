// Every piece is put into the box in every way that it may lie: with the first of its cells on each
// cell of the box in turn. Pieces that are alike are one item, to be covered as often as there are.
#include "quadrille/gallery/piece_text.h"

#include <algorithm>
#include <map>
#include <string>

#include <fmt/format.h>

#include "quadrille/gallery/pieces/drawn_puzzle.h"

namespace quadrille::gallery {
namespace {

constexpr std::size_t kMostEntries = 20'000'000;

class PiecePlacer {
 public:
  PiecePlacer(const DrawnPuzzle& drawn, const PieceRules& rules) : drawn_(drawn), rules_(rules) {}

  Result<PiecePuzzle> place() {
    add_items();
    for (const auto& [letter, piece] : drawn_.pieces) {
      for (const Body& body : orientations(piece.body, freedom_of(piece))) {
        for (const BoxCell& cell : drawn_.box) put(letter, body, cell.at);
        if (entries_ > kMostEntries) {
          return Error{ErrorKind::at_most, {{"most", kMostEntries}, {"found", entries_}}}.about(
              std::string(1, letter));
        }
      }
    }
    auto problem = builder_.build();
    if (!problem) return problem.error();
    return PiecePuzzle{*std::move(problem), cells()};
  }

 private:
  [[nodiscard]] Freedom freedom_of(const DrawnPiece& piece) const {
    const bool solid = drawn_.layers > 1;
    const bool turn = piece.turn.value_or(rules_.turn.value_or(drawn_.turn.value_or(true)));
    const bool flip = piece.flip.value_or(rules_.flip.value_or(drawn_.flip.value_or(!solid)));
    return {.turn = turn, .tilt = turn && solid, .mirror = flip};
  }

  [[nodiscard]] std::string cell_name(const Point& at) const {
    if (drawn_.layers == 1) return fmt::format("r{}c{}", at.y + 1, at.x + 1);
    return fmt::format("l{}r{}c{}", at.z + 1, at.y + 1, at.x + 1);
  }

  // A piece of which any number may be used needs no item, unless it could lie on cells alone that
  // need not be filled.
  void add_items() {
    const bool all_filled = std::ranges::none_of(drawn_.box, &BoxCell::optional);
    for (const auto& [letter, piece] : drawn_.pieces) {
      const bool any = piece.least == 0 && piece.most == DrawnPiece::kAny;
      if (any && all_filled) continue;
      const cover::Bounds bounds{piece.least, std::min(piece.most, cover::kMostTimes)};
      pieces_.emplace(letter, builder_.add_primary(std::string(1, letter), bounds));
    }
    for (const bool optional : {false, true}) {
      for (const BoxCell& cell : drawn_.box) {
        if (cell.optional != optional) continue;
        const std::string name = cell_name(cell.at);
        cells_.emplace(cell.at,
                       optional ? builder_.add_secondary(name) : builder_.add_primary(name));
      }
    }
  }

  void put(char letter, const Body& body, const Point& at) {
    if (entries_ > kMostEntries) return;
    const Point& first = body.front();
    std::vector<cover::Entry> places;
    if (const auto piece = pieces_.find(letter); piece != pieces_.end()) {
      places.push_back({piece->second});
    }
    for (const Point& p : body) {
      const auto cell =
          cells_.find({p.x - first.x + at.x, p.y - first.y + at.y, p.z - first.z + at.z});
      if (cell == cells_.end()) return;
      places.push_back({cell->second});
    }
    builder_.add_option(places, pieces_.contains(letter) ? "" : name_of(letter, body, at));
    entries_ += places.size();
  }

  // "A r1c1 r1c2", for a piece that is no item of its option.
  [[nodiscard]] std::string name_of(char letter, const Body& body, const Point& at) const {
    std::string name(1, letter);
    for (const Point& p : body) {
      const Point& first = body.front();
      name += ' ' + cell_name({p.x - first.x + at.x, p.y - first.y + at.y, p.z - first.z + at.z});
    }
    return name;
  }

  [[nodiscard]] std::optional<PiecePuzzle::Cells> cells() const {
    PiecePuzzle::Cells cells{0, drawn_.box.size()};
    for (const auto& [letter, piece] : drawn_.pieces) {
      if (piece.least != piece.most) return std::nullopt;
      cells.pieces += piece.body.size() * piece.most;
    }
    if (std::ranges::any_of(drawn_.box, &BoxCell::optional)) return std::nullopt;
    return cells;
  }

  const DrawnPuzzle& drawn_;
  const PieceRules& rules_;
  cover::ProblemBuilder builder_;
  std::map<char, cover::ItemId> pieces_;
  std::map<Point, cover::ItemId> cells_;
  std::size_t entries_ = 0;
};

}  // namespace

Result<PiecePuzzle> read_pieces(std::string_view text, const PieceRules& rules) {
  const Result<DrawnPuzzle> drawn = read_drawing(text);
  if (!drawn) return drawn.error();
  return PiecePlacer(*drawn, rules).place();
}

}  // namespace quadrille::gallery
