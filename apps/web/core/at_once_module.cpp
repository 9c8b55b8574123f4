// Of the WebAssembly module: `ask` of at_once.h, for JavaScript. Its exports:
//   numbers(count)         where the numbers of the next question are to be written
//   ask(question, count)   answers it; gives the address of four pairs of numbers: where bytes,
//                          words, numbers and text of the answer are, and how many
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "apps/web/core/at_once.h"

namespace {

struct Core {
  quadrille::web::AtOnce own;
  std::vector<double> numbers;
  std::array<std::uintptr_t, 8> places{};
};

Core& core() {
  static Core core;
  return core;
}

template <class Array>
void put(Core& own, std::size_t place, const Array& array) {
  own.places[place] = reinterpret_cast<std::uintptr_t>(array.data());
  own.places[place + 1] = array.size();
}

}  // namespace

extern "C" {

[[clang::export_name("numbers")]] double* numbers(std::size_t count) {
  core().numbers.resize(count);
  return core().numbers.data();
}

[[clang::export_name("ask")]] const std::uintptr_t* ask(std::uint32_t question, std::size_t count) {
  Core& own = core();
  own.numbers.resize(count);
  using quadrille::web::AtOnce;
  const AtOnce::Answer& answer = own.own.ask(static_cast<AtOnce::Question>(question), own.numbers);
  put(own, 0, answer.bytes);
  put(own, 2, answer.words);
  put(own, 4, answer.numbers);
  put(own, 6, answer.text);
  return own.places.data();
}

}  // extern "C"
