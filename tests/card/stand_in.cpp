// A stand-in for the driver of graphics cards: a libcuda.so.1 with the functions that the engine
// asks for (quadrille/solve/card/driver.h). Its card is the processor, which goes through the code
// of the kernel for one warp after another; the memory of the card is that of the machine, so that
// the sanitizers watch over it. What is wrong with card and driver comes from the environment,
// which is read by cuInit:
//   STAND_IN_FAILS_AT=7         the seventh call from there on fails, and all that follow
//   STAND_IN_FAILING_CARD=1     only calls about that card are counted, and fail
//   STAND_IN_MEMORY=1000000     bytes that the cards have together
//   STAND_IN_CARDS=0            how many there are, at most 8
//   STAND_IN_VERSION=10020      of the driver
//   STAND_IN_CAPABILITY=75      of the card
#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <string_view>

#include "quadrille/solve/card/driver.h"
#include "quadrille/solve/card/warp_simulated_test.h"

using quadrille::sudoku::card::Driver;
using Code = Driver::Code;
using Handle = Driver::Handle;
using Address = Driver::Address;

namespace {

constexpr Code kLost = 719;       // CUDA_ERROR_LAUNCH_FAILED
constexpr Code kNotInside = 201;  // CUDA_ERROR_INVALID_CONTEXT
constexpr int kNoCard = -1;

struct State {
  // The memory of a card that is lost can be given back by nobody.
  ~State() {
    for (const auto& [place, piece] : memory) {
      if (piece.is_lost) std::free(place);
    }
  }

  std::atomic<long> calls = 0;
  std::atomic<long> fails_at = 0;
  std::recursive_mutex mutex;
  struct Piece {
    std::size_t size;
    int card;
    bool is_lost = false;
  };
  std::map<void*, Piece> memory;  // of the cards
  std::size_t used = 0;
  long most = 0;
  long cards = 1;
  long failing_card = kNoCard;
  std::array<char, 8> places = {};  // which stand for the contexts and streams of the cards
  long version = 12040;
  long capability = 90;
};

State& state() {
  static State state;
  return state;
}

long setting(const char* name, long usual) {
  const char* const text = std::getenv(name);
  return text == nullptr ? usual : std::strtol(text, nullptr, 10);
}

// The card that calls of this thread are about.
thread_local int current = kNoCard;

// Whether a call about a card goes wrong.
Code fate(int card = current) {
  State& driver = state();
  if (driver.failing_card != kNoCard && driver.failing_card != card) return 0;
  const long at = driver.fails_at;
  const long call = ++driver.calls;
  if (at == 0 || call < at) return 0;
  const std::lock_guard lock(driver.mutex);
  for (auto& [place, piece] : driver.memory) piece.is_lost |= piece.card == card;
  return kLost;
}

Handle handle_of(int card) {
  return reinterpret_cast<Handle>(&state().places.at(static_cast<std::size_t>(card)));
}
int card_of(Handle handle) {
  return static_cast<int>(reinterpret_cast<char*>(handle) - state().places.data());
}

// The same of a call that needs a card to be about, and of one in a stream of that card.
Code fate_inside() { return current == kNoCard ? kNotInside : fate(); }
Code fate_in(Handle stream) {
  return current == kNoCard || card_of(stream) != current ? kNotInside : fate();
}

void* pointer(Address address) {
  return reinterpret_cast<void*>(address);  // NOLINT(performance-no-int-to-ptr): as a driver has it
}

// What the text of the kernel has.
struct Function {
  std::string_view name;
  void (*run)(const quadrille::sudoku::card::Order&);
  std::uint32_t shared;  // bytes for each warp
};

constexpr std::array kFunctions = {
    Function{"quadrille_solve", quadrille::sudoku::card::run_warps,
             quadrille::sudoku::card::kShared},
    Function{"quadrille_deal", quadrille::sudoku::card::deal_boards, 0},
};

}  // namespace

extern "C" {

Code cuInit(unsigned /*flags*/) {
  State& driver = state();
  driver.calls = 0;
  driver.fails_at = setting("STAND_IN_FAILS_AT", 0);
  driver.most = setting("STAND_IN_MEMORY", 1L << 40);
  driver.cards = setting("STAND_IN_CARDS", 1);
  driver.failing_card = setting("STAND_IN_FAILING_CARD", kNoCard);
  driver.version = setting("STAND_IN_VERSION", 12040);
  driver.capability = setting("STAND_IN_CAPABILITY", 90);
  return fate();
}

Code cuGetErrorName(Code code, const char** name) {
  if (code != kLost) return 1;
  *name = "CUDA_ERROR_LAUNCH_FAILED";
  return 0;
}

Code cuDriverGetVersion(int* version) {
  *version = static_cast<int>(state().version);
  return fate();
}

Code cuDeviceGetCount(int* count) {
  *count = static_cast<int>(state().cards);
  return fate();
}

Code cuDeviceGet(int* device, int number) {
  *device = number;
  return fate(number);
}

Code cuDeviceGetName(char* name, int size, int device) {
  std::strncpy(name, "Stand-in", static_cast<std::size_t>(size));
  return fate(device);
}

Code cuDeviceGetAttribute(int* value, int attribute, int device) {
  const auto capability = static_cast<int>(state().capability);
  if (attribute == Driver::kProcessors) *value = 2;
  if (attribute == Driver::kCapabilityMajor) *value = capability / 10;
  if (attribute == Driver::kCapabilityMinor) *value = capability % 10;
  return fate(device);
}

Code cuDevicePrimaryCtxRetain(Handle* context, int device) {
  *context = handle_of(device);
  return fate(device);
}
Code cuDevicePrimaryCtxRelease_v2(int device) { return fate(device); }
// Contexts are entered from none, and left for none: they are never inside one another.
Code cuCtxPushCurrent_v2(Handle context) {
  if (const Code code = fate(card_of(context))) return code;
  current = card_of(context);
  return 0;
}
Code cuCtxPopCurrent_v2(Handle* context) {
  if (current == kNoCard) return kNotInside;
  *context = handle_of(current);
  const Code code = fate();
  current = kNoCard;
  return code;
}

Code cuModuleLoadData(Handle* module, const void* text) {
  *module = handle_of(std::max(current, 0));
  const char* const wanted =
      state().version >= 12000 && state().capability >= 90 ? ".target sm_90" : ".target sm_80";
  if (std::strstr(static_cast<const char*>(text), wanted) == nullptr) return 218;  // invalid text
  return fate_inside();
}
Code cuModuleUnload(Handle /*module*/) { return fate_inside(); }
Code cuModuleGetFunction(Handle* function, Handle /*module*/, const char* name) {
  const auto* const found = std::ranges::find(kFunctions, std::string_view(name), &Function::name);
  if (found == kFunctions.end()) return 500;  // not found
  *function = reinterpret_cast<Handle>(const_cast<Function*>(found));
  return fate();
}
Code cuFuncSetAttribute(Handle /*function*/, int /*attribute*/, int /*value*/) { return fate(); }
Code cuOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, Handle /*function*/, int /*threads*/,
                                                 std::size_t /*shared*/) {
  *blocks = 2;
  return fate();
}

Code cuStreamCreate(Handle* stream, unsigned /*flags*/) {
  *stream = handle_of(std::max(current, 0));
  return fate_inside();
}
Code cuStreamDestroy_v2(Handle stream) { return fate_in(stream); }
Code cuStreamSynchronize(Handle stream) { return fate_in(stream); }

Code cuMemAlloc_v2(Address* address, std::size_t size) {
  if (const Code code = fate_inside()) return code;
  State& driver = state();
  const std::lock_guard lock(driver.mutex);
  if (driver.used + size > static_cast<std::size_t>(driver.most)) return Driver::kNoMemory;
  void* const memory = std::malloc(size);
  driver.used += size;
  driver.memory[memory] = {.size = size, .card = current};
  *address = reinterpret_cast<Address>(memory);
  return 0;
}

Code cuMemFree_v2(Address address) {
  State& driver = state();
  const std::lock_guard lock(driver.mutex);
  const auto found = driver.memory.find(pointer(address));
  if (found == driver.memory.end() || found->second.card != current) return 1;
  driver.used -= found->second.size;
  std::free(found->first);
  driver.memory.erase(found);
  return fate();
}

Code cuMemAllocHost_v2(void** memory, std::size_t size) {
  if (const Code code = fate_inside()) return code;
  *memory = std::malloc(size);
  return 0;
}
Code cuMemFreeHost(void* memory) {
  std::free(memory);
  return fate();
}

// Everything is done at once, and so in the order of its stream.

Code cuMemcpyHtoDAsync_v2(Address to, const void* from, std::size_t size, Handle stream) {
  std::memcpy(pointer(to), from, size);
  return fate_in(stream);
}
Code cuMemcpyDtoHAsync_v2(void* to, Address from, std::size_t size, Handle stream) {
  if (const Code code = fate_in(stream)) return code;
  std::memcpy(to, pointer(from), size);
  return 0;
}
Code cuMemcpyDtoDAsync_v2(Address to, Address from, std::size_t size, Handle stream) {
  std::memcpy(pointer(to), pointer(from), size);
  return fate_in(stream);
}
Code cuMemsetD8Async(Address to, unsigned char value, std::size_t size, Handle stream) {
  std::memset(pointer(to), value, size);
  return fate_in(stream);
}

Code cuLaunchKernel(Handle function, unsigned blocks, unsigned /*y*/, unsigned /*z*/,
                    unsigned threads, unsigned /*threads_y*/, unsigned /*threads_z*/,
                    unsigned shared, Handle stream, void** arguments, void** /*extra*/) {
  using namespace quadrille::sudoku::card;
  if (const Code code = fate_in(stream)) return code;
  const auto& order = *static_cast<const Order*>(arguments[0]);
  const auto& asked = *reinterpret_cast<const Function*>(function);
  if (blocks != (order.warps + 1) / 2 || threads != 2 * kThreads || shared != 2 * asked.shared) {
    return 1;
  }
  asked.run(order);
  return 0;
}

}  // extern "C"
