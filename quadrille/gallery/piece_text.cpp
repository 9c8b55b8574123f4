// Every piece is put into the box in every way that it may lie: with the first of its cells on each
// cell of the box in turn. Copies of a piece are items of their own.
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
    return PiecePuzzle{*std::move(problem), times(), cells()};
  }

 private:
  [[nodiscard]] Freedom freedom_of(const DrawnPiece& piece) const {
    const bool solid = drawn_.layers > 1;
    const bool turn = piece.turn.value_or(rules_.turn.value_or(drawn_.turn.value_or(true)));
    const bool flip = piece.flip.value_or(rules_.flip.value_or(drawn_.flip.value_or(!solid)));
    return {.turn = turn, .tilt = turn && solid, .mirror = flip};
  }

  static std::string copy_name(char letter, const DrawnPiece& piece, std::uint32_t copy) {
    return piece.most == 1 ? std::string(1, letter) : fmt::format("{}{}", letter, copy + 1);
  }

  [[nodiscard]] std::string cell_name(const Point& at) const {
    if (drawn_.layers == 1) return fmt::format("r{}c{}", at.y + 1, at.x + 1);
    return fmt::format("l{}r{}c{}", at.z + 1, at.y + 1, at.x + 1);
  }

  // What has to be used comes first, then what may be.
  void add_items() {
    for (const bool optional : {false, true}) {
      const auto add = [&](std::string_view name) {
        return optional ? builder_.add_secondary(name) : builder_.add_primary(name);
      };
      for (const auto& [letter, piece] : drawn_.pieces) {
        if (piece.most == DrawnPiece::kAny || (piece.least == 0) != optional) continue;
        for (std::uint32_t copy = 0; copy < piece.most; ++copy) {
          copies_[letter].push_back(add(copy_name(letter, piece, copy)));
        }
      }
      for (const BoxCell& cell : drawn_.box) {
        if (cell.optional == optional) cells_.emplace(cell.at, add(cell_name(cell.at)));
      }
      if (!optional) primary_ = builder_.item_count();
    }
  }

  void put(char letter, const Body& body, const Point& at) {
    const Point& first = body.front();
    std::vector<cover::Entry> places;
    for (const Point& p : body) {
      const auto cell =
          cells_.find({p.x - first.x + at.x, p.y - first.y + at.y, p.z - first.z + at.z});
      if (cell == cells_.end()) return;
      places.push_back({cell->second});
    }
    const auto copies = copies_.find(letter);
    if (copies == copies_.end()) {
      add_option(places);
      return;
    }
    places.insert(places.begin(), {copies->second.front()});
    for (const cover::ItemId copy : copies->second) {
      places.front().item = copy;
      add_option(places);
    }
  }

  // One that touches nothing that has to be covered could only be added to a solution.
  void add_option(const std::vector<cover::Entry>& places) {
    const bool is_useful = std::ranges::any_of(
        places, [&](const cover::Entry& entry) { return index(entry.item) < primary_; });
    if (!is_useful || entries_ > kMostEntries) return;
    builder_.add_option(places);
    entries_ += places.size();
  }

  [[nodiscard]] std::optional<std::uint64_t> times() const {
    std::uint64_t product = 1;
    for (const auto& [letter, piece] : drawn_.pieces) {
      if (piece.most == DrawnPiece::kAny) continue;
      for (std::uint64_t copy = 2; copy <= piece.most; ++copy) {
        if (product > UINT64_MAX / copy) return std::nullopt;
        product *= copy;
      }
    }
    return product;
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
  std::map<char, std::vector<cover::ItemId>> copies_;
  std::map<Point, cover::ItemId> cells_;
  std::uint32_t primary_ = 0;  // items that have to be covered
  std::size_t entries_ = 0;
};

}  // namespace

Result<PiecePuzzle> read_pieces(std::string_view text, const PieceRules& rules) {
  const Result<DrawnPuzzle> drawn = read_drawing(text);
  if (!drawn) return drawn.error();
  return PiecePlacer(*drawn, rules).place();
}

}  // namespace quadrille::gallery
