// Files as text, read and written whole, with errors that say what is wrong in the user's words.
//   const Result<std::string> text = read_file(path);
//   if (!text) tell(words.tell(text.error()));
//   const Result<void> saved = write_file(path, text);   // the old file stays until the new is
//   whole
#pragma once

#include <QString>
#include <cstdint>
#include <string>
#include <string_view>

#include "quadrille/base/result.h"

namespace quadrille::desktop {

// A larger file is not read into memory whole; lists of puzzles are read piece by piece.
inline constexpr std::int64_t kLargestText = std::int64_t{64} << 20U;  // bytes

// A folder, a file without rights, one with more than `most` bytes: an error each.
Result<std::string> read_file(const QString& path, std::int64_t most = kLargestText);
// Its first bytes, at most so many, and the same errors but for the last.
Result<std::string> read_start(const QString& path, std::int64_t most);
Result<void> write_file(const QString& path, std::string_view text);

// The name of a file without its folder, for a sentence.
std::string short_name(const QString& path);

}  // namespace quadrille::desktop
