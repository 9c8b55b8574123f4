// Files as text, read and written whole, with errors that say what is wrong in the user's words.
//   const Result<std::string> text = read_file(path);
//   if (!text) tell(words.tell(text.error()));
//   const Result<void> saved = write_file(path, text);
#pragma once

#include <QString>
#include <cstdint>
#include <string>
#include <string_view>

#include "quadrille/base/result.h"

namespace quadrille::desktop {

// A larger file is not read into memory whole; lists of puzzles are read piece by piece.
inline constexpr std::int64_t kLargestText = std::int64_t{64} << 20U;  // bytes

// No file, a folder, a device, a file without rights, one with more than `most` bytes: an error
// each.
Result<std::string> read_file(const QString& path, std::int64_t most = kLargestText);
// Its first bytes, at most so many, and the same errors but for the last.
Result<std::string> read_start(const QString& path, std::int64_t most);
// The old file stays where the new one cannot be written whole; `failure` says so, for a {file} and
// a {reason}.
Result<void> write_file(const QString& path, std::string_view text,
                        std::string_view failure = "desktop.file.cannot_save");

// Whether it may be a text at all, unlike pictures, archives and programs.
bool is_text(std::string_view start);
// What is told of a file that is none.
Error not_text(const QString& path);
// What is wrong inside a file: "puzzles.txt: line 3: expected …"
Error in_file(const QString& path, const Error& error);

// The name of a file without its folder, for a sentence.
std::string short_name(const QString& path);

}  // namespace quadrille::desktop
