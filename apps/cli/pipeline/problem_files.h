// Problem files: exact-cover problems in Knuth's format, each read whole and answered in turn.
//   ProblemJob job;
//   job.answer = [&](const NamedProblem& named) { return Reply{.out = count(named.problem)}; };
//   return answer_problems(settings, console, job);
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/status.h"
#include "quadrille/base/message.h"
#include "quadrille/cover/problem.h"

namespace CLI {
class App;
}

namespace quadrille::cli {

// Adds [FILE…] and --strict.
void add_problem_files(CLI::App& app, Settings& settings);

// Whether a path is called like a problem: it ends in .dlx, .xcc, .mcc or .cost.
bool is_problem_name(const std::string& path);

struct NamedProblem {
  const cover::Problem& problem;
  std::string title;          // "queens.dlx", "standard input": for people
  const std::string& source;  // the same for programs
  std::uint64_t number;       // among all files, from 1
};

struct ProblemJob {
  std::string between;  // comes between the replies
  std::string blank;    // the reply to a file that cannot be read, except in JSON
  std::function<Reply(const NamedProblem&)> answer;
};

// A file that cannot be read is told on standard error, with OutputFormat::json also as an object
// on standard output.
Status answer_problems(const Settings& settings, Console& console, const ProblemJob& job);

// "no option has item x", for every primary item that is in none.
std::vector<Message> obstacles_of(const cover::Problem& problem);

}  // namespace quadrille::cli
