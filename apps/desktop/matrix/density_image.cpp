#include "apps/desktop/matrix/density_image.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace quadrille::desktop {
namespace {

// From so many ones on a picture is made in the background.
constexpr std::uint64_t kManyOnes = 1'000'000;

// Nothing where a stop came first.
QImage painted(render::MatrixDensity& density, const DensityWish& wish, const Stop* stop) {
  const render::MatrixView& view = wish.source->view();
  std::span<const render::RowState> rows;
  if (wish.marks != nullptr) rows = wish.marks->rows;
  const auto pixels =
      density.paint(view, rows, wish.window, static_cast<std::uint32_t>(wish.size.width()),
                    static_cast<std::uint32_t>(wish.size.height()), wish.inks, stop);
  if (pixels.empty()) return {};
  QImage image(wish.size, QImage::Format_ARGB32);
  const auto width = static_cast<std::size_t>(wish.size.width());
  for (int y = 0; y < wish.size.height(); ++y) {
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
  if (wish.cost() < kManyOnes) {
    job_.forget();
    picture_ = painted(density_, wish, nullptr);
    made_ = wish;
    return;
  }
  job_.start([this, wish](const Stop& stop, const Post& post) {
    render::MatrixDensity density;
    const QImage image = painted(density, wish, &stop);
    if (image.isNull()) return;
    post([this, wish, image] {
      picture_ = image;
      made_ = wish;
      Q_EMIT ready();
    });
  });
}

void DensityImage::forget() {
  job_.forget();
  wanted_.reset();
  picture_ = {};
  made_ = {};
}

}  // namespace quadrille::desktop
