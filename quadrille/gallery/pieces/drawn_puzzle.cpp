// The lines of a text are settings (box, count, turn, flip), comments, or rows of a drawing. Rows
// that follow each other are a block. A block with letters draws pieces, one for each letter, and
// if it shares a letter with the block before, it is the next layer of them; a block without
// letters is a layer of the box.
#include "quadrille/gallery/pieces/drawn_puzzle.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <string>

#include "quadrille/base/text.h"
#include "quadrille/gallery/piece_text.h"

namespace quadrille::gallery {
namespace {

constexpr std::string_view kMark = "\xef\xbb\xbf";
constexpr std::string_view kBlanks = " \t\r\v\f";
constexpr std::string_view kBoxCharacters = ".?#";
constexpr int kLongestSide = 10'000;
constexpr std::size_t kMostBoxCells = 100'000;
constexpr std::uint32_t kMostCopies = 1000;

bool is_piece(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

std::string_view without_end(std::string_view line) {
  const std::size_t last = line.find_last_not_of(kBlanks);
  return line.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

// "# a remark", but not "#.#", which is a row of a box; a lone # is a remark without words.
bool is_remark(std::string_view line) {
  const std::size_t first = line.find_first_not_of(kBlanks);
  if (first == std::string_view::npos || line[first] != '#') return false;
  const std::string_view rest = line.substr(first);
  return rest == "#" || rest.find_first_not_of(".?# ") != std::string_view::npos;
}

struct PieceWord {
  std::string_view text;
  std::size_t column;
};

std::vector<PieceWord> words_of(std::string_view line) {
  std::vector<PieceWord> words;
  for (std::size_t at = 0; (at = line.find_first_not_of(kBlanks, at)) != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
    words.push_back({line.substr(at, end - at), at + 1});
    at = end;
  }
  return words;
}

std::optional<std::uint32_t> whole(std::string_view text) {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// The sides in "6x10" or "3x3x3".
std::vector<std::uint32_t> sides_in(std::string_view text) {
  std::vector<std::uint32_t> sides;
  for (;;) {
    const std::size_t end = std::min(text.find('x'), text.size());
    const auto side = whole(text.substr(0, end));
    if (!side || *side == 0) return {};
    sides.push_back(*side);
    if (end == text.size()) return sides;
    text.remove_prefix(end + 1);
  }
}

enum class Setting : std::uint8_t { none, box, count, turn, flip };

Setting setting_in(std::string_view line) {
  const std::vector<PieceWord> words = words_of(line);
  if (words.empty()) return Setting::none;
  std::string_view first = words.front().text;
  const bool colon = first.ends_with(':');
  if (colon) first.remove_suffix(1);
  if (!colon && words.size() == 1) return Setting::none;  // a row of letters
  if (first == "box") return Setting::box;
  if (first == "count") return Setting::count;
  if (first == "turn") return Setting::turn;
  return first == "flip" ? Setting::flip : Setting::none;
}

Message cut(std::string_view text) { return quoted(shortened(text, 41)); }

class DrawingReader {
 public:
  Result<DrawnPuzzle> read(std::string_view text) {
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    while (!text.empty()) {
      ++line_;
      const std::size_t end = std::min(text.find('\n'), text.size());
      if (auto done = read_line(without_end(text.substr(0, end))); !done) return done.error();
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (auto done = end_block(); !done) return done.error();
    if (auto done = apply_settings(); !done) return done.error();
    if (puzzle_.pieces.empty()) return Error{ErrorKind::piece_none};
    if (std::ranges::all_of(puzzle_.box, &BoxCell::optional)) return Error{ErrorKind::piece_box};
    return std::move(puzzle_);
  }

 private:
  struct Row {
    std::string_view text;
    std::size_t line;
  };
  // Of some pieces: told once all pieces are known.
  struct PieceSetting {
    Setting setting;
    std::string_view letters;
    Place place;  // of the letters
    std::uint32_t least = 1;
    std::uint32_t most = 1;
    bool allowed = true;
  };

  Result<void> read_line(std::string_view line) {
    if (is_remark(line)) return {};
    const Setting setting = setting_in(line);
    if (!line.empty() && setting == Setting::none) {
      rows_.push_back({line, line_});
      return {};
    }
    if (auto done = end_block(); !done) return done;
    switch (setting) {
      case Setting::none:
        return {};
      case Setting::box:
        return read_box(line);
      case Setting::count:
        return read_count(line);
      case Setting::turn:
      case Setting::flip:
        break;
    }
    return read_freedom(setting, line);
  }

  [[nodiscard]] Error wrong(Argument::List usage, std::string_view found,
                            std::size_t column) const {
    return {ErrorKind::piece_setting,
            {{"usage", std::move(usage)}, {"found", cut(found)}},
            {line_, column}};
  }

  // box 6x10, box 3x4x5, or box: before the drawing.
  Result<void> read_box(std::string_view line) {
    const std::vector<PieceWord> words = words_of(line);
    if (!puzzle_.box.empty())
      return Error{ErrorKind::piece_second_box, {}, {line_, words[0].column}};
    if (words.size() == 1) return {};
    const std::vector<std::uint32_t> sides = sides_in(words[1].text);
    if (words.size() != 2 || sides.size() < 2 || sides.size() > 3) {
      const PieceWord& first =
          words[std::min<std::size_t>(words.size() - 1, sides.empty() ? 1 : 2)];
      return wrong({"box 6x10", "box 3x3x3", "box:"}, first.text, first.column);
    }
    const std::uint64_t layers = sides.size() == 3 ? sides[2] : 1;
    const bool too_long = std::ranges::any_of(
        sides, [](std::uint32_t side) { return side > static_cast<std::uint32_t>(kLongestSide); });
    if (too_long || layers * sides[0] * sides[1] > kMostBoxCells) {
      return Error{ErrorKind::at_most,
                   {{"most", kMostBoxCells}, {"found", cut(words[1].text)}},
                   {line_, words[1].column}}
          .about("box");
    }
    puzzle_.layers = static_cast<int>(layers);
    for (int z = 0; z < puzzle_.layers; ++z) {
      for (int y = 0; y < static_cast<int>(sides[0]); ++y) {
        for (int x = 0; x < static_cast<int>(sides[1]); ++x) puzzle_.box.push_back({{x, y, z}});
      }
    }
    box_is_complete_ = true;
    return {};
  }

  // count A 3, count AB 0-1, count A any
  Result<void> read_count(std::string_view line) {
    const std::vector<PieceWord> words = words_of(line);
    const Argument::List usage = {"count A 3", "count A 0-1", "count A any"};
    if (words.size() != 3) return wrong(usage, line, 1);
    PieceSetting setting{Setting::count, words[1].text, {line_, words[1].column}};
    const std::string_view number = words[2].text;
    const std::size_t dash = number.find('-');
    const auto least = whole(number.substr(0, dash));
    const auto most = dash == std::string_view::npos ? least : whole(number.substr(dash + 1));
    if (number == "any") {
      setting.least = 0;
      setting.most = DrawnPiece::kAny;
    } else if (least && most && *least <= *most && *most > 0) {
      setting.least = *least;
      setting.most = *most;
    } else {
      return wrong(usage, number, words[2].column);
    }
    if (number != "any" && setting.most > kMostCopies) {
      return Error{ErrorKind::at_most,
                   {{"most", kMostCopies}, {"found", cut(number)}},
                   {line_, words[2].column}};
    }
    settings_.push_back(setting);
    return {};
  }

  // turn no, flip yes AB
  Result<void> read_freedom(Setting kind, std::string_view line) {
    const std::vector<PieceWord> words = words_of(line);
    const bool is_turn = kind == Setting::turn;
    const std::string_view answer = words.size() > 1 ? words[1].text : "";
    if ((answer != "yes" && answer != "no") || words.size() > 3) {
      const Argument::List usage = is_turn ? Argument::List{"turn no", "turn yes A"}
                                           : Argument::List{"flip no", "flip yes A"};
      return wrong(usage, words.size() > 3 ? words[3].text : line,
                   words.size() > 3 ? words[3].column : 1);
    }
    const bool allowed = answer == "yes";
    if (words.size() == 2) {
      (is_turn ? puzzle_.turn : puzzle_.flip) = allowed;
      return {};
    }
    settings_.push_back({.setting = kind,
                         .letters = words[2].text,
                         .place = {line_, words[2].column},
                         .allowed = allowed});
    return {};
  }

  Result<void> apply_settings() {
    for (const PieceSetting& setting : settings_) {
      for (std::size_t at = 0; at < setting.letters.size(); ++at) {
        const auto found = puzzle_.pieces.find(setting.letters[at]);
        if (found == puzzle_.pieces.end()) {
          return Error{ErrorKind::piece_unknown,
                       {{"found", quoted(characters(setting.letters.substr(at)).front())}},
                       {setting.place.line, setting.place.column + at}};
        }
        DrawnPiece& piece = found->second;
        if (setting.setting == Setting::count) {
          piece.least = setting.least;
          piece.most = setting.most;
        } else {
          (setting.setting == Setting::turn ? piece.turn : piece.flip) = setting.allowed;
        }
      }
    }
    return {};
  }

  Result<void> end_block() {
    const std::vector<Row> rows = std::exchange(rows_, {});
    if (rows.empty()) return {};
    const bool has_letters = std::ranges::any_of(
        rows, [](const Row& row) { return std::ranges::any_of(row.text, is_piece); });
    return has_letters ? end_pieces(rows) : end_box(rows);
  }

  static Error strange(const Row& row, std::size_t at) {
    return {ErrorKind::piece_character,
            {{"found", quoted(characters(row.text.substr(at)).front())}},
            {row.line, at + 1}};
  }

  Result<void> end_pieces(const std::vector<Row>& rows) {
    std::set<char> letters;
    for (const Row& row : rows) {
      for (std::size_t at = 0; at < row.text.size(); ++at) {
        const char c = row.text[at];
        if (is_piece(c)) {
          letters.insert(c);
        } else if (c != ' ' && c != '.') {
          return strange(row, at);
        }
      }
    }
    const bool goes_on =
        std::ranges::any_of(letters, [&](char c) { return letters_before_.contains(c); });
    layer_ = goes_on ? layer_ + 1 : 0;
    if (!goes_on) group_.clear();
    for (const char c : letters) {
      if (puzzle_.pieces.contains(c) && !group_.contains(c)) {
        return Error{
            ErrorKind::piece_twice, {{"piece", quoted(std::string(1, c))}}, place_of(rows, c)};
      }
    }
    for (std::size_t y = 0; y < rows.size(); ++y) {
      for (std::size_t x = 0; x < rows[y].text.size(); ++x) {
        const char c = rows[y].text[x];
        if (!is_piece(c)) continue;
        puzzle_.pieces[c].body.push_back({static_cast<int>(x), static_cast<int>(y), layer_});
      }
    }
    group_.insert(letters.begin(), letters.end());
    letters_before_ = std::move(letters);
    box_is_complete_ = box_is_complete_ || !puzzle_.box.empty();
    return {};
  }

  static Place place_of(const std::vector<Row>& rows, char letter) {
    for (const Row& row : rows) {
      const std::size_t at = row.text.find(letter);
      if (at != std::string_view::npos) return {row.line, at + 1};
    }
    return {};
  }

  // Blocks of the box follow each other: its layers.
  Result<void> end_box(const std::vector<Row>& rows) {
    if (box_is_complete_) return Error{ErrorKind::piece_second_box, {}, {rows.front().line, 1}};
    letters_before_.clear();
    for (std::size_t y = 0; y < rows.size(); ++y) {
      for (std::size_t x = 0; x < rows[y].text.size(); ++x) {
        const char c = rows[y].text[x];
        if (c == ' ' || c == '#') continue;
        if (kBoxCharacters.find(c) == std::string_view::npos) return strange(rows[y], x);
        puzzle_.box.push_back(
            {{static_cast<int>(x), static_cast<int>(y), puzzle_.layers}, c == '?'});
        if (puzzle_.box.size() > kMostBoxCells) {
          return Error{ErrorKind::at_most,
                       {{"most", kMostBoxCells}, {"found", puzzle_.box.size()}},
                       {rows[y].line, x + 1}}
              .about("box");
        }
      }
    }
    ++puzzle_.layers;
    return {};
  }

  DrawnPuzzle puzzle_;
  std::size_t line_ = 0;
  std::vector<Row> rows_;  // of the block that is being read
  std::vector<PieceSetting> settings_;
  bool box_is_complete_ = false;
  std::set<char> letters_before_;  // in the last block
  std::set<char> group_;           // in all blocks that are layers of the same pieces
  int layer_ = 0;
};

}  // namespace

bool is_pieces(std::string_view text) {
  if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = without_end(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (setting_in(line) == Setting::box) {
      const std::vector<PieceWord> words = words_of(line);
      if (words.size() == 1 || (words.size() == 2 && sides_in(words[1].text).size() >= 2)) {
        return true;
      }
    }
    const bool is_row_of_box = line.find_first_not_of(".?# ") == std::string_view::npos;
    if (is_row_of_box && line.find('.') != std::string_view::npos) return true;
  }
  return false;
}

Result<DrawnPuzzle> read_drawing(std::string_view text) { return DrawingReader().read(text); }

}  // namespace quadrille::gallery
