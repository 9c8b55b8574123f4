// Verbs: what the program can do, one file each.
//   Verb add_solve(CLI::App& app);   // in solve.cpp: its options, its --help, its work
#pragma once

#include <functional>

#include "apps/cli/pipeline/console.h"
#include "apps/cli/system/status.h"

namespace CLI {
class App;
}

namespace quadrille::cli {

struct Verb {
  CLI::App* command;                    // the subcommand; owned by the app
  std::function<Status(Console&)> run;  // after parsing, if the subcommand was named
};

Verb add_solve(CLI::App& app);
Verb add_check(CLI::App& app);
Verb add_count(CLI::App& app);
Verb add_candidates(CLI::App& app);
Verb add_list(CLI::App& app);
Verb add_hint(CLI::App& app);
Verb add_explain(CLI::App& app);
Verb add_rate(CLI::App& app);
Verb add_generate(CLI::App& app);
Verb add_minimize(CLI::App& app);
Verb add_canon(CLI::App& app);
Verb add_convert(CLI::App& app);
Verb add_read(CLI::App& app);
Verb add_techniques(CLI::App& app);
Verb add_matrix(CLI::App& app);
Verb add_dance(CLI::App& app);
Verb add_cover(CLI::App& app);
Verb add_ledger(CLI::App& app);
Verb add_bench(CLI::App& app);

}  // namespace quadrille::cli
