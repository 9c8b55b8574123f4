#include "apps/desktop/base/qt_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace quadrille::desktop {
namespace {

// As Qt writes them, and by which key they are told.
constexpr std::array<std::pair<std::string_view, const char*>, 21> kTexts = {{
    {"OK", "desktop.qt.ok"},
    {"&OK", "desktop.qt.ok"},
    {"Cancel", "desktop.qt.cancel"},
    {"&Cancel", "desktop.qt.cancel"},
    {"Save", "desktop.qt.save"},
    {"&Save", "desktop.qt.save"},
    {"Open", "desktop.qt.open"},
    {"&Open", "desktop.qt.open"},
    {"Close", "desktop.qt.close"},
    {"&Close", "desktop.qt.close"},
    {"Discard", "desktop.qt.discard"},
    {"Don't Save", "desktop.qt.discard"},
    {"Close without Saving", "desktop.qt.discard"},
    {"&Yes", "desktop.qt.yes"},
    {"&No", "desktop.qt.no"},
    {"Look in:", "desktop.qt.look_in"},
    {"File &name:", "desktop.qt.file_name"},
    {"Files of type:", "desktop.qt.file_type"},
    {"Press shortcut", "desktop.qt.shortcut"},
    {"Print", "desktop.qt.print"},
    {"&Print", "desktop.qt.print"},
}};

}  // namespace

QString QtWords::translate(const char* /*context*/, const char* text, const char* /*comment*/,
                           int /*number*/) const {
  const auto* found = std::ranges::find(kTexts, std::string_view(text),
                                        &std::pair<std::string_view, const char*>::first);
  if (found == kTexts.end()) return {};
  QString told = words_(found->second);
  // Where Qt has no letter for a key, as in the name of a button without text, there shall be none.
  if (found->first.find('&') == std::string_view::npos) return as_name(told);
  return told;
}

}  // namespace quadrille::desktop
