// Of the program's own JSON only cells, regions, cages and two flags in the metadata have a meaning
// here; the rules may also stand in words, in the metadata or as a cage without cells. What is left
// is drawing, or about the look of things.
#include "quadrille/formats/exchange/sudokupad.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/region_parts.h"

namespace quadrille::sudoku {
namespace {

bool is_name_letter(char byte) {
  return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') ||
         (byte >= '0' && byte <= '9');
}

// One pass over the characters: names and values without quotes get them, nothing between two
// commas is an empty object.
class Unzipper {
 public:
  explicit Unzipper(std::string_view zipped)
      : zipped_(zipped), single_(zipped.find('"') == std::string_view::npos) {}

  std::string unzip() {
    while (at_ < zipped_.size()) {
      const char byte = zipped_[at_];
      if (byte == (single_ ? '\'' : '"')) {
        copy_text();
      } else if (byte == ',' || byte == ']' || byte == '}') {
        close_gap(byte);
      } else if (is_name_letter(byte) || byte == '#') {
        copy_word();
      } else {
        json_ += byte;
        ++at_;
        if (byte == '{' || byte == '[' || byte == ':') last_ = byte;
      }
    }
    return std::move(json_);
  }

 private:
  void copy_text() {
    const char quote = zipped_[at_++];
    json_ += '"';
    while (at_ < zipped_.size() && zipped_[at_] != quote) {
      if (zipped_[at_] == '\\' && at_ + 1 < zipped_.size()) {
        // A single quote needs no mark within double ones.
        if (zipped_[at_ + 1] != '\'') json_ += '\\';
        ++at_;
      }
      json_ += zipped_[at_++];
    }
    json_ += '"';
    at_ = std::min(at_ + 1, zipped_.size());
    last_ = '"';
  }

  void close_gap(char byte) {
    const bool gap = last_ == '[' || last_ == ',';
    const bool in_array = byte == ']' || byte == ',';
    const bool empty = last_ == '[' && byte == ']';
    if (gap && in_array && !empty) json_ += "{}";
    json_ += byte;
    last_ = byte;
    ++at_;
  }

  void copy_word() {
    const std::size_t begin = at_;
    while (at_ < zipped_.size() &&
           (is_name_letter(zipped_[at_]) || zipped_[at_] == '#' || zipped_[at_] == '.' ||
            zipped_[at_] == '-' || zipped_[at_] == '+')) {
      ++at_;
    }
    const std::string_view word = zipped_.substr(begin, at_ - begin);
    const bool is_name = at_ < zipped_.size() && zipped_[at_] == ':';
    if (!is_name && (word == "t" || word == "f")) {
      json_ += word == "t" ? "true" : "false";
    } else if (!is_name && is_plain(word)) {
      json_ += word;
    } else {
      json_ += fmt::format("\"{}\"", word);
    }
    last_ = 'w';
  }

  // A number, or one of JSON's own words.
  static bool is_plain(std::string_view word) {
    if (word == "true" || word == "false" || word == "null") return true;
    constexpr std::size_t kColour = 6;  // figures: they are a colour, which nobody asks for
    const bool has_zeros = word.size() > 1 && word[0] == '0' && word[1] != '.';
    return word.size() != kColour &&
           word.find_first_not_of("0123456789.-+eE") == std::string_view::npos &&
           word.find_first_of("0123456789") == 0 && !has_zeros;
  }

  std::string_view zipped_;
  bool single_;
  std::size_t at_ = 0;
  char last_ = '\0';  // the last character that counts: a bracket, a comma, a colon, or some value
  std::string json_;
};

class PadReader {
 public:
  explicit PadReader(JsonView board) : board_(board) {}

  Result<Grid> read() {
    const JsonView cells = member(board_, "cells", "ce");
    if (!cells.is_array()) return wrong_member("cells");
    size_ = static_cast<std::uint32_t>(std::min<std::size_t>(cells.size(), kMaxSize + 1));
    if (size_ < 1 || size_ > kMaxSize) return on_first_line(Shape::latin(size_).error());
    Result<BoardParts> parts = divided();
    if (!parts) return on_first_line(parts.error());
    if (auto done = read_digits(cells, *parts); !done) return on_first_line(done.error());
    if (auto done = read_cages(*parts); !done) return on_first_line(done.error());
    read_metadata(*parts);
    leave_rest_out(*parts);
    return parts->board();
  }

 private:
  // By its long name or its short one.
  static JsonView member(JsonView object, std::string_view name, std::string_view brief) {
    const JsonView found = object.find(name);
    return found.is_there() ? found : object.find(brief);
  }

  // [row, column] from 0.
  [[nodiscard]] std::optional<Cell> cell_of(JsonView pair) const {
    std::vector<std::uint64_t> numbers;
    for (const JsonView number : pair) numbers.push_back(number.whole().value_or(size_));
    if (numbers.size() != 2 || numbers[0] >= size_ || numbers[1] >= size_) return std::nullopt;
    return static_cast<Cell>(numbers[0] * size_ + numbers[1]);
  }

  static Error wrong_place(JsonView found) {
    return {ErrorKind::exchange_cell, {{"found", quoted(found.shown())}}};
  }

  [[nodiscard]] Result<BoardParts> divided() const {
    const JsonView regions = member(board_, "regions", "re");
    std::vector<std::optional<std::uint32_t>> numbers(std::size_t{size_} * size_);
    std::uint32_t number = 0;
    for (const JsonView region : regions) {
      for (const JsonView pair : region) {
        const std::optional<Cell> cell = cell_of(pair);
        if (!cell) return wrong_place(pair).about("regions");
        numbers[*cell] = number;
      }
      ++number;
    }
    if (number == 0) {
      const Result<Shape> latin = Shape::latin(size_);
      if (!latin) return latin.error();
      return BoardParts(*latin);
    }
    return board_of_regions(size_, numbers);
  }

  [[nodiscard]] Result<void> read_digits(JsonView rows, BoardParts& parts) const {
    Cell cell = 0;
    std::uint32_t number = 0;
    for (const JsonView row : rows) {
      ++number;
      if (row.size() != size_) {
        return Error{ErrorKind::cell_count_in_row,
                     {{"cells", size_}, {"row", number}, {"found", row.size()}}};
      }
      for (const JsonView place : row) {
        const JsonView value = member(place, "value", "v");
        const std::optional<std::uint64_t> digit = value.whole();
        if (value.says_something() && (!digit || *digit > size_)) {
          return Error{ErrorKind::json_digit,
                       {{"most", size_},
                        {"cell", cell_name(parts.shape, cell)},
                        {"found", quoted(value.shown())}}};
        }
        parts.digits[cell++] = static_cast<Digit>(digit.value_or(0));
      }
    }
    return {};
  }

  // "title: words" as the value of a cage; "rules: words" are the rules. Whether it is one of
  // these.
  static bool read_note(std::string_view value, BoardParts& parts) {
    constexpr std::array<std::string_view, 7> kNotes = {
        "title", "author", "solution", "source", "msgcorrect", "foglight", "rules"};
    const std::size_t colon = std::min(value.find(':'), value.size());
    std::string name(value.substr(0, colon));
    for (char& letter : name) {
      if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    if (std::ranges::find(kNotes, name) == kNotes.end()) return false;
    if (name == "rules") parts.tell_in_words(value.substr(std::min(colon + 1, value.size())));
    return true;
  }

  // A cage that says its cells differ, or that has a number. Others are frames, which mean what
  // some words say of them, or notes.
  [[nodiscard]] Result<void> read_cages(BoardParts& parts) const {
    std::size_t number = 0;
    std::size_t frames = 0;
    for (const JsonView cage : member(board_, "cages", "ca")) {
      const std::string name = fmt::format("cage {}", ++number);
      const JsonView value = member(cage, "value", "v");
      const std::optional<std::uint64_t> sum = value.whole();
      const bool unique = cage.find("unique").says_something();
      const bool summed = sum && *sum > 0 && *sum <= UINT32_MAX;
      const bool is_frame = !summed && (!unique || value.says_something());
      if (is_frame && !read_note(value.text(), parts)) {
        if (member(cage, "cells", "ce").says_something()) ++frames;
      }
      if (!unique && !summed) continue;
      Constraint rule{.kind = unique ? ConstraintKind::cage : ConstraintKind::sum};
      for (const JsonView pair : member(cage, "cells", "ce")) {
        const std::optional<Cell> cell = cell_of(pair);
        if (!cell) return wrong_place(pair).about(name);
        rule.cells.push_back(*cell);
      }
      if (rule.cells.empty()) continue;
      if (summed) rule.values.push_back(static_cast<std::uint32_t>(*sum));
      parts.rules.constraints.push_back(std::move(rule));
    }
    parts.leave_out("cages", frames);
    return {};
  }

  void read_metadata(BoardParts& parts) const {
    constexpr std::array<std::string_view, 9> kSilent = {"title",  "author",         "solution",
                                                         "source", "msgcorrect",     "giftmessage",
                                                         "t",      "bgimageopacity", "bgimage"};
    for (const JsonView entry : board_.find("metadata")) {
      const std::string_view name = entry.key();
      if (!entry.says_something() || std::ranges::find(kSilent, name) != kSilent.end()) continue;
      if (name == "rules") {
        read_words(entry, parts);
      } else if (name == "antiknight" || name == "antiking") {
        parts.rules.constraints.push_back({.kind = *parse_constraint_kind(name)});
      } else {
        parts.leave_out(name);
      }
    }
  }

  // A text, or a list of them.
  static void read_words(JsonView words, BoardParts& parts) {
    if (words.is_text()) parts.tell_in_words(words.text());
    for (const JsonView each : words) parts.tell_in_words(each.text());
  }

  void leave_rest_out(BoardParts& parts) const {
    using Named = std::pair<std::string_view, std::string_view>;  // and its short name
    constexpr Named kPictures[] = {
        {"lines", "l"}, {"arrows", "a"}, {"overlays", "o"}, {"underlays", "u"}};
    constexpr std::array<Named, 11> kOthers = {{{"cells", "ce"},
                                                {"regions", "re"},
                                                {"cages", "ca"},
                                                {"cellSize", "cs"},
                                                {"metadata", ""},
                                                {"settings", ""},
                                                {"id", ""},
                                                {"vd", ""},
                                                {"triggereffect", ""},
                                                {"foglight", ""},
                                                {"fogofwar", ""}}};
    const auto is_called = [](std::string_view key) {
      return [key](const Named& named) { return key == named.first || key == named.second; };
    };
    for (const JsonView entry : board_) {
      if (!entry.says_something()) continue;
      const auto* picture = std::ranges::find_if(kPictures, is_called(entry.key()));
      if (picture != std::end(kPictures)) {
        parts.leave_out(picture->first, entry.size());
      } else if (std::ranges::none_of(kOthers, is_called(entry.key()))) {
        parts.leave_out(entry.key());
      }
    }
  }

  JsonView board_;
  std::uint32_t size_ = 0;
};

}  // namespace

std::string unzip_sudokupad(std::string_view zipped) { return Unzipper(zipped).unzip(); }

Result<Grid> read_sudokupad(JsonView board) { return PadReader(board).read(); }

}  // namespace quadrille::sudoku
