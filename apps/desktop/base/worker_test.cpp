#include "apps/desktop/base/worker.h"

#include <atomic>

#include <gtest/gtest.h>

namespace quadrille::desktop {
namespace {

// A worker whose news a test waits for.
struct Desk {
  // Until the latest task has ended; runs what it delivers.
  void finish() {
    for (bool finished = false; !finished;) {
      {
        std::unique_lock lock(mutex);
        news.wait(lock, [this] { return woken; });
        woken = false;
      }
      const Worker::Collected collected = worker.collect();
      for (const Delivery& deliver : collected.deliveries) deliver();
      finished = collected.finished;
      no_memory = no_memory || collected.no_memory;
    }
  }

  bool no_memory = false;
  std::mutex mutex;
  std::condition_variable news;
  bool woken = false;
  Worker worker{[this] {
    {
      const std::lock_guard lock(mutex);
      woken = true;
    }
    news.notify_one();
  }};
};

TEST(Worker, DeliversWhatATaskPostsInItsOrder) {
  Desk desk;
  std::vector<int> seen;
  desk.worker.start([&seen](const Stop&, const Post& post) {
    for (int i = 0; i < 100; ++i) post([&seen, i] { seen.push_back(i); });
  });
  desk.finish();
  ASSERT_EQ(seen.size(), 100U);
  EXPECT_EQ(seen.front(), 0);
  EXPECT_EQ(seen.back(), 99);
}

TEST(Worker, StopsTheOldTaskForANewOneAndDropsWhatItFound) {
  Desk desk;
  std::atomic<bool> began = false;
  std::string seen;
  desk.worker.start([&](const Stop& stop, const Post& post) {
    began = true;
    while (!stop.requested()) std::this_thread::yield();
    post([&seen] { seen += "old"; });
  });
  while (!began) std::this_thread::yield();
  desk.worker.start([&](const Stop&, const Post& post) { post([&seen] { seen += "new"; }); });
  desk.finish();
  EXPECT_EQ(seen, "new");
}

TEST(Worker, DeliversWhatATaskFoundUpToItsStop) {
  Desk desk;
  std::atomic<bool> began = false;
  int seen = 0;
  desk.worker.start([&](const Stop& stop, const Post& post) {
    post([&seen] { ++seen; });
    began = true;
    while (!stop.requested()) std::this_thread::yield();
    post([&seen] { ++seen; });
  });
  while (!began) std::this_thread::yield();
  desk.worker.stop();
  desk.finish();
  EXPECT_EQ(seen, 2);
}

TEST(Worker, ForgetsATaskAndAllThatItPosts) {
  Desk desk;
  std::atomic<bool> ended = false;
  int seen = 0;
  desk.worker.start([&](const Stop& stop, const Post& post) {
    while (!stop.requested()) std::this_thread::yield();
    post([&seen] { ++seen; });
    ended = true;
  });
  desk.worker.forget();
  desk.worker.start([&](const Stop&, const Post& post) { post([&seen] { seen += 10; }); });
  desk.finish();
  EXPECT_EQ(seen, 10);
}

TEST(Worker, SaysThatMemoryRanOutAndGoesOn) {
  Desk desk;
  desk.worker.start([](const Stop&, const Post&) { throw std::bad_alloc(); });
  desk.finish();
  EXPECT_TRUE(desk.no_memory);
  bool seen = false;
  desk.worker.start([&](const Stop&, const Post& post) { post([&seen] { seen = true; }); });
  desk.finish();
  EXPECT_TRUE(seen);
}

TEST(Worker, StopsWhatRunsWhenItIsDestroyed) {
  std::atomic<bool> began = false;
  std::atomic<bool> stopped = false;
  {
    Worker worker([] {});
    worker.start([&](const Stop& stop, const Post&) {
      began = true;
      while (!stop.requested()) std::this_thread::yield();
      stopped = true;
    });
    while (!began) std::this_thread::yield();
  }
  EXPECT_TRUE(stopped);
}

}  // namespace
}  // namespace quadrille::desktop
