#include "apps/cli/pipeline/sequencer.h"

#include <new>
#include <string>
#include <utility>

namespace quadrille::cli {

Sequencer::Sequencer(Console& console, std::size_t most_slots, std::function<void()> on_over)
    : console_(console), on_over_(std::move(on_over)), slots_(most_slots) {}

std::optional<std::uint64_t> Sequencer::open() {
  std::unique_lock lock(mutex_);
  finished_.wait(lock, [this] { return over_ || end_ - first_ < slots_.size(); });
  if (over_) return std::nullopt;
  return end_++;
}

bool Sequencer::append(std::uint64_t slot, Reply reply) {
  const std::lock_guard lock(mutex_);
  if (over_) return false;
  at(slot).replies.push_back(std::move(reply));
  if (slot == first_) write_first();
  return !over_;
}

void Sequencer::finish(std::uint64_t slot, bool go_on) {
  const std::lock_guard lock(mutex_);
  at(slot).finished = true;
  at(slot).last = !go_on;
  settle();
}

void Sequencer::abandon(std::uint64_t slot, Refusal reason) noexcept {
  const std::lock_guard lock(mutex_);
  at(slot).finished = true;
  at(slot).last = true;
  at(slot).abandoned = reason;
  settle();
}

void Sequencer::wait() {
  std::unique_lock lock(mutex_);
  finished_.wait(lock, [this] { return first_ == end_; });
}

Status Sequencer::status() const {
  const std::lock_guard lock(mutex_);
  return status_;
}

// Writes all that is ready.
void Sequencer::settle() {
  while (first_ != end_) {
    write_first();
    Slot& first = at(first_);
    if (!first.finished) break;
    if (first.abandoned && !over_) {
      status_ = worse(status_, Status::unreadable);
      console_.error(last_words().about(*first.abandoned));
    }
    if (first.last) end_run();
    first = {};
    ++first_;
  }
  finished_.notify_all();
}

// Writes what the first slot has, in such a way that notes and results keep their order.
void Sequencer::write_first() {
  std::string out;
  const auto flush = [&] {
    if (!out.empty() && !console_.print(out)) end_run();
    out.clear();
  };
  for (Reply& reply : std::exchange(at(first_).replies, {})) {
    if (over_) return;
    status_ = worse(status_, reply.status);
    if (out.empty()) {
      out = std::move(reply.out);
    } else {
      try {
        out += reply.out;
      } catch (const std::bad_alloc&) {  // then one by one
        flush();
        out = std::move(reply.out);
      }
    }
    if (reply.notes.empty()) continue;
    flush();
    console_.tell(reply.notes, reply.status);
  }
  flush();
}

void Sequencer::end_run() {
  if (over_) return;
  over_ = true;
  on_over_();
}

}  // namespace quadrille::cli
