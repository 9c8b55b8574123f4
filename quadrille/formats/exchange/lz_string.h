// LzString: texts packed by lz-string, as the links of f-puzzles and SudokuPad carry them.
//   const std::string code = lz_pack(R"({"size":9})");
//   const Result<std::string> json = lz_unpack(code);   // {"size":9}
// LZ78 over units of UTF-16: codes of two bits at first and of one more when they run out, their
// lowest bit first, in characters of six bits, highest bit first. Codes 0 and 1 bring a new unit of
// 8 or 16 bits, 2 ends.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "quadrille/base/result.h"

namespace quadrille::sudoku {

// A few bytes can become gigabytes: what would be longer is an error.
inline constexpr std::size_t kMaxUnpacked = std::size_t{4} << 20U;  // bytes of UTF-8

// The alphabet of Base64, or that of addresses; a blank is a plus, and padding may be missing.
Result<std::string> lz_unpack(std::string_view code);

// With the alphabet of Base64, padded to four.
std::string lz_pack(std::string_view text);

}  // namespace quadrille::sudoku
