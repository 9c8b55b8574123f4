#include "apps/web/core/payload.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace quadrille::web {
namespace {

constexpr std::size_t kDeepest = 16;

Error expected(const char* name, std::string_view what) {
  return {fmt::format("{}: expected {}", name, what)};
}

// Reads what is in an object or array, up to its end.
bool read_items(JsonReader& reader, std::vector<Json>& items) {
  if (reader.depth() > kDeepest) return false;
  Json item;
  for (;;) {
    item.kind = reader.next();
    switch (item.kind) {
      case JsonToken::end_object:
      case JsonToken::end_array:
        return true;
      case JsonToken::end:
      case JsonToken::invalid:
        return false;
      case JsonToken::key:
        item.name = std::move(reader.text());
        continue;
      case JsonToken::begin_object:
      case JsonToken::begin_array:
        if (!read_items(reader, item.items)) return false;
        break;
      case JsonToken::text:
        item.text = std::move(reader.text());
        break;
      case JsonToken::whole:
        item.number = reader.number();
        break;
      default:
        break;
    }
    items.push_back(std::exchange(item, {}));
  }
}

}  // namespace

Json read_json(std::string_view text) {
  JsonReader reader(text);
  Json json{.kind = reader.next()};
  const bool is_object = json.kind == JsonToken::begin_object;
  if (!is_object || !read_items(reader, json.items) || reader.next() != JsonToken::end) return {};
  return json;
}

const Json* find_member(const Json& object, std::string_view name) {
  if (object.kind != JsonToken::begin_object) return nullptr;
  const auto found = std::ranges::find(object.items, name, &Json::name);
  return found == object.items.end() ? nullptr : &*found;
}

Result<const Json*> member_of(const Json& object, const char* name) {
  const Json* found = find_member(object, name);
  if (found == nullptr) return expected(name, "a value, found none");
  return found;
}

Result<std::string> text_in(const Json& object, const char* name) {
  const Json* found = find_member(object, name);
  if (found == nullptr || found->kind != JsonToken::text) return expected(name, "a text");
  return found->text;
}

Result<bool> flag_in(const Json& object, const char* name) {
  const Json* found = find_member(object, name);
  if (found != nullptr && found->kind == JsonToken::yes) return true;
  if (found != nullptr && found->kind == JsonToken::no) return false;
  return expected(name, "true or false");
}

Result<std::uint64_t> number_in(const Json& object, const char* name, std::uint64_t least,
                                std::uint64_t most) {
  const Json* found = find_member(object, name);
  if (found != nullptr && found->kind == JsonToken::whole) {
    if (least <= found->number && found->number <= most) return found->number;
  }
  return expected(name, fmt::format("a whole number from {} to {}", least, most));
}

Result<std::vector<std::uint32_t>> numbers_in(const Json& object, const char* name,
                                              std::uint32_t bound) {
  const Json* found = find_member(object, name);
  if (found == nullptr || found->kind != JsonToken::begin_array) {
    return expected(name, "a list of numbers");
  }
  std::vector<std::uint32_t> numbers;
  numbers.reserve(found->items.size());
  for (const Json& each : found->items) {
    if (each.kind != JsonToken::whole || each.number >= bound) {
      return expected(name, fmt::format("whole numbers below {}", bound));
    }
    numbers.push_back(static_cast<std::uint32_t>(each.number));
  }
  return numbers;
}

Result<std::vector<std::string>> texts_in(const Json& object, const char* name) {
  std::vector<std::string> texts;
  const Json* found = find_member(object, name);
  if (found == nullptr) return texts;
  const auto is_text = [](const Json& each) { return each.kind == JsonToken::text; };
  if (found->kind != JsonToken::begin_array || !std::ranges::all_of(found->items, is_text)) {
    return expected(name, "a list of texts");
  }
  for (const Json& each : found->items) texts.push_back(each.text);
  return texts;
}

}  // namespace quadrille::web
