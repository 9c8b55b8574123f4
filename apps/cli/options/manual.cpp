#include "apps/cli/options/manual.h"

#include <string_view>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "apps/cli/options/words.h"
#include "apps/cli/pipeline/status.h"
#include "apps/cli/version.h"

namespace quadrille::cli {
namespace {

constexpr std::string_view kDescription =
    "Solves Sudoku of any size and other exact-cover problems by dancing links.\n"
    "Puzzles are given as arguments, in files, or on standard input; results go to standard\n"
    "output, one for each puzzle and in the same order, everything else to standard error.\n"
    "A record that cannot be read becomes an error message and an empty result, and the run goes\n"
    "on.\n";

// Text as roff: no line is taken for a request, and a hyphen stays the one that can be pasted.
std::string escaped(std::string_view text) {
  std::string result;
  bool line_start = true;
  for (const char c : text) {
    if (line_start && (c == '.' || c == '\'')) result += "\\&";
    line_start = c == '\n';
    if (c == '\\') {
      result += "\\e";
    } else if (c == '-') {
      result += "\\-";
    } else {
      result += c;
    }
  }
  return result;
}

std::string literal(std::string_view text) {
  return fmt::format(".PP\n.nf\n{}\n.fi\n", escaped(text));
}

std::string options(const CLI::App& app) {
  std::string text;
  for (const CLI::Option* option : options_of(app)) {
    std::string names;
    for (const std::string& name : names_of(*option)) {
      names += fmt::format("{}\\fB{}\\fR", names.empty() ? "" : ", ", escaped(name));
    }
    const std::string value = value_of(*option);
    if (!value.empty()) names += fmt::format(" \\fI{}\\fR", escaped(value));
    text += fmt::format(".TP\n{}\n{}\n", names, escaped(option->get_description()));
  }
  return text;
}

}  // namespace

std::string manual(const CLI::App& app) {
  std::string text = fmt::format(
      ".TH QUADRILLE 1 \"\" \"quadrille {}\" \"User Commands\"\n"
      ".SH NAME\nquadrille \\- {}\n"
      ".SH SYNOPSIS\n.B quadrille\n.I VERB\n[\\fIOPTIONS\\fR] [\\fIPUZZLE\\fR...]\n"
      ".SH DESCRIPTION\n{}.SH OPTIONS\n{}.SH VERBS\n",
      kVersion, escaped(app.get_description()), escaped(kDescription), options(app));
  for (const CLI::App* verb : verbs_of(app)) {
    text += fmt::format(".SS \"{}\"\n{}.\n{}{}", verb->get_name(), escaped(verb->get_description()),
                        options(*verb), literal(verb->get_footer()));
  }
  text += ".SH EXIT STATUS\n" + literal(kStatusTable);
  return text;
}

}  // namespace quadrille::cli
