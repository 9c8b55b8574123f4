// Magnitude: a number that may be far beyond those of a double, to the precision of one. Trees of
// searches are that large.
//   const Magnitude ways = Magnitude(1e300) * Magnitude(1e300);
//   say(ways.text());   // "1.00e+600"
// As long as a double would do, it computes what that would, to the last bit.
#pragma once

#include <cmath>
#include <compare>
#include <cstdint>
#include <string>

namespace quadrille {

class Magnitude {
 public:
  Magnitude() = default;
  // requires: finite
  Magnitude(double number) : Magnitude(number, 0) {}  // NOLINT(google-explicit-constructor)

  // Infinity where it is beyond a double.
  [[nodiscard]] double number() const;
  // With three figures.
  [[nodiscard]] std::string text() const;

  friend Magnitude operator+(Magnitude a, Magnitude b);
  friend Magnitude operator-(Magnitude a, Magnitude b) {
    return a + Magnitude(-b.fraction_, b.exponent_);
  }
  friend Magnitude operator*(Magnitude a, Magnitude b) {
    return {a.fraction_ * b.fraction_, a.exponent_ + b.exponent_};
  }
  // requires: b is not 0
  friend Magnitude operator/(Magnitude a, Magnitude b) {
    return {a.fraction_ / b.fraction_, a.exponent_ - b.exponent_};
  }
  Magnitude& operator+=(Magnitude other) { return *this = *this + other; }
  Magnitude& operator*=(Magnitude other) { return *this = *this * other; }
  friend bool operator==(Magnitude a, Magnitude b) = default;
  friend std::partial_ordering operator<=>(Magnitude a, Magnitude b) {
    return (a - b).fraction_ <=> 0.0;
  }
  // requires: not below 0
  friend Magnitude sqrt(Magnitude square) {
    const std::int64_t odd = square.exponent_ & 1;
    return {std::sqrt(std::ldexp(square.fraction_, static_cast<int>(odd))),
            (square.exponent_ - odd) / 2};
  }

 private:
  Magnitude(double fraction, std::int64_t exponent) {
    int more = 0;
    fraction_ = std::frexp(fraction, &more);
    exponent_ = fraction_ == 0 ? 0 : exponent + more;
  }

  double fraction_ = 0;  // 0, or from 1/2 up to 1, or the same below 0
  std::int64_t exponent_ = 0;
};

}  // namespace quadrille
