#include "quadrille/solve/card/stream.h"

#include "quadrille/solve/card/order.h"

namespace quadrille::sudoku::card {

Stream::Stream(std::shared_ptr<const Device> device) : device_(std::move(device)) {
  constexpr unsigned kOnItsOwn = 1;  // it does not wait for the work of others
  const Device::Inside inside(*device_);
  fail(inside.error());
  if (!call("cuStreamCreate", device_->driver().create_stream, &stream_, kOnItsOwn)) {
    stream_ = nullptr;
  }
}

Stream::~Stream() {
  if (stream_ == nullptr) return;
  const Device::Inside inside(*device_);
  if (!inside.error()) device_->driver().destroy_stream(stream_);
}

void Stream::copy_in(Driver::Address to, const void* from, std::size_t size) {
  call("cuMemcpyHtoDAsync", device_->driver().copy_in, to, from, size, stream_);
}

void Stream::copy_out(void* to, Driver::Address from, std::size_t size) {
  call("cuMemcpyDtoHAsync", device_->driver().copy_out, to, from, size, stream_);
}

void Stream::copy_within(Driver::Address to, Driver::Address from, std::size_t size) {
  call("cuMemcpyDtoDAsync", device_->driver().copy_within, to, from, size, stream_);
}

void Stream::clear(Driver::Address memory, std::size_t size) {
  call("cuMemsetD8Async", device_->driver().fill, memory, static_cast<unsigned char>(0), size,
       stream_);
}

void Stream::launch(Driver::Handle function, std::uint32_t warps, std::uint32_t shared,
                    void* argument) {
  void* arguments[] = {argument};
  call("cuLaunchKernel", device_->driver().launch, function, (warps + kTogether - 1) / kTogether,
       1U, 1U, kThreads * kTogether, 1U, 1U, shared * kTogether, stream_,
       static_cast<void**>(arguments), static_cast<void**>(nullptr));
}

void Stream::wait() { call("cuStreamSynchronize", device_->driver().wait, stream_); }

void Stream::settle() {
  if (stream_ != nullptr) device_->driver().wait(stream_);
}

void CardMemory::make_room(std::size_t size) {
  if (size <= size_) return;
  release();
  if (stream_.call("cuMemAlloc", stream_.device().driver().allocate, &address_, size)) {
    size_ = size;
  }
}

void CardMemory::grow(std::size_t size) {
  if (size <= size_) return;
  CardMemory larger(stream_);
  larger.make_room(size);
  stream_.copy_within(larger.address_, address_, size_);
  stream_.wait();
  if (stream_.error()) return;
  std::swap(address_, larger.address_);
  std::swap(size_, larger.size_);
}

void CardMemory::release() {
  if (size_ != 0) stream_.device().driver().free(address_);
  size_ = 0;
}

void HostMemory::make_room(std::size_t size) {
  if (size <= size_) return;
  release();
  if (stream_.call("cuMemAllocHost", stream_.device().driver().allocate_host, &memory_, size)) {
    size_ = size;
  } else {
    memory_ = nullptr;
  }
}

void HostMemory::release() {
  if (size_ != 0) stream_.device().driver().free_host(memory_);
  size_ = 0;
  memory_ = nullptr;
}

}  // namespace quadrille::sudoku::card
