// A line is scanned in one of two ways. Most lines are nothing but symbols, 81 of them, and pass
// through a loop over a table. The first character that is no symbol sends the line to the full
// scan, which counts both readings.
#include "quadrille/formats/text/line_scan.h"

#include <algorithm>

namespace quadrille::sudoku {

namespace {

using Kind = Glyph::Kind;

std::uint32_t figures_in(std::uint32_t number) {
  std::uint32_t figures = 1;
  for (; number >= 10; number /= 10) ++figures;
  return figures;
}

std::string_view without_comment(std::string_view line) {
  for (std::size_t hash = line.find('#'); hash != std::string_view::npos;
       hash = line.find('#', hash + 1)) {
    if (hash > 0 && (line[hash - 1] == ' ' || line[hash - 1] == '\t')) return line.substr(0, hash);
  }
  return line;
}

// True, with the counts filled in, where the line holds symbols only.
bool scan_symbols(LineScan& scan) {
  std::uint32_t largest = 0;
  for (const char symbol : scan.text) {
    const Glyph glyph = detail::kAsciiGlyphs[static_cast<unsigned char>(symbol)];
    if (glyph.kind != Kind::cell) return false;
    largest = std::max<std::uint32_t>(largest, glyph.least);
  }
  scan.symbols = static_cast<std::uint32_t>(scan.text.size());
  scan.tokens = 1;
  scan.widest = scan.symbols;
  scan.numbers = scan.symbols == 1;
  scan.largest_symbol = scan.largest_token = largest;
  return true;
}

// Counts the cells of both readings, glyph by glyph.
class FullScan {
 public:
  explicit FullScan(LineScan& scan) : scan_(scan) {}

  void run() {
    for (std::size_t at = 0; at < scan_.text.size();) {
      const Glyph glyph = glyph_at(scan_.text, at);
      if (glyph.kind == Kind::cell || glyph.kind == Kind::other) {
        add_symbol(glyph, at);
      } else {
        end_token();
        if (glyph.kind == Kind::comma) end_field();
        scan_.barred |= glyph.kind == Kind::vertical;
        long_horizontal_ |= glyph.kind == Kind::horizontal && before_ == Kind::horizontal;
        horizontal_ |= glyph.kind == Kind::horizontal;
      }
      before_ = glyph.kind;
      at += glyph.bytes;
    }
    end_token();
    if (has_commas_) end_field();
  }

  // Rulers may have dots and such at their joints. Bars with blanks between them are a row.
  [[nodiscard]] bool is_ruler() const {
    if (scan_.symbols > 0 || scan_.tokens > 0) return long_horizontal_ && joints_only_;
    return horizontal_ || sizes_of_drawn_row(scan_.text).empty();
  }

 private:
  void add_symbol(const Glyph& glyph, std::size_t at) {
    const char symbol = scan_.text[at];
    constexpr std::string_view kJoints = "*.'`";
    constexpr std::uint32_t kEnough = 1'000'000;  // more than any digit
    ++scan_.symbols;
    scan_.largest_symbol = std::max<std::uint32_t>(scan_.largest_symbol, glyph.least);
    if (joints_only_) joints_only_ = kJoints.find(symbol) != std::string_view::npos;
    const bool figure = figure_at(scan_.text, at) >= 0;
    if (width_ == 0) {
      token_ = glyph.least;
      is_number_ = figure;
    } else {
      token_ = std::min(token_ * 10 + glyph.least, kEnough);
      is_number_ &= figure;
    }
    ++width_;
  }
  void end_token() {
    if (width_ == 0) return;
    ++scan_.tokens;
    scan_.widest = std::max(scan_.widest, width_);
    if (width_ > 1 && !is_number_) {
      scan_.numbers = false;
    } else {
      scan_.largest_token = std::max(scan_.largest_token, token_);
    }
    width_ = 0;
    field_is_empty_ = false;
  }
  void end_field() {
    if (field_is_empty_) ++scan_.tokens;
    field_is_empty_ = true;
    has_commas_ = true;
  }

  LineScan& scan_;
  std::uint32_t width_ = 0;  // of the token so far
  std::uint32_t token_ = 0;  // the digit it means
  bool is_number_ = false;
  bool has_commas_ = false;
  bool field_is_empty_ = true;
  Kind before_ = Kind::blank;
  bool horizontal_ = false;
  bool long_horizontal_ = false;  // two side by side
  bool joints_only_ = true;
};

}  // namespace

Spacing LineScan::spacing() const {
  const bool separated = numbers && tokens > 0 && widest <= figures_in(tokens);
  return separated ? Spacing::separated : Spacing::packed;
}

std::optional<Spacing> LineScan::spacing_for(std::uint64_t cells) const {
  if (count() == cells) return spacing();
  if (tokens == cells && numbers) return Spacing::separated;
  return std::nullopt;
}

LineScan scan_line(std::string_view line) {
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.remove_suffix(1);
  LineScan scan;
  scan.text = line;
  if (!line.empty() && scan_symbols(scan)) {
    scan.kind = LineScan::Kind::cells;
    return scan;
  }
  const std::size_t first = line.find_first_not_of(" \t\r\v\f");
  if (first == std::string_view::npos) return scan;
  if (line[first] == '#') {
    scan.kind = LineScan::Kind::comment;
    return scan;
  }
  scan.text = without_comment(line);
  FullScan full(scan);
  full.run();
  scan.kind = full.is_ruler() ? LineScan::Kind::ruler : LineScan::Kind::cells;
  return scan;
}

bool CellWalk::next() {
  while (at_ < line_.size()) {
    const std::size_t begin = at_;
    const Glyph glyph = glyph_at(line_, begin);
    at_ += glyph.bytes;
    if (glyph.kind == Kind::cell || glyph.kind == Kind::other) {
      if (spacing_ == Spacing::separated) skip_rest_of_token();
      field_is_empty_ = false;
      return take(begin, at_);
    }
    if (glyph.kind == Kind::comma && spacing_ == Spacing::separated) {
      has_commas_ = true;
      if (field_is_empty_) return take(begin, begin);
      field_is_empty_ = true;
    }
  }
  if (has_commas_ && field_is_empty_) {
    has_commas_ = false;
    return take(line_.size(), line_.size());
  }
  return false;
}

bool CellWalk::take(std::size_t begin, std::size_t end) {
  begin_ = begin;
  end_ = end;
  return true;
}

void CellWalk::skip_rest_of_token() {
  while (at_ < line_.size()) {
    const Glyph glyph = glyph_at(line_, at_);
    if (glyph.kind != Glyph::Kind::cell && glyph.kind != Glyph::Kind::other) return;
    at_ += glyph.bytes;
  }
}

std::optional<std::uint32_t> cell_digit(std::string_view text, std::uint32_t size) {
  if (text.empty()) return 0;
  const Glyph glyph = glyph_at(text, 0);
  if (glyph.kind != Glyph::Kind::cell) return std::nullopt;
  if (glyph.bytes == text.size()) return digit_on(glyph.value, size);
  std::uint32_t number = 0;
  for (std::size_t at = 0; at < text.size(); at += character_at(text, at).size()) {
    const int figure = figure_at(text, at);
    if (figure < 0) return std::nullopt;
    number = std::min(number * 10 + static_cast<std::uint32_t>(figure), 1'000'000U);
  }
  return number;
}

}  // namespace quadrille::sudoku
