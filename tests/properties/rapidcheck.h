// A stand-in for RapidCheck where it cannot be had, as in WebAssembly. It has what the tests
// of this project use of it, by the same names. Values are as random and as various, but a failure
// is not made smaller, and a property goes on after it: there are no exceptions to leave it by.
//   const auto size = *rc::gen::inRange(1, 8);
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <limits>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "quadrille/base/random.h"

namespace rc {

// Where the numbers of a property come from, and how large its values may be.
struct Source {
  quadrille::Random random{0};
  std::uint32_t size = 0;
};

inline Source& source() {
  static Source source;
  return source;
}

// From 0 to bound - 1.
inline std::uint32_t below(std::uint32_t bound) { return source().random.below(bound); }

template <class T>
class Gen {
 public:
  explicit Gen(std::function<T()> make) : make_(std::move(make)) {}
  T operator*() const { return make_(); }

 private:
  std::function<T()> make_;
};

namespace gen {

// From `low` up to, but not including, `high`.
template <class T>
Gen<T> inRange(T low, T high) {
  return Gen<T>([low, high] {
    const auto span = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
    return static_cast<T>(static_cast<std::uint64_t>(low) + source().random.next() % span);
  });
}

template <class Container>
Gen<typename Container::value_type> elementOf(Container container) {
  return Gen<typename Container::value_type>([container] {
    return *std::next(container.begin(), below(static_cast<std::uint32_t>(container.size())));
  });
}

template <class T, class... More>
Gen<T> element(T first, More... more) {
  return elementOf(std::vector<T>{std::move(first), T(std::move(more))...});
}

template <class Container, class T>
Gen<Container> container(std::size_t count, Gen<T> each) {
  return Gen<Container>([count, each] {
    Container result;
    for (std::size_t made = 0; made < count; ++made) result.insert(result.end(), *each);
    return result;
  });
}

// Of any length up to the size.
template <class Container, class T>
Gen<Container> container(Gen<T> each) {
  return Gen<Container>([each] { return *container<Container>(below(source().size + 1), each); });
}

// Without any twice.
template <class Container, class T>
Gen<Container> unique(std::size_t count, Gen<T> each) {
  return Gen<Container>([count, each] {
    Container result;
    while (result.size() < count) {
      T value = *each;
      if (std::ranges::find(result, value) == result.end()) result.insert(result.end(), value);
    }
    return result;
  });
}

template <class T, class Predicate>
Gen<T> suchThat(Gen<T> from, Predicate belongs) {
  return Gen<T>([from, belongs] {
    T value = *from;
    while (!belongs(value)) value = *from;
    return value;
  });
}

// What one of them gives.
template <class T, class... More>
Gen<T> oneOf(Gen<T> first, More... more) {
  return Gen<T>([choices = std::vector<Gen<T>>{first, more...}] {
    return *choices[below(static_cast<std::uint32_t>(choices.size()))];
  });
}

template <class T, class Map>
auto map(Gen<T> from, Map change) {
  using Mapped = std::invoke_result_t<Map, T>;
  return Gen<Mapped>([from, change] { return change(*from); });
}

template <class T, class... Parts>
Gen<T> construct(Gen<Parts>... parts) {
  return Gen<T>([parts...] { return T{*parts...}; });
}

template <class T>
Gen<T> resize(std::uint32_t size, Gen<T> from) {
  return Gen<T>([size, from] {
    const std::uint32_t before = std::exchange(source().size, size);
    T value = *from;
    source().size = before;
    return value;
  });
}

// Numbers are of any length in bits, so that small ones are as usual as large ones.
template <class T>
T any_value() {
  if constexpr (std::is_same_v<T, bool>) {
    return below(2) == 1;
  } else if constexpr (std::is_integral_v<T>) {
    constexpr auto kBits =
        static_cast<std::uint32_t>(std::numeric_limits<std::make_unsigned_t<T>>::digits);
    return static_cast<T>(source().random.next() >> (64 - 1 - below(kBits)));
  } else {
    T result;
    for (std::uint32_t left = below(source().size + 1); left > 0; --left) {
      result.insert(result.end(), any_value<typename T::value_type>());
    }
    return result;
  }
}

template <class T>
Gen<T> arbitrary() {
  return Gen<T>(any_value<T>);
}

}  // namespace gen
}  // namespace rc
