#include <array>
#include <memory>
#include <utility>

#include <nlohmann/json.hpp>

#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/effort.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/plain_batch.h"
#include "apps/cli/verbs/show.h"
#include "apps/cli/verbs/verbs.h"
#include "apps/cli/verbs/verdict.h"
#include "quadrille/sudoku/solve.h"

namespace quadrille::cli {
namespace {

using sudoku::Answer;
using sudoku::Verdict;

constexpr const char* kExamples =
    "Prints 0, 1, 2+ or, where a limit came first, ? for each puzzle.\n"
    "\n"
    "Examples:\n"
    "  quadrille check "
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    "  quadrille check puzzles.txt | sort | uniq -c\n"
    "  quadrille check --out json --timeout 0.5 puzzles.txt\n"
    "  quadrille check puzzle.txt > /dev/null && echo proper";

std::string_view sign(Verdict verdict) {
  switch (verdict) {
    case Verdict::none:
      return "0";
    case Verdict::one:
      return "1";
    case Verdict::many:
      return "2+";
    case Verdict::unknown:
      break;
  }
  return "?";
}

std::string sentence(const sudoku::Shape& shape, const Answer& answer, const Effort& effort) {
  switch (answer.verdict) {
    case Verdict::none:
      return no_solution(shape, answer.obstacles);
    case Verdict::one:
      return "exactly one solution";
    case Verdict::many:
      return "more than one solution";
    case Verdict::unknown:
      break;
  }
  return effort.excuse();
}

Reply check(const Settings& settings, const Puzzle& puzzle) {
  Effort effort(settings, puzzle.stop, puzzle.threads);
  const Answer answer = effort.solve(puzzle.grid);
  Reply reply;
  reply.status = verdict_status(answer.verdict, Status::several);
  if (puzzle.layout == Layout::json) {
    nlohmann::ordered_json object = object_of(puzzle.grid);
    object["verdict"] = verdict_name(answer.verdict);
    if (!answer.obstacles.empty()) {
      object["obstacles"] = describe(puzzle.grid.shape(), answer.obstacles);
    }
    effort.add_stats(object, answer.stats);
    reply.out = show_json(object);
  } else if (puzzle.layout == Layout::board) {
    reply.out = sentence(puzzle.grid.shape(), answer, effort) + "\n";
  } else {
    reply.out = std::string(sign(answer.verdict)) + "\n";
  }
  if (answer.verdict == Verdict::unknown && puzzle.layout != Layout::board) {
    reply.notes = puzzle.where() + ": " + effort.excuse() + "\n";
  }
  reply.notes += effort.engine_line(puzzle.where()) + effort.stats_line(answer.stats);
  return reply;
}

bool check_plain(PlainBatch& batch, const PlainBlock& block, const Emit& emit) {
  constexpr std::array kVerdicts = {Verdict::none, Verdict::one, Verdict::many};
  Reply reply;
  for (const std::uint64_t solutions : batch.ask(block, {.limit = 2}).solutions) {
    const Verdict verdict = kVerdicts.at(solutions);
    reply.out += sign(verdict);
    reply.out += '\n';
    reply.status = worse(reply.status, verdict_status(verdict, Status::several));
  }
  return emit(std::move(reply));
}

Status run(const Settings& settings, Console& console) {
  if (const auto wrong = contradiction(settings)) {
    console.error("check: " + *wrong);
    return Status::usage;
  }
  Job job;
  job.answer = [&](const Puzzle& puzzle) { return check(settings, puzzle); };
  PlainBatch batch(settings);
  if (PlainBatch::serves(settings)) {
    job.answer_plain = [&](const PlainBlock& block, const Emit& emit) {
      return check_plain(batch, block, emit);
    };
  }
  return answer_records(settings, console, job);
}

}  // namespace

Verb add_check(CLI::App& app) {
  CLI::App* command =
      add_verb(app, "check", "Say whether each puzzle has no, one or several solutions", kExamples);
  auto settings = std::make_shared<Settings>();
  add_sources(*command, *settings);
  add_layout(*command, *settings, {Layout::line, Layout::json});
  add_threads(*command, *settings);
  add_board(*command, *settings);
  add_search(*command, *settings, Engines::of_boards);
  return {command, [settings](Console& console) { return run(*settings, console); }};
}

}  // namespace quadrille::cli
