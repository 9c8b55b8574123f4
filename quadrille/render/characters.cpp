#include "quadrille/render/characters.h"

#include <cassert>
#include <cstdint>

namespace quadrille::render {
namespace {

constexpr std::string_view kReplacement = "\uFFFD";

struct Decoded {
  std::size_t length;
  bool is_printable;
};

// The code point at the beginning of a text that is not empty. What is not well formed (a lone or
// missing continuation byte, an overlong form, a surrogate, a value past U+10FFFF) has length 1.
Decoded decode(std::string_view text) {
  const auto byte = [text](std::size_t at) { return static_cast<std::uint8_t>(text[at]); };
  const std::uint8_t lead = byte(0);
  if (lead < 0x80) return {1, lead >= 0x20 && lead != 0x7f};
  const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < length) return {1, false};
  std::uint32_t code = lead & (0x7fU >> length);
  for (std::size_t at = 1; at < length; ++at) {
    if ((byte(at) & 0xc0U) != 0x80) return {1, false};
    code = code << 6U | (byte(at) & 0x3fU);
  }
  const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  if (overlong || surrogate || code > 0x10ffff) return {1, false};
  // U+0080 to U+009F are control characters too; U+FFFE and U+FFFF may not stand in XML.
  return {length, code >= 0xa0 && code != 0xfffe && code != 0xffff};
}

}  // namespace

std::vector<std::string_view> characters(std::string_view text) {
  std::vector<std::string_view> result;
  while (!text.empty()) {
    const Decoded decoded = decode(text);
    result.push_back(decoded.is_printable ? text.substr(0, decoded.length) : kReplacement);
    text.remove_prefix(decoded.length);
  }
  return result;
}

std::string printable(std::string_view text) {
  std::string result;
  for (const std::string_view character : characters(text)) result += character;
  return result;
}

std::string shortened(std::string_view text, std::size_t limit) {
  assert(limit > 0);
  const std::vector<std::string_view> all = characters(text);
  const bool fits = all.size() <= limit;
  std::string result;
  for (std::size_t at = 0; at < (fits ? all.size() : limit - 1); ++at) result += all[at];
  if (!fits) result += "…";
  return result;
}

std::string xml_text(std::string_view text) {
  std::string result;
  for (const std::string_view character : characters(text)) {
    if (character == "&") {
      result += "&amp;";
    } else if (character == "<") {
      result += "&lt;";
    } else if (character == ">") {
      result += "&gt;";
    } else {
      result += character;
    }
  }
  return result;
}

}  // namespace quadrille::render
