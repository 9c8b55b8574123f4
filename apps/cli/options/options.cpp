#include "apps/cli/options/options.h"

#include <utility>

#include <CLI/CLI.hpp>

#include "apps/cli/options/language.h"

namespace quadrille::cli {

CLI::App* add_verb(CLI::App& app, const std::string& name, const std::string& help,
                   const std::string& examples) {
  CLI::App* command = app.add_subcommand(name, help);
  command->footer(examples);
  return command;
}

CLI::Option* add_flag(CLI::App& app, const std::string& names, bool& target,
                      const std::string& help) {
  return app.add_flag(names, target, help);
}

CLI::Option* add_text(CLI::App& app, const std::string& names,
                      std::function<std::optional<Error>(const std::string&)> take,
                      const std::string& value_name, const std::string& help) {
  const std::string shown = names.substr(0, names.find(','));
  return app
      .add_option_function<std::string>(
          names,
          [take = std::move(take), shown](const std::string& text) {
            if (const auto wrong = take(text)) throw CLI::ValidationError(shown, told(*wrong));
          },
          help)
      ->type_name(value_name)
      ->take_last();
}

void add_rest(CLI::App& app, const std::string& name, std::vector<std::string>& target,
              const std::string& help, const std::string& value_name) {
  app.add_option(name, target, help)->type_name(value_name);
}

CLI::Option* in_group(const std::string& heading, CLI::Option* option) {
  return option->group(heading);
}

void exclude_each_other(const std::vector<CLI::Option*>& options) {
  for (CLI::Option* option : options) {
    for (CLI::Option* other : options) {
      if (other != option) option->excludes(other);
    }
  }
}

void let_need(CLI::Option* option, CLI::Option* other) { option->needs(other); }

CLI::Option* option_named(CLI::App& app, const std::string& name) { return app.get_option(name); }

void describe(CLI::Option* option, const std::string& help) { option->description(help); }

void when_read(CLI::App& app, std::function<void()> check) {
  app.parse_complete_callback(std::move(check));
}

void refuse_usage(const Error& error) { throw CLI::ValidationError(told(error)); }

void ask_for_more(std::string_view key) {
  throw CLI::RequiredError(told(key), CLI::ExitCodes::RequiredError);
}

void refuse_file(const Error& error) { throw CLI::FileError(told(error)); }

}  // namespace quadrille::cli
