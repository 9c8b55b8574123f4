// Driver: the functions that are needed of the driver of graphics cards, found at run time in its
// library. So a program has this engine without needing that library to be there.
//   const Result<std::shared_ptr<const Driver>> driver = Driver::open(kDriverLibrary);
//   if (driver) (*driver)->init(0);
//
// The declarations are our own: what these functions take and return never changes, a new form of
// one gets a new name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "quadrille/base/result.h"

namespace quadrille::sudoku::card {

inline constexpr const char* kDriverLibrary = "libcuda.so.1";

struct Driver {
  using Code = int;               // 0 where all went well
  using Address = std::uint64_t;  // in the memory of a card
  using Handle = struct Opaque*;  // of a context, a module, a function, a stream

  // Codes and numbers of attributes that the engine knows.
  static constexpr Code kNoMemory = 2;
  static constexpr Code kNoDevice = 100;
  static constexpr int kProcessors = 16;
  static constexpr int kCapabilityMajor = 75;
  static constexpr int kCapabilityMinor = 76;
  static constexpr int kSharedPart = 9;  // of a function: how much of the memory is shared memory

  Code (*init)(unsigned flags) = nullptr;
  Code (*error_name)(Code, const char** name) = nullptr;
  Code (*driver_version)(int*) = nullptr;
  Code (*device_count)(int*) = nullptr;
  Code (*device)(int*, int number) = nullptr;
  Code (*device_name)(char*, int size, int device) = nullptr;
  Code (*device_attribute)(int*, int attribute, int device) = nullptr;
  Code (*retain_context)(Handle*, int device) = nullptr;
  Code (*release_context)(int device) = nullptr;
  Code (*enter_context)(Handle) = nullptr;
  Code (*leave_context)(Handle*) = nullptr;
  Code (*load_module)(Handle*, const void* text) = nullptr;
  Code (*unload_module)(Handle) = nullptr;
  Code (*function)(Handle*, Handle module, const char* name) = nullptr;
  Code (*set_function_attribute)(Handle, int attribute, int value) = nullptr;
  Code (*occupancy)(int* blocks, Handle function, int threads, std::size_t shared) = nullptr;
  Code (*create_stream)(Handle*, unsigned flags) = nullptr;
  Code (*destroy_stream)(Handle) = nullptr;
  Code (*wait)(Handle stream) = nullptr;
  Code (*allocate)(Address*, std::size_t) = nullptr;
  Code (*free)(Address) = nullptr;
  Code (*allocate_host)(void**, std::size_t) = nullptr;
  Code (*free_host)(void*) = nullptr;
  Code (*copy_in)(Address, const void*, std::size_t, Handle stream) = nullptr;
  Code (*copy_out)(void*, Address, std::size_t, Handle stream) = nullptr;
  Code (*copy_within)(Address to, Address from, std::size_t, Handle stream) = nullptr;
  Code (*fill)(Address, unsigned char, std::size_t, Handle stream) = nullptr;
  Code (*launch)(Handle function, unsigned blocks_x, unsigned blocks_y, unsigned blocks_z,
                 unsigned threads_x, unsigned threads_y, unsigned threads_z, unsigned shared,
                 Handle stream, void** arguments, void** extra) = nullptr;

  // Or why there is none.
  static Result<std::shared_ptr<const Driver>> open(const std::string& library);

  // "CUDA_ERROR_OUT_OF_MEMORY"
  [[nodiscard]] std::string name_of(Code code) const;
};

}  // namespace quadrille::sudoku::card
