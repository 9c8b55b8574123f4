#include "apps/web/core/payload.h"

#include <fmt/format.h>

namespace quadrille::web {
namespace {

Error expected(const char* name, std::string_view what) {
  return {fmt::format("{}: expected {}", name, what)};
}

}  // namespace

Result<Json> member_of(const Json& object, const char* name) {
  const Json found = object.find(name);
  if (!found.is_there()) return expected(name, "a value, found none");
  return found;
}

Result<std::string> text_in(const Json& object, const char* name) {
  const Json found = object.find(name);
  if (!found.is_text()) return expected(name, "a text");
  return std::string(found.text());
}

Result<bool> flag_in(const Json& object, const char* name) {
  const Json found = object.find(name);
  if (found.is(JsonToken::yes)) return true;
  if (found.is(JsonToken::no)) return false;
  return expected(name, "true or false");
}

Result<std::uint64_t> number_in(const Json& object, const char* name, std::uint64_t least,
                                std::uint64_t most) {
  const Json found = object.find(name);
  if (found.is(JsonToken::whole)) {
    const std::uint64_t number = found.number();
    if (least <= number && number <= most) return number;
  }
  return expected(name, fmt::format("a whole number from {} to {}", least, most));
}

Result<std::vector<std::uint32_t>> numbers_in(const Json& object, const char* name,
                                              std::uint32_t bound) {
  const Json found = object.find(name);
  if (!found.is_array()) return expected(name, "a list of numbers");
  std::vector<std::uint32_t> numbers;
  for (const Json each : found) {
    if (!each.is(JsonToken::whole) || each.number() >= bound) {
      return expected(name, fmt::format("whole numbers below {}", bound));
    }
    numbers.push_back(static_cast<std::uint32_t>(each.number()));
  }
  return numbers;
}

Result<std::vector<std::string>> texts_in(const Json& object, const char* name) {
  std::vector<std::string> texts;
  const Json found = object.find(name);
  if (!found.is_there()) return texts;
  bool are_texts = found.is_array();
  for (const Json each : found) {
    are_texts = are_texts && each.is_text();
    texts.emplace_back(each.text());
  }
  if (!are_texts) return expected(name, "a list of texts");
  return texts;
}

}  // namespace quadrille::web
