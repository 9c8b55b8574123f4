// Count: what the example programs share: read a size from the command line, print a count.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>

#include <fmt/format.h>

#include "quadrille/cover/count.h"
#include "quadrille/cover/search.h"

namespace quadrille::examples {

// The number that stands at `place` on the command line, or `otherwise` where there is none.
// Anything but a number from 1 to 100 ends the program.
inline std::uint32_t size_argument(int argc, char** argv, int place, std::uint32_t otherwise) {
  if (place >= argc) return otherwise;
  char* end = nullptr;
  const unsigned long number = std::strtoul(argv[place], &end, 10);
  if (*argv[place] == '\0' || *end != '\0' || number < 1 || number > 100) {
    fmt::print(stderr, "argument {}: expected a number from 1 to 100, found '{}'\n", place,
               argv[place]);
    std::exit(2);
  }
  return static_cast<std::uint32_t>(number);
}

inline void print_count(const std::string& what, const cover::Problem& problem) {
  fmt::print("{}: {} solutions\n", what, cover::count(problem).number());
}

}  // namespace quadrille::examples
