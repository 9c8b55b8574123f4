// Payload: what the page sends, read with care: whatever is missing or of another kind than
// expected is an Error that names it.
//   Result<std::uint32_t> size = number_in(payload, "size", 1, 25);
//   if (!size) return size.error();   // "size: expected a whole number from 1 to 25"
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "quadrille/base/result.h"

namespace quadrille::web {

using Json = nlohmann::json;

// The member of that name; an Error where there is none, or where `object` is no object.
Result<const Json*> member_of(const Json& object, const char* name);
// nullptr instead of an Error.
const Json* find_member(const Json& object, const char* name);

Result<std::string> text_in(const Json& object, const char* name);
Result<bool> flag_in(const Json& object, const char* name);
// From least to most, both included.
Result<std::uint64_t> number_in(const Json& object, const char* name, std::uint64_t least,
                                std::uint64_t most);
// A number of any kind, not below 0.
Result<double> amount_in(const Json& object, const char* name);
// Each of them below the bound.
Result<std::vector<std::uint32_t>> numbers_in(const Json& object, const char* name,
                                              std::uint32_t bound);
// None where there is no such member.
Result<std::vector<std::string>> texts_in(const Json& object, const char* name);

}  // namespace quadrille::web
