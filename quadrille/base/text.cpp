#include "quadrille/base/text.h"

#include <algorithm>
#include <cassert>

namespace quadrille {
namespace {

struct Decoded {
  std::uint32_t code;
  std::size_t length;  // 0: not well formed
};

// The code point at the beginning of a text that is not empty.
Decoded decode(std::string_view text) {
  constexpr Decoded kMalformed = {0, 0};
  const auto byte = [text](std::size_t at) { return static_cast<std::uint8_t>(text[at]); };
  const std::uint8_t lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < length) return kMalformed;
  std::uint32_t code = lead & (0x7fU >> length);
  for (std::size_t at = 1; at < length; ++at) {
    if ((byte(at) & 0xc0U) != 0x80) return kMalformed;
    code = code << 6U | (byte(at) & 0x3fU);
  }
  const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  if (overlong || surrogate || code > 0x10ffff) return kMalformed;
  return {code, length};
}

// U+0080 to U+009F are control characters too; U+FFFE and U+FFFF may not stand in XML.
bool is_printable(std::uint32_t code) {
  if (code < 0x80) return code >= 0x20 && code != 0x7f;
  return code >= 0xa0 && code != 0xfffe && code != 0xffff;
}

// The first character as it may be printed; `text` goes on behind it.
std::string_view take_character(std::string_view& text) {
  const Decoded decoded = decode(text);
  const bool keep = decoded.length > 0 && is_printable(decoded.code);
  const std::string_view character = keep ? text.substr(0, decoded.length) : kReplacement;
  text.remove_prefix(std::max<std::size_t>(decoded.length, 1));
  return character;
}

}  // namespace

std::size_t character_length(std::string_view text) {
  assert(!text.empty());
  return decode(text).length;
}

void append_utf8(std::string& text, std::uint32_t code) {
  assert(code <= 0x10ffff);
  const auto put = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
  const auto rest = [&](std::uint32_t shift) { put(0x80U | (code >> shift & 0x3FU)); };
  if (code < 0x80) {
    put(code);
    return;
  }
  if (code < 0x800) {
    put(0xC0U | code >> 6U);
    rest(0);
    return;
  }
  if (code < 0x10000) {
    put(0xE0U | code >> 12U);
  } else {
    put(0xF0U | code >> 18U);
    rest(12);
  }
  rest(6);
  rest(0);
}

std::vector<std::string_view> characters(std::string_view text) {
  std::vector<std::string_view> result;
  while (!text.empty()) result.push_back(take_character(text));
  return result;
}

std::string printable(std::string_view text) {
  std::string result;
  while (!text.empty()) result += take_character(text);
  return result;
}

std::string shortened(std::string_view text, std::size_t limit) {
  assert(limit > 0);
  std::string result;
  std::size_t last = 0;  // where the last character that is allowed begins
  for (std::size_t count = 0; !text.empty(); ++count) {
    if (count == limit) return result.substr(0, last) + "…";
    last = result.size();
    result += take_character(text);
  }
  return result;
}

std::string xml_text(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const char first = text.front();
    if (first == '\n' || first == '\r' || first == '\t') {
      // To XML a carriage return is a line break, with a newline behind it or without.
      if (!text.starts_with("\r\n")) result += first == '\t' ? '\t' : '\n';
      text.remove_prefix(1);
      continue;
    }
    const std::string_view character = take_character(text);
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

}  // namespace quadrille
