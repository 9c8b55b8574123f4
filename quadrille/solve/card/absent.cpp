// In the place of open.cpp, where the library is built without this engine (cmake/card.cmake): no
// Card can be had, and so nothing else can be asked for.
#include <cassert>

#include "quadrille/solve/card/make_machine.h"

namespace quadrille::sudoku {

Result<Card> Card::open() { return Error{Message("engine.card_built")}; }

std::string Card::name() const { return {}; }
std::uint32_t Card::count() const { return 0; }

bool is_short_of_memory(const Error& /*failure*/) { return false; }

std::unique_ptr<batch::Machine> card::make_machine(const Card& /*card*/) {
  assert(false);
  return nullptr;
}

}  // namespace quadrille::sudoku
