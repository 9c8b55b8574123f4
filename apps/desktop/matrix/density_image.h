// DensityImage: the picture of a part of a matrix from far away, made at once where that takes no
// time and else in the background.
//   image.want({source, marks, window, size, inks});     // ready() follows if it took longer
//   painter.drawImage(place_of(image.made().window), image.picture());
// Until a new picture is there, the last one can be shown, stretched to where its part is now,
// below the strips of the new one that are ready.
#pragma once

#include <QImage>
#include <QObject>
#include <QSize>
#include <optional>
#include <vector>

#include "apps/desktop/base/job.h"
#include "apps/desktop/matrix/matrix_source.h"
#include "quadrille/render/matrix_density.h"

namespace quadrille::desktop {

struct DensityWish {
  Source source = nullptr;
  Marks marks = nullptr;
  render::MatrixWindow window = {};
  QSize size = {};                       // in pixels of the screen
  std::vector<std::uint32_t> inks = {};  // of each family, 0xRRGGBB

  [[nodiscard]] bool same_as(const DensityWish& other) const;
  // The ones that are seen, which is what the picture costs.
  [[nodiscard]] std::uint64_t cost() const;
};

class DensityImage : public QObject {
  Q_OBJECT

 public:
  explicit DensityImage(QObject* parent = nullptr) : QObject(parent) {}

  // requires: a source with options and items, and a size of at least a pixel
  void want(const DensityWish& wish);
  void forget();

  // What there is, if anything; perhaps still of another part than was wanted last.
  [[nodiscard]] const QImage& picture() const { return picture_; }
  [[nodiscard]] const DensityWish& made() const { return made_; }
  // What is ready of the one that is being made: strips from its top, one below the other.
  [[nodiscard]] const std::vector<QImage>& strips() const { return strips_; }
  [[nodiscard]] const std::optional<DensityWish>& wanted() const { return wanted_; }

 Q_SIGNALS:
  // A picture from the background is there, or another strip of it.
  void ready();

 private:
  void make_in_strips(const DensityWish& wish);

  std::optional<DensityWish> wanted_;
  DensityWish made_;
  QImage picture_;
  std::vector<QImage> strips_;
  render::MatrixDensity density_;
  Job job_;
};

}  // namespace quadrille::desktop
