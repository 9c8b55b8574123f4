// ReadFile: files and standard input, opened and read, or why they cannot be.
//   Result<std::string> text = read_whole("mask.txt", 1000);
//   if (!text) return text.error();
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <sys/stat.h>

#include "apps/cli/system/wait.h"
#include "quadrille/base/result.h"

namespace quadrille::cli {

// What the system says about an error of its own. For the main thread alone.
std::string because(int error);

bool exists(const std::string& path, struct stat& about);
// A file to read from, or why there is none.
Result<int> open_file(const std::string& path);
// Whether there is something to read, or the end; false when it took too long, was interrupted,
// or `closing` was rung.
bool wait_for_input(int file, std::optional<std::chrono::milliseconds> wait,
                    const Bell* closing = nullptr);

// All of a file, or of standard input for "-". More than `most` bytes are an error.
Result<std::string> read_whole(const std::string& path, std::size_t most);

// What is wrong in a file that an option names: "--mask: board.txt: line 3: …".
Error in_file(std::string_view option, const std::string& path, const Error& error);

}  // namespace quadrille::cli
