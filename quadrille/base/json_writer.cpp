#include "quadrille/base/json_writer.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

#include "quadrille/base/text.h"

namespace quadrille {
namespace {

bool is_plain(char character) {
  const auto byte = static_cast<unsigned char>(character);
  return byte >= 0x20 && byte < 0x7f && byte != '"' && byte != '\\';
}

// A control character, or one of the two that a string cannot hold as they are.
std::string escaped(char character) {
  constexpr std::string_view kNamed = "\"\\\b\f\n\r\t";
  constexpr std::string_view kLetters = "\"\\bfnrt";
  if (const auto at = kNamed.find(character); at != std::string_view::npos) {
    return {'\\', kLetters[at]};
  }
  return fmt::format("\\u{:04x}", static_cast<unsigned>(static_cast<unsigned char>(character)));
}

// U+0080 to U+009F, which steer some terminals as an escape does.
bool is_upper_control(std::string_view character) {
  return character.size() == 2 && character[0] == '\xc2' &&
         static_cast<unsigned char>(character[1]) < 0xa0;
}

}  // namespace

JsonWriter& JsonWriter::value(std::string_view text) {
  separate();
  text_ += '"';
  while (!text.empty()) {
    // Most texts are plain from end to end: they are copied as a whole.
    const auto plain =
        static_cast<std::size_t>(std::ranges::find_if_not(text, is_plain) - text.begin());
    text_ += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) break;
    const std::size_t length = character_length(text);
    if (length == 0) {
      text_ += kReplacement;
    } else if (length == 1 || is_upper_control(text.substr(0, length))) {
      text_ += escaped(text[length - 1]);
    } else {
      text_ += text.substr(0, length);
    }
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  text_ += '"';
  return *this;
}

JsonWriter& JsonWriter::value(double number) {
  if (!std::isfinite(number)) return null();
  separate();
  const std::size_t start = text_.size();
  fmt::format_to(std::back_inserter(text_), "{}", number);
  if (text_.find_first_of(".e", start) == std::string::npos) text_ += ".0";
  return *this;
}

}  // namespace quadrille
