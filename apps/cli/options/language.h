// Language: which language the program tells steps in: that of --lang, or else of the environment.
//   add_language(*command, settings.language);
//   settings.language->tell(message)
#pragma once

#include "quadrille/base/language.h"

namespace CLI {
class App;
}

namespace quadrille::cli {

// LC_ALL, else LC_MESSAGES, else LANG, whichever says something first; English when unsure.
const Language& language_of_environment();

// --lang. Whatever the target is before stays where it is not given.
void add_language(CLI::App& app, const Language*& target);

}  // namespace quadrille::cli
