#include "apps/desktop/base/qt_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace quadrille::desktop {
namespace {

// As Qt writes them, and by which key they are told.
constexpr std::array<std::pair<std::string_view, const char*>, 58> kTexts = {{
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
    {"Back", "desktop.qt.back"},
    {"Go back", "desktop.qt.back"},
    {"Forward", "desktop.qt.forward"},
    {"Go forward", "desktop.qt.forward"},
    {"Parent Directory", "desktop.qt.parent"},
    {"Go to the parent directory", "desktop.qt.parent"},
    {"Create New Folder", "desktop.qt.new_folder"},
    {"Create a New Folder", "desktop.qt.new_folder"},
    {"&New Folder", "desktop.qt.new_folder"},
    {"New Folder", "desktop.qt.new_folder"},
    {"List View", "desktop.qt.list_view"},
    {"Change to list view mode", "desktop.qt.list_view"},
    {"Detail View", "desktop.qt.detail_view"},
    {"Change to detail view mode", "desktop.qt.detail_view"},
    {"Directory:", "desktop.qt.folder"},
    {"Recent Places", "desktop.qt.recent_places"},
    {"My Computer", "desktop.qt.computer"},
    {"Computer", "desktop.qt.computer"},
    {"&Rename", "desktop.qt.rename"},
    {"&Delete", "desktop.qt.delete"},
    {"Delete", "desktop.qt.delete"},
    {"Show &hidden files", "desktop.qt.hidden"},
    {"Name", "desktop.qt.name"},
    {"Size", "desktop.qt.size"},
    {"Type", "desktop.qt.type"},
    {"Date Modified", "desktop.qt.date"},
    {"Remove", "desktop.qt.remove"},
    {"&Undo", "desktop.qt.undo"},
    {"&Redo", "desktop.qt.redo"},
    {"Cu&t", "desktop.qt.cut"},
    {"&Copy", "desktop.qt.copy"},
    {"&Paste", "desktop.qt.paste"},
    {"Select All", "desktop.qt.select_all"},
    {"&Select All", "desktop.qt.select_all"},
    {"%1 already exists.\nDo you want to replace it?", "desktop.qt.replace"},
    {"%1\nFile not found.\nPlease verify the correct file name was given.", "desktop.qt.not_found"},
    {"All Files (*)", "desktop.qt.all_files"},
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
