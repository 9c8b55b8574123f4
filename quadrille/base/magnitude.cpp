#include "quadrille/base/magnitude.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <fmt/format.h>

namespace quadrille {
namespace {

// What is further below another number than this does not change it.
constexpr std::int64_t kFarBelow = -2000;

}  // namespace

Magnitude operator+(Magnitude a, Magnitude b) {
  if (a.fraction_ == 0) return b;
  if (b.fraction_ == 0) return a;
  if (a.exponent_ < b.exponent_) std::swap(a, b);
  const std::int64_t below = std::max(b.exponent_ - a.exponent_, kFarBelow);
  return {a.fraction_ + std::ldexp(b.fraction_, static_cast<int>(below)), a.exponent_};
}

double Magnitude::number() const {
  constexpr std::int64_t kMost = std::numeric_limits<double>::max_exponent + 1;
  return std::ldexp(fraction_, static_cast<int>(std::clamp(exponent_, kFarBelow, kMost)));
}

std::string Magnitude::text() const {
  if (fraction_ == 0) return "0.00e+00";
  const double power =
      std::log10(std::abs(fraction_)) + static_cast<double>(exponent_) * std::log10(2.0);
  double whole = std::floor(power);
  std::string figures = fmt::format("{:.2f}", std::pow(10, power - whole));
  if (figures == "10.00") {
    figures = "1.00";
    ++whole;
  }
  return fmt::format("{}{}e{}{:02}", fraction_ < 0 ? "-" : "", figures, whole < 0 ? "-" : "+",
                     static_cast<std::uint64_t>(std::abs(whole)));
}

}  // namespace quadrille
