#include "quadrille/solve/card/device.h"

#include <array>

#include <fmt/format.h>

#include "quadrille/solve/card/kernel_text.h"
#include "quadrille/solve/card/order.h"

namespace quadrille::sudoku::card {
namespace {

// What the texts of the kernel ask for (cmake/card.cmake): the newer one has an instruction more.
constexpr int kOldestVersion = 11000;
constexpr int kOldestCapability = 80;
constexpr int kNewerVersion = 12000;
constexpr int kNewerCapability = 90;

}  // namespace

std::optional<Error> error_of(const Driver& driver, Driver::Code code, const std::string& card,
                              const char* call) {
  if (code == 0) return std::nullopt;
  if (code == Driver::kNoMemory) return Error{Message{kMemoryKey, {{"card", card}}}};
  return Error{Message{"engine.card_failed",
                       {{"card", card}, {"error", driver.name_of(code)}, {"call", call}}}};
}

Result<std::shared_ptr<const Device>> Device::open(std::shared_ptr<const Driver> driver,
                                                   int number) {
  const std::shared_ptr<Device> device(new Device(std::move(driver)));
  if (auto error = device->find(number)) return *std::move(error);
  if (auto error = device->check_version()) return *std::move(error);
  if (auto error = device->enter()) return *std::move(error);
  return std::shared_ptr<const Device>(device);
}

std::optional<Error> Device::find(int number) {
  const Driver& driver = *driver_;
  name_ = kDriverLibrary;
  if (auto error = error_of(driver.device(&device_, number), "cuDeviceGet")) return error;
  std::array<char, 256> name = {};
  if (auto error =
          error_of(driver.device_name(name.data(), name.size() - 1, device_), "cuDeviceGetName")) {
    return error;
  }
  name_ = name.data();
  return std::nullopt;
}

std::optional<Error> Device::check_version() {
  const Driver& driver = *driver_;
  const auto version = [](int major, int minor) { return fmt::format("{}.{}", major, minor); };
  int major = 0;
  int minor = 0;
  Driver::Code code = driver.driver_version(&version_);
  if (code == 0) code = driver.device_attribute(&major, Driver::kCapabilityMajor, device_);
  if (code == 0) code = driver.device_attribute(&minor, Driver::kCapabilityMinor, device_);
  if (auto error = error_of(code, "cuDeviceGetAttribute")) return error;
  capability_ = 10 * major + minor;
  if (version_ < kOldestVersion) {
    return Error{Message{"engine.card_old_driver",
                         {{"least", version(kOldestVersion / 1000, 0)},
                          {"found", version(version_ / 1000, version_ % 1000 / 10)}}}};
  }
  if (capability_ < kOldestCapability) {
    return Error{Message{"engine.card_old",
                         {{"card", name_},
                          {"least", version(kOldestCapability / 10, kOldestCapability % 10)},
                          {"found", version(major, minor)}}}};
  }
  return std::nullopt;
}

std::optional<Error> Device::enter() {
  const Driver::Code code = driver_->retain_context(&context_, device_);
  if (code != 0) context_ = nullptr;
  if (auto error = error_of(code, "cuDevicePrimaryCtxRetain")) return error;
  const Inside inside(*this);
  return inside.error() ? inside.error() : load();
}

std::optional<Error> Device::load() {
  const Driver& driver = *driver_;
  const bool newer = version_ >= kNewerVersion && capability_ >= kNewerCapability;
  const std::string text = kernel_text(newer ? KernelText::sm_90 : KernelText::sm_80);
  Driver::Code code = driver.load_module(&module_, text.c_str());
  if (code != 0) module_ = nullptr;
  if (auto error = error_of(code, "cuModuleLoadData")) return error;
  int processors = 0;
  int blocks = 0;
  code = driver.function(&solving_, module_, "quadrille_solve");
  if (code == 0) code = driver.function(&dealing_, module_, "quadrille_deal");
  if (code == 0) code = driver.set_function_attribute(solving_, Driver::kSharedPart, 100);
  if (auto error = error_of(code, "cuModuleGetFunction")) return error;
  code = driver.device_attribute(&processors, Driver::kProcessors, device_);
  if (code == 0)
    code =
        driver.occupancy(&blocks, solving_, kThreads * kTogether, std::size_t{kShared} * kTogether);
  if (auto error = error_of(code, "cuOccupancyMaxActiveBlocksPerMultiprocessor")) return error;
  warps_ = static_cast<std::uint32_t>(processors) * static_cast<std::uint32_t>(blocks) * kTogether;
  // A card whose memory does not hold what one warp works in.
  if (warps_ == 0) return error_of(Driver::kNoMemory, "");
  return std::nullopt;
}

Device::~Device() {
  if (context_ == nullptr) return;
  if (module_ != nullptr) {
    const Inside inside(*this);
    if (!inside.error()) driver_->unload_module(module_);
  }
  driver_->release_context(device_);
}

Device::Inside::Inside(const Device& device)
    : driver_(*device.driver_),
      error_(device.error_of(driver_.enter_context(device.context_), "cuCtxPushCurrent")) {}

Device::Inside::~Inside() {
  Driver::Handle context = nullptr;
  if (!error_) driver_.leave_context(&context);
}

}  // namespace quadrille::sudoku::card
