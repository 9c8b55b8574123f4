#include "quadrille/base/natural.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "quadrille/base/multiply.h"

namespace quadrille {

Natural Natural::from_words(std::span<const std::uint64_t> words) {
  Natural number(words.empty() ? 0 : words.front());
  if (words.size() > 1) number.high_.assign(words.begin() + 1, words.end());
  number.trim();
  return number;
}

Natural& Natural::operator+=(const Natural& other) {
  const std::uint32_t count = std::max(words(), other.words());
  high_.resize(count - 1, 0);
  std::uint64_t carry = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    std::uint64_t& word = at(i);
    const std::uint64_t added = other.word(i) + carry;
    carry = static_cast<std::uint64_t>(added < carry);
    word += added;
    carry += static_cast<std::uint64_t>(word < added);
  }
  if (carry > 0) high_.push_back(carry);
  return *this;
}

Natural& Natural::operator-=(const Natural& other) {
  assert(other <= *this);
  std::uint64_t borrow = 0;
  for (std::uint32_t i = 0; i < words(); ++i) {
    std::uint64_t& word = at(i);
    const std::uint64_t taken = other.word(i) + borrow;
    borrow = static_cast<std::uint64_t>(taken < borrow) + static_cast<std::uint64_t>(word < taken);
    word -= taken;
  }
  trim();
  return *this;
}

Natural operator*(const Natural& a, const Natural& b) {
  std::vector<std::uint64_t> product(std::size_t{a.words()} + b.words(), 0);
  for (std::uint32_t i = 0; i < a.words(); ++i) {
    std::uint64_t carry = 0;
    for (std::uint32_t j = 0; j < b.words(); ++j) {
      product[i + j] = multiply_add(a.word(i), b.word(j), product[i + j], carry);
    }
    product[i + b.words()] = carry;
  }
  return Natural::from_words(product);
}

// Bit by bit, from the highest.
Natural operator/(const Natural& a, const Natural& b) {
  assert(b > Natural(0));
  if (a.high_.empty() && b.high_.empty()) return a.low_ / b.low_;
  std::vector<std::uint64_t> quotient(a.words(), 0);
  Natural rest;
  for (std::uint32_t bit = 64 * a.words(); bit-- > 0;) {
    rest += rest;
    rest += a.word(bit / 64) >> bit % 64 & 1U;
    if (rest < b) continue;
    rest -= b;
    quotient[bit / 64] |= std::uint64_t{1} << bit % 64;
  }
  return Natural::from_words(quotient);
}

std::strong_ordering operator<=>(const Natural& a, const Natural& b) {
  if (a.words() != b.words()) return a.words() <=> b.words();
  for (std::uint32_t i = a.words(); i-- > 0;) {
    if (a.word(i) != b.word(i)) return a.word(i) <=> b.word(i);
  }
  return std::strong_ordering::equal;
}

// Nine figures at a time, from the end.
std::string Natural::text() const {
  if (high_.empty()) return std::to_string(low_);
  constexpr std::uint64_t kNineFigures = 1'000'000'000;
  std::vector<std::uint32_t> halves;  // of the words, the highest first
  for (std::uint32_t i = words(); i-- > 0;) {
    halves.push_back(static_cast<std::uint32_t>(word(i) >> 32U));
    halves.push_back(static_cast<std::uint32_t>(word(i)));
  }
  std::string figures;  // from the last
  for (std::size_t first = 0; first < halves.size();) {
    std::uint64_t rest = 0;
    for (std::size_t i = first; i < halves.size(); ++i) {
      rest = (rest << 32U) | halves[i];
      halves[i] = static_cast<std::uint32_t>(rest / kNineFigures);
      rest %= kNineFigures;
    }
    for (int figure = 0; figure < 9; ++figure, rest /= 10) {
      figures.push_back(static_cast<char>('0' + rest % 10));
    }
    while (first < halves.size() && halves[first] == 0) ++first;
  }
  figures.erase(figures.find_last_not_of('0') + 1);
  std::ranges::reverse(figures);
  return figures;
}

void Natural::trim() {
  while (!high_.empty() && high_.back() == 0) high_.pop_back();
}

// As many random bits as the greatest has, again and again until they are less than the bound: at
// most twice, on average.
Natural random_below(Random& random, const Natural& bound) {
  assert(bound > Natural(0));
  Natural greatest = bound;
  greatest -= 1;
  const std::uint32_t last = greatest.words() - 1;
  const std::uint64_t mask =
      greatest.word(last) == 0 ? 0 : ~std::uint64_t{0} >> std::countl_zero(greatest.word(last));
  std::vector<std::uint64_t> words(greatest.words());
  for (;;) {
    for (std::uint64_t& word : words) word = random.next();
    words[last] &= mask;
    if (Natural number = Natural::from_words(words); number < bound) return number;
  }
}

}  // namespace quadrille
