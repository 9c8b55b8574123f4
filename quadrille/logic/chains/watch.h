// Watch: whether a search has to end: a stop was requested, or it has made too many suppositions.
//   Watch watch(&stop, 1000);
//   if (watch.poll()) return;
#pragma once

#include <cstdint>

#include "quadrille/base/stop.h"

namespace quadrille::logic::chains {

class Watch {
 public:
  explicit Watch(const Stop* stop = nullptr, std::uint64_t suppositions = UINT64_MAX)
      : stop_(stop), left_(suppositions) {}

  bool poll() {
    stopped_ = stopped_ || (stop_ != nullptr && stop_->requested());
    return stopped_;
  }
  // One more supposition; those inside chains do not count.
  void spend() {
    stopped_ = stopped_ || left_ == 0;
    if (left_ > 0) --left_;
  }
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  const Stop* stop_;
  std::uint64_t left_;
  bool stopped_ = false;
};

}  // namespace quadrille::logic::chains
