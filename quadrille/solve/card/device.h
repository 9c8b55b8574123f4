// Device: a card of this machine, ready to work: its driver has made a program of the text of the
// kernel. Any number of threads may use it at the same time.
//   const Result<std::shared_ptr<const Device>> device = Device::open(driver, 0);
//   if (device) Stream stream(*device);
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "quadrille/base/result.h"
#include "quadrille/solve/card/driver.h"

namespace quadrille::sudoku::card {

inline constexpr const char* kMemoryKey = "engine.card_memory";

// What a call has gone wrong with, if it has.
std::optional<Error> error_of(const Driver& driver, Driver::Code code, const std::string& card,
                              const char* call);

class Device {
 public:
  // The card of that number, from 0; or why it cannot be used.
  static Result<std::shared_ptr<const Device>> open(std::shared_ptr<const Driver> driver,
                                                    int number);
  ~Device();
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;

  [[nodiscard]] const Driver& driver() const { return *driver_; }
  // The functions of the kernel: warp_run.h and warp_dealing.h.
  [[nodiscard]] Driver::Handle solving() const { return solving_; }
  [[nodiscard]] Driver::Handle dealing() const { return dealing_; }
  [[nodiscard]] const std::string& name() const { return name_; }  // "NVIDIA H200"
  [[nodiscard]] std::uint32_t warps() const { return warps_; }     // that work at the same time
  [[nodiscard]] std::optional<Error> error_of(Driver::Code code, const char* call) const {
    return card::error_of(*driver_, code, name_, call);
  }

  // While there is one, calls of this thread are about this card; then about whatever they were
  // before.
  class Inside {
   public:
    explicit Inside(const Device& device);
    ~Inside();
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

   private:
    const Driver& driver_;
    std::optional<Error> error_;
  };

 private:
  explicit Device(std::shared_ptr<const Driver> driver) : driver_(std::move(driver)) {}
  // Each goes on where the one before has ended.
  std::optional<Error> find(int number);
  std::optional<Error> check_version();
  std::optional<Error> enter();
  std::optional<Error> load();

  std::shared_ptr<const Driver> driver_;
  std::string name_;
  int device_ = 0;
  int version_ = 0;     // of the driver: 1000 * major + 10 * minor
  int capability_ = 0;  // of the card: 10 * major + minor
  std::uint32_t warps_ = 0;
  Driver::Handle context_ = nullptr;
  Driver::Handle module_ = nullptr;
  Driver::Handle solving_ = nullptr;
  Driver::Handle dealing_ = nullptr;
};

}  // namespace quadrille::sudoku::card
