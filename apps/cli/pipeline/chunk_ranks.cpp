#include "apps/cli/pipeline/chunk_ranks.h"

#include <deque>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "apps/cli/pipeline/refusal.h"
#include "apps/cli/ranks/handout.h"
#include "apps/cli/ranks/packing.h"
#include "apps/cli/system/threads.h"

namespace quadrille::cli {
namespace {

constexpr char kChunksOrder = 'R';

std::string pack(const Chunk& chunk) {
  const Source& source = *chunk.source;
  Packer packer;
  packer.plain(source.kind).text(source.name).text(source.text).text(source.title);
  packer.number(chunk.first).text(chunk.remarks);
  packer.text(chunk.plain.text).number(chunk.plain.count).number(chunk.plain.stride);
  packer.number(chunk.plain.line).number(chunk.records.size());
  for (const sudoku::Record& record : chunk.records) {
    packer.plain(record.kind).text(record.text).number(record.line).plain(record.size);
    packer.plain(record.delimiter).number(record.column).plain(record.fault).number(record.limit);
  }
  return packer.take();
}

Source unpack_source(Unpacker& unpacker) {
  Source source{.kind = unpacker.plain<Source::Kind>(), .name = {}, .text = {}, .title = {}};
  source.name = unpacker.text();
  source.text = unpacker.text();
  source.title = unpacker.text();
  return source;
}

Chunk unpack_chunk(Unpacker& unpacker, const Source& source) {
  Chunk chunk{.source = &source};
  chunk.first = unpacker.number();
  chunk.remarks = unpacker.text();
  chunk.plain.text = unpacker.text();
  chunk.plain.count = unpacker.number();
  chunk.plain.stride = unpacker.number();
  chunk.plain.line = unpacker.number();
  chunk.records.resize(unpacker.number());
  for (sudoku::Record& record : chunk.records) {
    record.kind = unpacker.plain<sudoku::Record::Kind>();
    record.text = unpacker.text();
    record.line = unpacker.number();
    record.size = unpacker.plain<std::uint32_t>();
    record.delimiter = unpacker.plain<char>();
    record.column = unpacker.number();
    record.fault = unpacker.plain<ErrorKind>();
    record.limit = unpacker.number();
  }
  return chunk;
}

void pack(Packer& packer, const Reply& reply) {
  packer.text(reply.out).text(reply.notes).plain(reply.status).plain(reply.partial);
}

Reply unpack_reply(Unpacker& unpacker) {
  Reply reply;
  reply.out = unpacker.text();
  reply.notes = unpacker.text();
  reply.status = unpacker.plain<Status>();
  reply.partial = unpacker.plain<bool>();
  return reply;
}

// Whether the run goes on, what the system refused, and the replies.
std::string answer_packed(const Run& run, std::string_view piece) {
  Unpacker unpacker(piece);
  const Source source = unpack_source(unpacker);
  const Chunk chunk = unpack_chunk(unpacker, source);
  Packer replies;
  bool goes_on = false;
  std::optional<Refusal> refusal;
  try {
    goes_on = answer_chunk(run, chunk, [&](const Reply& reply) {
      pack(replies, reply);
      return true;
    });
  } catch (...) {
    refusal = refusal_in_flight();
  }
  return Packer().plain(goes_on).plain(refusal).text(replies.take()).take();
}

void use_answer(std::uint64_t slot, std::string_view answer, Sequencer& sequencer) {
  Unpacker unpacker(answer);
  const bool goes_on = unpacker.plain<bool>();
  const auto refusal = unpacker.plain<std::optional<Refusal>>();
  Unpacker replies(unpacker.text());
  while (!replies.at_end()) sequencer.append(slot, unpack_reply(replies));
  if (refusal) {
    sequencer.abandon(slot, *refusal);
  } else {
    sequencer.finish(slot, goes_on);
  }
}

// What one thread has read and another hands out.
class OrderQueue {
 public:
  void put(Order order) {
    const std::lock_guard lock(mutex_);
    orders_.push_back(std::move(order));
  }
  void end() {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  std::optional<Order> take() {
    const std::lock_guard lock(mutex_);
    if (orders_.empty()) return std::nullopt;
    Order order = std::move(orders_.front());
    orders_.pop_front();
    return order;
  }
  [[nodiscard]] bool is_at_end() const {
    const std::lock_guard lock(mutex_);
    return ended_ && orders_.empty();
  }

 private:
  mutable std::mutex mutex_;
  std::deque<Order> orders_;
  bool ended_ = false;
};

}  // namespace

void hand_out_chunks(const Run& run, const std::function<std::optional<Order>()>& next,
                     Sequencer& sequencer) {
  announce(*ranks(), Packer().plain(kChunksOrder).plain(run.format).take());
  Handout handout(*ranks());
  OrderQueue queue;
  Threads reader;
  const auto read = [&] {
    while (std::optional<Order> order = next()) queue.put(*std::move(order));
    queue.end();
  };
  if (!reader.start(read)) read();
  struct Size {
    std::size_t records;
    std::uint64_t bytes;
  };
  std::map<std::uint64_t, Size> given;  // by slot
  while (!queue.is_at_end() || handout.running() > 0) {
    if (run.stop.requested()) handout.stop();
    while (handout.has_room()) {
      const std::optional<Order> order = queue.take();
      if (!order) break;
      if (order->chunk.trouble) {
        sequencer.finish(order->slot, answer_chunk(run, order->chunk, [&](Reply reply) {
                           return sequencer.append(order->slot, std::move(reply));
                         }));
        continue;
      }
      given[order->slot] = {order->chunk.size(), order->chunk.bytes};
      handout.give(order->slot, pack(order->chunk));
    }
    if (const auto done = handout.take()) {
      const Size size = given.extract(done->number).mapped();
      run.progress->add(size.records, size.bytes);
      use_answer(done->number, done->answer, sequencer);
    }
  }
  reader.join();
}

bool is_chunks_order(std::string_view order) { return order.starts_with(kChunksOrder); }

void serve_chunks(Run& run, std::size_t threads, std::string_view order) {
  Unpacker unpacker(order);
  unpacker.plain<char>();
  run.format = unpacker.plain<OutputFormat>();
  run.has_company = threads > 1;
  serve(*ranks(), threads, run.stop,
        [&](std::string_view piece) { return answer_packed(run, piece); });
}

}  // namespace quadrille::cli
