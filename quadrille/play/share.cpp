// A word is the character 1, the bits of the game, and two characters that check them. Writing and
// reading go through the same fields in the same order.
#include "quadrille/play/share.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "quadrille/base/fnv.h"
#include "quadrille/formats/text/symbols.h"
#include "quadrille/play/text/bit_text.h"
#include "quadrille/play/text/rules_bits.h"
#include "quadrille/rules/constraints.h"

namespace quadrille::play {
namespace {

constexpr char kVersion = '1';
constexpr std::size_t kCheckLength = 2;

// A section that not every word has begins with its number, in as many bits as a character.
constexpr std::uint32_t kSectionWidth = 6;
constexpr std::uint32_t kCandidateColours = 1;
constexpr std::uint32_t kRules = 2;
constexpr std::uint32_t kColourWidth = 4;

enum class Division : std::uint8_t { usual, boxes, latin, regions };

// Characters that were changed, swapped or lost nearly always give another one (FNV-1a, folded).
std::string check_of(std::string_view payload) {
  const std::uint32_t hash = fnv1a_32(payload);
  BitWriter bits;
  bits.put((hash ^ hash >> 12 ^ hash >> 24) & 0xFFFU, 12);
  return bits.text();
}

// Enough bits for the numbers below the size.
std::uint32_t width_of(const sudoku::Shape& shape) {
  return static_cast<std::uint32_t>(std::bit_width(shape.size() - 1));
}

bool has_candidate_colours(const CellState& state) { return !state.candidate_colours.empty(); }

class Packer {
 public:
  explicit Packer(const GameRecord& record)
      : record_(record), shape_(record.frame.shape()), width_(width_of(shape_)) {}

  std::string pack(Share share) {
    put_shape();
    put_flag(record_.board.mode() == Mode::play);
    put_flag(record_.frame.has_marks());
    for (const bool mark : record_.frame.marks()) put_flag(mark);
    for (const CellState& state : record_.board.cells()) put_digit(state.given ? state.digit : 0U);
    put_entries(share);
    for (const Layer layer : kMarkLayers) put_marks(layer, share);
    const auto cells = record_.board.cells();
    if (share == Share::progress && std::ranges::any_of(cells, has_candidate_colours)) {
      put_candidate_colours();
    }
    if (sudoku::constraints_of(record_.frame) != nullptr) {
      bits_.put(kRules, kSectionWidth);
      put_rules(bits_, record_.frame);
    }
    return bits_.text();
  }

 private:
  void put_flag(bool flag) { bits_.put(flag ? 1 : 0, 1); }

  void put_digit(std::uint32_t digit) {
    put_flag(digit != 0);
    if (digit != 0) bits_.put(digit - 1, width_);
  }

  void put_shape() {
    Division division = Division::boxes;
    if (shape_.is_irregular()) division = Division::regions;
    if (!shape_.has_boxes()) division = Division::latin;
    if (shape_ == *sudoku::Shape::of_size(shape_.size())) division = Division::usual;
    bits_.put(static_cast<std::uint32_t>(division), 2);
    bits_.put(shape_.size() - 1, 8);
    if (division == Division::boxes) bits_.put(shape_.box_rows() - 1, 8);
    if (division != Division::regions) return;
    for (Cell cell = 0; cell < shape_.cell_count(); ++cell) {
      bits_.put(shape_.box_of(cell), width_);
    }
  }

  void put_entries(Share share) {
    const auto is_entry = [](const CellState& state) { return state.digit != 0 && !state.given; };
    const auto cells = record_.board.cells();
    const bool any = share == Share::progress && std::ranges::any_of(cells, is_entry);
    put_flag(any);
    for (const CellState& state : cells) {
      if (any && !state.given) put_digit(state.digit);
    }
  }

  void put_marks(Layer layer, Share share) {
    const auto cells = record_.board.cells();
    const bool any =
        share == Share::progress && std::ranges::any_of(cells, [layer](const CellState& state) {
          return !marks_of(state, layer).empty();
        });
    put_flag(any);
    if (!any) return;
    for (const CellState& state : cells) {
      const Marks& marks = marks_of(state, layer);
      put_flag(!marks.empty());
      if (marks.empty()) continue;
      for (std::uint32_t mark = 1; mark <= largest_mark(layer, shape_.size()); ++mark) {
        put_flag(marks.has(mark));
      }
    }
  }

  // Without any there is nothing: such words are as they were before candidates had colours. Never
  // inlined, as its reader: the page fetches it when it is needed.
  [[gnu::noinline]] void put_candidate_colours() {
    bits_.put(kCandidateColours, kSectionWidth);
    for (const CellState& state : record_.board.cells()) {
      const bool any = has_candidate_colours(state);
      put_flag(any);
      for (std::uint32_t digit = 1; any && digit <= shape_.size(); ++digit) {
        bits_.put(state.candidate_colours.of(static_cast<Digit>(digit)), kColourWidth);
      }
    }
  }

  const GameRecord& record_;
  const sudoku::Shape& shape_;
  const std::uint32_t width_;
  BitWriter bits_;
};

class Unpacker {
 public:
  explicit Unpacker(std::string_view text) : bits_(text) {}

  Result<GameRecord> unpack() {
    const Error foreign{ErrorKind::link_foreign, {}, {1, 0}};
    const std::optional<sudoku::Shape> shape = take_shape();
    if (!shape) return foreign;
    const Mode mode = take_flag() ? Mode::play : Mode::set;
    sudoku::Grid frame(*shape);
    if (take_flag() && !take_allowed(frame)) return foreign;
    if (bits_.left() < shape->cell_count()) return foreign;
    sudoku::Grid givens(*shape);
    for (Cell cell = 0; cell < shape->cell_count(); ++cell) givens.set(cell, take_digit(*shape));
    Board board(givens, mode);
    if (take_flag()) take_entries(*shape, board);
    for (const Layer layer : kMarkLayers) {
      if (take_flag()) take_marks(*shape, layer, board);
    }
    // What fills up the last character is shorter.
    std::uint32_t section = take_section();
    if (section == kCandidateColours) {
      take_candidate_colours(*shape, board);
      section = take_section();
    }
    if (section == kRules) {
      Result<sudoku::Grid> ruled = take_rules(bits_, frame);
      if (!ruled) return ruled.error();
      frame = *std::move(ruled);
    }
    const bool filled_up =
        bits_.left() < kSectionWidth && bits_.take(static_cast<std::uint32_t>(bits_.left())) == 0;
    if (bad_ || bits_.exhausted() || !filled_up) return foreign;
    return GameRecord{.frame = std::move(frame), .board = std::move(board)};
  }

 private:
  bool take_flag() { return bits_.take(1) == 1; }

  // The number of the next section, 0 where there is none.
  std::uint32_t take_section() {
    if (bits_.left() < kSectionWidth || bad_) return 0;
    const std::uint32_t section = bits_.take(kSectionWidth);
    bad_ = section == 0 || section > kRules;
    return section;
  }

  Digit take_digit(const sudoku::Shape& shape) {
    if (!take_flag()) return 0;
    const std::uint32_t digit = bits_.take(width_of(shape)) + 1;
    bad_ = bad_ || digit > shape.size();
    return bad_ ? Digit{0} : static_cast<Digit>(digit);
  }

  std::optional<sudoku::Shape> take_shape() {
    const auto division = static_cast<Division>(bits_.take(2));
    const std::uint32_t size = bits_.take(8) + 1;
    sudoku::Shape square = *sudoku::Shape::latin(size);
    if (division == Division::usual) return *sudoku::Shape::of_size(size);
    if (division == Division::latin) return square;
    if (division == Division::boxes) {
      const std::uint32_t rows = bits_.take(8) + 1;
      if (size % rows != 0) return std::nullopt;
      return *sudoku::Shape::boxes(rows, size / rows);
    }
    if (bits_.left() < std::size_t{square.cell_count()} * width_of(square)) return std::nullopt;
    std::vector<std::uint16_t> region_of(square.cell_count());
    for (std::uint16_t& region : region_of) {
      region = static_cast<std::uint16_t>(bits_.take(width_of(square)));
    }
    const Result<sudoku::Shape> shape = sudoku::Shape::regions(size, std::move(region_of));
    return shape ? std::optional(*shape) : std::nullopt;
  }

  bool take_allowed(sudoku::Grid& frame) {
    const std::size_t count = std::size_t{frame.shape().cell_count()} * frame.size();
    if (bits_.left() < count) return false;
    std::vector<bool> marks(count);
    for (std::size_t mark = 0; mark < count; ++mark) marks[mark] = take_flag();
    frame.set_marks(std::move(marks));
    return true;
  }

  void take_entries(const sudoku::Shape& shape, Board& board) {
    for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
      if (board.cell(cell).given) continue;
      const Digit digit = take_digit(shape);
      if (digit != 0) board.toggle(Flip(cell, Layer::digit, digit));
    }
  }

  void take_marks(const sudoku::Shape& shape, Layer layer, Board& board) {
    for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
      if (!take_flag()) continue;
      for (std::uint32_t mark = 1; mark <= largest_mark(layer, shape.size()); ++mark) {
        if (take_flag()) board.toggle(Flip(cell, layer, mark));
      }
    }
  }

  [[gnu::noinline]] void take_candidate_colours(const sudoku::Shape& shape, Board& board) {
    for (Cell cell = 0; !bad_ && cell < shape.cell_count(); ++cell) {
      if (!take_flag()) continue;
      for (std::uint32_t digit = 1; digit <= shape.size(); ++digit) {
        const std::uint32_t colour = bits_.take(kColourWidth);
        bad_ = bad_ || colour > kColours;
        if (bad_ || colour == 0) continue;
        board.toggle(Flip::candidate_colour(cell, static_cast<Digit>(digit), colour));
      }
    }
  }

  BitReader bits_;
  bool bad_ = false;  // a digit or a colour that the board does not have
};

}  // namespace

std::string share_text(const Game& game, Share share) {
  const std::string payload = kVersion + Packer(game.record()).pack(share);
  return payload + check_of(payload);
}

Result<Game> read_share(std::string_view word) {
  for (std::size_t at = 0; at < word.size(); ++at) {
    if (value_of(word[at])) continue;
    return Error{ErrorKind::link_character, {{"found", sudoku::shown(word, at)}}, {1, at + 1}};
  }
  const std::string version(1, kVersion);
  if (word.empty()) return Error{ErrorKind::link_empty, {{"version", version}}, {1, 1}};
  if (word.front() != kVersion) {
    return Error{
        ErrorKind::link_version, {{"version", version}, {"found", sudoku::shown(word, 0)}}, {1, 1}};
  }
  const std::size_t length = word.size() - std::min(word.size() - 1, kCheckLength);
  const std::string_view payload = word.substr(0, length);
  if (check_of(payload) != word.substr(length)) {
    return Error{ErrorKind::link_changed, {}, {1, 0}};
  }
  Result<GameRecord> record = Unpacker(payload.substr(1)).unpack();
  if (!record) return record.error();
  return Game(*std::move(record));
}

}  // namespace quadrille::play
