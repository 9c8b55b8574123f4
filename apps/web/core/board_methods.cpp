// The methods called board.…: boards read, written, solved and rated.
#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "apps/web/core/boards.h"
#include "apps/web/core/methods.h"
#include "apps/web/core/rules_view.h"
#include "quadrille/base/random.h"
#include "quadrille/boards/conflicts.h"
#include "quadrille/boards/symmetry.h"
#include "quadrille/formats/records.h"
#include "quadrille/formats/write.h"
#include "quadrille/play/check.h"
#include "quadrille/render/board.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/solve/solve.h"

namespace quadrille::web {
namespace {

using sudoku::Cell;
using sudoku::Grid;
using sudoku::Verdict;

constexpr std::size_t kMostBoards = 10'000;  // of one text
constexpr std::size_t kMostObstacles = 3;
constexpr std::uint64_t kMostSeconds = 3600;

Result<std::vector<Grid>> read_boards(const std::string& text, const sudoku::ReadOptions& options) {
  sudoku::RecordSplitter splitter(options);
  splitter.feed(text);
  splitter.finish();
  std::vector<Grid> boards;
  std::optional<Error> words;
  while (const auto record = splitter.next()) {
    auto grid = sudoku::read_record(*record, options);
    if (!grid && sudoku::is_words(*record)) {
      if (!words) words = grid.error();
      continue;
    }
    if (!grid) return grid.error();
    const auto shape = small_enough(grid->shape());
    if (!shape) {
      Error error = shape.error();
      error.place = {.line = record->line};
      return error;
    }
    if (boards.size() == kMostBoards) {
      return Error{ErrorKind::board_count, {{"most", kMostBoards}}, {.line = record->line}};
    }
    boards.push_back(*std::move(grid));
  }
  if (boards.empty()) return words.value_or(ErrorKind::no_board);
  return boards;
}

Result<void> read(Session& /*session*/, const Json& payload, JsonWriter& json) {
  const auto text = text_in(payload, "text");
  if (!text) return text.error();
  sudoku::ReadOptions options;
  if (payload.find("shape").is_there()) {
    auto shape = shape_in(payload, "shape");
    if (!shape) return shape.error();
    options.shape = *std::move(shape);
  }
  const auto boards = read_boards(*text, options);
  if (!boards) return boards.error();
  json.begin_object().key("boards").begin_array();
  for (const Grid& board : *boards) write_board(json, board);
  json.end_array().end_object();
  return {};
}

Result<void> shape(Session& /*session*/, const Json& payload, JsonWriter& json) {
  const auto shape = shape_in(payload, "shape");
  if (!shape) return shape.error();
  json.begin_object().key("shape");
  write_shape(json, *shape);
  json.end_object();
  return {};
}

// The boards that a new game may have.
Result<void> shapes(Session& /*session*/, const Json& /*payload*/, JsonWriter& json) {
  json.begin_object().key("sudoku").begin_array();
  for (const std::uint32_t size : {4U, 6U, 8U, 9U, 10U, 12U, 15U, 16U, 20U, 25U}) {
    write_shape(json, *sudoku::Shape::of_size(size));
  }
  json.end_array().key("latin").begin_array();
  for (const std::uint32_t size : {4U, 5U, 6U, 7U, 8U, 9U, 10U, 12U}) {
    write_shape(json, *sudoku::Shape::latin(size));
  }
  json.end_array().end_object();
  return {};
}

Result<void> write(Session& /*session*/, const Json& payload, JsonWriter& json) {
  const auto grid = board_in(payload, "board");
  if (!grid) return grid.error();
  const auto name = text_in(payload, "format");
  if (!name) return name.error();
  const auto format = sudoku::parse_format(*name);
  if (!format) return format.error();
  const auto written = sudoku::try_write(*grid, *format);
  if (!written) return written.error();
  const std::string_view header = *format == sudoku::Format::csv ? "puzzle\n" : "";
  json.begin_object().member("text", std::string(header) + *written + '\n').end_object();
  return {};
}

Result<void> svg(Session& /*session*/, const Json& payload, JsonWriter& json) {
  const auto grid = board_in(payload, "board");
  if (!grid) return grid.error();
  std::string picture;
  if (payload.find("solution").is_there()) {
    const auto solution = digits_in(payload, "solution", grid->shape());
    if (!solution) return solution.error();
    picture = render::board_svg(*grid, &*solution);
  } else {
    picture = render::board_svg(*grid);
  }
  json.begin_object().member("svg", picture).end_object();
  return {};
}

std::vector<Cell> differing_cells(const Grid& one, const Grid& other) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < one.shape().cell_count(); ++cell) {
    if (one.at(cell) != other.at(cell)) cells.push_back(cell);
  }
  return cells;
}

// The rules that nothing is left for: the first few of them, and how many more there are.
std::string tell_obstacles(const Language& language, const sudoku::Shape& shape,
                           std::span<const sudoku::RuleId> rules,
                           std::span<const std::string> symbols) {
  if (rules.empty()) return {};
  const sudoku::Layout layout(shape);
  return logic::tell(language, layout, logic::explain_obstacles(layout, rules, kMostObstacles),
                     symbols);
}

Result<void> diagnose(Session& session, const Json& payload, JsonWriter& json) {
  const auto grid = board_in(payload, "board");
  if (!grid) return grid.error();
  const auto seconds = number_in(payload, "seconds", 0, kMostSeconds);
  if (!seconds) return seconds.error();
  const auto symbols = texts_in(payload, "symbols");
  if (!symbols) return symbols.error();
  Stop stop;
  end_after(stop, static_cast<double>(*seconds));
  const auto begin = std::chrono::steady_clock::now();
  const sudoku::SolveOptions options{.stop = &stop};
  const sudoku::Answer answer = sudoku::solve(*grid, options);
  const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - begin;

  json.begin_object();
  // With the rules that were read: where a text had more, these are in `leftOut`.
  json.member("verdict", verdict_name(answer.with_rules_read));
  json.key("solutions").begin_array();
  if (answer.solution) json.value(answer.solution->cells());
  if (answer.another) json.value(answer.another->cells());
  json.end_array();
  const bool two = answer.solution && answer.another;
  json.member("differences",
              two ? differing_cells(*answer.solution, *answer.another) : std::vector<Cell>{});
  json.member("contradicting", play::conflicting_cells(play::Game(*grid)));
  const auto& rules = answer.obstacles.unsatisfiable;
  const Language& language = language_of(session);
  json.member("obstacleText", tell_obstacles(language, grid->shape(), rules, *symbols));
  const bool is_sure = answer.verdict != sudoku::Verdict::unknown;
  json.member("leftOut", is_sure ? "" : tell_left_out(language, *grid));
  json.member("engine", is_batch(answer.engine.engine) ? "batch" : name(answer.engine.engine));
  json.member("milliseconds", spent.count());
  json.member("decisions", answer.stats.decisions);
  json.end_object();
  return {};
}

Result<void> rate(Session& /*session*/, const Json& payload, JsonWriter& json) {
  const auto grid = board_in(payload, "board");
  if (!grid) return grid.error();
  const auto rating = rate_puzzle(*grid);
  if (!rating) return rating.error();
  write_rating(json, *rating);
  return {};
}

// The same puzzle, not to be recognised: as hard, with the same number of solutions.
Result<void> shuffle(Session& /*session*/, const Json& payload, JsonWriter& json) {
  const auto grid = board_in(payload, "board");
  if (!grid) return grid.error();
  const auto seed = number_in(payload, "seed", 0, kLargestSeed);
  if (!seed) return seed.error();
  if (sudoku::constraints_of(*grid) != nullptr) return Error{ErrorKind::has_rules};
  Random random(*seed);
  json.begin_object().key("board");
  write_board(json, transformed(*grid, sudoku::random_symmetry(grid->shape(), random)));
  json.end_object();
  return {};
}

constexpr std::array kBoardMethods = {
    NamedMethod{"board.read", read},         NamedMethod{"board.shape", shape},
    NamedMethod{"board.write", write},       NamedMethod{"board.svg", svg},
    NamedMethod{"board.diagnose", diagnose}, NamedMethod{"board.rate", rate},
    NamedMethod{"board.shuffle", shuffle},   NamedMethod{"board.shapes", shapes},
};

}  // namespace

std::span<const NamedMethod> board_methods() { return kBoardMethods; }

}  // namespace quadrille::web
