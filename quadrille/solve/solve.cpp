// Boards of 9x9 with boxes go to the batch engine where nothing else is asked for, many of them at
// once; all others are searched one by one, as Solutions does it. Many boards are cut into pieces:
// a run of boards for the batch engine, or one other board.
#include "quadrille/solve/solve.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

#include "quadrille/base/share_out.h"
#include "quadrille/formats/read.h"
#include "quadrille/rules/constraints.h"
#include "quadrille/solve/batch/engine.h"
#include "quadrille/solve/search/by_bands.h"
#include "quadrille/solve/search/count.h"
#include "quadrille/solve/search/grid_batch.h"

namespace quadrille::sudoku {
namespace {

// Boards in a piece: several for each lane.
constexpr std::size_t kTogether = 256;
constexpr std::size_t kTogetherOnCard = std::size_t{1} << 18U;

// The choice between the engines of boards and those of exact cover.
bool goes_to_batch(const Grid& grid, const SolveOptions& options) {
  if (grid.constraints()) return false;
  if (is_batch(options.engine)) return true;
  return options.engine == EngineName::automatic && options.choose == Choice::least &&
         options.max_nodes == UINT64_MAX && batch::fits(grid.shape());
}

// Whether the puzzle has the verdict that the board has with its constraints.
bool is_of_puzzle(Verdict with_rules_read, const Grid& grid) {
  if (!grid.constraints() || grid.constraints()->left_out().empty()) return true;
  return with_rules_read == Verdict::one && leaves_words_alone(grid);
}

// Who answers a board that goes to the batch engine, and why, or why not.
EngineReport batch_report(const GridBatch& batch, const SolveOptions& options) {
  if (batch.failure()) return {EngineName::gpu, batch.failure()->message(), true};
  if (options.engine == EngineName::gpu) return {EngineName::gpu, Message("engine.asked")};
  return {engine_of(instruction_set(options.engine)),
          Message(is_batch(options.engine) ? "engine.asked" : "engine.batch")};
}

Stats stats_of(const GridBatch& batch, std::size_t grid, bool alone) {
  Stats stats;
  stats.solutions = batch.solutions(grid);
  if (alone) {
    stats.decisions = batch.splits();
  }
  return stats;
}

void solve_together(GridBatch& batch, std::span<const Grid> grids, const SolveOptions& options,
                    std::span<Answer> answers) {
  batch.run(grids, {.limit = 2, .kept = 2, .stop = options.stop});
  for (std::size_t i = 0; i < grids.size(); ++i) {
    Answer& answer = answers[i];
    const std::uint64_t found = batch.solutions(i);
    answer.verdict = cover::verdict(found, batch.complete(i));
    answer.with_rules_read = answer.verdict;
    if (found > 0) answer.solution = batch.solution(i, 0);
    if (found > 1) answer.another = batch.solution(i, 1);
    if (answer.verdict == Verdict::none) answer.obstacles = find_obstacles(grids[i]);
    answer.stats = stats_of(batch, i, grids.size() == 1);
    answer.engine = batch_report(batch, options);
  }
}

Count count_as_usual(const Grid& grid, std::uint64_t limit, const SolveOptions& options);

void count_together(GridBatch& batch, std::span<const Grid> grids, std::uint64_t limit,
                    const SolveOptions& options, std::span<Count> counts) {
  batch.run(grids, {.limit = limit, .stop = options.stop});
  for (std::size_t i = 0; i < grids.size(); ++i) {
    counts[i] = {.solutions = batch.solutions(i),
                 .exact = batch.complete(i) && batch.solutions(i) < limit,
                 .stats = stats_of(batch, i, grids.size() == 1),
                 .engine = batch_report(batch, options)};
  }
}

// The card that the options name, or one that is open as long as this.
class CardOfCall {
 public:
  explicit CardOfCall(const SolveOptions& options) : options_(options) {
    if (options.engine != EngineName::gpu || options.card != nullptr) return;
    opened_ = Card::open();
    if (*opened_) options_.card = &**opened_;
  }
  CardOfCall(const CardOfCall&) = delete;
  CardOfCall& operator=(const CardOfCall&) = delete;

  // With the card.
  [[nodiscard]] const SolveOptions& options() const { return options_; }
  // Why there is none, where one is needed.
  [[nodiscard]] std::optional<EngineReport> failure() const {
    if (!opened_ || *opened_) return std::nullopt;
    return EngineReport{EngineName::gpu, opened_->error().message(), true};
  }

 private:
  std::optional<Result<Card>> opened_;
  SolveOptions options_;
};

struct BoardRun {
  std::size_t first;
  std::size_t count;
  bool together;  // by the batch engine
};

std::vector<BoardRun> cut(std::span<const Grid> grids, const SolveOptions& options) {
  const std::size_t most = options.engine == EngineName::gpu ? kTogetherOnCard : kTogether;
  std::vector<BoardRun> pieces;
  for (std::size_t i = 0; i < grids.size(); ++i) {
    const bool together = batch::fits(grids[i].shape()) && goes_to_batch(grids[i], options);
    if (together && !pieces.empty() && pieces.back().together && pieces.back().count < most) {
      ++pieces.back().count;
    } else {
      pieces.push_back({i, 1, together});
    }
  }
  return pieces;
}

// Answers pieces with `together` on as many threads as wished, and single boards with `alone`.
template <class T, class Together, class Alone>
std::vector<T> answer_all(std::span<const Grid> grids, const SolveOptions& asked,
                          const Together& together, const Alone& alone) {
  std::vector<T> answers(grids.size());
  const CardOfCall card(asked);
  if (const auto failure = card.failure()) {
    for (T& answer : answers) answer.engine = *failure;
    return answers;
  }
  const SolveOptions& options = card.options();
  const std::vector<BoardRun> pieces = cut(grids, options);
  SolveOptions single = options;
  if (pieces.size() > 1) single.threads = 1;
  share_out(pieces.size(), options.threads, [&](const NextPiece& next) {
    std::optional<GridBatch> batch;
    while (const auto number = next()) {
      const BoardRun& piece = pieces[*number];
      if (piece.together) {
        if (!batch) batch.emplace(options.engine, options.card);
        together(*batch, grids.subspan(piece.first, piece.count),
                 std::span(answers).subspan(piece.first, piece.count));
      } else {
        answers[piece.first] = alone(grids[piece.first], single);
      }
    }
  });
  return answers;
}

}  // namespace

std::optional<Error> refusal(EngineName engine, const Grid& grid) {
  if (kHasBands && engine == EngineName::bands) return refusal_of_bands(grid);
  if (grid.constraints() && is_batch(engine)) {
    return Error{ErrorKind::has_rules}.about(name(engine));
  }
  return refusal(engine, grid.shape());
}

Answer solve(const Grid& grid, const SolveOptions& options) {
  Answer answer;
  if (const auto why = refusal(options.engine, grid)) {
    answer.engine = {options.engine, why->message()};
    return answer;
  }
  if (goes_to_batch(grid, options)) {
    const CardOfCall card(options);
    if (const auto failure = card.failure()) {
      answer.engine = *failure;
      return answer;
    }
    GridBatch batch(options.engine, card.options().card);
    solve_together(batch, {&grid, 1}, options, {&answer, 1});
    return answer;
  }
  Solutions solutions(grid, options);
  std::uint64_t found = 0;
  for (std::optional<Grid>* to : {&answer.solution, &answer.another}) {
    if (!solutions.next()) break;
    ++found;
    *to = solutions.solution();
  }
  answer.with_rules_read = cover::verdict(found, solutions.exhausted());
  if (is_of_puzzle(answer.with_rules_read, grid)) answer.verdict = answer.with_rules_read;
  answer.obstacles = solutions.obstacles();
  answer.stats = solutions.stats();
  answer.engine = solutions.engine();
  return answer;
}

std::optional<Message> told_with_rules_read(const Grid& grid, Verdict with_rules_read) {
  if (is_of_puzzle(with_rules_read, grid)) return std::nullopt;
  std::optional<Message> left_out = left_out_of(grid);
  switch (with_rules_read) {
    case Verdict::none:
      return Message{"constraint.read_none", {{"left_out", *left_out}}};
    case Verdict::one:
      return Message{"constraint.read_one", {{"left_out", *left_out}}};
    case Verdict::many:
      return Message{"constraint.read_many", {{"left_out", *left_out}}};
    case Verdict::unknown:
      break;
  }
  return left_out;
}

std::optional<Message> told_with_rules_read(const Grid& grid, const Count& with_rules_read) {
  const bool one = with_rules_read.exact && with_rules_read.solutions == 1;
  if (is_of_puzzle(one ? Verdict::one : Verdict::unknown, grid)) return std::nullopt;
  std::optional<Message> left_out = left_out_of(grid);
  if (!with_rules_read.exact) return left_out;
  const Natural& number = with_rules_read.solutions;
  return Message{"constraint.read_count",
                 {{"number", number.text()},
                  {"count", number.small().value_or(UINT64_MAX)},
                  {"left_out", *left_out}}};
}

std::vector<Answer> solve(std::span<const Grid> grids, const SolveOptions& options) {
  return answer_all<Answer>(
      grids, options,
      [&](GridBatch& batch, std::span<const Grid> some, std::span<Answer> answers) {
        solve_together(batch, some, options, answers);
      },
      [](const Grid& grid, const SolveOptions& single) { return solve(grid, single); });
}

std::vector<Result<Answer>> solve(std::span<const std::string_view> texts,
                                  const SolveOptions& options) {
  std::vector<Grid> grids;
  std::vector<std::optional<Error>> errors;
  for (const std::string_view text : texts) {
    Result<Grid> grid = read_grid(text);
    errors.push_back(grid ? std::nullopt : std::optional(grid.error()));
    if (grid) grids.push_back(*std::move(grid));
  }
  std::vector<Answer> answers = solve(grids, options);
  std::vector<Result<Answer>> results;
  std::size_t answered = 0;
  for (std::optional<Error>& error : errors) {
    if (error) {
      results.emplace_back(*std::move(error));
    } else {
      results.emplace_back(std::move(answers[answered++]));
    }
  }
  return results;
}

Count count(const Grid& grid, std::uint64_t limit, const SolveOptions& options) {
  assert(limit > 0);
  if (const auto why = refusal(options.engine, grid)) {
    return {.engine = {options.engine, why->message()}};
  }
  if (kHasBands && options.engine == EngineName::bands) {
    return count_by_bands(grid, limit, options);
  }
  if (kHasBands && limit > kCountedAsUsual && is_for_bands(grid, options)) {
    return count_by_turns(grid, limit, options, [&](std::uint64_t most, const Stop* stop) {
      SolveOptions usual = options;
      usual.stop = stop;
      return count_as_usual(grid, most, usual);
    });
  }
  return count_as_usual(grid, limit, options);
}

namespace {

Count count_as_usual(const Grid& grid, std::uint64_t limit, const SolveOptions& options) {
  Count count;
  if (goes_to_batch(grid, options)) {
    const CardOfCall card(options);
    if (const auto failure = card.failure()) {
      count.engine = *failure;
      return count;
    }
    GridBatch batch(options.engine, card.options().card);
    count_together(batch, {&grid, 1}, limit, options, {&count, 1});
    return count;
  }
  count = count_in_matrix(grid, limit, options);
  const bool one = count.exact && count.solutions == 1;
  if (is_of_puzzle(one ? Verdict::one : Verdict::unknown, grid)) return count;
  return {.stats = std::move(count.stats), .engine = std::move(count.engine)};
}

}  // namespace

std::vector<Count> count(std::span<const Grid> grids, std::uint64_t limit,
                         const SolveOptions& options) {
  return answer_all<Count>(
      grids, options,
      [&](GridBatch& batch, std::span<const Grid> some, std::span<Count> counts) {
        // Those with many solutions are counted one at a time, each in the way that is best for it.
        const bool bands = kHasBands && options.engine == EngineName::automatic;
        const std::uint64_t most = bands ? std::min(limit, kCountedAsUsual) : limit;
        count_together(batch, some, most, options, counts);
        if (most == limit) return;
        for (std::size_t i = 0; i < some.size(); ++i) {
          if (!counts[i].exact) counts[i] = count(some[i], limit, options);
        }
      },
      [&](const Grid& grid, const SolveOptions& single) { return count(grid, limit, single); });
}

}  // namespace quadrille::sudoku
