#include "quadrille/render/matrix.h"

#include <algorithm>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/verbs/subject.h"
#include "apps/cli/verbs/verbs.h"
#include "quadrille/cover/text.h"

namespace quadrille::cli {
namespace {

enum class MatrixFormat { text, knuth, svg, pbm, ppm };

struct MatrixSettings {
  SubjectSettings subject;
  MatrixFormat picture = MatrixFormat::text;
  std::optional<std::uint64_t> head;
  std::optional<std::uint64_t> tail;
  bool all = false;
};

// A matrix of so many options is small, and shown whole: the full one of 4x4 has 64.
constexpr std::uint32_t kSmall = 64;

constexpr const char* kMatrixExamples =
    "A row is an option (a digit in a cell), a column an item (a rule to be satisfied). Rules\n"
    "that the givens satisfy and options that they rule out are left out. A large matrix is cut\n"
    "to its first and last options, and to the width of the terminal.\n"
    "\n"
    "Without a puzzle, --size, --box, --latin or --regions stands for the empty board; use - for\n"
    "standard input then.\n"
    "\n"
    "Examples:\n"
    "  quadrille matrix "
    "100007090030020008009600500005300900010080002600004000300000010040000007007000300\n"
    "  quadrille matrix --latin 3\n"
    "  quadrille matrix --size 9 --full --head 5 --tail 2\n"
    "  quadrille matrix --size 25 --full --out pbm > matrix.pbm\n"
    "  quadrille matrix --size 4 --out knuth | quadrille cover --count\n"
    "  printf '1 2 3\\n1 2\\n3\\n2 3\\n' | quadrille matrix --problem";

render::MatrixTextStyle text_style(const MatrixSettings& settings, const Console& console,
                                   std::uint32_t options) {
  const auto lines = [](std::uint64_t wanted) {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(wanted, UINT32_MAX));
  };
  render::MatrixTextStyle style;
  if (!settings.head && !settings.tail && options <= kSmall) style.head = kSmall;
  if (settings.head) style.head = lines(*settings.head);
  if (settings.tail) style.tail = lines(*settings.tail);
  style.width = static_cast<std::uint32_t>(console.width());
  style.all = settings.all;
  style.colour = console.coloured(settings.subject.common.colour);
  style.language = &language();
  return style;
}

std::string heading(const Subject& subject, const render::MatrixView& view, bool full) {
  std::string summary = render::matrix_summary(view, language()) + "\n\n";
  if (subject.grid == nullptr) return summary;
  const Message board{full ? "cli.cells" : "cli.cells_and_options",
                      {{"shape", subject.grid->shape().message()},
                       {"cells", subject.grid->empty_count()},
                       {"options", subject.problem.option_count()}}};
  return told(board) + "\n" + summary;
}

Reply show_matrix(const MatrixSettings& settings, Console& console, const Subject& subject) {
  const render::MatrixView view = subject.encoding != nullptr
                                      ? render::matrix_view(*subject.encoding)
                                      : render::matrix_view(subject.problem);
  Spool spool(console);
  const render::Sink sink = [&spool](std::string_view piece) { return spool.add(piece); };
  switch (settings.picture) {
    case MatrixFormat::text:
      if (!spool.add(heading(subject, view, settings.subject.full))) break;
      render::write_matrix_text(view, text_style(settings, console, subject.problem.option_count()),
                                sink);
      break;
    case MatrixFormat::knuth: {
      const Result<std::string> text = cover::write_problem(subject.problem);
      if (!text) {
        return {.notes = fmt::format("{}: {}\n", subject.where, told(text.error())),
                .status = Status::unreadable};
      }
      spool.add(*text);
      break;
    }
    case MatrixFormat::svg:
      spool.add(render::matrix_svg(view));
      break;
    case MatrixFormat::pbm:
      render::write_matrix_pbm(view, sink);
      break;
    case MatrixFormat::ppm:
      render::write_matrix_ppm(view, sink);
      break;
  }
  spool.flush();
  return {};
}

Status run_matrix(const MatrixSettings& settings, Console& console) {
  const bool binary =
      settings.picture == MatrixFormat::pbm || settings.picture == MatrixFormat::ppm;
  if (binary && console.out_is_terminal()) {
    console.error("quadrille: --out pbm, --out ppm: " + told("cli.to_terminal"));
    return Status::usage;
  }
  const bool lines =
      settings.picture == MatrixFormat::text || settings.picture == MatrixFormat::knuth;
  return answer_subjects(settings.subject, console, lines ? "\n" : "", [&](const Subject& subject) {
    return show_matrix(settings, console, subject);
  });
}

}  // namespace

Verb add_matrix(CLI::App& app) {
  CLI::App* command = add_verb(app, "matrix", "Show the exact-cover matrix", kMatrixExamples);
  auto settings = std::make_shared<MatrixSettings>();
  settings->subject.common.format = OutputFormat::line;
  settings->subject.takes_mosaics = true;
  add_subject(*command, settings->subject);
  add_choice<MatrixFormat>(*command, "--out", settings->picture,
                           {{"text", MatrixFormat::text},
                            {"knuth", MatrixFormat::knuth},
                            {"svg", MatrixFormat::svg},
                            {"pbm", MatrixFormat::pbm},
                            {"ppm", MatrixFormat::ppm}},
                           "Format of the matrix (default: text)");
  const auto lines = [](std::string_view text) { return whole_number(text, 0, UINT64_MAX); };
  add_value(*command, "--head", settings->head, lines, "N", "Show the first N options");
  add_value(*command, "--tail", settings->tail, lines, "N", "Show the last N options");
  add_flag(*command, "--all", settings->all, "Show every option and item, however many");
  add_colour(*command, settings->subject.common);
  return {command, [settings](Console& console) { return run_matrix(*settings, console); }};
}

}  // namespace quadrille::cli
