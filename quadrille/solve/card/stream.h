// Stream: what a card is asked to do, one thing after another, and the memory for it. Where
// something goes wrong, nothing more is done, and error() says why.
//   Stream stream(device);
//   CardMemory numbers(stream);
//   numbers.make_room(400);
//   stream.copy_in(numbers.address(), from, 400);
//   stream.wait();
//   if (stream.error()) return *stream.error();
// One thread uses a stream at a time, and only Inside the device.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

#include "quadrille/base/error.h"
#include "quadrille/solve/card/device.h"

namespace quadrille::sudoku::card {

class Stream {
 public:
  explicit Stream(std::shared_ptr<const Device> device);
  ~Stream();
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  [[nodiscard]] const Device& device() const { return *device_; }
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }
  void fail(const std::optional<Error>& error) {
    if (!error_) error_ = error;
  }

  // These only begin.
  void copy_in(Driver::Address to, const void* from, std::size_t size);
  void copy_out(void* to, Driver::Address from, std::size_t size);
  void copy_within(Driver::Address to, Driver::Address from, std::size_t size);
  void clear(Driver::Address memory, std::size_t size);
  // A function of the kernel, with its one argument, and bytes that each warp works in.
  void launch(Driver::Handle function, std::uint32_t warps, std::uint32_t shared, void* argument);
  // Until all of it is done.
  void wait();
  // The same where something may have gone wrong: then nothing reaches for memory any more.
  void settle();

  // One call of the driver, where all has gone well so far.
  template <class Function, class... Arguments>
  bool call(const char* name, Function function, Arguments... arguments) {
    if (!error_) error_ = device_->error_of(function(arguments...), name);
    return !error_;
  }

 private:
  std::shared_ptr<const Device> device_;
  std::optional<Error> error_;
  Driver::Handle stream_ = nullptr;
};

// Memory of the card. Its owner is gone before the stream is.
class CardMemory {
 public:
  explicit CardMemory(Stream& stream) : stream_(stream) {}
  ~CardMemory() { release(); }
  CardMemory(const CardMemory&) = delete;
  CardMemory& operator=(const CardMemory&) = delete;

  // What is in it may be lost.
  void make_room(std::size_t size);
  // What is in it stays.
  void grow(std::size_t size);
  [[nodiscard]] Driver::Address address() const { return address_; }
  [[nodiscard]] std::size_t size() const { return size_; }

 private:
  void release();

  Stream& stream_;
  Driver::Address address_ = 0;
  std::size_t size_ = 0;
};

// Memory of the machine that a card copies from and to by itself.
class HostMemory {
 public:
  explicit HostMemory(Stream& stream) : stream_(stream) {}
  ~HostMemory() { release(); }
  HostMemory(const HostMemory&) = delete;
  HostMemory& operator=(const HostMemory&) = delete;

  // What is in it may be lost. Where there is an error, there may be no room.
  void make_room(std::size_t size);
  template <class T>
  [[nodiscard]] T* as() const {
    return static_cast<T*>(memory_);
  }

 private:
  void release();

  Stream& stream_;
  void* memory_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace quadrille::sudoku::card
