// Residue: what is left of a problem once every option that has to be taken has been taken.
//   const std::optional<Residue> residue = find_residue(problem);
//   if (residue->contradiction) return;   // no solution
//   for (OptionId option : residue->taken) …
//
// An item with a single option left has to have it; that rules out other options, and so on until
// nothing more follows (unit propagation, in the words of SAT). The engines that build large
// structures build them for the residue. Where items have bounds, only options that no solution has
// are left out.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/base/stop.h"
#include "quadrille/cover/problem.h"

namespace quadrille::cover {

struct Residue {
  bool contradiction = false;   // some primary item has too few options left
  std::vector<OptionId> taken;  // part of every solution
  std::vector<OptionId> open;   // the options to choose from, in their order

  // The items that still matter, in their order, with the entries that open options have for them:
  // item number i of this list has uses[starts[i]] up to uses[starts[i + 1]].
  struct Use {
    std::uint32_t option;  // its number in `open`
    ColourId colour;
  };
  std::vector<ItemId> items;
  std::vector<std::uint32_t> starts;
  std::vector<Use> uses;

  [[nodiscard]] std::span<const Use> uses_of(std::uint32_t item) const {
    return {uses.data() + starts[item], starts[item + 1] - starts[item]};
  }
  // Whether options may share it in a colour.
  [[nodiscard]] bool is_coloured(std::uint32_t item) const;
};

// Nothing if the stop was requested first.
std::optional<Residue> find_residue(const Problem& problem, const Stop* stop = nullptr);

}  // namespace quadrille::cover
