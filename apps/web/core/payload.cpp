#include "apps/web/core/payload.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace quadrille::web {
namespace {

Error expected(const char* name, std::string_view what) {
  return {fmt::format("{}: expected {}", name, what)};
}

}  // namespace

const Json* find_member(const Json& object, const char* name) {
  if (!object.is_object()) return nullptr;
  const auto found = object.find(name);
  return found == object.end() ? nullptr : &*found;
}

Result<const Json*> member_of(const Json& object, const char* name) {
  const Json* found = find_member(object, name);
  if (found == nullptr) return expected(name, "a value, found none");
  return found;
}

Result<std::string> text_in(const Json& object, const char* name) {
  const Json* found = find_member(object, name);
  if (found == nullptr || !found->is_string()) return expected(name, "a text");
  return *found->get_ptr<const std::string*>();
}

Result<bool> flag_in(const Json& object, const char* name) {
  const Json* found = find_member(object, name);
  if (found == nullptr || !found->is_boolean()) return expected(name, "true or false");
  return found->get<bool>();
}

Result<std::uint64_t> number_in(const Json& object, const char* name, std::uint64_t least,
                                std::uint64_t most) {
  const Json* found = find_member(object, name);
  if (found != nullptr && found->is_number_unsigned()) {
    const auto number = found->get<std::uint64_t>();
    if (least <= number && number <= most) return number;
  }
  return expected(name, fmt::format("a whole number from {} to {}", least, most));
}

Result<double> amount_in(const Json& object, const char* name) {
  const Json* found = find_member(object, name);
  if (found != nullptr && found->is_number() && found->get<double>() >= 0) {
    return found->get<double>();
  }
  return expected(name, "a number, 0 or more");
}

Result<std::vector<std::uint32_t>> numbers_in(const Json& object, const char* name,
                                              std::uint32_t bound) {
  const Json* found = find_member(object, name);
  if (found == nullptr || !found->is_array()) return expected(name, "a list of numbers");
  std::vector<std::uint32_t> numbers;
  numbers.reserve(found->size());
  for (const Json& each : *found) {
    if (!each.is_number_unsigned() || each.get<std::uint64_t>() >= bound) {
      return expected(name, fmt::format("whole numbers below {}", bound));
    }
    numbers.push_back(each.get<std::uint32_t>());
  }
  return numbers;
}

Result<std::vector<std::string>> texts_in(const Json& object, const char* name) {
  std::vector<std::string> texts;
  const Json* member = find_member(object, name);
  if (member == nullptr) return texts;
  if (!member->is_array()) return Error{fmt::format("{}: expected a list of texts", name)};
  for (const Json& each : *member) {
    if (!each.is_string()) return Error{fmt::format("{}: expected a list of texts", name)};
    texts.push_back(each.get<std::string>());
  }
  return texts;
}

}  // namespace quadrille::web
