// Payload: what the page sends, read with care: whatever is missing or of another kind than
// expected is an Error that names it.
//   Result<std::uint32_t> size = number_in(payload, "size", 1, 25);
//   if (!size) return size.error();   // "size: expected a whole number from 1 to 25"
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/json_tree.h"
#include "quadrille/base/result.h"

namespace quadrille::web {

using Json = JsonView;

// The member of that name; an Error where there is none, or where `object` is no object.
Result<Json> member_of(const Json& object, const char* name);

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
