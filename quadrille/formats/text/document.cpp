#include "quadrille/formats/text/document.h"

#include <algorithm>
#include <array>

#include "quadrille/formats/exchange/board_parts.h"
#include "quadrille/formats/exchange/formats.h"
#include "quadrille/formats/exchange/table.h"

namespace quadrille::sudoku {
namespace {

constexpr std::array<std::string_view, 4> kXmlBegins = {"<?xml", "<opensudoku", "<ksudoku",
                                                        "<!DOCTYPE ksudoku"};
constexpr std::array<std::string_view, 2> kXmlEnds = {"</opensudoku>", "</ksudoku>"};
constexpr std::string_view kDrawingRuler = "*-";

bool begins_xml(std::string_view content) {
  return std::ranges::any_of(kXmlBegins,
                             [&](std::string_view tag) { return content.starts_with(tag); });
}

// How many braces the line opens or closes, those in texts apart.
std::ptrdiff_t braces_in(std::string_view line) {
  std::ptrdiff_t depth = 0;
  bool quoted = false;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const char byte = line[at];
    if (quoted && byte == '\\') {
      ++at;
    } else if (byte == '"') {
      quoted = !quoted;
    } else if (!quoted && byte == '{') {
      ++depth;
    } else if (!quoted && byte == '}') {
      --depth;
    }
  }
  return depth;
}

}  // namespace

bool begins_document(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  if (first == std::string_view::npos) return false;
  const char byte = line[first];
  constexpr std::string_view kFirst = "<{*.+";
  if (kFirst.find(byte) == std::string_view::npos || exchange_formats().empty()) return false;
  const std::string_view content = line.substr(first);
  if (byte == '{') return braces_in(content) > 0;
  if (byte == '<') return begins_xml(content);
  return content.size() > 1 && content[1] == '-' && CandidateLines::is_ruler(without_blanks(line));
}

void DocumentLines::add(std::string_view line) {
  const std::string_view content = without_blanks(line);
  if (lines_++ == 0) {
    kind_ = content.starts_with('<')   ? Kind::xml
            : content.starts_with('{') ? Kind::object
                                       : Kind::drawing;
    has_notes_ = kind_ == Kind::drawing && content.starts_with(kDrawingRuler);
  }
  if (kind_ == Kind::object) add_to_object(content);
  if (kind_ == Kind::drawing) add_to_drawing(content);
  const bool closes = kind_ == Kind::xml && std::ranges::any_of(kXmlEnds, [&](auto tag) {
                        return content.find(tag) != std::string_view::npos;
                      });
  if (closes) end(true);
}

void DocumentLines::add_to_object(std::string_view line) {
  const std::ptrdiff_t change = braces_in(line);
  const std::ptrdiff_t depth = static_cast<std::ptrdiff_t>(depth_) + change;
  depth_ = static_cast<std::size_t>(std::max<std::ptrdiff_t>(depth, 0));
  if (depth_ == 0) end(true);
}

// Both may begin alike.
void DocumentLines::add_to_drawing(std::string_view line) {
  if (may_have_candidates_ && !line.empty()) {
    add_to_candidates(line);
    if (look_ != Look::more) return;
  }
  if (has_notes_) {
    add_to_grid_with_notes(line);
    // It may still have candidates.
    if (look_ == Look::more || whole_ || !may_have_candidates_) return;
    look_ = Look::more;
    has_notes_ = false;
  } else if (!may_have_candidates_) {
    end(false);
  }
}

void DocumentLines::add_to_candidates(std::string_view line) {
  const bool is_behind = candidates_.is_whole() && !CandidateLines::is_ruler(line);
  may_have_candidates_ = is_behind || candidates_.add(line) == CandidateLines::Look::part;
  if (!may_have_candidates_ || !candidates_.has_all_rows()) return;
  if (is_behind) {
    end(true, Look::ended_before);
  } else if (CandidateLines::is_ruler(line)) {
    if (candidates_.is_whole()) end(true);
    may_have_candidates_ = false;
  }
}

void DocumentLines::add_to_grid_with_notes(std::string_view line) {
  constexpr std::size_t kMostLines = 16;  // a ruler, nine rows, two rulers, and some blank ones
  if (line.starts_with(kDrawingRuler) && rulers_ < 2) {
    ++rulers_;
  } else if (rulers_ == 2 && is_simple_sudoku_note(line)) {
    ++notes_;
  } else if (rulers_ == 2 && !line.empty()) {
    end(notes_ > 0, Look::ended_before);
  } else if (rulers_ == 1 && (!line.starts_with('|') || lines_ > kMostLines)) {
    end(false);
  }
}

void DocumentLines::finish() {
  const bool is_drawing = may_have_candidates_ && candidates_.is_whole();
  end(kind_ == Kind::drawing && (is_drawing || (rulers_ == 2 && notes_ > 0)));
}

std::vector<DocumentPart> parts_of_document(std::string_view lines) {
  std::vector<DocumentPart> parts;
  if (lines.find("<opensudoku") != std::string_view::npos) {
    constexpr std::string_view kGame = "<game ";
    std::size_t line = 0;
    std::size_t seen = 0;
    for (std::size_t at = lines.find(kGame); at != std::string_view::npos;
         at = lines.find(kGame, at + 1)) {
      const std::string_view before = lines.substr(seen, at - seen);
      line += static_cast<std::size_t>(std::ranges::count(before, '\n'));
      seen = at;
      const std::size_t end = std::min(lines.find('>', at), lines.size() - 1);
      parts.push_back({std::string(lines.substr(at, end + 1 - at)), line});
    }
  }
  if (parts.empty()) parts.push_back({std::string(lines), 0});
  return parts;
}

}  // namespace quadrille::sudoku
