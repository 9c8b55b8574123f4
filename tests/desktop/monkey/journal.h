// Journal: what was done last, told when something goes wrong, also when the program crashes.
//   Journal::begin(seed);
//   Journal::note("press Ctrl+K");
//   Journal::fail("a save that does not read back");   // tells all that, and ends
#pragma once

#include <QString>
#include <cstdint>
#include <string_view>

namespace quadrille::desktop {

class Journal {
 public:
  // From now on a crash tells the seed and what was done last. With `aloud`, everything is told
  // before it is done.
  static void begin(std::uint64_t seed, bool aloud);
  // One action more.
  static void note(const QString& what);
  // To be told how to see it again, the program and what it was called with.
  [[noreturn]] static void fail(std::string_view why);
};

}  // namespace quadrille::desktop
