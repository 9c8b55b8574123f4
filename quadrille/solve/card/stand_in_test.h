// StandIn: a card that is there in every test: the driver is that of tests/card, and the card the
// processor.
//   Engine engine(std::make_unique<MachineCard>(open_stand_in()));
//   const Trouble trouble("STAND_IN_FAILS_AT", "7");   // what the driver reads when it is opened
#pragma once

#include <cstdlib>
#include <memory>
#include <string>

#include "quadrille/solve/card/fleet.h"

namespace quadrille::sudoku::card {

#ifdef QUADRILLE_STAND_IN

class Trouble {
 public:
  Trouble(const char* name, const std::string& value) : name_(name) {
    ::setenv(name, value.c_str(), 1);
  }
  ~Trouble() { ::unsetenv(name_); }
  Trouble(const Trouble&) = delete;
  Trouble& operator=(const Trouble&) = delete;

 private:
  const char* name_;
};

inline Result<std::shared_ptr<Fleet>> try_stand_in() { return Fleet::open(QUADRILLE_STAND_IN); }

inline std::shared_ptr<Fleet> open_stand_in() { return *try_stand_in(); }

#endif

}  // namespace quadrille::sudoku::card
