#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "apps/cli/options/completion.h"
#include "apps/cli/options/manual.h"
#include "apps/cli/options/values.h"
#include "apps/cli/options/words.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/interrupt.h"
#include "apps/cli/pipeline/status.h"
#include "apps/cli/system/memory.h"
#include "apps/cli/verbs/verbs.h"
#include "apps/cli/version.h"

namespace quadrille::cli {
namespace {

Result<Shell> parse_shell(std::string_view name) {
  const Choices<Shell> shells = {{"bash", Shell::bash}, {"zsh", Shell::zsh}, {"fish", Shell::fish}};
  return one_of(name, shells);
}

// What the options print that stand for themselves: --help, --version and the hidden ones.
void add_own_options(CLI::App& app, std::string& printout) {
  app.set_version_flag("--version", fmt::format("quadrille {}", kVersion));
  app.add_flag_callback("--man",
                        [&app, &printout] {
                          printout = manual(app);
                          throw CLI::Success();
                        })
      ->group("");
  app.add_option_function<std::string>("--completion",
                                       [&app, &printout](const std::string& name) {
                                         const Result<Shell> shell = parse_shell(name);
                                         if (!shell)
                                           throw CLI::ValidationError("--completion",
                                                                      shell.error().text());
                                         printout = completion(app, *shell);
                                         throw CLI::Success();
                                       })
      ->group("");
}

// A word in the place of the verb that is none is better told so than "not expected".
bool names_a_verb(const CLI::App& app, std::string_view word) {
  if (word.starts_with('-')) return true;
  return std::ranges::any_of(verbs_of(app),
                             [word](const CLI::App* verb) { return verb->get_name() == word; });
}

std::string expected_verb(const CLI::App& app) {
  std::vector<std::string> verbs;
  for (const CLI::App* verb : verbs_of(app)) verbs.push_back(verb->get_name());
  return fmt::format("expected a verb ({})", alternatives({verbs.begin(), verbs.end()}));
}

// How the command to ask for help is called: "quadrille solve --help".
std::string help_command(const CLI::App& app) {
  std::string command = "quadrille";
  for (const CLI::App* verb : app.get_subcommands()) command += " " + verb->get_name();
  return command + " --help";
}

// Nothing when the command line is right, and the verb can run.
std::optional<Status> parse(CLI::App& app, int argc, char** argv, const std::string& printout,
                            Console& console) {
  if (argc > 1 && !names_a_verb(app, argv[1])) {
    console.note(fmt::format("quadrille: {}, {}", expected_verb(app), found(argv[1])));
    return Status::usage;
  }
  try {
    app.parse(argc, argv);
    return std::nullopt;
  } catch (const CLI::CallForHelp&) {
    console.print(app.help());
  } catch (const CLI::CallForVersion& version) {
    console.print(std::string(version.what()) + "\n");
  } catch (const CLI::Success&) {
    console.print(printout);
  } catch (const CLI::FileError& error) {
    console.note(fmt::format("quadrille: {}", error.what()));
    return Status::unreadable;
  } catch (const CLI::RequiredError& error) {
    std::string missing = error.what();
    if (app.get_subcommands().empty()) {
      missing = expected_verb(app) + (argc > 1 ? ", " + found(argv[1]) : "");
    }
    console.note(fmt::format("quadrille: {}\n\n{}", missing, app.help()));
    return Status::usage;
  } catch (const CLI::ParseError& error) {
    console.note(fmt::format("quadrille: {}\n{} tells more", error.what(), help_command(app)));
    return Status::usage;
  }
  return console.status();
}

Status run(int argc, char** argv) {
  catch_signals();
  Console console;
  CLI::App app("Sudoku and exact cover by dancing links", "quadrille");
  app.formatter(make_help_formatter());
  app.require_subcommand(1);
  std::string printout;
  add_own_options(app, printout);
  const std::array verbs = {
      add_solve(app),   add_check(app),  add_count(app),    add_list(app),     add_hint(app),
      add_explain(app), add_rate(app),   add_generate(app), add_minimize(app), add_canon(app),
      add_convert(app), add_matrix(app), add_dance(app),    add_cover(app),    add_bench(app),
  };
  for (const Verb& verb : verbs) verb.command->group("Verbs");
  app.footer(fmt::format("quadrille VERB --help shows the options of a verb and examples.\n\n{}",
                         kStatusTable));

  if (const auto status = parse(app, argc, argv, printout, console)) return *status;
  Status status = Status::fine;
  for (const Verb& verb : verbs) {
    if (verb.command->parsed()) status = verb.run(console);
  }
  return interrupt().requested() ? Status::interrupted : status;
}

}  // namespace
}  // namespace quadrille::cli

int main(int argc, char** argv) {
  quadrille::cli::keep_freed_memory();
  try {
    return static_cast<int>(quadrille::cli::run(argc, argv));
  } catch (...) {
    std::fputs("quadrille: the system refused memory or threads\n", stderr);
    return static_cast<int>(quadrille::cli::Status::unreadable);
  }
}
