// Help: what the program says of itself, told from its verbs and options: --help, the manual page,
// and what the shells complete.
//   for (const CLI::App* verb : verbs_of(app)) …
//   quadrille --man | man -l -
//   quadrille --completion bash > /usr/share/bash-completion/completions/quadrille
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "quadrille/base/result.h"

namespace quadrille::cli {

// More values than these are not listed: the techniques would fill a page.
inline constexpr std::size_t kMostListed = 12;

// Without hidden ones, in the order in which they were added.
std::vector<const CLI::App*> verbs_of(const CLI::App& app);
std::vector<std::string> verb_names(const CLI::App& app);
// Without positional and hidden ones.
std::vector<const CLI::Option*> options_of(const CLI::App& app);
// Nothing where there is no such verb.
const CLI::App* verb_named(const CLI::App& app, std::string_view name);

// "--out", "--colour" and "--color", "-h" and "--help"
std::vector<std::string> names_of(const CLI::Option& option);
// What the value is called: "N", "FILE", "text|json", or "ENGINE" where there are too many to be
// named in one word. Empty where the option takes no value.
std::string value_of(const CLI::Option& option);
// All values that there are; nothing where the value is free.
std::vector<std::string> choices_of(const CLI::Option& option);
// Those that the help has to list below an option, because the name of the value does not.
std::vector<std::string> listed_choices(const CLI::Option& option);

// Help that shows each option with the name of its value and nothing more.
std::shared_ptr<CLI::Formatter> make_help_formatter();

// The manual page, as roff.
std::string manual(const CLI::App& app);

enum class Shell { bash, zsh, fish };
Result<Shell> parse_shell(std::string_view name);
// What the shell has to read to complete verbs, options and their values.
std::string completion(const CLI::App& app, Shell shell);

}  // namespace quadrille::cli
