// Language: in which language the program speaks: that of --lang, or else of the environment.
//   choose_language(argc, argv);   // once, before anything is said
//   told("cli.within_nodes", {{"nodes", 3}})   // "no answer within 3 nodes"
// Only what people read is told in it: members of JSON and whatever else programs go by stays.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/error.h"
#include "quadrille/base/language.h"

namespace CLI {
class App;
}

namespace quadrille::cli {

// From the command line, before it is parsed: so that what is wrong with it is told in the language
// that it asks for. Where it asks for none: LC_ALL, else LC_MESSAGES, else LANG, whichever says
// something first; English where that is unknown, or the locale does not have its characters.
void choose_language(int argc, const char* const* argv);

// The one that was chosen; English before.
const Language& language();

std::string told(const Message& message);
std::string told(std::string_view key, std::vector<NamedArgument> values = {});
// With its place, where it has one.
std::string told(const Error& error);
std::vector<std::string> told(const std::vector<Message>& messages);

// --lang, as the parser and the help know it.
void add_language(CLI::App& app);

}  // namespace quadrille::cli
