// XmlTags: the tags of an XML text one after another, for files whose layout is known.
//   XmlTags tags(R"(<game created="1" data="53..7"/>)");
//   tags.next();                    // tags.name() == "game"
//   tags.attribute("data");         // "53..7"
#pragma once

#include <algorithm>
#include <string_view>

namespace quadrille::sudoku {

class XmlTags {
 public:
  explicit XmlTags(std::string_view xml) : rest_(xml) {}

  // The next tag that opens or stands alone; declarations, comments and closing tags are skipped.
  bool next() {
    while (true) {
      const std::size_t open = rest_.find('<');
      if (open == std::string_view::npos) return false;
      rest_.remove_prefix(open + 1);
      const std::size_t close = end_of_tag();
      tag_ = rest_.substr(0, close);
      rest_.remove_prefix(std::min(close + 1, rest_.size()));
      if (!tag_.empty() && std::string_view("/?!").find(tag_.front()) == std::string_view::npos) {
        return true;
      }
    }
  }

  [[nodiscard]] std::string_view name() const {
    return tag_.substr(0, tag_.find_first_of(" \t\r\n/"));
  }
  // Its value as it stands there; nothing where there is none.
  [[nodiscard]] std::string_view attribute(std::string_view wanted) const {
    for (std::size_t at = tag_.find(wanted); at != std::string_view::npos;
         at = tag_.find(wanted, at + 1)) {
      const std::string_view before = tag_.substr(0, at);
      std::string_view behind = tag_.substr(at + wanted.size());
      behind.remove_prefix(std::min(behind.find_first_not_of(" \t\r\n"), behind.size()));
      if (before.empty() ||
          std::string_view(" \t\r\n").find(before.back()) == std::string_view::npos ||
          !behind.starts_with('=')) {
        continue;
      }
      behind.remove_prefix(1);
      behind.remove_prefix(std::min(behind.find_first_of("\"'"), behind.size()));
      if (behind.empty()) return {};
      const char quote = behind.front();
      behind.remove_prefix(1);
      return behind.substr(0, behind.find(quote));
    }
    return {};
  }
  // The characters between this tag and the next of any kind.
  [[nodiscard]] std::string_view content() const { return rest_.substr(0, rest_.find('<')); }

 private:
  // Where the tag ends: quotes may hold a '>'.
  [[nodiscard]] std::size_t end_of_tag() const {
    char quote = '\0';
    for (std::size_t at = 0; at < rest_.size(); ++at) {
      const char byte = rest_[at];
      if (quote != '\0') {
        if (byte == quote) quote = '\0';
      } else if (byte == '"' || byte == '\'') {
        quote = byte;
      } else if (byte == '>') {
        return at;
      }
    }
    return rest_.size();
  }

  std::string_view rest_;
  std::string_view tag_;
};

}  // namespace quadrille::sudoku
