#include "apps/desktop/files/file_text.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <filesystem>
#include <optional>

namespace quadrille::desktop {
namespace {

Error about(const QString& path, std::string_view key) {
  return Error(Message(key, {{"file", short_name(path)}}));
}

Error about(const QString& path, std::string_view key, const QString& reason) {
  return Error(Message(key, {{"file", short_name(path)}, {"reason", reason.toStdString()}}));
}

using std::filesystem::file_type;

// `none` where it cannot be known, as in a folder without rights.
file_type kind_of(const QString& path) {
  std::error_code ignored;
  return std::filesystem::status(QFile::encodeName(path).toStdString(), ignored).type();
}

// What keeps it from being read or written as a file. A pipe without a writer would be waited for,
// a device never ends, and what takes its place takes it away.
std::optional<Error> wrong_kind(const QString& path) {
  switch (kind_of(path)) {
    case file_type::regular:
    case file_type::not_found:
    case file_type::none:
      return std::nullopt;
    case file_type::directory:
      return about(path, "desktop.file.folder");
    default:
      return about(path, "desktop.file.special");
  }
}

}  // namespace

std::string short_name(const QString& path) { return QFileInfo(path).fileName().toStdString(); }

Result<std::string> read_start(const QString& path, std::int64_t most) {
  if (kind_of(path) == file_type::not_found) return about(path, "desktop.file.missing");
  if (const std::optional<Error> wrong = wrong_kind(path)) return *wrong;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return about(path, "desktop.file.cannot_open", file.errorString());
  }
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

Result<void> write_file(const QString& path, std::string_view text, std::string_view failure) {
  if (const std::optional<Error> wrong = wrong_kind(path)) return *wrong;
  QSaveFile file(path);
  const auto length = static_cast<qint64>(text.size());
  // Of a text of which only a part fits on the disk, Qt 6.4 does not say so itself.
  const bool written = file.open(QIODevice::WriteOnly) &&
                       file.write(text.data(), static_cast<qint64>(text.size())) == length &&
                       file.flush() && file.size() == length && file.commit();
  if (!written) return about(path, failure, file.errorString());
  return {};
}

// Texts have no zero bytes; other files soon have one.
bool is_text(std::string_view start) { return start.find('\0') == std::string_view::npos; }

Error in_file(const QString& path, const Error& error) {
  return Error(
      Message("error.about", {{"subject", short_name(path)}, {"error", error.placed_message()}}));
}

Error not_text(const QString& path) { return about(path, "desktop.file.not_text"); }

}  // namespace quadrille::desktop
