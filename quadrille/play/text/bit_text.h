// Bit text: bits as the 64 characters that may stand in an address, six bits each, and back.
//   BitWriter bits;
//   bits.put(5, 3);
//   BitReader reader(bits.text());
//   reader.take(3) == 5
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace quadrille::play {

// The characters of the values 0 to 63 (base64url).
inline constexpr std::string_view kBitCharacters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

inline char character_of(std::uint32_t value) {
  assert(value < kBitCharacters.size());
  return kBitCharacters[value];
}

inline std::optional<std::uint32_t> value_of(char character) {
  const std::size_t value = kBitCharacters.find(character);
  if (value == std::string_view::npos) return std::nullopt;
  return static_cast<std::uint32_t>(value);
}

class BitWriter {
 public:
  // requires: count <= 32
  void put(std::uint32_t value, std::uint32_t count) {
    while (count > 0) put_bit(value >> --count & 1U);
  }
  // The last character is filled up with zeros.
  [[nodiscard]] std::string text() const {
    return used_ == 0 ? text_ : text_ + character_of(pending_ << (6 - used_));
  }

 private:
  void put_bit(std::uint32_t bit) {
    pending_ = pending_ << 1 | bit;
    if (++used_ < 6) return;
    text_ += character_of(std::exchange(pending_, 0));
    used_ = 0;
  }

  std::string text_;
  std::uint32_t pending_ = 0;
  std::uint32_t used_ = 0;  // bits of it
};

class BitReader {
 public:
  // requires: only characters that have a value
  explicit BitReader(std::string_view text) : text_(text) {}

  // Bits past the end are 0, and make exhausted() true.
  // requires: count <= 32
  std::uint32_t take(std::uint32_t count) {
    std::uint32_t value = 0;
    for (; count > 0; --count) value = value << 1 | take_bit();
    return value;
  }
  [[nodiscard]] std::size_t left() const { return exhausted_ ? 0 : text_.size() * 6 - at_; }
  [[nodiscard]] bool exhausted() const { return exhausted_; }

 private:
  std::uint32_t take_bit() {
    exhausted_ = exhausted_ || at_ == text_.size() * 6;
    if (exhausted_) return 0;
    const std::uint32_t value = value_of(text_[at_ / 6]).value_or(0);
    return value >> (5 - at_++ % 6) & 1U;
  }

  std::string_view text_;
  std::size_t at_ = 0;  // in bits
  bool exhausted_ = false;
};

}  // namespace quadrille::play
