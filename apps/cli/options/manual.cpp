// The manual page: the verbs and options as the parser knows them, and what stands round them.
#include <array>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/cli/options/help.h"
#include "apps/cli/options/version.h"
#include "apps/cli/system/status.h"

namespace quadrille::cli {
namespace {

constexpr std::string_view kDescription =
    "Solves, rates, explains and makes Sudoku of any size, and solves any other exact-cover\n"
    "problem. Puzzles are given as arguments, in files, or on standard input. Results go to\n"
    "standard output, one for each puzzle and in the same order; everything else goes to standard\n"
    "error. A record that cannot be read becomes an error message and an empty result, and the "
    "run\n"
    "goes on.\n";

struct Entry {
  std::string_view name;
  std::string_view text;
};

constexpr std::array<Entry, 5> kEnvironment = {{
    {"NO_COLOR", "If set and not empty, nothing is coloured unless --colour always asks for it."},
    {"COLUMNS", "The width of the output where no terminal says how wide it is."},
    {"TERM", "If unset or \"dumb\", there are no colours and there is no progress bar."},
    {"LC_ALL, LC_CTYPE, LANG",
     "The first of these that is set names the locale. Where its encoding is not UTF-8, boards "
     "are\n"
     "drawn with ASCII characters."},
    {"LC_ALL, LC_MESSAGES, LANG",
     "The first of these that is set names the language of messages, unless --lang does. English "
     "is\n"
     "used where the language is not known, or the encoding of the locale is not UTF-8."},
}};

constexpr std::string_view kSeeAlso =
    "\\fBcadical\\fR(1), \\fBcut\\fR(1), \\fBsort\\fR(1), \\fBuniq\\fR(1)\n"
    ".PP\n"
    "The documents that come with the source: docs/cli.md, docs/formats.md, docs/json.md and\n"
    "docs/logic.md.\n"
    ".PP\n"
    "D. E. Knuth, The Art of Computer Programming, volume 4B, section 7.2.2.1: Dancing links.\n";

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
    text += fmt::format(".TP\n{}\n{}", names, escaped(option->get_description()));
    const std::vector<std::string> choices = listed_choices(*option);
    if (!choices.empty()) text += escaped(fmt::format(": {}", fmt::join(choices, ", ")));
    text += '\n';
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
  text += ".SH EXIT STATUS\n" + literal(kStatusTable) + ".SH ENVIRONMENT\n";
  for (const Entry& entry : kEnvironment) {
    text += fmt::format(".TP\n\\fB{}\\fR\n{}\n", entry.name, escaped(entry.text));
  }
  text += ".SH SEE ALSO\n";
  text += kSeeAlso;
  return text;
}

}  // namespace quadrille::cli
