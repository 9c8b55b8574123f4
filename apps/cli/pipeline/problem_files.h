// Problem files: exact-cover problems in any format, each read whole and answered in turn.
//   ProblemJob job;
//   job.answer = [&](const NamedProblem& named) { return Reply{.out = count(named.problem)}; };
//   return answer_problems(settings, console, job);
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/reply.h"
#include "apps/cli/system/status.h"
#include "quadrille/base/message.h"
#include "quadrille/cover/formats.h"
#include "quadrille/cover/problem.h"
#include "quadrille/gallery/piece_text.h"

namespace CLI {
class App;
}

namespace quadrille::cli {

// How the text of a problem is read.
struct ReadSettings {
  std::optional<cover::ProblemFormat> format = {};  // otherwise it is recognised
  bool pieces = false;                              // pieces drawn in a box, also not recognised
  gallery::PieceRules rules = {};                   // for them
};

// Adds [FILE…] and --strict.
void add_problem_files(CLI::App& app, Settings& settings);
// Adds --from, --pieces, --turn and --flip.
void add_problem_formats(CLI::App& app, ReadSettings& settings);

// Whether a path is called like a problem: it ends in .dlx, .xcc, .mcc or .cost.
bool is_problem_name(const std::string& path);

struct NamedProblem {
  const cover::Problem& problem;
  std::string title;                             // "queens.dlx", "standard input": for people
  const std::string& source;                     // the same for programs
  std::uint64_t number;                          // among all files, from 1
  const gallery::PiecePuzzle* puzzle = nullptr;  // where the problem is of pieces
};

struct ProblemJob {
  std::string between;                 // comes between the replies
  std::string blank;                   // the reply to a file that cannot be read, except in JSON
  const ReadSettings* read = nullptr;  // where they can be set
  std::function<Reply(const NamedProblem&)> answer;
};

// A file that cannot be read is told on standard error, with OutputFormat::json also as an object
// on standard output.
Status answer_problems(const Settings& settings, Console& console, const ProblemJob& job);

// "no option has item x", for every primary item that is in none; before them, that pieces have not
// as many cells as their box.
std::vector<Message> obstacles_of(const cover::Problem& problem,
                                  const gallery::PiecePuzzle* puzzle = nullptr);

}  // namespace quadrille::cli
