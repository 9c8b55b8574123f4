// The WebAssembly module: `PhotoDesk` of photo_desk.h, for JavaScript. Its exports:
//   room(length)                          where the bytes of the next question are to be written; 0
//                                         where there are more than a picture has
//   speak() check(width, height) read(width, height, stride) find(width, height, stride) tell()
//                                         give the address of two numbers: where the answer is, and
//                                         how long
//   front()                               the same, of pixels
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "apps/web/core/photo/photo_desk.h"

namespace {

using quadrille::web::PhotoDesk;

PhotoDesk& desk() {
  static PhotoDesk desk;
  return desk;
}

using Place = std::array<std::uintptr_t, 2>;

template <class Bytes>
const std::uintptr_t* place_of(const Bytes& bytes) {
  static Place place;
  place = {reinterpret_cast<std::uintptr_t>(bytes.data()), bytes.size()};
  return place.data();
}

}  // namespace

extern "C" {

[[clang::export_name("room")]] std::uint8_t* room(std::size_t length) {
  return desk().room(length).data();
}

[[clang::export_name("speak")]] const std::uintptr_t* speak() { return place_of(desk().speak()); }

[[clang::export_name("check")]] const std::uintptr_t* check(std::uint32_t width,
                                                            std::uint32_t height) {
  return place_of(desk().check_sides(width, height));
}

[[clang::export_name("read")]] const std::uintptr_t* read_picture(std::uint32_t width,
                                                                  std::uint32_t height,
                                                                  std::size_t stride) {
  return place_of(desk().read(width, height, stride));
}

[[clang::export_name("find")]] const std::uintptr_t* find(std::uint32_t width, std::uint32_t height,
                                                          std::size_t stride) {
  return place_of(desk().find(width, height, stride));
}

[[clang::export_name("tell")]] const std::uintptr_t* tell() { return place_of(desk().tell()); }

[[clang::export_name("front")]] const std::uintptr_t* front() { return place_of(desk().front()); }

}  // extern "C"

// The C++ library's own last words, which nobody would read, bring the whole of printf along. The
// page sees the trap and tells it in the reader's language.
[[noreturn]] void std::__libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }
extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }
