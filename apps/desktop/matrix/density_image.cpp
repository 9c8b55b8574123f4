#include "apps/desktop/matrix/density_image.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace quadrille::desktop {
namespace {

// From so many ones on a picture is made in the background.
constexpr std::uint64_t kManyOnes = 1'000'000;

constexpr int kStrips = 12;

render::MatrixDensity::Wish density_wish(const DensityWish& wish) {
  std::span<const render::RowState> rows;
  if (wish.marks != nullptr) rows = wish.marks->rows;
  return {.view = wish.source->view(),
          .rows = rows,
          .window = wish.window,
          .width = static_cast<std::uint32_t>(wish.size.width()),
          .height = static_cast<std::uint32_t>(wish.size.height())};
}

QImage image_of(std::span<const std::uint32_t> pixels, const QSize& size) {
  QImage image(size, QImage::Format_ARGB32);
  const auto width = static_cast<std::size_t>(size.width());
  for (int y = 0; y < size.height(); ++y) {
    std::memcpy(image.scanLine(y), &pixels[static_cast<std::size_t>(y) * width],
                width * sizeof(std::uint32_t));
  }
  image.convertTo(QImage::Format_ARGB32_Premultiplied);
  return image;
}

}  // namespace

bool DensityWish::same_as(const DensityWish& other) const {
  return source == other.source && marks == other.marks && size == other.size &&
         inks == other.inks && window.item == other.window.item &&
         window.option == other.window.option && window.items == other.window.items &&
         window.options == other.window.options;
}

std::uint64_t DensityWish::cost() const {
  const cover::Problem& problem = source->problem();
  const double most = problem.option_count();
  const auto place = [&](double option) {
    return problem.starts()[static_cast<std::size_t>(std::clamp(option, 0.0, most))];
  };
  return place(std::ceil(window.option + window.options)) - place(std::floor(window.option));
}

void DensityImage::want(const DensityWish& wish) {
  if (wanted_ && wanted_->same_as(wish)) return;
  wanted_ = wish;
  strips_.clear();
  if (wish.cost() < kManyOnes) {
    job_.forget();
    picture_ = image_of(density_.paint(density_wish(wish), wish.inks), wish.size);
    made_ = wish;
    return;
  }
  make_in_strips(wish);
}

void DensityImage::make_in_strips(const DensityWish& wish) {
  job_.start([this, wish](const Stop& stop, const Post& post) {
    const render::MatrixDensity::Wish whole = density_wish(wish);
    render::MatrixDensity density;
    density.begin(whole);
    std::uint32_t first = 0;
    for (std::uint32_t strip = 1; strip <= kStrips; ++strip) {
      const std::uint32_t end = whole.height * strip / kStrips;
      if (!density.advance(whole, end, &stop)) return;
      if (first == end) continue;
      const QSize size(wish.size.width(), static_cast<int>(end - first));
      post([this, image = image_of(density.pixels(whole, wish.inks, first, end), size)] {
        strips_.push_back(image);
        Q_EMIT ready();
      });
      first = end;
    }
    // Only now it is known how strong each of them is beside the others.
    const auto pixels = density.pixels(whole, wish.inks, 0, whole.height);
    post([this, wish, image = image_of(pixels, wish.size)] {
      picture_ = image;
      made_ = wish;
      strips_.clear();
      Q_EMIT ready();
    });
  });
}

void DensityImage::forget() {
  job_.forget();
  wanted_.reset();
  picture_ = {};
  strips_.clear();
  made_ = {};
}

}  // namespace quadrille::desktop
