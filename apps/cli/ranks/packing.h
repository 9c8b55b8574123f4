// Packing: numbers and texts as bytes, for ranks that are one program on one kind of machine.
//   Packer packer;
//   packer.number(3).text("abc");
//   Unpacker unpacker(packer.take());
//   use(unpacker.number(), unpacker.text());
#pragma once

#include <cassert>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace quadrille::cli {

class Packer {
 public:
  template <class Value>
  Packer& plain(const Value& value) {
    static_assert(std::is_trivially_copyable_v<Value>);
    return raw({reinterpret_cast<const char*>(&value), sizeof value});  // NOLINT
  }
  Packer& number(std::uint64_t value) { return plain(value); }
  Packer& text(std::string_view text) { return number(text.size()).raw(text); }
  template <class Value>
  Packer& list(std::span<const Value> values) {
    static_assert(std::is_trivially_copyable_v<Value>);
    return text({reinterpret_cast<const char*>(values.data()), values.size_bytes()});  // NOLINT
  }
  template <class Value>
  Packer& list(const std::vector<Value>& values) {
    return list(std::span<const Value>(values));
  }
  [[nodiscard]] std::string take() { return std::move(bytes_); }

 private:
  Packer& raw(std::string_view bytes) {
    bytes_ += bytes;
    return *this;
  }

  std::string bytes_;
};

// requires: what was packed, in the same order
class Unpacker {
 public:
  explicit Unpacker(std::string_view bytes) : left_(bytes) {}

  template <class Value>
  Value plain() {
    static_assert(std::is_trivially_copyable_v<Value>);
    Value value{};
    const std::string_view bytes = raw(sizeof value);
    std::memcpy(&value, bytes.data(), bytes.size());
    return value;
  }
  std::uint64_t number() { return plain<std::uint64_t>(); }
  // Lasts as long as the bytes.
  std::string_view text() { return raw(number()); }
  template <class Value>
  std::vector<Value> list() {
    const std::string_view bytes = text();
    std::vector<Value> values(bytes.size() / sizeof(Value));
    if (!values.empty()) std::memcpy(values.data(), bytes.data(), bytes.size());
    return values;
  }
  [[nodiscard]] bool at_end() const { return left_.empty(); }

 private:
  std::string_view raw(std::size_t size) {
    assert(size <= left_.size());
    const std::string_view bytes = left_.substr(0, size);
    left_.remove_prefix(bytes.size());
    return bytes;
  }

  std::string_view left_;
};

}  // namespace quadrille::cli
