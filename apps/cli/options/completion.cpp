#include <fmt/format.h>

#include "apps/cli/options/help.h"
#include "apps/cli/options/parse.h"

namespace quadrille::cli {
namespace {

std::string join(const std::vector<std::string>& words) { return CLI::detail::join(words, " "); }

std::vector<std::string> option_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : options_of(app)) {
    for (std::string& name : names_of(*option)) names.push_back(std::move(name));
  }
  return names;
}

// Inside single quotes.
std::string quoted(const std::string& text) {
  return CLI::detail::find_and_replace(text, "'", "'\\''");
}

// Also inside the brackets of a zsh description.
std::string bracketed(const std::string& text) {
  const std::string closed = CLI::detail::find_and_replace(quoted(text), "]", "\\]");
  return CLI::detail::find_and_replace(closed, "[", "\\[");
}

// The values of the options of a command, as cases by the word before; `first` is the first word
// of the command line.
std::string bash_values(const CLI::App& command, const std::string& first) {
  std::string cases;
  for (const CLI::Option* option : options_of(command)) {
    const std::vector<std::string> choices = choices_of(*option);
    if (choices.empty()) continue;
    std::string patterns;
    for (const std::string& name : names_of(*option)) {
      patterns += fmt::format("{}'{} {}'", patterns.empty() ? "" : " | ",
                              first.empty() ? name : first, name);
    }
    cases += fmt::format("    {}) words='{}' ;;\n", patterns, join(choices));
  }
  return cases;
}

// An empty COMPREPLY leaves the word to readline, which completes file names.
std::string bash(const CLI::App& app) {
  std::string values = bash_values(app, "");
  std::string options;
  for (const CLI::App* verb : verbs_of(app)) {
    values += bash_values(*verb, verb->get_name());
    options +=
        fmt::format("        {}) words='{}' ;;\n", verb->get_name(), join(option_names(*verb)));
  }
  const std::string verbs = join(verb_names(app));
  return fmt::format(
      "# bash completion for quadrille\n"
      "_quadrille() {{\n"
      "  local current=${{COMP_WORDS[COMP_CWORD]}} words=\n"
      "  COMPREPLY=()\n"
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
      "    COMPREPLY=($(compgen -W '{} {}' -- \"$current\"))\n"
      "    return\n"
      "  fi\n"
      "  case \"${{COMP_WORDS[1]}} ${{COMP_WORDS[COMP_CWORD-1]}}\" in\n"
      "    'help help') words='{}' ;;\n"
      "{}"
      "    *)\n"
      "      [[ $current == -* ]] || return\n"
      "      case \"${{COMP_WORDS[1]}}\" in\n"
      "{}"
      "      esac ;;\n"
      "  esac\n"
      "  COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
      "}}\n"
      "complete -o bashdefault -o default -F _quadrille quadrille\n",
      verbs, join(option_names(app)), verbs, values, options);
}

// What is completed where no option is.
std::string zsh_rest(const CLI::App& app, const CLI::App& verb) {
  if (verb.get_name() == "help") return fmt::format("1:verb:({})", join(verb_names(app)));
  return "*:puzzle or file:_files";
}

std::string zsh(const CLI::App& app) {
  std::string verbs;
  std::string cases;
  for (const CLI::App* verb : verbs_of(app)) {
    verbs += fmt::format("    '{}:{}'\n", verb->get_name(), quoted(verb->get_description()));
    cases += fmt::format("    {})\n      _arguments \\\n", verb->get_name());
    for (const CLI::Option* option : options_of(*verb)) {
      const std::string value = value_of(*option);
      std::string action;
      if (value == "FILE") {
        action = ":file:_files";
      } else if (!value.empty()) {
        action = fmt::format(":value:({})", join(choices_of(*option)));
      }
      for (const std::string& name : names_of(*option)) {
        cases += fmt::format("        '{}[{}]{}' \\\n", name, bracketed(option->get_description()),
                             action);
      }
    }
    cases += fmt::format("        '{}' ;;\n", zsh_rest(app, *verb));
  }
  return fmt::format(
      "#compdef quadrille\n"
      "_quadrille() {{\n"
      "  local -a verbs=(\n{}  )\n"
      "  if (( CURRENT == 2 )); then\n"
      "    _describe verb verbs\n"
      "    compadd -- {}\n"
      "    return\n"
      "  fi\n"
      "  if [[ $words[2] == --completion ]]; then\n"
      "    compadd bash zsh fish\n"
      "    return\n"
      "  fi\n"
      "  shift words\n"
      "  (( CURRENT-- ))\n"
      "  case $words[1] in\n{}  esac\n"
      "}}\n"
      "_quadrille \"$@\"\n",
      verbs, join(option_names(app)), cases);
}

std::string fish(const CLI::App& app) {
  std::string text = "# fish completion for quadrille\n";
  const auto add_options = [&text](const CLI::App& command, const std::string& condition) {
    for (const CLI::Option* option : options_of(command)) {
      const std::string value = value_of(*option);
      std::string line = fmt::format("complete -c quadrille -n '{}'", condition);
      for (const std::string& name : option->get_snames()) line += " -s " + name;
      for (const std::string& name : option->get_lnames()) line += " -l " + name;
      if (value == "FILE") {
        line += " -r -F";
      } else if (!value.empty()) {
        line += fmt::format(" -x -a '{}'", join(choices_of(*option)));
      }
      text += fmt::format("{} -d '{}'\n", line, quoted(option->get_description()));
    }
  };
  add_options(app, "__fish_use_subcommand");
  for (const CLI::App* verb : verbs_of(app)) {
    text += fmt::format("complete -c quadrille -n __fish_use_subcommand -f -a {} -d '{}'\n",
                        verb->get_name(), quoted(verb->get_description()));
    add_options(*verb, "__fish_seen_subcommand_from " + verb->get_name());
  }
  text += fmt::format("complete -c quadrille -n '__fish_seen_subcommand_from help' -f -a '{}'\n",
                      join(verb_names(app)));
  return text;
}

}  // namespace

Result<Shell> parse_shell(std::string_view name) {
  const Choices<Shell> shells = {{"bash", Shell::bash}, {"zsh", Shell::zsh}, {"fish", Shell::fish}};
  return one_of(name, shells);
}

std::string completion(const CLI::App& app, Shell shell) {
  switch (shell) {
    case Shell::bash:
      return bash(app);
    case Shell::zsh:
      return zsh(app);
    case Shell::fish:
      break;
  }
  return fish(app);
}

}  // namespace quadrille::cli
