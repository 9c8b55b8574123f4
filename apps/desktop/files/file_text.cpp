#include "apps/desktop/files/file_text.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace quadrille::desktop {
namespace {

Error about(const QString& path, std::string_view key) {
  return Error(Message(key, {{"file", short_name(path)}}));
}

Error about(const QString& path, std::string_view key, const QString& reason) {
  return Error(Message(key, {{"file", short_name(path)}, {"reason", reason.toStdString()}}));
}

}  // namespace

std::string short_name(const QString& path) { return QFileInfo(path).fileName().toStdString(); }

Result<std::string> read_start(const QString& path, std::int64_t most) {
  const QFileInfo info(path);
  if (!info.exists()) return about(path, "desktop.file.missing");
  if (info.isDir()) return about(path, "desktop.file.folder");
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return about(path, "desktop.file.cannot_open", file.errorString());
  }
  // A device or a pipe does not tell its size before it is read.
  const QByteArray bytes = file.read(most);
  if (file.error() != QFileDevice::NoError) {
    return about(path, "desktop.file.cannot_open", file.errorString());
  }
  return bytes.toStdString();
}

Result<std::string> read_file(const QString& path, std::int64_t most) {
  Result<std::string> text = read_start(path, most + 1);
  if (text && static_cast<std::int64_t>(text->size()) > most) {
    return about(path, "desktop.file.too_large");
  }
  return text;
}

Result<void> write_file(const QString& path, std::string_view text) {
  QSaveFile file(path);
  const bool written = file.open(QIODevice::WriteOnly) &&
                       file.write(text.data(), static_cast<qint64>(text.size())) ==
                           static_cast<qint64>(text.size()) &&
                       file.commit();
  if (!written) return about(path, "desktop.file.cannot_save", file.errorString());
  return {};
}

}  // namespace quadrille::desktop
