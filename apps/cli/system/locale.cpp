#include "apps/cli/system/locale.h"

#include <clocale>
#include <cstdlib>

#include <langinfo.h>

namespace quadrille::cli {

// NOLINTBEGIN(concurrency-mt-unsafe): nothing here changes the environment or the locale again
std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

Encoding encoding_of_locale() {
  if (std::setlocale(LC_CTYPE, "") != nullptr) {
    return std::string_view(::nl_langinfo(CODESET)) == "UTF-8" ? Encoding::utf8 : Encoding::other;
  }
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view locale = environment(name);
    if (locale.empty()) continue;
    const bool named = locale.find("UTF-8") != std::string_view::npos ||
                       locale.find("utf8") != std::string_view::npos;
    if (named) return Encoding::utf8;
    return locale.find('.') == std::string_view::npos ? Encoding::unknown : Encoding::other;
  }
  return Encoding::unknown;
}
// NOLINTEND(concurrency-mt-unsafe)

}  // namespace quadrille::cli
