#include "apps/web/core/json_writer.h"

#include <cmath>

#include <fmt/format.h>

namespace quadrille::web {

JsonWriter& JsonWriter::value(std::string_view text) {
  separate();
  text_ += '"';
  for (const char character : text) {
    if (character == '"' || character == '\\') {
      text_ += '\\';
      text_ += character;
    } else if (static_cast<unsigned char>(character) < 0x20) {
      text_ += fmt::format("\\u{:04x}", static_cast<unsigned>(character));
    } else {
      text_ += character;
    }
  }
  text_ += '"';
  return *this;
}

JsonWriter& JsonWriter::value(bool flag) {
  separate();
  text_ += flag ? "true" : "false";
  return *this;
}

// JSON has no infinity and nothing that is not a number.
JsonWriter& JsonWriter::value(double number) {
  if (!std::isfinite(number)) return null();
  separate();
  text_ += fmt::format("{}", number);
  return *this;
}

JsonWriter& JsonWriter::null() {
  separate();
  text_ += "null";
  return *this;
}

}  // namespace quadrille::web
