// Status: what the program says when it ends; the highest that applies.
//   status = worse(status, Status::no_solution);
#pragma once

#include <algorithm>
#include <string_view>

namespace quadrille::cli {

enum class Status : int {
  fine = 0,
  no_solution = 1,  // some puzzle has none
  usage = 2,        // the command line itself is wrong
  several = 3,      // some puzzle has more than one solution, where that was asked
  unreadable = 4,   // some input could not be read, the output not be written, a card not be used
  unknown = 5,      // a time or node limit was reached before an answer
  interrupted = 130,
};

// Whether what is said about it is an error, which is told even with --quiet.
constexpr bool is_error(Status status) {
  return status == Status::usage || status == Status::unreadable;
}

constexpr Status worse(Status a, Status b) { return std::max(a, b); }

// For --help and the manual.
inline constexpr std::string_view kStatusTable =
    "Exit status (the highest that applies):\n"
    "  0    all fine\n"
    "  1    some puzzle has no solution\n"
    "  2    wrong usage\n"
    "  3    some puzzle has more than one solution (check, hint, explain, rate, minimize,\n"
    "       solve --unique)\n"
    "  4    some input could not be read, the output could not be written, or there is no\n"
    "       graphics card for --engine gpu, or it has failed\n"
    "  5    a time or node limit was reached before there was an answer\n"
    "  130  interrupted";

}  // namespace quadrille::cli
