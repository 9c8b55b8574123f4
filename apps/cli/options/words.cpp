#include "apps/cli/options/words.h"

#include <utility>

namespace quadrille::cli {
namespace {

constexpr std::size_t kOptionColumn = 26;
constexpr std::size_t kWidestValue = 22;

class HelpFormatter : public CLI::Formatter {
 public:
  HelpFormatter() {
    column_width(kOptionColumn);
    label("SUBCOMMAND", "VERB");
    label("Positionals", "Input");
  }

  // With one blank line between groups, where the base leaves two.
  [[nodiscard]] std::string make_help(const CLI::App* app, std::string name,
                                      CLI::AppFormatMode mode) const override {
    return CLI::detail::find_and_replace(CLI::Formatter::make_help(app, std::move(name), mode),
                                         "\n\n\n", "\n\n");
  }

  [[nodiscard]] std::string make_option_opts(const CLI::Option* option) const override {
    const std::string value = value_of(*option);
    if (option->get_positional() || value.empty()) return {};
    return " " + (value.size() > kWidestValue ? "FORMAT" : value);
  }

  [[nodiscard]] std::string make_option_desc(const CLI::Option* option) const override {
    const std::string value = value_of(*option);
    if (value.size() <= kWidestValue) return option->get_description();
    std::string choices;
    for (const std::string& choice : choices_of(*option)) {
      choices += (choices.empty() ? "" : " ") + choice;
    }
    return option->get_description() + ":\n" + choices;
  }
};

}  // namespace

std::vector<const CLI::App*> verbs_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App* verb) { return !verb->get_group().empty(); });
}

std::vector<const CLI::Option*> options_of(const CLI::App& app) {
  return app.get_options([](const CLI::Option* option) {
    return option->nonpositional() && !option->get_group().empty();
  });
}

std::vector<std::string> names_of(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  return names;
}

std::string value_of(const CLI::Option& option) {
  return option.get_type_size() == 0 ? "" : option.get_type_name();
}

std::vector<std::string> choices_of(const CLI::Option& option) {
  const std::string value = value_of(option);
  if (value.find('|') == std::string::npos) return {};
  return CLI::detail::split(value, '|');
}

std::shared_ptr<CLI::Formatter> make_help_formatter() { return std::make_shared<HelpFormatter>(); }

}  // namespace quadrille::cli
