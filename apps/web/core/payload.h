// Payload: what the page sends, read with care: whatever is missing or of another kind than
// expected is an Error that names it.
//   Result<std::uint32_t> size = number_in(payload, "size", 1, 25);
//   if (!size) return size.error();   // "size: expected a whole number from 1 to 25"
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/json_reader.h"
#include "quadrille/base/result.h"

namespace quadrille::web {

// A value of JSON, with all that is in it.
struct Json {
  JsonToken kind = JsonToken::null;  // begin_object and begin_array stand for the whole
  std::string name = {};             // of a member
  std::string text = {};
  std::uint64_t number = 0;      // where it is whole
  std::vector<Json> items = {};  // of an object or array
};

// null where the text is no JSON, or deeper than anything that the page sends.
Json read_json(std::string_view text);

// The member of that name; an Error where there is none, or where `object` is no object.
Result<const Json*> member_of(const Json& object, const char* name);
// nullptr instead of an Error.
const Json* find_member(const Json& object, std::string_view name);

Result<std::string> text_in(const Json& object, const char* name);
Result<bool> flag_in(const Json& object, const char* name);
// From least to most, both included.
Result<std::uint64_t> number_in(const Json& object, const char* name, std::uint64_t least,
                                std::uint64_t most);
// Each of them below the bound.
Result<std::vector<std::uint32_t>> numbers_in(const Json& object, const char* name,
                                              std::uint32_t bound);
// None where there is no such member.
Result<std::vector<std::string>> texts_in(const Json& object, const char* name);

}  // namespace quadrille::web
