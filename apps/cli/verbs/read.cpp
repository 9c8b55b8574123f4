#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/picture_board.h"
#include "apps/cli/pipeline/reply.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/system/picture.h"
#include "apps/cli/system/read_file.h"
#include "apps/cli/verbs/verbs.h"

namespace quadrille::cli {
namespace {

struct ReadVerbSettings {
  Settings common;
  bool as_read = false;  // the digits as they were read, whatever the rules say of them
};

constexpr const char* kReadExamples =
    "Reads the board in a photograph or a picture of one: PNG or JPEG. Where the digits as they "
    "were\n"
    "read do not have exactly one solution, the most likely digits that do are taken, and a note "
    "says\n"
    "which. Notes also name the cells that are doubtful. Other verbs that read boards take "
    "pictures too.\n"
    "\n"
    "Examples:\n"
    "  quadrille read photo.jpg\n"
    "  quadrille read --out json photo.jpg\n"
    "  quadrille read --as-read photo.jpg\n"
    "  quadrille solve photo.jpg\n"
    "  quadrille hint photo.jpg";

// What the source is called: for programs, and for people.
struct Named {
  std::string source;
  std::string title;
  std::uint64_t number;
};

void add_cells(JsonWriter& json, const PictureBoard& board) {
  const sudoku::Shape& shape = board.reading.shape;
  json.key("corners").begin_array();
  for (const photo::Point& corner : board.reading.corners) {
    json.begin_object().member("x", corner.x).member("y", corner.y).end_object();
  }
  json.end_array().member("quarter_turns", board.reading.quarter_turns);
  json.member("other_boards", board.reading.other_boards);
  json.key("changes").begin_array();
  for (const photo::Change& change : board.settlement.changes) {
    json.begin_object().member("cell", sudoku::cell_name(shape, change.cell));
    json.member("read", unsigned{change.read}).member("taken", unsigned{change.taken});
    json.end_object();
  }
  json.end_array().key("doubtful").begin_array();
  for (const sudoku::Cell cell : board.settlement.doubtful) {
    json.value(sudoku::cell_name(shape, cell));
  }
  json.end_array().key("certainty").begin_array();
  for (const photo::CellReading& cell : board.reading.cells) {
    const std::uint64_t thousandths = cell.certainty() * std::uint64_t{1000} / photo::kCertain;
    json.value(static_cast<double>(thousandths) / 1000);
  }
  json.end_array();
}

std::string show_object(const Named& named, const PictureBoard& board, const sudoku::Grid& grid) {
  JsonWriter json;
  json.begin_object().member("source", named.source).member("record", named.number);
  add_board(json, grid);
  add_cells(json, board);
  return end_line(json);
}

Reply refuse(const Settings& settings, const Named& named, const Error& error) {
  Reply reply = {.out = "\n",
                 .notes = fmt::format("{}: {}\n", named.title, told(error)),
                 .status = Status::unreadable};
  if (settings.format == OutputFormat::json) {
    reply.out = show_error(error, named.source, named.number);
  }
  return reply;
}

Reply answer(const ReadVerbSettings& settings, const std::string& path, const Named& named,
             OutputFormat format, const BoardsStyle& style) {
  const Result<std::string> bytes = read_whole(path, kMostPictureBytes);
  if (!bytes) return refuse(settings.common, named, bytes.error());
  if (!is_picture(*bytes)) return refuse(settings.common, named, Message("photo.no_picture"));
  const Result<PictureBoard> board = read_picture_board(*bytes);
  if (!board) return refuse(settings.common, named, board.error());
  const sudoku::Grid grid = settings.as_read ? board->reading.grid() : board->settlement.grid;
  Reply reply = {.notes = told_remarks(named.title, *board)};
  reply.out = format == OutputFormat::json ? show_object(named, *board, grid)
                                           : show_board(grid, format, style);
  return reply;
}

Status run_read(const ReadVerbSettings& settings, Console& console) {
  const Settings& common = settings.common;
  const std::vector<std::string> paths =
      common.sources.empty() ? std::vector<std::string>{"-"} : common.sources;
  OutputFormat format = common.format;
  if (format == OutputFormat::automatic) {
    const bool draws = console.out_is_terminal() && paths.size() == 1;
    format = draws ? OutputFormat::board : OutputFormat::line;
  }
  const BoardsStyle style = boards_style(common, console);
  const Job job = job_of_boards(common);
  if (!job.header.empty() && !console.print(job.header)) return console.status();
  Status status = Status::fine;
  std::uint64_t number = 0;
  for (const std::string& path : paths) {
    if (number > 0 && !job.between.empty() && !console.print(job.between)) break;
    const bool is_stdin = path == "-";
    const Named named = {is_stdin ? "standard input" : path,
                         is_stdin ? told("cli.standard_input") : path, ++number};
    const Reply reply = answer(settings, path, named, format, style);
    if (interrupt().requested()) break;
    const bool taken = console.print(reply.out);
    if (!reply.notes.empty()) console.tell(reply.notes, reply.status);
    status = worse(status, reply.status);
    if (!taken || (common.strict && reply.status == Status::unreadable)) break;
  }
  return worse(status, console.status());
}

}  // namespace

Verb add_read(CLI::App& app) {
  CLI::App* command = add_verb(app, "read", "Read the board in a picture", kReadExamples);
  auto settings = std::make_shared<ReadVerbSettings>();
  Settings& common = settings->common;
  add_rest(*command, "FILE", common.sources, "Pictures; - or nothing for standard input");
  add_flag(*command, "--strict", common.strict, "Stop at the first file that cannot be read");
  when_read(*command, [&common] {
    if (common.sources.empty() && ::isatty(STDIN_FILENO) == 1) ask_for_more("cli.files");
  });
  add_flag(*command, "--as-read", settings->as_read,
           "The digits as they were read, even where they have no solution or several");
  add_format(*command, common, all_formats());
  add_colour(*command, common);
  return {command, [settings](Console& console) { return run_read(*settings, console); }};
}

}  // namespace quadrille::cli
