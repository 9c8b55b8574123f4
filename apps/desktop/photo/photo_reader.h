// PhotoReader: reads the boards in pictures, one after the other, in the background.
//   connect(&reader, &PhotoReader::found, this, &MainWindow::show_photograph);
//   reader.read(path);
//   reader.read(QApplication::clipboard()->image());
// Of each picture it tells what was found, or why nothing was.
#pragma once

#include <QImage>
#include <QObject>
#include <deque>
#include <memory>

#include "apps/desktop/base/job.h"
#include "apps/desktop/photo/picture.h"

namespace quadrille::desktop {

class PhotoReader : public QObject {
  Q_OBJECT

 public:
  PhotoReader();

  void read(const QString& path) { add({path, {}}); }
  void read(const QImage& image) { add({{}, image}); }
  [[nodiscard]] bool reading() const { return job_.running(); }

 Q_SIGNALS:
  void started();
  // The path is empty where the picture came from no file.
  void found(const std::shared_ptr<const PhotoBoard>& board, const QString& path);
  void failed(const Error& error, const QString& path);

 private:
  struct Source {
    QString path;
    QImage image;  // where there is no path
  };
  void add(Source source);
  void start_next();

  std::deque<Source> waiting_;
  QString path_;  // of what is being read
  Job job_;
};

}  // namespace quadrille::desktop
