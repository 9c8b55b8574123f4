#include "quadrille/create/generate/forced.h"

#include <vector>

namespace quadrille::create {

void make_forced_moves(logic::Position& position) {
  std::vector<logic::ItemId> forced;
  for (std::uint32_t i = 0; i < position.layout().item_count(); ++i) {
    const logic::ItemId item{i};
    if (position.count(item) == 1) forced.push_back(item);
  }
  while (!forced.empty() && !position.broken()) {
    const logic::ItemId item = forced.back();
    forced.pop_back();
    // By now it may have been covered.
    if (position.count(item) != 1) continue;
    const std::uint32_t number = *position.options(item).begin();
    position.place(position.layout().option(item, number), &forced);
  }
}

}  // namespace quadrille::create
