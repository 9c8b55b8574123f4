// Texts are copied into memory that the card can reach, and answers out of it: nothing is written
// to a task before the card has answered it.
#include "quadrille/solve/card/machine_card.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace quadrille::sudoku::card {
namespace {

using batch::kCells;

bool has_marks(const batch::Task& task) {
  return task.candidates != nullptr &&
         std::any_of(task.puzzles, task.puzzles + task.count,
                     [](const char* text) { return text == nullptr; });
}

std::uint16_t candidates_of(char character) {
  const auto digit = static_cast<unsigned>(character - '1');
  return digit < 9 ? static_cast<std::uint16_t>(1U << digit) : batch::kAnyDigit;
}

void copy_texts(const batch::Task& task, char* to) {
  for (std::size_t i = 0; i < task.count; ++i) {
    std::memcpy(to + i * kCells, task.puzzles[i], kCells);
  }
}

void copy_candidates(const batch::Task& task, std::uint16_t* to) {
  for (std::size_t i = 0; i < task.count; ++i, to += kCells) {
    if (const char* text = task.puzzles[i]) {
      std::transform(text, text + kCells, to, candidates_of);
    } else {
      std::copy_n(task.candidates[i], kCells, to);
    }
  }
}

}  // namespace

MachineCard::MachineCard(std::shared_ptr<Fleet> fleet)
    : fleet_(std::move(fleet)), device_(fleet_->take()), work_(std::make_unique<Work>(device_)) {}

MachineCard::~MachineCard() {
  work_.reset();
  fleet_->give_back(device_);
}

void MachineCard::start(const batch::Task& task) {
  task_ = task;
  std::fill_n(task.solutions, task.count, 0);
  const bool marks = has_marks(task);
  work_->begin({.count = task.count, .limit = task.limit, .kept = task.kept, .has_marks = marks});
  if (work_->error()) return;
  if (marks) {
    copy_candidates(task, work_->candidates());
  } else {
    copy_texts(task, work_->texts());
  }
  work_->send();
}

bool MachineCard::run() {
  if (!work_->error() && !work_->run()) return false;
  write_answers();
  return !work_->error() || !go_on_elsewhere();
}

// Nothing of the task has been answered yet. With too little memory, another card is left alone:
// its own users have taken what it has.
bool MachineCard::go_on_elsewhere() {
  if (work_->error()->message().key == kMemoryKey) return false;
  auto device = fleet_->replace(device_);
  if (!device) return false;
  device_ = std::move(device);
  work_ = std::make_unique<Work>(device_);
  start(task_);
  return true;
}

void MachineCard::give_up(std::uint8_t* open) {
  work_->mark_open(open);
  write_answers();
  if (work_->error()) {
    std::fill_n(open, task_.count, 1);
    return;
  }
  for (std::size_t i = 0; i < task_.count; ++i) {
    if (task_.solutions[i] >= task_.limit) open[i] = 0;
  }
}

void MachineCard::write_answers() {
  if (!work_->error()) work_->fetch();
  if (work_->error()) return;
  for (std::size_t i = 0; i < task_.count; ++i) {
    task_.solutions[i] = std::min(work_->solutions()[i], task_.limit);
    const std::uint64_t kept = std::min<std::uint64_t>(task_.solutions[i], task_.kept);
    for (std::uint64_t number = 0; number < kept; ++number) {
      work_->write_kept(i, number, batch::target_of(task_, i, number));
    }
  }
}

}  // namespace quadrille::sudoku::card
