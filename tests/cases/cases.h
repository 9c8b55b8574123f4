// Cases: rules that the page keeps a copy of, since it has to answer within a frame. The library
// and the page are held to the same tables, which stand beside this file.
//   for (const json& each : cases_of("keys")) …
#pragma once

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace quadrille::cases {

using nlohmann::json;

inline json cases_of(const std::string& name) {
  std::ifstream file(std::string(CASES) + "/" + name + ".json");
  json table = json::parse(file, nullptr, false);
  EXPECT_FALSE(table.is_discarded()) << name;
  EXPECT_FALSE(table["cases"].empty()) << name;
  return table["cases"];
}

// A value of an enum by its name in the tables.
template <class Value>
Value place_of(const std::vector<std::string>& names, const std::string& name) {
  const auto place = std::ranges::find(names, name);
  EXPECT_NE(place, names.end()) << name;
  return static_cast<Value>(place - names.begin());
}

}  // namespace quadrille::cases
