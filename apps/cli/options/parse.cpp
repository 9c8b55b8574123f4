#include "apps/cli/options/parse.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <locale>
#include <sstream>
#include <string>

#include "quadrille/base/text.h"
#include "quadrille/rules/constraint.h"

namespace quadrille::cli {
namespace {

using create::Range;
using sudoku::Shape;

constexpr std::size_t kLongestShown = 40;
constexpr std::size_t kLongestName = 64;  // what is longer is no slip of the fingers
constexpr std::size_t kLeastPrefix = 3;   // "gen" is the beginning of generate, "g" of anything

// The whole text as a number, or nothing.
template <class T>
std::optional<T> number(std::string_view text) {
  T value{};
  const char* begin = text.data();
  const char* end = begin + text.size();
  const auto [stopped, error] = std::from_chars(begin, end, value);
  if (error != std::errc{} || stopped != end) return std::nullopt;
  return value;
}

// The same, also with a point; std::from_chars does that in few standard libraries.
std::optional<double> decimal(std::string_view text) {
  if (text.find_first_not_of("0123456789.eE+-") != std::string_view::npos) return std::nullopt;
  std::istringstream stream{std::string(text)};
  stream.imbue(std::locale::classic());
  double value = 0;
  if (!(stream >> value) || stream.peek() != std::istringstream::traits_type::eof()) {
    return std::nullopt;
  }
  return value;
}

bool is_digits(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// "24-28", "24-", "-28" or "24", each end read by `parse`.
template <class Parse>
std::optional<Range> parse_range(std::string_view text, const Parse& parse) {
  const std::size_t dash = text.find('-');
  Range range;
  const auto read = [&](std::string_view part, std::uint32_t& end) {
    if (part.empty()) return text.size() > 1;
    const std::optional<std::uint32_t> value = parse(part);
    if (value) end = *value;
    return value.has_value();
  };
  if (!read(text.substr(0, dash), range.low)) return std::nullopt;
  if (dash == std::string_view::npos) return Range{range.low, range.low};
  if (!read(text.substr(dash + 1), range.high)) return std::nullopt;
  return range;
}

// What was expected is told by the sentence.
Error expected(std::string_view key, std::string_view text) {
  return Message{key, {{"found", found(text)}}};
}

// Letters in lower case, without blanks and dashes.
std::string folded(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '-' || c == ' ' || c == '_') continue;
    result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return result;
}

// How many letters have to be put in, left out, replaced or swapped with the next: the optimal
// string alignment distance.
std::size_t slips_between(std::string_view a, std::string_view b) {
  std::array<std::vector<std::size_t>, 3> rows;  // the latest last
  for (auto& row : rows) row.assign(b.size() + 1, 0);
  for (std::size_t j = 0; j <= b.size(); ++j) rows[2][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::ranges::rotate(rows, rows.begin() + 1);
    auto& [two_before, before, now] = rows;
    now[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = a[i - 1] == b[j - 1];
      now[j] = std::min({before[j] + 1, now[j - 1] + 1, before[j - 1] + (same ? 0U : 1U)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        now[j] = std::min(now[j], two_before[j - 2] + 1);
      }
    }
  }
  return rows[2][b.size()];
}

}  // namespace

Result<std::uint64_t> whole_number(std::string_view text, std::uint64_t least, std::uint64_t most) {
  const auto value = number<std::uint64_t>(text);
  if (value && *value >= least && *value <= most) return *value;
  // The largest that a computer word holds is only worth telling to those who came up to it.
  if (most == UINT64_MAX && (!is_digits(text) || value)) {
    return Error{Message{"cli.whole_number", {{"least", least}, {"found", found(text)}}}};
  }
  return Error{
      Message{"cli.whole_number_to", {{"least", least}, {"most", most}, {"found", found(text)}}}};
}

std::optional<double> positive(std::string_view text) {
  const auto value = decimal(text);
  return value && std::isfinite(*value) && *value > 0 ? value : std::nullopt;
}

Result<double> parse_timeout(std::string_view text) {
  if (const auto seconds = positive(text)) return *seconds;
  return expected("cli.seconds", text);
}

Result<std::uint64_t> parse_memory(std::string_view text) {
  constexpr std::string_view kUnits = "kmgt";
  constexpr double kMost = 0x1p60;
  std::string_view figures = text;
  double unit = 1;
  if (!text.empty()) {
    const std::size_t power = kUnits.find(static_cast<char>(text.back() | 0x20));
    if (power != std::string_view::npos) {
      figures.remove_suffix(1);
      unit = std::exp2(10 * static_cast<double>(power + 1));
    }
  }
  const auto number = positive(figures);
  if (!number || *number * unit > kMost) return expected("cli.memory", text);
  return static_cast<std::uint64_t>(*number * unit);
}

Result<Shape> parse_box(std::string_view text) {
  const std::size_t cross = text.find_first_of("xX");
  if (cross != std::string_view::npos) {
    const auto rows = whole_number(text.substr(0, cross), 1, sudoku::kMaxSize);
    const auto columns = whole_number(text.substr(cross + 1), 1, sudoku::kMaxSize);
    if (rows && columns) {
      return Shape::boxes(static_cast<std::uint32_t>(*rows), static_cast<std::uint32_t>(*columns));
    }
  }
  return expected("cli.box", text);
}

Result<sudoku::BoardSize> parse_board_size(std::string_view text) {
  const std::size_t cross = std::min(text.find_first_of("xX"), text.size());
  const auto rows = whole_number(text.substr(0, cross), 1, sudoku::kMaxSize);
  const auto columns =
      cross < text.size() ? whole_number(text.substr(cross + 1), 1, sudoku::kMaxSize) : rows;
  if (!rows || !columns) return expected("cli.size", text);
  return sudoku::BoardSize{.rows = static_cast<std::uint32_t>(*rows),
                           .columns = static_cast<std::uint32_t>(*columns),
                           .digits = static_cast<std::uint32_t>(std::max(*rows, *columns))};
}

Result<Shape> parse_size(std::string_view text, Result<Shape> (*make)(std::uint32_t)) {
  const auto size = whole_number(text, 1, sudoku::kMaxSize);
  if (!size) return size.error();
  return make(static_cast<std::uint32_t>(*size));
}

Result<Range> parse_clues(std::string_view text) {
  constexpr std::uint64_t kMost = std::uint64_t{sudoku::kMaxSize} * sudoku::kMaxSize;
  const auto range = parse_range(text, [](std::string_view part) -> std::optional<std::uint32_t> {
    const auto clues = whole_number(part, 0, kMost);
    if (!clues) return std::nullopt;
    return static_cast<std::uint32_t>(*clues);
  });
  if (range) return *range;
  return expected("cli.clues", text);
}

Result<Range> parse_rating(std::string_view text) {
  const auto range = parse_range(text, [](std::string_view part) -> std::optional<std::uint32_t> {
    const auto rating = positive(part);
    if (!rating || *rating > 100) return std::nullopt;
    return static_cast<std::uint32_t>(std::lround(*rating * 10));
  });
  if (range) return *range;
  return expected("cli.rating", text);
}

Result<logic::Technique> parse_technique(std::string_view text) {
  if (const Result<logic::Technique> technique = logic::parse_technique(text)) return *technique;
  const std::vector<std::string_view> similar = logic::similar_techniques(text);
  return with_suggestion(expected("cli.technique", text), similar.empty() ? "" : similar.front());
}

Result<logic::Repertoire> parse_repertoire(std::string_view text) {
  const Result<logic::Repertoire> repertoire = logic::read_repertoire(text);
  if (repertoire) return *repertoire;
  const std::string_view rest = text.substr(repertoire.error().place.column - 1);
  return parse_technique(rest.substr(0, rest.find(','))).error();
}

const std::vector<std::string_view>& technique_names() {
  static const std::vector<std::string_view> kNames = [] {
    std::vector<std::string_view> all;
    for (std::size_t number = 0; number < logic::kAllTechniques; ++number) {
      all.push_back(logic::key(static_cast<logic::Technique>(number)));
    }
    return all;
  }();
  return kNames;
}

Error rule_meant(const Error& error, std::string_view text,
                 const std::vector<std::string_view>& others) {
  if (error.kind != ErrorKind::rule_without_cells) return error;
  std::vector<std::string_view> known = {"x", "diagonals"};
  for (std::size_t i = 0; i < sudoku::kConstraintKinds; ++i) {
    const auto kind = static_cast<sudoku::ConstraintKind>(i);
    const bool takes_nothing = is_global(kind) && form_of(kind).least_values == 0;
    if (takes_nothing) known.push_back(name(kind));
  }
  known.insert(known.end(), others.begin(), others.end());
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(','));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    const bool is_known = std::ranges::find(known, word) != known.end();
    if (!is_known) return with_suggestion(error, suggestion(word, known));
  }
  return error;
}

std::string brief(std::string_view text) { return shortened(text, kLongestShown); }

Message found(std::string_view text) { return quadrille::quoted(brief(text)); }

std::string_view suggestion(std::string_view text, const std::vector<std::string_view>& names) {
  const std::string typed = folded(text.substr(0, kLongestName));
  // One slip in a short word, two or three in longer ones.
  std::size_t least = std::min<std::size_t>(1 + typed.size() / 5, 3) + 1;
  std::string_view best;
  for (const std::string_view name : names) {
    const std::string meant = folded(name);
    const bool begun = typed.size() >= kLeastPrefix && meant.starts_with(typed);
    const std::size_t slips = begun ? 1 : slips_between(typed, meant);
    if (slips >= least || slips >= meant.size()) continue;
    least = slips;
    best = name;
  }
  return best;
}

Error with_suggestion(Error error, std::string_view meant) {
  if (meant.empty()) return error;
  return Message{"cli.meant", {{"error", error.message()}, {"meant", meant}}};
}

}  // namespace quadrille::cli
