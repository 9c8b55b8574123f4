// Text: what anybody may have written, made safe to print.
//   use(characters("a\x1b\xff"));       // {"a", "\uFFFD", "\uFFFD"}
//   use(printable("caf\u00e9\n"));      // "caf\u00e9\uFFFD"
//   use(shortened("a long name", 6));   // "a lon\u2026"
// Control characters and bytes that are no UTF-8 become U+FFFD, so no name can steer a terminal
// or break an XML document.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

inline constexpr std::string_view kReplacement = "\uFFFD";

// The bytes of the first code point of a UTF-8 text, printable or not; 0 where it is not well
// formed: a lone or missing continuation byte, an overlong form, a surrogate, a value past
// U+10FFFF. requires: not empty
std::size_t character_length(std::string_view text);

// Appends a code point as UTF-8. requires: code <= 0x10FFFF
void append_utf8(std::string& text, std::uint32_t code);

// The characters of a UTF-8 text, one code point each. They point into `text`, or to a constant.
std::vector<std::string_view> characters(std::string_view text);

std::string printable(std::string_view text);

// At most `limit` characters, the last of them an ellipsis where something was cut off.
// requires: limit > 0
std::string shortened(std::string_view text, std::size_t limit);

// The text for the inside of an XML element. Line breaks, of whichever system, and tabs stay.
std::string xml_text(std::string_view text);

}  // namespace quadrille
