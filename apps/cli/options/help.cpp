#include "apps/cli/options/help.h"

#include <algorithm>
#include <utility>

namespace quadrille::cli {
namespace {

constexpr std::size_t kOptionColumn = 26;
constexpr std::size_t kHelpWidth = 100;
constexpr std::size_t kWidestValue = 22;

// The whole "a|b|c", or "N".
std::string raw_value(const CLI::Option& option) {
  return option.get_type_size() == 0 ? "" : option.get_type_name();
}

// Words with blanks between them, in lines of at most so many columns.
std::string in_lines(const std::vector<std::string>& words, std::size_t width) {
  std::string text;
  std::size_t column = 0;
  for (const std::string& word : words) {
    if (column > 0) {
      const bool fits = column + 1 + word.size() <= width;
      text += fits ? ' ' : '\n';
      column = fits ? column + 1 : 0;
    }
    text += word;
    column += word.size();
  }
  return text;
}

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
    return option->get_positional() || value.empty() ? "" : " " + value;
  }

  [[nodiscard]] std::string make_option_desc(const CLI::Option* option) const override {
    const std::vector<std::string> choices = listed_choices(*option);
    if (choices.empty()) return option->get_description();
    return option->get_description() + ":\n" + in_lines(choices, kHelpWidth - kOptionColumn);
  }
};

}  // namespace

std::vector<const CLI::App*> verbs_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App* verb) { return !verb->get_group().empty(); });
}

std::vector<std::string> verb_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* verb : verbs_of(app)) names.push_back(verb->get_name());
  return names;
}

std::vector<const CLI::Option*> options_of(const CLI::App& app) {
  return app.get_options([](const CLI::Option* option) {
    return option->nonpositional() && !option->get_group().empty();
  });
}

const CLI::App* verb_named(const CLI::App& app, std::string_view name) {
  const std::vector<const CLI::App*> verbs = verbs_of(app);
  const auto found = std::ranges::find(verbs, name, &CLI::App::get_name);
  return found == verbs.end() ? nullptr : *found;
}

std::vector<std::string> names_of(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  return names;
}

std::string value_of(const CLI::Option& option) {
  std::string value = raw_value(option);
  if (value.size() <= kWidestValue) return value;
  std::string name = option.get_lnames().empty() ? "value" : option.get_lnames().front();
  if (name == "out" || name == "to") return "FORMAT";
  std::ranges::transform(name, name.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  return name;
}

std::vector<std::string> choices_of(const CLI::Option& option) {
  const std::string value = raw_value(option);
  if (value.find('|') == std::string::npos) return {};
  return CLI::detail::split(value, '|');
}

std::vector<std::string> listed_choices(const CLI::Option& option) {
  std::vector<std::string> choices = choices_of(option);
  const bool is_named = raw_value(option).size() > kWidestValue;
  if (!is_named || choices.size() > kMostListed) choices.clear();
  return choices;
}

std::shared_ptr<CLI::Formatter> make_help_formatter() { return std::make_shared<HelpFormatter>(); }

}  // namespace quadrille::cli
