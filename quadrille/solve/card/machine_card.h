// MachineCard: the batch engine on a graphics card, as a machine like those of the processor.
//   Engine engine(std::make_unique<MachineCard>(fleet));
// Where its card is lost, it begins the task anew on another one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "quadrille/solve/batch/machine.h"
#include "quadrille/solve/card/fleet.h"
#include "quadrille/solve/card/work.h"

namespace quadrille::sudoku::card {

class MachineCard final : public batch::Machine {
 public:
  explicit MachineCard(std::shared_ptr<Fleet> fleet);
  ~MachineCard() override;
  MachineCard(const MachineCard&) = delete;
  MachineCard& operator=(const MachineCard&) = delete;

  void start(const batch::Task& task) override;
  bool run() override;
  void give_up(std::uint8_t* open) override;
  [[nodiscard]] std::uint64_t splits() const override { return work_->progress().splits; }
  [[nodiscard]] std::size_t most_puzzles() const override { return std::size_t{1} << 20U; }
  [[nodiscard]] const Error* failure() const override {
    return work_->error() ? &*work_->error() : nullptr;
  }

 private:
  void write_answers();
  bool go_on_elsewhere();

  std::shared_ptr<Fleet> fleet_;
  std::shared_ptr<const Device> device_;
  batch::Task task_;
  std::unique_ptr<Work> work_;
};

}  // namespace quadrille::sudoku::card
