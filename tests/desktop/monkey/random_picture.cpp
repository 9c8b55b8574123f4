#include "tests/desktop/monkey/random_picture.h"

#include <string>

#include "apps/desktop/photo/printed_test.h"

namespace quadrille::desktop {
namespace {

QImage noise(Random& random) {
  const int side = 1 + static_cast<int>(random.below(300));
  QImage image(side, 1 + static_cast<int>(random.below(300)), QImage::Format_RGB32);
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < side; ++x) {
      const int grey = static_cast<int>(random.below(256));
      image.setPixel(x, y, qRgb(grey, grey, grey));
    }
  }
  return image;
}

}  // namespace

QImage random_picture(Random& random) {
  if (random.below(4) == 0) return noise(random);
  const bool small = random.below(2) == 0;
  const int size = small ? 4 : 9;
  std::string digits;
  for (int cell = 0; cell < size * size; ++cell) {
    const std::uint32_t number = random.below(3 * static_cast<std::uint32_t>(size));
    const bool is_digit = number >= 1 && number <= static_cast<std::uint32_t>(size);
    digits += is_digit ? static_cast<char>('0' + number) : number == 0 ? '#' : '.';
  }
  return printed(digits, size, small ? 2 : 3);
}

}  // namespace quadrille::desktop
