#include "apps/cli/program.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "apps/cli/options/help.h"
#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/options/settings.h"
#include "apps/cli/options/version.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/refusal.h"
#include "apps/cli/ranks/ranks.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/system/status.h"
#include "apps/cli/verbs/verbs.h"

namespace quadrille::cli {
namespace {

// What the options print that stand for themselves: --version, --man and --completion.
void add_own_options(CLI::App& app, std::string& printout) {
  app.set_help_flag("-h,--help", "Show this help");
  app.set_version_flag("-V,--version", fmt::format("quadrille {}", kVersion), "Show the version");
  app.add_flag_callback(
      "--man",
      [&app, &printout] {
        printout = manual(app);
        throw CLI::Success();
      },
      "Print the manual page: quadrille --man | man -l -");
  add_text(
      app, "--completion",
      [&app, &printout](const std::string& name) -> std::optional<Error> {
        const Result<Shell> shell = parse_shell(name);
        if (!shell) return shell.error();
        printout = completion(app, *shell);
        throw CLI::Success();
      },
      "bash|zsh|fish", "Print what the shell needs to complete commands");
}

// --quiet, for every verb. What it would suppress cannot be asked for at the same time.
void add_quiet(CLI::App& verb, Console& console) {
  CLI::Option* quiet = verb.add_flag_callback(
      "-q,--quiet", [&console] { console.be_quiet(); },
      "Write only errors to standard error: no progress bar, no remarks");
  for (const char* name : {"--stats", "--verbose"}) {
    CLI::Option* other = verb.get_option_no_throw(name);
    if (other != nullptr && other->get_group() == kSearchGroup) exclude_each_other({quiet, other});
  }
}

// "expected a verb, found 'sovle'; did you mean solve?", or with a list of those there are.
std::string expected_verb(const CLI::App& app, std::string_view word) {
  const std::vector<std::string> names = verb_names(app);
  const std::vector<std::string_view> verbs(names.begin(), names.end());
  const std::string_view meant = suggestion(word, verbs);
  if (!meant.empty()) {
    return told(with_suggestion(Message{"cli.verb", {{"found", found(word)}}}, meant));
  }
  return told(word.empty() ? "cli.verb_missing" : "cli.verb_unknown",
              {{"verbs", Argument::List(verbs.begin(), verbs.end())}, {"found", found(word)}});
}

// What the command that was given is called: "quadrille", "quadrille solve".
std::string command_name(const CLI::App& app) {
  std::string command = "quadrille";
  for (const CLI::App* verb : app.get_subcommands()) command += " " + verb->get_name();
  return command;
}

// The verb whose options were read, or the program.
const CLI::App& command_of(const CLI::App& app) {
  const std::vector<CLI::App*> verbs = app.get_subcommands();
  return verbs.empty() ? app : *verbs.front();
}

// "unknown option --treads; did you mean --threads?"
std::string unexpected(const CLI::App& app) {
  const std::vector<std::string> rest = app.remaining(true);
  if (rest.empty()) return told("cli.usage");
  const std::string& word = rest.front();
  if (!word.starts_with('-')) return told("cli.argument_unknown", {{"found", found(word)}});
  const std::string name = word.substr(0, word.find('='));
  std::vector<std::string> known;
  for (const CLI::Option* option : options_of(command_of(app))) {
    for (std::string& option_name : names_of(*option)) known.push_back(std::move(option_name));
  }
  return told(with_suggestion(Message{"cli.option_unknown", {{"option", brief(name)}}},
                              suggestion(name, {known.begin(), known.end()})));
}

// "--threads: expected a value N", "--completion: expected bash, zsh or fish"
std::string missing_value(const CLI::App& app, const CLI::ArgumentMismatch& error) {
  std::string message = error.what();
  const std::string name = message.substr(0, message.find(':'));
  const CLI::Option* option = command_of(app).get_option_no_throw(name);
  if (option == nullptr) return message;
  const std::vector<std::string> choices = choices_of(*option);
  const Error missing =
      choices.empty() || choices.size() > kMostListed
          ? Message{"cli.value", {{"value", fmt::format("{} {}", name, value_of(*option))}}}
          : Message{"cli.value_choices",
                    {{"choices", Argument::List(choices.begin(), choices.end())}}};
  return told(missing.about(name));
}

// What the parser says in English of two options, as "--all excludes --limit", by a sentence of the
// language.
std::string about_two(std::string_view key, std::string_view words, std::string_view between) {
  const std::size_t at = words.find(between);
  if (at == std::string_view::npos) return std::string(words);
  return told(key, {{"option", words.substr(0, at)}, {"other", words.substr(at + between.size())}});
}

// Nothing when the command line is right, and the verb can run.
std::optional<Status> parse(CLI::App& app, int argc, char** argv, const std::string& printout,
                            Console& console) {
  const std::string_view first = argc > 1 ? argv[1] : "";
  const auto refuse_verb = [&](std::string_view word) {
    console.error(fmt::format("quadrille: {}", expected_verb(app, word)));
    return Status::usage;
  };
  if (!first.empty() && !first.starts_with('-') && verb_named(app, first) == nullptr) {
    return refuse_verb(first);
  }
  const auto refuse = [&](const std::string& message) {
    console.error(fmt::format("{}: {}\n{}", command_name(app), message,
                              told("cli.try", {{"command", command_name(app)}})));
    return Status::usage;
  };
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
    console.error(fmt::format("quadrille: {}", error.what()));
    return Status::unreadable;
  } catch (const CLI::RequiredError& error) {
    const bool has_verb = !app.get_subcommands().empty();
    const std::vector<std::string> rest = app.remaining(true);
    if (!has_verb && !rest.empty()) {
      return rest.front().starts_with('-') ? refuse(unexpected(app)) : refuse_verb(rest.front());
    }
    console.error(fmt::format("quadrille: {}\n\n{}",
                              has_verb ? error.what() : expected_verb(app, ""), app.help()));
    return Status::usage;
  } catch (const CLI::ExtrasError&) {
    return refuse(unexpected(app));
  } catch (const CLI::ArgumentMismatch& error) {
    return refuse(missing_value(app, error));
  } catch (const CLI::ExcludesError& error) {
    return refuse(about_two("cli.excludes", error.what(), " excludes "));
  } catch (const CLI::RequiresError& error) {
    return refuse(about_two("cli.needs", error.what(), " requires "));
  } catch (const CLI::ParseError& error) {
    return refuse(error.what());
  }
  return console.status();
}

// app.help() would be that of the verb.
std::string own_help(const CLI::App& app) {
  return app.get_formatter()->make_help(&app, app.get_name(), CLI::AppFormatMode::Normal);
}

constexpr const char* kHelpExamples =
    "Examples:\n"
    "  quadrille help\n"
    "  quadrille help solve";

// `quadrille help solve` is what people try first.
Verb add_help(CLI::App& app) {
  CLI::App* command =
      add_verb(app, "help", "Show the help of the program or of a verb", kHelpExamples);
  auto names = std::make_shared<std::vector<std::string>>();
  add_rest(*command, "VERB", *names, "A verb; none for the program itself", "VERB");
  return {command, [&app, names](Console& console) {
            if (names->empty()) console.print(own_help(app));
            for (const std::string& name : *names) {
              const CLI::App* verb = verb_named(app, name);
              if (verb == nullptr) {
                console.error(fmt::format("quadrille help: {}", expected_verb(app, name)));
                return Status::usage;
              }
              console.print(verb->help("quadrille"));
            }
            return console.status();
          }};
}

}  // namespace

Status run_program(int argc, char** argv) {
  Console console;  // before any other file is opened
  if (is_helper()) console.be_silent();
  catch_signals();
  choose_language(argc, argv);
  last_words();
  CLI::App app("Sudoku and exact cover by dancing links", "quadrille");
  app.formatter(make_help_formatter());
  app.require_subcommand(1);
  std::string printout;
  add_own_options(app, printout);
  const std::array verbs = {
      add_solve(app), add_check(app),   add_count(app),  add_candidates(app), add_list(app),
      add_hint(app),  add_explain(app), add_rate(app),   add_generate(app),   add_minimize(app),
      add_canon(app), add_convert(app), add_read(app),   add_techniques(app), add_matrix(app),
      add_dance(app), add_cover(app),   add_ledger(app), add_bench(app),      add_help(app),
  };
  for (const Verb& verb : verbs) {
    verb.command->group("Verbs");
    add_quiet(*verb.command, console);
    add_language(*verb.command);
  }
  add_language(app);
  app.footer(fmt::format("quadrille help VERB shows the options of a verb, with examples.\n\n{}",
                         kStatusTable));

  if (const auto status = parse(app, argc, argv, printout, console)) return *status;
  Status status = Status::fine;
  for (const Verb& verb : verbs) {
    if (verb.command->parsed()) status = verb.run(console);
  }
  return interrupt().requested() ? Status::interrupted : status;
}

}  // namespace quadrille::cli
