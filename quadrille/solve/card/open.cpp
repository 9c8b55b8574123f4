// Cards in a library that was built with this engine; absent.cpp stands in its place in one
// without.
#include "quadrille/solve/card/machine_card.h"
#include "quadrille/solve/card/make_machine.h"

namespace quadrille::sudoku {

Result<Card> Card::open() {
  auto fleet = card::Fleet::open();
  if (!fleet) return fleet.error();
  return Card(*std::move(fleet));
}

std::string Card::name() const { return fleet_->name(); }
std::uint32_t Card::count() const { return fleet_->size(); }

bool is_short_of_memory(const Error& failure) { return failure.message().key == card::kMemoryKey; }

std::unique_ptr<batch::Machine> card::make_machine(const Card& card) {
  return std::make_unique<MachineCard>(card.fleet());
}

}  // namespace quadrille::sudoku
