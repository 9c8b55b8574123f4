// What the fuzz targets share: the input as text, and a property that must hold for it.
//   const std::string_view text = as_text(data, size);
//   require(again.has_value(), "what was written can be read");
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace quadrille::fuzz {

inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// libFuzzer keeps the input that led here.
inline void require(bool holds, const char* property) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", property);
  std::abort();
}

}  // namespace quadrille::fuzz
