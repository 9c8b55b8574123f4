#include "apps/cli/pipeline/sequencer.h"

#include <string>
#include <utility>

namespace quadrille::cli {

Sequencer::Sequencer(Console& console, Progress& progress, Options options)
    : console_(console), progress_(progress), options_(std::move(options)) {}

std::optional<std::uint64_t> Sequencer::open(std::size_t records, std::uint64_t bytes) {
  std::unique_lock lock(mutex_);
  finished_.wait(lock, [this] { return over_ || slots_.size() < options_.most_slots; });
  if (over_) return std::nullopt;
  slots_.push_back({.replies = {}, .records = records, .bytes = bytes});
  return first_ + slots_.size() - 1;
}

bool Sequencer::append(std::uint64_t slot, Reply reply) {
  const std::lock_guard lock(mutex_);
  if (over_) return false;
  slots_[slot - first_].replies.push_back(std::move(reply));
  if (slot == first_) write_first();
  return !over_;
}

void Sequencer::finish(std::uint64_t slot, bool go_on) {
  const std::lock_guard lock(mutex_);
  slots_[slot - first_].finished = true;
  slots_[slot - first_].last = !go_on;
  while (!slots_.empty()) {
    write_first();
    const Slot& first = slots_.front();
    if (!first.finished) break;
    if (first.last) end_run();
    progress_.advance(first.records, part_done(first.bytes));
    slots_.pop_front();
    ++first_;
  }
  finished_.notify_all();
}

void Sequencer::wait() {
  std::unique_lock lock(mutex_);
  finished_.wait(lock, [this] { return slots_.empty(); });
}

Status Sequencer::status() const {
  const std::lock_guard lock(mutex_);
  return status_;
}

// Writes what the first slot has, in such a way that notes and results keep their order.
void Sequencer::write_first() {
  std::string out;
  const auto flush = [&] {
    if (!out.empty() && !console_.print(out)) end_run();
    out.clear();
  };
  for (Reply& reply : std::exchange(slots_.front().replies, {})) {
    if (over_) return;
    status_ = worse(status_, reply.status);
    if (out.empty()) {
      out = std::move(reply.out);
    } else {
      out += reply.out;
    }
    if (reply.notes.empty()) continue;
    flush();
    console_.note(reply.notes);
  }
  flush();
}

void Sequencer::end_run() {
  if (over_) return;
  over_ = true;
  options_.on_over();
}

double Sequencer::part_done(std::uint64_t bytes) const {
  if (!options_.total_bytes) return -1;
  if (*options_.total_bytes == 0) return 1;
  return static_cast<double>(bytes) / static_cast<double>(*options_.total_bytes);
}

}  // namespace quadrille::cli
