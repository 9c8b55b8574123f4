// Locale: what the environment says about the person at the terminal.
//   if (encoding_of_locale() == Encoding::utf8) draw_frames();
#pragma once

#include <string_view>

namespace quadrille::cli {

// Empty where the variable is not set.
std::string_view environment(const char* name);

enum class Encoding { utf8, other, unknown };

// Of the locale's characters. One that is not installed here is taken at its name: the terminal is
// elsewhere.
Encoding encoding_of_locale();

}  // namespace quadrille::cli
