#include "apps/desktop/photo/picture.h"

#include <QBuffer>
#include <QImageReader>
#include <span>
#include <utility>

#include "apps/desktop/files/file_text.h"
#include "quadrille/photo/photo.h"
#include "quadrille/photo/remarks.h"

namespace quadrille::desktop {
namespace {

// The largest picture that is read, with four bytes for each point, and as much again for those
// that Qt decodes with eight.
constexpr int kMostMegabytes = static_cast<int>(photo::kMostPixels * 8 >> 20U);

// Qt refuses what needs more than 128 MB, unless it is told otherwise.
void allow_large_pictures() {
  [[maybe_unused]] static const bool allowed = [] {
    QImageReader::setAllocationLimit(kMostMegabytes);
    return true;
  }();
}

QImage front_of(const photo::FrontView& front) {
  const auto side = static_cast<int>(front.side);
  // A copy: the bytes of the reading go with it.
  return QImage(front.grey.data(), side, side, side, QImage::Format_Grayscale8).copy();
}

}  // namespace

bool is_picture(std::string_view start) {
  // Drawings and texts that begin like a picture are none.
  if (is_text(start)) return false;
  QByteArray bytes(start.data(), static_cast<qsizetype>(start.size()));
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::ReadOnly);
  const QByteArray format = QImageReader::imageFormat(&buffer);
  return !format.isEmpty() && !format.startsWith("svg");
}

Result<QImage> read_picture(const QString& path) {
  allow_large_pictures();
  // What is wrong with a file is told in one place.
  if (const Result<std::string> start = read_start(path, 1); !start) return start.error();
  QImageReader reader(path);
  reader.setDecideFormatFromContent(true);
  const QSize size = reader.size();
  if (size.isValid()) {
    const Result<void> sides = photo::check_sides(static_cast<std::uint64_t>(size.width()),
                                                  static_cast<std::uint64_t>(size.height()));
    if (!sides) return in_file(path, sides.error());
  }
  QImage image = reader.read();
  if (!image.isNull()) return image;
  return in_file(path, Error(Message("desktop.photo.broken",
                                     {{"reason", reader.errorString().toStdString()}})));
}

Result<PhotoBoard> read_board(QImage image, const Stop& stop) {
  image = std::move(image).convertToFormat(QImage::Format_RGBA8888);
  const photo::Pixels pixels{
      .bytes = std::span(image.constBits(), static_cast<std::size_t>(image.sizeInBytes())),
      .width = static_cast<std::uint32_t>(image.width()),
      .height = static_cast<std::uint32_t>(image.height()),
      .stride = static_cast<std::size_t>(image.bytesPerLine()),
      .format = photo::PixelFormat::rgba};
  const Result<photo::Reading> reading = photo::read_photo(pixels);
  if (!reading) return reading.error();
  photo::Settlement settlement = photo::settle(*reading, &stop);
  std::vector<Message> remarks = photo::remarks_of(*reading, settlement);
  return PhotoBoard{.grid = std::move(settlement.grid),
                    .photograph = {.front = front_of(reading->front),
                                   .remarks = std::move(remarks),
                                   .changes = std::move(settlement.changes),
                                   .doubtful = std::move(settlement.doubtful)}};
}

}  // namespace quadrille::desktop
