// The WebAssembly module: `answer` of methods.h, for JavaScript. Its exports:
//   room(length)           where the next request is to be written
//   call(length)           answers the request that was written there; gives the address of two
//                          numbers: where the answer is, and how long
// and its import, besides those of WASI:
//   page.progress(address, length)   {"done":…,"of":…,"text":…}, while a call is under way
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "apps/web/core/methods.h"

extern "C" [[clang::import_module("page"), clang::import_name("progress")]] void tell_page(
    const char* text, std::size_t length);

namespace {

void report(const quadrille::web::Progress& progress) {
  quadrille::JsonWriter json;
  json.begin_object().member("done", progress.done).member("of", progress.of);
  json.member("text", progress.text).end_object();
  tell_page(json.text().data(), json.text().size());
}

struct Core {
  quadrille::web::Session session{.report = report};
  std::string request;
  std::string answer;
  std::array<std::uintptr_t, 2> place{};
};

Core& core() {
  static Core core;
  return core;
}

}  // namespace

extern "C" {

[[clang::export_name("room")]] char* room(std::size_t length) {
  core().request.resize(length);
  return core().request.data();
}

[[clang::export_name("call")]] const std::uintptr_t* call(std::size_t length) {
  Core& own = core();
  own.request.resize(length);
  own.answer = quadrille::web::answer(own.session, own.request);
  own.place = {reinterpret_cast<std::uintptr_t>(own.answer.data()), own.answer.size()};
  return own.place.data();
}

}  // extern "C"

// The C++ library's own last words, which nobody would read, bring the whole of printf along. The
// page sees the trap and tells it in the reader's language.
[[noreturn]] void std::__libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }
extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }
