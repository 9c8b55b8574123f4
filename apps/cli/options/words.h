// Words: the options and verbs of the program as plain data, for help, completion and the manual.
//   for (const CLI::App* verb : verbs_of(app)) …
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace quadrille::cli {

// Without hidden ones, in the order in which they were added.
std::vector<const CLI::App*> verbs_of(const CLI::App& app);
// Without positional and hidden ones.
std::vector<const CLI::Option*> options_of(const CLI::App& app);

// "--out", "--colour" and "--color", "-h" and "--help"
std::vector<std::string> names_of(const CLI::Option& option);
// "N", "FILE", "line|json"; empty where the option takes no value.
std::string value_of(const CLI::Option& option);
// The parts of "line|json"; nothing where the value is free.
std::vector<std::string> choices_of(const CLI::Option& option);

// Help that shows each option with the name of its value and nothing more.
std::shared_ptr<CLI::Formatter> make_help_formatter();

}  // namespace quadrille::cli
