// CheckedSvg: what a small, strict reader of XML finds in a picture.
//   CheckedSvg svg = check_svg(text);
//   svg.error == "", svg.elements["text"] == 81, svg.contents["text"][0] == "5"
#pragma once

#include <cctype>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace quadrille::render {

struct CheckedSvg {
  std::string error;                                         // the first fault, or empty
  std::map<std::string, std::size_t> elements;               // how many of each name
  std::map<std::string, std::vector<std::string>> contents;  // the text inside, as it is written
  std::map<std::string, std::vector<std::string>> values;    // of each attribute
};

class SvgReader {
 public:
  explicit SvgReader(std::string_view text) : rest_(text) {}

  CheckedSvg read() {
    while (!rest_.empty()) {
      const std::string_view fault = rest_.front() == '<' ? read_tag() : read_text();
      if (!fault.empty()) {
        found_.error = fmt::format("{} at {:.40}", fault, rest_);
        return std::move(found_);
      }
    }
    if (!open_.empty()) found_.error = "not closed: " + open_.back();
    if (found_.elements["svg"] != 1) found_.error = "not one <svg>";
    return std::move(found_);
  }

 private:
  std::string_view take_name() {
    std::size_t length = 0;
    while (length < rest_.size() &&
           (std::isalnum(static_cast<unsigned char>(rest_[length])) != 0 || rest_[length] == '-')) {
      ++length;
    }
    const std::string_view name = rest_.substr(0, length);
    rest_.remove_prefix(length);
    return name;
  }

  bool take(std::string_view expected) {
    if (!rest_.starts_with(expected)) return false;
    rest_.remove_prefix(expected.size());
    return true;
  }

  // Each of these returns the fault, or nothing.
  std::string_view read_tag() {
    if (take("</")) {
      const std::string_view name = take_name();
      if (open_.empty() || open_.back() != name || !take(">")) return "wrong end tag";
      open_.pop_back();
      return {};
    }
    take("<");
    const std::string name(take_name());
    if (name.empty()) return "no name";
    if (open_.empty() && found_.elements["svg"] > 0) return "two roots";
    ++found_.elements[name];
    while (take(" ")) {
      const std::string_view fault = read_attribute();
      if (!fault.empty()) return fault;
    }
    if (take("/>")) return {};
    if (!take(">")) return "tag without end";
    open_.push_back(name);
    return {};
  }

  std::string_view read_attribute() {
    const std::string name(take_name());
    if (name.empty() || !take("=\"")) return "no attribute";
    const std::size_t end = rest_.find('"');
    if (end == std::string_view::npos) return "attribute without end";
    const std::string_view value = rest_.substr(0, end);
    if (value.find_first_of("<&") != std::string_view::npos) return "raw character";
    found_.values[name].emplace_back(value);
    rest_.remove_prefix(end + 1);
    return {};
  }

  std::string_view read_text() {
    const std::string_view text = rest_.substr(0, rest_.find('<'));
    for (std::size_t at = 0; at < text.size(); ++at) {
      const auto byte = static_cast<unsigned char>(text[at]);
      if (byte < 0x20 && byte != '\n') return "control character";
      const std::string_view after = text.substr(at);
      const bool escape =
          after.starts_with("&amp;") || after.starts_with("&lt;") || after.starts_with("&gt;");
      if (byte == '&' && !escape) return "raw &";
    }
    if (open_.empty() && text != "\n") return "text outside";
    if (!open_.empty()) found_.contents[open_.back()].emplace_back(text);
    rest_.remove_prefix(text.size());
    return {};
  }

  std::string_view rest_;
  std::vector<std::string> open_;
  CheckedSvg found_;
};

inline CheckedSvg check_svg(std::string_view text) { return SvgReader(text).read(); }

}  // namespace quadrille::render
