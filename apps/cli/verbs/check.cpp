#include <memory>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/board_answers.h"
#include "apps/cli/pipeline/fit_together.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/verbs/verbs.h"
#include "apps/cli/verbs/verdict.h"

namespace quadrille::cli {
namespace {

using sudoku::Verdict;

constexpr const char* kCheckExamples =
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

Message sentence(const BoardAnswer& board) {
  switch (board.verdict()) {
    case Verdict::none:
      return no_solution(board.obstacles());
    case Verdict::one:
      return Message("cli.exactly_one");
    case Verdict::many:
      return Message("cli.more_than_one");
    case Verdict::unknown:
      break;
  }
  return board.excuse();
}

void show_object(const BoardAnswer& board, std::string& out) {
  JsonWriter json;
  board.begin_object(json);
  add_verdict(json, board.verdict(), board.with_rules_read());
  add_obstacles(json, board.obstacles());
  board.end_object(json);
  out.append(json.text()).append("\n");
}

void tell(const BoardAnswer& board, Reply& reply) {
  reply.status = worse(reply.status, verdict_status(board.verdict(), Status::several));
  if (board.format() == OutputFormat::json) {
    show_object(board, reply.out);
  } else if (board.format() == OutputFormat::board) {
    reply.out += told(sentence(board)) + "\n";
  } else {
    reply.out.append(sign(board.verdict())).append("\n");
  }
  if (board.verdict() == Verdict::unknown && board.format() != OutputFormat::board) {
    reply.notes += board.where() + ": " + told(board.excuse()) + "\n";
  }
  reply.notes += board.bookkeeping();
}

Status run_check(const Settings& settings, Console& console) {
  if (!fit_together(settings, "check", console)) return Status::usage;
  BoardJob job;
  if (settings.format != OutputFormat::json) job.tells_by = TellsBy::count;
  job.tell = [](const BoardAnswer& board, Reply& reply) { tell(board, reply); };
  return answer_boards(settings, console, job);
}

}  // namespace

Verb add_check(CLI::App& app) {
  CLI::App* command = add_verb(
      app, "check", "Say whether each puzzle has no, one or several solutions", kCheckExamples);
  auto settings = std::make_shared<Settings>();
  add_sources(*command, *settings);
  add_format(*command, *settings, {OutputFormat::line, OutputFormat::json});
  add_threads(*command, *settings);
  add_board(*command, *settings, Boards::mosaics);
  add_search(*command, *settings, Engines::of_boards);
  return {command, [settings](Console& console) { return run_check(*settings, console); }};
}

}  // namespace quadrille::cli
