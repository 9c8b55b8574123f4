#include "apps/desktop/photo/photo_reader.h"

#include <utility>

#include "apps/desktop/files/file_text.h"

namespace quadrille::desktop {
namespace {

Result<PhotoBoard> board_in_file(const QString& path, const Stop& stop) {
  Result<QImage> image = read_picture(path);
  if (!image) return image.error();
  Result<PhotoBoard> board = read_board(*std::move(image), stop);
  if (!board) return in_file(path, board.error());
  return board;
}

}  // namespace

PhotoReader::PhotoReader() {
  connect(&job_, &Job::ran_out_of_memory, this,
          [this] { Q_EMIT failed(Error(Message("desktop.photo.memory")), path_); });
  connect(&job_, &Job::finished, this, &PhotoReader::start_next);
}

void PhotoReader::add(Source source) {
  waiting_.push_back(std::move(source));
  if (!job_.running()) start_next();
}

void PhotoReader::start_next() {
  if (waiting_.empty()) return;
  const Source source = std::move(waiting_.front());
  waiting_.pop_front();
  path_ = source.path;
  Q_EMIT started();
  job_.start([this, source](const Stop& stop, const Post& post) {
    Result<PhotoBoard> board =
        source.path.isEmpty() ? read_board(source.image, stop) : board_in_file(source.path, stop);
    if (stop.requested()) return;
    post([this, board = std::move(board), path = source.path] {
      if (board) {
        Q_EMIT found(std::make_shared<const PhotoBoard>(*board), path);
      } else {
        Q_EMIT failed(board.error(), path);
      }
    });
  });
}

}  // namespace quadrille::desktop
