// Numbers with a fraction, exactly: a double is m * 2^e, which is a whole number, or m * 5^-e with
// the point moved by e places. Its decimal digits are so worked out to the last and then rounded.
// That is slow for the largest and smallest numbers, and short.
#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "fmt/format.h"

namespace fmt::detail {
namespace {

constexpr std::int32_t kLeastExponent = -1074;

// 0.digits * 10^point, without zeros at either end; no digits for 0.
struct Decimal {
  std::string digits;
  std::int32_t point = 0;

  [[nodiscard]] char at(std::int32_t place) const {
    const bool inside = place >= 0 && place < static_cast<std::int32_t>(digits.size());
    return inside ? digits[static_cast<std::size_t>(place)] : '0';
  }
  void trim() {
    digits.erase(digits.find_last_not_of('0') + 1);
    const std::size_t zeros = std::min(digits.find_first_not_of('0'), digits.size());
    digits.erase(0, zeros);
    point = digits.empty() ? 0 : point - static_cast<std::int32_t>(zeros);
  }
};

// mantissa * 2^exponent
Decimal expand(std::uint64_t mantissa, std::int32_t exponent) {
  constexpr std::uint32_t kBase = 1'000'000'000;
  std::vector<std::uint32_t> limbs;  // the least first
  for (; mantissa != 0; mantissa /= kBase) {
    limbs.push_back(static_cast<std::uint32_t>(mantissa % kBase));
  }
  for (std::int32_t left = std::abs(exponent); left > 0; --left) {
    std::uint64_t carry = 0;
    for (std::uint32_t& limb : limbs) {
      carry += std::uint64_t{limb} * (exponent < 0 ? 5 : 2);
      limb = static_cast<std::uint32_t>(carry % kBase);
      carry /= kBase;
    }
    if (carry != 0) limbs.push_back(static_cast<std::uint32_t>(carry));
  }
  Decimal decimal;
  for (std::size_t limb = limbs.size(); limb-- > 0;) {
    write_unsigned(decimal.digits, {.whole = limbs[limb]}, {.zeros = true, .width = 9});
  }
  decimal.point = static_cast<std::int32_t>(decimal.digits.size()) + std::min(exponent, 0);
  decimal.trim();
  return decimal;
}

// The nearest with so many digits; of two that are as near, the even one.
Decimal rounded(const Decimal& exact, std::int32_t count) {
  if (count < 0) return {};
  const auto kept = static_cast<std::size_t>(count);
  if (exact.digits.size() <= kept) return exact;
  const char next = exact.digits[kept];
  const bool half = next == '5' && exact.digits.size() == kept + 1;
  const bool odd = exact.at(count - 1) % 2 == 1;
  // A digit in front takes what is carried.
  Decimal result{.digits = '0' + exact.digits.substr(0, kept), .point = exact.point + 1};
  if (half ? odd : next >= '5') {
    std::size_t place = kept;
    while (result.digits[place] == '9') result.digits[place--] = '0';
    ++result.digits[place];
  }
  result.trim();
  return result;
}

bool is_less(const Decimal& one, const Decimal& other) {
  return one.point != other.point ? one.point < other.point : one.digits < other.digits;
}

// The fewest digits that read back as the same number: those between the middles to its neighbours.
Decimal shortest(std::uint64_t mantissa, std::int32_t exponent) {
  // Below a power of two, numbers lie twice as close.
  const bool power = mantissa == std::uint64_t{1} << 52U && exponent > kLeastExponent;
  const Decimal exact = expand(mantissa, exponent);
  const Decimal low = expand(4 * mantissa - (power ? 1 : 2), exponent - 2);
  const Decimal high = expand(4 * mantissa + 2, exponent - 2);
  for (std::int32_t count = 1; count < 17; ++count) {
    Decimal found = rounded(exact, count);
    const bool inside = mantissa % 2 == 0 ? !is_less(found, low) && !is_less(high, found)
                                          : is_less(low, found) && is_less(found, high);
    if (inside) return found;
  }
  return rounded(exact, 17);
}

// As 12.5, with at least so many digits behind the point.
void write_plain(std::string& out, const Decimal& decimal, std::int32_t fraction) {
  for (std::int32_t place = std::min(decimal.point - 1, 0); place < decimal.point; ++place) {
    out += decimal.at(place);
  }
  const std::int32_t end =
      std::max(decimal.point + fraction, static_cast<std::int32_t>(decimal.digits.size()));
  if (end <= decimal.point) return;
  out += '.';
  for (std::int32_t place = decimal.point; place < end; ++place) out += decimal.at(place);
}

// As 1.25e+01.
void write_scientific(std::string& out, const Decimal& decimal) {
  out += decimal.digits.front();
  if (decimal.digits.size() > 1) (out += '.').append(decimal.digits, 1);
  const std::int32_t exponent = decimal.point - 1;
  out += exponent < 0 ? "e-" : "e+";
  const auto size = static_cast<std::uint64_t>(std::abs(exponent));
  write_unsigned(out, {.whole = size}, {.zeros = true, .width = 2});
}

}  // namespace

void write_real(std::string& out, const Value& value, const Spec& spec) {
  const double size = std::fabs(value.real);
  if (std::signbit(value.real)) out += '-';
  if (!std::isfinite(size)) {
    out += std::isnan(size) ? "nan" : "inf";
    return;
  }
  const auto bits = std::bit_cast<std::uint64_t>(size);
  const auto power = static_cast<std::int32_t>(bits >> 52U);
  const std::uint64_t fraction = bits & ((std::uint64_t{1} << 52U) - 1);
  const std::uint64_t mantissa = power == 0 ? fraction : fraction | std::uint64_t{1} << 52U;
  const std::int32_t exponent = std::max(power, 1) - 1 + kLeastExponent;
  if (spec.type == 'f') {
    const Decimal exact = expand(mantissa, exponent);
    return write_plain(out, rounded(exact, exact.point + spec.precision), spec.precision);
  }
  if (mantissa == 0) {
    out += '0';
    return;
  }
  const bool short_one = spec.precision < 0;
  const std::int32_t most = short_one ? 16 : std::max(spec.precision, 1);
  const Decimal decimal =
      short_one ? shortest(mantissa, exponent) : rounded(expand(mantissa, exponent), most);
  const bool plain = decimal.point > -4 && decimal.point <= most;
  return plain ? write_plain(out, decimal, 0) : write_scientific(out, decimal);
}

}  // namespace fmt::detail
