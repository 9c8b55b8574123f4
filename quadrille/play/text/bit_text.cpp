#include "quadrille/play/text/bit_text.h"

#include <cassert>

namespace quadrille::play {
namespace {

constexpr std::string_view kCharacters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

char character_of(std::uint32_t value) {
  assert(value < kCharacters.size());
  return kCharacters[value];
}

std::optional<std::uint32_t> value_of(char character) {
  const std::size_t value = kCharacters.find(character);
  if (value == std::string_view::npos) return std::nullopt;
  return static_cast<std::uint32_t>(value);
}

}  // namespace quadrille::play
