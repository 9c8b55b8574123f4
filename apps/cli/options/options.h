// Options: what a verb says to the parser of the command line.
//   CLI::App* command = add_verb(app, "solve", "Fill in each puzzle", kExamples);
//   add_flag(*command, "--unique", settings.unique, "Refuse puzzles with several solutions");
// The parser is CLI11. Only the files that put the program together know more of it than its name:
// in each file that includes it, it takes longer to compile than everything else.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/cli/options/parse.h"
#include "quadrille/base/result.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace quadrille::cli {

// A subcommand; `examples` are what --help shows below its options.
CLI::App* add_verb(CLI::App& app, const std::string& name, const std::string& help,
                   const std::string& examples);

CLI::Option* add_flag(CLI::App& app, const std::string& names, bool& target,
                      const std::string& help);
// An option with a value. `take` uses its text, or says what is wrong with it.
CLI::Option* add_text(CLI::App& app, const std::string& names,
                      std::function<std::optional<Error>(const std::string&)> take,
                      const std::string& value_name, const std::string& help);
// Everything on the command line that belongs to no option: files, or what `value_name` says.
void add_rest(CLI::App& app, const std::string& name, std::vector<std::string>& target,
              const std::string& help, const std::string& value_name = "FILE");

// `parse` turns the text into a Result. `value_name` is what the value is called in --help: "N",
// "FILE"; or the values themselves, which completion knows then: "one|two|three".
template <class T, class Parse>
CLI::Option* add_value(CLI::App& app, const std::string& option_names, T& target,
                       const Parse& parse, const std::string& value_name, const std::string& help) {
  return add_text(
      app, option_names,
      [&target, parse](const std::string& text) -> std::optional<Error> {
        auto value = parse(text);
        if (!value) return value.error();
        target = *std::move(value);
        return std::nullopt;
      },
      value_name, help);
}

template <class T>
CLI::Option* add_choice(CLI::App& app, const std::string& option_names, T& target,
                        const Choices<T>& choices, const std::string& help) {
  return add_value(
      app, option_names, target, [choices](std::string_view text) { return one_of(text, choices); },
      fmt::format("{}", fmt::join(names(choices), "|")), help);
}

// Under which heading --help shows it.
CLI::Option* in_group(const std::string& heading, CLI::Option* option);
void exclude_each_other(const std::vector<CLI::Option*>& options);
void let_need(CLI::Option* option, CLI::Option* other);
CLI::Option* option_named(CLI::App& app, const std::string& name);
// Other help than it was added with.
void describe(CLI::Option* option, const std::string& help);

// Called when the options of a verb have been read: the place to refuse some of them together.
void when_read(CLI::App& app, std::function<void()> check);
// What a check does: the error is shown and the program ends as after wrong usage, with the help of
// the verb where something is missing, or as after input that could not be read.
[[noreturn]] void refuse_usage(const Error& error);
[[noreturn]] void ask_for_more(std::string_view key);
[[noreturn]] void refuse_file(const Error& error);

}  // namespace quadrille::cli
