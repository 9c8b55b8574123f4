// A letter is a character that says what it is, and what belongs to it:
//   from rank 0: o an order, t a piece (its number and the text), s to stop, e the end of the
//   order, x the end of all; from the others: r that they want so many pieces, a an answer (the
//   number and the text), after which they want one more, b that they have ended the order.
#include "apps/cli/ranks/handout.h"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "apps/cli/ranks/packing.h"
#include "apps/cli/system/threads.h"

namespace quadrille::cli {
namespace {

std::string letter_of(char kind, std::string_view text = {}) {
  std::string letter(1, kind);
  letter += text;
  return letter;
}

std::string numbered(char kind, std::uint64_t number, std::string_view text) {
  return letter_of(kind, Packer().number(number).text(text).take());
}

void send_to_all(Ranks& ranks, const std::string& letter) {
  for (std::size_t rank = 1; rank < ranks.count(); ++rank) ranks.send(rank, letter);
}

struct Task {
  std::uint64_t number = 0;
  std::string text;
};

// What the threads of a helper share with the one that reads and writes letters.
class Desk {
 public:
  explicit Desk(const std::function<std::string(std::string_view)>& answer) : answer_(answer) {}

  void put(Task piece) {
    const std::lock_guard lock(mutex_);
    pieces_.push_back(std::move(piece));
    changed_.notify_one();
  }
  // What is not begun is dropped.
  void close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    pieces_.clear();
    changed_.notify_all();
  }
  std::optional<Task> take_answer(std::chrono::microseconds wait) {
    std::unique_lock lock(mutex_);
    if (answers_.empty()) answered_.wait_for(lock, wait);
    if (answers_.empty()) return std::nullopt;
    Task answer = std::move(answers_.front());
    answers_.pop_front();
    return answer;
  }
  void work() {
    while (std::optional<Task> piece = take()) {
      piece->text = answer_(piece->text);
      const std::lock_guard lock(mutex_);
      answers_.push_back(*std::move(piece));
      answered_.notify_one();
    }
  }

 private:
  std::optional<Task> take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return closed_ || !pieces_.empty(); });
    if (pieces_.empty()) return std::nullopt;
    Task piece = std::move(pieces_.front());
    pieces_.pop_front();
    return piece;
  }

  const std::function<std::string(std::string_view)>& answer_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::condition_variable answered_;
  std::deque<Task> pieces_;
  std::deque<Task> answers_;
  bool closed_ = false;
};

// False at the end of the order.
bool follow(const Letter& letter, Desk& desk, Stop& stop) {
  switch (letter.text.front()) {
    case 't': {
      Unpacker unpacker(std::string_view(letter.text).substr(1));
      const std::uint64_t number = unpacker.number();
      desk.put({number, std::string(unpacker.text())});
      return true;
    }
    case 's':
      stop.request();
      return true;
    default:
      return false;
  }
}

}  // namespace

void Handout::give(std::uint64_t number, std::string_view piece) {
  ranks_.send(idle_.front(), numbered('t', number, piece));
  idle_.pop_front();
  ++running_;
}

std::optional<Handout::Done> Handout::take() {
  const std::optional<Letter> letter = ranks_.receive();
  if (!letter) {
    std::this_thread::sleep_for(patience_.next());
    return std::nullopt;
  }
  patience_.reset();
  return read(*letter);
}

std::optional<Handout::Done> Handout::read(const Letter& letter) {
  Unpacker unpacker(std::string_view(letter.text).substr(1));
  switch (letter.text.front()) {
    case 'r':
      idle_.insert(idle_.end(), unpacker.number(), letter.from);
      return std::nullopt;
    case 'a': {
      --running_;
      idle_.push_back(letter.from);
      const std::uint64_t number = unpacker.number();
      return Done{number, std::string(unpacker.text())};
    }
    default:
      ++gone_;
      return std::nullopt;
  }
}

void Handout::stop() {
  if (!std::exchange(stopped_, true)) send_to_all(ranks_, letter_of('s'));
}

Handout::~Handout() {
  if (running_ > 0) stop();
  send_to_all(ranks_, letter_of('e'));
  while (gone_ + 1 < ranks_.count()) take();
}

void announce(Ranks& ranks, std::string_view order) { send_to_all(ranks, letter_of('o', order)); }

void dismiss(Ranks& ranks) { send_to_all(ranks, letter_of('x')); }

std::optional<std::string> next_order(Ranks& ranks) {
  for (Patience patience;;) {
    std::optional<Letter> letter = ranks.receive();
    if (!letter) {
      std::this_thread::sleep_for(patience.next());
    } else if (letter->text.front() == 'o') {
      return letter->text.substr(1);
    } else {
      return std::nullopt;
    }
  }
}

void serve(Ranks& ranks, std::size_t threads, Stop& stop,
           const std::function<std::string(std::string_view)>& answer) {
  Desk desk(answer);
  Threads crew;
  while (crew.count() < threads && crew.start([&] { desk.work(); })) {
  }
  if (crew.count() == 0) throw std::bad_alloc();  // it could do nothing
  // One more than there are threads: none of them waits for a letter.
  ranks.send(0, letter_of('r', Packer().number(crew.count() + 1).take()));
  Patience patience;
  for (bool goes_on = true; goes_on;) {
    if (const std::optional<Letter> letter = ranks.receive()) {
      patience.reset();
      goes_on = follow(*letter, desk, stop);
    } else if (const std::optional<Task> done = desk.take_answer(patience.next())) {
      patience.reset();
      ranks.send(0, numbered('a', done->number, done->text));
    }
  }
  desk.close();
  crew.join();
  ranks.send(0, letter_of('b'));
}

}  // namespace quadrille::cli
