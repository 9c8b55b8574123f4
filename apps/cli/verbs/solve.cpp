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

struct SolveSettings {
  Settings common;
  bool unique = false;  // only a solution without another is one
};

constexpr const char* kSolveExamples =
    "A puzzle with several solutions is filled in with one of them, and a warning.\n"
    "\n"
    "Examples:\n"
    "  quadrille solve "
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    "  quadrille solve puzzles.txt > solutions.txt\n"
    "  quadrille solve --unique --out json puzzles.txt\n"
    "  quadrille solve --out board --size 4 1....2....3....4\n"
    "  quadrille solve --timeout 2 --stats hard.txt";

Message remark(const BoardAnswer& board, bool shown) {
  switch (board.verdict()) {
    case Verdict::none:
      return no_solution(board.obstacles());
    case Verdict::one:
      return Message("cli.one");
    case Verdict::many:
      return Message(shown ? "cli.several_shown" : "cli.several");
    case Verdict::unknown:
      break;
  }
  if (!shown || board.with_rules_read() != Verdict::unknown) return board.excuse();
  return {"cli.perhaps_not_only", {{"excuse", board.excuse()}}};
}

void show_object(const BoardAnswer& board, bool shown, std::string& out) {
  JsonWriter json;
  board.begin_object(json);
  board.add_solution(json, shown);
  add_verdict(json, board.verdict(), board.with_rules_read());
  add_obstacles(json, board.obstacles());
  board.end_object(json);
  out.append(json.text()).append("\n");
}

void show_answer(const BoardAnswer& board, bool shown, std::string& out) {
  switch (board.format()) {
    case OutputFormat::json:
      show_object(board, shown, out);
      return;
    case OutputFormat::svg:
      out += show_svg(board.grid(), shown ? &board.solution() : nullptr);
      return;
    case OutputFormat::csv:
      out.append(show_line(board.grid())).append(",");
      if (shown) board.append_solution(out);
      out += '\n';
      return;
    case OutputFormat::line:
      if (shown) board.append_solution(out);
      out += shown ? board.end_of_solution() : "\n";
      return;
    default:
      out += shown ? show_text(board.solution(), board.format()) : "\n";
  }
}

void tell(const SolveSettings& settings, const BoardsStyle& style, const BoardAnswer& board,
          Reply& reply) {
  const bool wanted = board.verdict() == Verdict::one || !settings.unique;
  const bool shown = board.has_solution() && wanted;
  const Status if_many = settings.unique ? Status::several : Status::fine;
  reply.status = worse(reply.status, verdict_status(board.verdict(), if_many));
  if (board.format() == OutputFormat::board) {
    reply.out += show_boards(board.grid(), shown ? &board.solution() : nullptr, style) +
                 told(remark(board, shown)) + "\n";
  } else {
    show_answer(board, shown, reply.out);
    if (board.verdict() != Verdict::one) {
      reply.notes += board.where() + ": " + told(remark(board, shown)) + "\n";
    }
  }
  reply.notes += board.bookkeeping();
}

Status run_solve(const SolveSettings& settings, Console& console) {
  const Settings& common = settings.common;
  if (!fit_together(common, "solve", console)) return Status::usage;
  const BoardsStyle style = boards_style(common, console);
  BoardJob job;
  if (common.format == OutputFormat::csv) job.header = "puzzle,solution\n";
  job.between = gap_between(common.format);
  job.wants_solution = true;
  if (common.format == OutputFormat::line || common.format == OutputFormat::automatic) {
    job.tells_by = TellsBy::solution_line;
  }
  job.tell = [&](const BoardAnswer& board, Reply& reply) { tell(settings, style, board, reply); };
  return answer_boards(common, console, job);
}

}  // namespace

Verb add_solve(CLI::App& app) {
  CLI::App* command = add_verb(app, "solve", "Fill in each puzzle", kSolveExamples);
  auto settings = std::make_shared<SolveSettings>();
  Settings& common = settings->common;
  add_sources(*command, common);
  add_flag(*command, "--unique", settings->unique,
           "Refuse puzzles with more than one solution (exit 3)");
  add_format(*command, common, all_formats());
  add_colour(*command, common);
  add_threads(*command, common);
  add_board(*command, common, Boards::mosaics);
  add_search(*command, common, Engines::of_boards);
  return {command, [settings](Console& console) { return run_solve(*settings, console); }};
}

}  // namespace quadrille::cli
