#include "quadrille/base/json_reader.h"

#include <algorithm>

#include "quadrille/base/text.h"

namespace quadrille {
namespace {

bool is_figure(char character) { return character >= '0' && character <= '9'; }

}  // namespace

JsonToken JsonReader::next() {
  if (ended_) return last_;
  skip_blanks();
  const JsonToken token = read();
  ended_ = token == JsonToken::end || token == JsonToken::invalid;
  last_ = token;
  return token;
}

JsonToken JsonReader::read() {
  if (expected_ == Expected::comma_or_end) {
    if (open_.empty()) return at_end() ? JsonToken::end : JsonToken::invalid;
    const bool in_object = open_.back() == '{';
    if (peek() == (in_object ? '}' : ']')) return close();
    if (!take(",")) return JsonToken::invalid;
    skip_blanks();
    expected_ = in_object ? Expected::key : Expected::value;
  }
  if (expected_ == Expected::value_or_end && peek() == ']') return close();
  if (expected_ == Expected::key_or_end && peek() == '}') return close();
  if (expected_ == Expected::value || expected_ == Expected::value_or_end) return read_value();
  if (peek() != '"' || !read_text()) return JsonToken::invalid;
  skip_blanks();
  if (!take(":")) return JsonToken::invalid;
  expected_ = Expected::value;
  return JsonToken::key;
}

JsonToken JsonReader::read_value() {
  switch (peek()) {
    case '{':
    case '[':
      return open(peek());
    case '"':
      return read_text() ? after(JsonToken::text) : JsonToken::invalid;
    case 't':
      return take("true") ? after(JsonToken::yes) : JsonToken::invalid;
    case 'f':
      return take("false") ? after(JsonToken::no) : JsonToken::invalid;
    case 'n':
      return take("null") ? after(JsonToken::null) : JsonToken::invalid;
    default:
      return read_number();
  }
}

JsonToken JsonReader::open(char bracket) {
  ++at_;
  open_ += bracket;
  const bool object = bracket == '{';
  expected_ = object ? Expected::key_or_end : Expected::value_or_end;
  return object ? JsonToken::begin_object : JsonToken::begin_array;
}

JsonToken JsonReader::close() {
  ++at_;
  const bool object = open_.back() == '{';
  open_.pop_back();
  return after(object ? JsonToken::end_object : JsonToken::end_array);
}

JsonToken JsonReader::read_number() {
  bool whole = !take("-");
  number_ = 0;
  if (!is_figure(peek())) return JsonToken::invalid;
  if (!take("0")) {
    for (; is_figure(peek()); ++at_) {
      const auto figure = static_cast<std::uint64_t>(peek() - '0');
      if (number_ > (UINT64_MAX - figure) / 10) whole = false;
      number_ = number_ * 10 + figure;
    }
  }
  if (peek() == '.') {
    whole = false;
    ++at_;
    if (!take_figures()) return JsonToken::invalid;
  }
  if (peek() == 'e' || peek() == 'E') {
    whole = false;
    ++at_;
    if (peek() == '+' || peek() == '-') ++at_;
    if (!take_figures()) return JsonToken::invalid;
  }
  return after(whole ? JsonToken::whole : JsonToken::other);
}

bool JsonReader::read_text() {
  text_.clear();
  for (++at_; !at_end() && peek() != '"';) {
    if (peek() == '\\') {
      if (!read_escape()) return false;
      continue;
    }
    // Most characters are one byte.
    const auto byte = static_cast<unsigned char>(peek());
    const std::size_t length = byte < 0x80 ? 1 : character_length(json_.substr(at_));
    if (byte < 0x20 || length == 0) return false;
    text_.append(json_, at_, length);
    at_ += length;
  }
  return take("\"");
}

// requires: at a backslash
bool JsonReader::read_escape() {
  constexpr std::string_view kLetters = "\"\\/bfnrt";
  constexpr std::string_view kMeant = "\"\\/\b\f\n\r\t";
  ++at_;
  if (const std::size_t letter = kLetters.find(peek()); letter != std::string_view::npos) {
    ++at_;
    text_ += kMeant[letter];
    return true;
  }
  std::uint32_t code = 0;
  if (!read_code(code)) return false;
  if (code >= 0xDC00 && code < 0xE000) return false;
  if (code >= 0xD800 && code < 0xDC00) {
    // The other half of a pair has to follow.
    std::uint32_t low = 0;
    if (!take("\\") || !read_code(low)) return false;
    if (low < 0xDC00 || low >= 0xE000) return false;
    code = 0x10000 + ((code & 0x3FFU) << 10U | (low & 0x3FFU));
  }
  append_utf8(text_, code);
  return true;
}

// u and four hexadecimal figures
bool JsonReader::read_code(std::uint32_t& code) {
  if (!take("u")) return false;
  for (int figure = 0; figure < 4; ++figure, ++at_) {
    constexpr std::string_view kFigures = "0123456789abcdefABCDEF";
    const std::size_t value = kFigures.find(peek());
    if (value == std::string_view::npos) return false;
    code = code * 16 + static_cast<std::uint32_t>(value < 16 ? value : value - 6);
  }
  return true;
}

bool JsonReader::take(std::string_view word) {
  return std::ranges::all_of(word, [&](char letter) {
    const bool same = !at_end() && peek() == letter;
    if (same) ++at_;
    return same;
  });
}

bool JsonReader::take_figures() {
  if (!is_figure(peek())) return false;
  while (is_figure(peek())) ++at_;
  return true;
}

void JsonReader::skip_blanks() {
  while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r') ++at_;
}

}  // namespace quadrille
