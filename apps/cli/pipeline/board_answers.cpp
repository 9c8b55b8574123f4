#include "apps/cli/pipeline/board_answers.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/pipeline/answer_chunk.h"
#include "apps/cli/pipeline/band_plan.h"
#include "apps/cli/pipeline/board_plan.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/pipeline/solver_pool.h"
#include "apps/cli/system/interrupt.h"
#include "quadrille/solve/plain.h"

namespace quadrille::cli {
namespace {

using sudoku::EngineName;
using sudoku::Grid;
using sudoku::PlainSolver;
using sudoku::Verdict;

constexpr std::size_t kLine = sudoku::kPlainBoard + 1;  // with its end
// Boards with more solutions than this are counted one at a time, so that the others need not wait.
constexpr std::uint64_t kMostInPlainLines = 1000;
constexpr std::size_t kLinesForCard = std::size_t{1} << 16U;  // at one stroke

// Whether the settings leave plain lines to the batch engine and ask for nothing but its answers.
bool is_for_batch(const Settings& settings) {
  return (settings.engine == EngineName::automatic || is_batch(settings.engine)) &&
         !settings.timeout && settings.max_nodes == UINT64_MAX &&
         settings.choose == cover::Choice::least && settings.rules.empty() &&
         !settings.plan.ledger && !settings.stats && !settings.verbose;
}

// The text of a plain board as JSON has it: there is nothing in it to look for and to escape.
struct QuotedBoard {
  explicit QuotedBoard(std::string_view board) {
    text.front() = text.back() = '"';
    std::ranges::copy(board, text.begin() + 1);
  }
  [[nodiscard]] std::string_view view() const { return {text.data(), text.size()}; }

  std::array<char, sudoku::kPlainBoard + 2> text = {};
};

template <class Plan>
void count_by_plan(Plan plan, const BoardJob& job, const Puzzle& puzzle, LimitedSolve& search,
                   Reply& reply) {
  const Result<void> worked = plan.work();
  if (!worked) {
    reply = refuse_puzzle(puzzle, worked.error());
    return;
  }
  reply.notes = plan.note();
  sudoku::Count count;
  count.solutions = plan.solutions();
  count.exact = plan.is_complete();
  job.tell(BoardAnswer(puzzle, count, search), reply);
  reply.partial = interrupt().requested();
}

Reply answer_puzzle(const Settings& settings, const BoardJob& job, const Puzzle& puzzle) {
  LimitedSolve search(settings, puzzle.stop, puzzle.threads);
  Reply reply;
  if (job.counts && is_planned_by_bands(settings, puzzle)) {
    search.answered_by(sudoku::EngineReport{EngineName::bands, Message("engine.asked")});
    count_by_plan(BandPlan(puzzle, settings, search, *puzzle.progress), job, puzzle, search, reply);
  } else if (job.counts && is_planned(settings, puzzle)) {
    search.answered_by(cover::EngineReport{.engine = search.cover_options().engine, .reason = {}});
    count_by_plan(BoardPlan(puzzle, cover::Question::count, settings, search, *puzzle.progress),
                  job, puzzle, search, reply);
  } else if (job.counts) {
    const sudoku::Count count = search.count(puzzle.grid, job.limit);
    if (search.failure()) return refuse_puzzle(puzzle, *search.failure());
    job.tell(BoardAnswer(puzzle, count, search), reply);
    reply.partial = interrupt().requested();
  } else {
    const sudoku::Answer answer = search.solve(puzzle.grid);
    if (search.failure()) return refuse_puzzle(puzzle, *search.failure());
    job.tell(BoardAnswer(puzzle, answer, search), reply);
  }
  return reply;
}

struct SolvedLines {
  std::vector<std::uint64_t> counts;  // of solutions, for each line
  std::string solutions;              // a line for each, if they are wanted
  std::string_view engine;            // who solved them
  std::optional<Error> failure;       // why nobody did

  // Of a line; empty where there is none, or none is wanted.
  [[nodiscard]] std::string_view solution(std::size_t line) const {
    if (solutions.empty() || counts[line] == 0) return {};
    return std::string_view(solutions).substr(line * kLine, sudoku::kPlainBoard);
  }
};

SolvedLines solve_lines(const BoardJob& job, SolverPool& solvers, const PlainBlock& block,
                        std::uint64_t limit) {
  const sudoku::PlainBoards boards = block.lines.boards();
  SolvedLines solved{.counts = std::vector<std::uint64_t>(boards.count),
                     .solutions = {},
                     .engine = {},
                     .failure = {}};
  if (job.wants_solution) solved.solutions.assign(boards.count * kLine, '\n');
  sudoku::PlainReport report = solvers.use([&](PlainSolver& solver) {
    solved.engine = name(solver.engine());
    return solver.solve(boards,
                        {.counts = solved.counts,
                         .limit = limit,
                         .solutions = job.wants_solution ? solved.solutions.data() : nullptr,
                         .stride = kLine,
                         .stop = &block.stop});
  });
  solved.failure = std::move(report.failure);
  return solved;
}

// The same for plain lines: one reply up to each board about which there is something to note.
bool answer_lines(const Settings& settings, const BoardJob& job, SolverPool& solvers,
                  const PlainBlock& block, const Emit& emit) {
  const sudoku::PlainBoards boards = block.lines.boards();
  const std::uint64_t limit = std::min(job.limit, kMostInPlainLines + 1);
  SolvedLines solved = solve_lines(job, solvers, block, limit);
  // Without its card the run ends here: what was answered is written, and nothing after that.
  if (solved.failure) {
    emit({.notes =
              fmt::format("{}: {}\n", block.source.where(block.lines.line), told(*solved.failure)),
          .status = Status::unreadable});
    return false;
  }
  const std::vector<std::uint64_t>& counts = solved.counts;
  const auto is_one = [](std::uint64_t solutions) { return solutions == 1; };
  if (job.tells_by == TellsBy::solution_line && std::ranges::all_of(counts, is_one)) {
    return emit({.out = std::move(solved.solutions)});
  }
  std::array<std::optional<Reply>, 3> told;  // by the number of solutions
  Reply reply;
  for (std::size_t i = 0; i < boards.count; ++i) {
    if (job.tells_by == TellsBy::count && counts[i] < std::min(limit, told.size())) {
      std::optional<Reply>& same = told.at(counts[i]);
      if (!same)
        job.tell(BoardAnswer(block, i, counts[i], true, {}, solved.engine), same.emplace());
      reply.out += same->out;
      reply.status = worse(reply.status, same->status);
      continue;
    }
    if (block.first + i > 1) reply.out += job.between;
    if (counts[i] == limit && limit < job.limit) {
      if (!emit(std::exchange(reply, {}))) return false;
      const Grid grid = sudoku::plain_grid(boards.board(i));
      if (!emit(answer_puzzle(settings, job, block.puzzle(i, grid)))) return false;
      continue;
    }
    job.tell(BoardAnswer(block, i, counts[i], counts[i] < limit, solved.solution(i), solved.engine),
             reply);
    if (!reply.notes.empty() && !emit(std::exchange(reply, {}))) return false;
  }
  return emit(std::move(reply));
}

}  // namespace

BoardAnswer::BoardAnswer(const PlainBlock& block, std::size_t index, std::uint64_t solutions,
                         bool exact, std::string_view solution, std::string_view engine)
    : source_(block.source),
      line_(block.lines.line + index),
      number_(block.first + index),
      format_(block.format),
      verdict_(solutions == 0   ? Verdict::none
               : solutions == 1 ? Verdict::one
                                : Verdict::many),
      with_rules_read_(verdict_),
      solutions_(solutions),
      exact_(exact),
      text_(block.lines.board(index)),
      solution_text_(solution),
      engine_(engine) {}

BoardAnswer::BoardAnswer(const Puzzle& puzzle, const sudoku::Stats& stats,
                         const LimitedSolve& search)
    : source_(puzzle.source),
      line_(puzzle.line),
      number_(puzzle.number),
      format_(puzzle.format),
      grid_(&puzzle.grid),
      stats_(&stats),
      search_(&search) {}

BoardAnswer::BoardAnswer(const Puzzle& puzzle, const sudoku::Answer& answer,
                         const LimitedSolve& search)
    : BoardAnswer(puzzle, answer.stats, search) {
  verdict_ = answer.verdict;
  with_rules_read_ = answer.with_rules_read;
  solution_ = answer.solution ? &*answer.solution : nullptr;
  obstacles_ = &answer.obstacles;
}

BoardAnswer::BoardAnswer(const Puzzle& puzzle, const sudoku::Count& count,
                         const LimitedSolve& search)
    : BoardAnswer(puzzle, count.stats, search) {
  counted_ = count.solutions;
  if (search.with_rules_read()) {
    if (count.exact) read_solutions_ = count.solutions;
    return;
  }
  solutions_ = count.solutions;
  exact_ = count.exact;
  if (exact_ && solutions_ == 0) verdict_ = with_rules_read_ = Verdict::none;
}

const Grid& BoardAnswer::grid() const {
  if (grid_ != nullptr) return *grid_;
  if (!made_grid_) made_grid_ = sudoku::plain_grid(text_);
  return *made_grid_;
}

const Grid& BoardAnswer::solution() const {
  assert(has_solution());
  if (solution_ != nullptr) return *solution_;
  if (!made_solution_) made_solution_ = sudoku::plain_grid(solution_text_);
  return *made_solution_;
}

void BoardAnswer::append_solution(std::string& text) const {
  if (solution_ != nullptr) {
    text += show_line(*solution_);
  } else {
    text += solution_text_;
  }
}

std::string_view BoardAnswer::end_of_solution() const {
  return solution_ != nullptr ? end_of(*solution_, format_) : "\n";
}

std::vector<Message> BoardAnswer::obstacles() const {
  if (with_rules_read_ != Verdict::none) return {};
  const sudoku::Shape& shape = grid().shape();
  return obstacles_ != nullptr ? messages_of(shape, *obstacles_)
                               : messages_of(shape, sudoku::find_obstacles(grid()));
}

std::string BoardAnswer::bookkeeping() const {
  if (search_ == nullptr) return {};
  return search_->engine_line(where()) + search_->stats_line(*stats_, counted_);
}

void BoardAnswer::begin_object(JsonWriter& json) const {
  begin_record(json, source_, number_, line_);
  if (grid_ != nullptr) {
    add_board(json, *grid_);
    return;
  }
  QuotedBoard puzzle(text_);
  std::ranges::replace(puzzle.text, '0', '.');
  json.key("puzzle").raw(puzzle.view());
}

void BoardAnswer::add_solution(JsonWriter& json, bool shown) const {
  json.key("solution");
  if (!shown) {
    json.null();
  } else if (solution_ != nullptr) {
    json.value(show_line(*solution_));
  } else {
    json.raw(QuotedBoard(solution_text_).view());
  }
}

void BoardAnswer::end_object(JsonWriter& json) const {
  if (search_ != nullptr) {
    search_->add_stats(json, *stats_);
  } else {
    json.member("engine", engine_);
  }
  json.end_object();
}

Status answer_boards(const Settings& asked, Console& console, const BoardJob& board_job) {
  Settings settings = asked;
  std::optional<sudoku::Card> card;
  if (settings.engine == EngineName::gpu) {
    const Result<sudoku::Card> opened = sudoku::Card::open();
    if (!opened) {
      console.error(told(opened.error()));
      return Status::unreadable;
    }
    settings.card = &card.emplace(*opened);
  }
  Job job;
  job.header = board_job.header;
  job.between = board_job.between;
  job.takes_rules = true;
  job.takes_mosaics = true;
  job.gives_verdict = true;
  job.answer = [&](const Puzzle& puzzle) { return answer_puzzle(settings, board_job, puzzle); };
  const bool for_batch = is_for_batch(settings);
  SolverPool solvers(for_batch ? settings.engine : EngineName::automatic, settings.card);
  if (settings.card != nullptr) job.plain_lines = kLinesForCard;
  if (for_batch) {
    job.answer_plain = [&](const PlainBlock& block, const Emit& emit) {
      return answer_lines(settings, board_job, solvers, block, emit);
    };
  }
  return answer_records(settings, console, job);
}

}  // namespace quadrille::cli
