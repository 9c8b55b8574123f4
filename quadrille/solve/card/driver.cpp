#include "quadrille/solve/card/driver.h"

#include <dlfcn.h>
#include <fmt/format.h>

namespace quadrille::sudoku::card {
namespace {

// Fills in one function after another, until one is not there.
class Finder {
 public:
  explicit Finder(void* library) : library_(library) {}

  template <class Function>
  Finder& find(const char* name, Function*& function) {
    if (missing_ != nullptr) return *this;
    function = reinterpret_cast<Function*>(::dlsym(library_, name));
    if (function == nullptr) missing_ = name;
    return *this;
  }
  [[nodiscard]] const char* missing() const { return missing_; }

 private:
  void* library_;
  const char* missing_ = nullptr;
};

}  // namespace

// The library stays open: its threads may outlive what was asked of it.
Result<std::shared_ptr<const Driver>> Driver::open(const std::string& library) {
  void* const handle = ::dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) return Error{Message{"engine.card_driver", {{"library", library}}}};
  auto driver = std::make_shared<Driver>();
  Finder finder(handle);
  finder.find("cuInit", driver->init)
      .find("cuGetErrorName", driver->error_name)
      .find("cuDriverGetVersion", driver->driver_version)
      .find("cuDeviceGetCount", driver->device_count)
      .find("cuDeviceGet", driver->device)
      .find("cuDeviceGetName", driver->device_name)
      .find("cuDeviceGetAttribute", driver->device_attribute)
      .find("cuDevicePrimaryCtxRetain", driver->retain_context)
      .find("cuDevicePrimaryCtxRelease_v2", driver->release_context)
      .find("cuCtxPushCurrent_v2", driver->enter_context)
      .find("cuCtxPopCurrent_v2", driver->leave_context)
      .find("cuModuleLoadData", driver->load_module)
      .find("cuModuleUnload", driver->unload_module)
      .find("cuModuleGetFunction", driver->function)
      .find("cuFuncSetAttribute", driver->set_function_attribute)
      .find("cuOccupancyMaxActiveBlocksPerMultiprocessor", driver->occupancy)
      .find("cuStreamCreate", driver->create_stream)
      .find("cuStreamDestroy_v2", driver->destroy_stream)
      .find("cuStreamSynchronize", driver->wait)
      .find("cuMemAlloc_v2", driver->allocate)
      .find("cuMemFree_v2", driver->free)
      .find("cuMemAllocHost_v2", driver->allocate_host)
      .find("cuMemFreeHost", driver->free_host)
      .find("cuMemcpyHtoDAsync_v2", driver->copy_in)
      .find("cuMemcpyDtoHAsync_v2", driver->copy_out)
      .find("cuMemcpyDtoDAsync_v2", driver->copy_within)
      .find("cuMemsetD8Async", driver->fill)
      .find("cuLaunchKernel", driver->launch);
  if (finder.missing() != nullptr) {
    return Error{Message{"engine.card_function", {{"name", finder.missing()}}}};
  }
  return std::shared_ptr<const Driver>(std::move(driver));
}

std::string Driver::name_of(Code code) const {
  const char* name = nullptr;
  if (error_name(code, &name) == 0 && name != nullptr) return name;
  return fmt::format("CUDA error {}", code);
}

}  // namespace quadrille::sudoku::card
