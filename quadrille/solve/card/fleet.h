// Fleet: the cards of this machine that can be used. Whoever has work for one takes that with the
// fewest users; where it is lost, another one.
//   const Result<std::shared_ptr<Fleet>> fleet = Fleet::open();
//   std::shared_ptr<const Device> device = (*fleet)->take();
//   if (lost) device = (*fleet)->replace(device);   // null where no card is left
//   (*fleet)->give_back(device);
// Any number of threads may do so at the same time.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "quadrille/base/mutex.h"
#include "quadrille/base/result.h"
#include "quadrille/solve/card/device.h"

namespace quadrille::sudoku::card {

class Fleet {
 public:
  // All that can be used, or why the first one cannot.
  static Result<std::shared_ptr<Fleet>> open(const std::string& library = kDriverLibrary);

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(members_.size()); }
  // "NVIDIA H200", "2 x NVIDIA H200, NVIDIA L4"
  [[nodiscard]] std::string name() const;

  // Each is given back, or replaced. Where all are lost, the first one, which says so.
  std::shared_ptr<const Device> take();
  void give_back(const std::shared_ptr<const Device>& device);
  std::shared_ptr<const Device> replace(const std::shared_ptr<const Device>& lost);

 private:
  struct Member {
    std::shared_ptr<const Device> device;
    std::uint32_t users = 0;
    bool is_lost = false;
  };
  explicit Fleet(std::vector<Member> members) : members_(std::move(members)) {}
  Member& member(const std::shared_ptr<const Device>& device);
  // Null where all are lost.
  Member* least_used();

  Mutex mutex_;
  std::vector<Member> members_;  // at least one; which there are never changes
};

}  // namespace quadrille::sudoku::card
