#include "apps/cli/options/wishes_options.h"

#include <cmath>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/cli/options/options.h"
#include "apps/cli/options/values.h"
#include "apps/cli/pipeline/input.h"

namespace quadrille::cli {
namespace {

using create::Pattern;
using create::Range;
using logic::Level;
using sudoku::Shape;

constexpr const char* kGroup = "Wishes";
constexpr std::size_t kMostMaskBytes = std::size_t{4} << 20U;

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

Result<Range> parse_clues(std::string_view text) {
  constexpr std::uint64_t kMost = std::uint64_t{sudoku::kMaxSize} * sudoku::kMaxSize;
  const auto range = parse_range(text, [](std::string_view part) -> std::optional<std::uint32_t> {
    const auto number = whole_number(part, 0, kMost);
    if (!number) return std::nullopt;
    return static_cast<std::uint32_t>(*number);
  });
  if (range) return *range;
  return Error{"expected a number such as 26 or a range such as 24-28, " + found(text)};
}

Result<Range> parse_rating(std::string_view text) {
  const auto range = parse_range(text, [](std::string_view part) -> std::optional<std::uint32_t> {
    const auto number = positive(part, "");
    if (!number || *number > 100) return std::nullopt;
    return static_cast<std::uint32_t>(std::lround(*number * 10));
  });
  if (range) return *range;
  return Error{"expected a rating such as 3.2 or a range such as 2.0-3.4, " + found(text)};
}

Result<std::optional<logic::Technique>> parse_technique(std::string_view text) {
  const Result<logic::Technique> technique = logic::parse_technique(text);
  if (!technique) return technique.error();
  return std::optional(*technique);
}

Result<std::optional<std::vector<bool>>> load_mask(const std::string& path) {
  // A wrong file is wrong input, not wrong usage.
  const Result<std::string> text = read_whole(path, kMostMaskBytes);
  if (!text) refuse_file("--mask: " + text.error().text());
  Result<std::vector<bool>> mask = create::read_mask(*text);
  if (!mask) refuse_file(fmt::format("--mask: {}: {}", path, mask.error().text()));
  return std::optional(*std::move(mask));
}

Choices<std::optional<Level>> level_choices() {
  Choices<std::optional<Level>> choices;
  for (const Level level :
       {Level::easy, Level::medium, Level::hard, Level::expert, Level::extreme}) {
    choices.emplace_back(logic::name(level), level);
  }
  return choices;
}

Choices<std::optional<Pattern>> pattern_choices() {
  Choices<std::optional<Pattern>> choices;
  for (const Pattern pattern : create::kPatterns) {
    choices.emplace_back(create::name(pattern), pattern);
  }
  choices.emplace_back("random", std::nullopt);
  return choices;
}

Result<Shape> shape_of(const WishesOptions& options, const std::optional<Shape>& shape) {
  if (!options.mask) return shape ? *shape : *Shape::boxes(3, 3);
  const std::size_t cells = options.mask->size();
  Result<Shape> result =
      shape ? *shape : Shape::of_size(static_cast<std::uint32_t>(std::lround(std::sqrt(cells))));
  if (result && result->cell_count() != cells) {
    return Error{fmt::format("--mask: expected {} cells for a board {}, found {}",
                             result->cell_count(), result->describe(), cells)};
  }
  return result;
}

}  // namespace

void add_wishes(CLI::App& app, WishesOptions& options) {
  in_group(kGroup, add_choice<std::optional<Level>>(app, "--level", options.level, level_choices(),
                                                    "How hard it is for a person"));
  in_group(kGroup, add_value(app, "--rating", options.rating, parse_rating, "A-B",
                             "Its rating on the scale of Sudoku Explainer"));
  in_group(kGroup, add_value(app, "--technique", options.technique, parse_technique, "NAME",
                             "A technique that it cannot be solved without"));
  const Choices<std::optional<Pattern>> patterns = pattern_choices();
  const std::vector<std::string_view> pattern_names = names(patterns);
  // All but none, the default: more would not fit into a line of --help.
  in_group(kGroup,
           add_value(
               app, "--symmetry", options.pattern,
               [patterns](std::string_view text) { return one_of(text, patterns); },
               fmt::format("{}", fmt::join(pattern_names.begin() + 1, pattern_names.end(), "|")),
               "How the clues are arranged (default: none)"));
  in_group(kGroup,
           add_value(app, "--clues", options.clues, parse_clues, "A-B", "How many clues it has"));
  in_group(kGroup, add_flag(app, "--minimal", options.minimal, "No clue can go"));
  in_group(kGroup, add_value(app, "--mask", options.mask, load_mask, "FILE",
                             "Clues exactly where the file has an x, none where it has a point"));
}

Result<create::PuzzleSpec> wishes_of(const WishesOptions& options,
                                     const std::optional<Shape>& shape) {
  const Result<Shape> board = shape_of(options, shape);
  if (!board) return board.error();
  create::PuzzleSpec wishes{.shape = *board,
                            .pattern = options.pattern,
                            .clues = options.clues,
                            .minimal = options.minimal,
                            .difficulty = options.rating,
                            .technique = options.technique,
                            .mask = options.mask};
  if (options.level) {
    const Range level = create::range_of(*options.level);
    wishes.difficulty = create::both(options.rating, level);
    if (wishes.difficulty.low > wishes.difficulty.high) {
      return Error{fmt::format("--rating: no puzzle so rated is {}", logic::name(*options.level))};
    }
  }
  if (auto reason = create::impossible(wishes)) return Error{*reason};
  return wishes;
}

}  // namespace quadrille::cli
