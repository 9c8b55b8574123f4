// Harvest: takes the deductions that a method finds, as many as are wanted.
//   Harvest harvest(1);
//   find_wings(position, Technique::xy_wing, harvest);
//   if (harvest.full()) use(harvest.deductions().front());
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "quadrille/logic/deduction.h"

namespace quadrille::logic {

class Harvest {
 public:
  // With a technique, deductions by others are passed over.
  explicit Harvest(std::size_t limit, std::optional<Technique> only = std::nullopt)
      : limit_(limit), only_(only) {}

  // Returns full(): whoever searches may go home.
  bool add(Deduction deduction) {
    if (!full() && (!only_ || *only_ == deduction.technique)) {
      deductions_.push_back(std::move(deduction));
    }
    return full();
  }
  [[nodiscard]] bool full() const { return deductions_.size() >= limit_; }
  [[nodiscard]] std::vector<Deduction>& deductions() { return deductions_; }

 private:
  std::size_t limit_;
  std::optional<Technique> only_;
  std::vector<Deduction> deductions_;
};

}  // namespace quadrille::logic
