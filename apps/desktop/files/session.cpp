#include "apps/desktop/files/session.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <algorithm>
#include <utility>

#include "apps/desktop/files/file_text.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int kMostSessions = 32;  // programs at the same time
constexpr std::string_view kCannotKeep = "desktop.session.cannot_keep";

QString list_name() { return u"windows.json"_s; }

QJsonObject to_json(const KeptWindow& window) {
  return {{u"id"_s, window.id},
          {u"path"_s, window.path},
          {u"name"_s, window.name},
          {u"modified"_s, window.modified},
          {u"geometry"_s, QString::fromLatin1(window.geometry.toBase64())},
          {u"state"_s, QString::fromLatin1(window.state.toBase64())},
          {u"zoom"_s, window.zoom}};
}

KeptWindow from_json(const QJsonObject& json) {
  const auto bytes = [&](const QString& name) {
    return QByteArray::fromBase64(json[name].toString().toLatin1());
  };
  return {.id = json[u"id"_s].toString(),
          .game = {},
          .path = json[u"path"_s].toString(),
          .name = json[u"name"_s].toString(),
          .modified = json[u"modified"_s].toBool(),
          .geometry = bytes(u"geometry"_s),
          .state = bytes(u"state"_s),
          .zoom = json[u"zoom"_s].toDouble(1)};
}

// The name of a file in the folder, and nothing else.
bool is_id(const QString& id) {
  return !id.isEmpty() && std::ranges::all_of(id, [](QChar c) { return c.isLetterOrNumber(); });
}

QString file_in(const QString& folder, const QString& id) {
  return folder + u'/' + id + u".quadrille"_s;
}

// The folder of the first session, of the second, and so on.
QString folder_of(const QString& home, int number) {
  return home + (number == 1 ? u"/session"_s : u"/session-%1"_s.arg(number));
}

// A lock whose program is gone, as after a crash, is taken over.
std::unique_ptr<QLockFile> lock_of(const QString& folder) {
  auto lock = std::make_unique<QLockFile>(folder + u"/lock"_s);
  lock->setStaleLockTime(0);
  return lock;
}

// Without their games.
std::vector<KeptWindow> listed_in(const QString& folder) {
  const Result<std::string> text = read_file(folder + u'/' + list_name());
  const QByteArray bytes = text ? QByteArray::fromStdString(*text) : QByteArray();
  const QJsonValue list = QJsonDocument::fromJson(bytes)[u"windows"_s];
  std::vector<KeptWindow> windows;
  if (list.isArray()) {
    for (const auto& value : list.toArray()) windows.push_back(from_json(value.toObject()));
  } else {
    for (const QFileInfo& file : QDir(folder).entryInfoList({u"*.quadrille"_s}, QDir::Files)) {
      windows.push_back({.id = file.completeBaseName(), .game = {}, .modified = true});
    }
  }
  std::erase_if(windows, [](const KeptWindow& window) { return !is_id(window.id); });
  return windows;
}

std::vector<KeptWindow> windows_in(const QString& folder) {
  std::vector<KeptWindow> windows = listed_in(folder);
  for (KeptWindow& window : windows) {
    if (Result<std::string> game = read_file(file_in(folder, window.id))) {
      window.game = *std::move(game);
    }
  }
  return windows;
}

Result<void> write_list(const QString& folder, const std::vector<KeptWindow>& windows) {
  QJsonArray list;
  for (const KeptWindow& window : windows) list.append(to_json(window));
  const QByteArray json = QJsonDocument(QJsonObject{{u"windows"_s, list}}).toJson();
  return write_file(folder + u'/' + list_name(), json.toStdString(), kCannotKeep);
}

bool has(const std::vector<KeptWindow>& windows, const QString& id) {
  return std::ranges::find(windows, id, &KeptWindow::id) != windows.end();
}

bool same_list(const std::vector<KeptWindow>& one, const std::vector<KeptWindow>& other) {
  return std::ranges::equal(one, other, {}, to_json, to_json);
}

}  // namespace

QString Session::state_folder() {
  const QString set = qEnvironmentVariable("XDG_STATE_HOME");
  const QString home = set.isEmpty() ? QDir::homePath() + u"/.local/state"_s : set;
  return home + u"/quadrille"_s;
}

Session::Session(QString folder) : home_(std::move(folder)) {
  for (int number = 1; number <= kMostSessions; ++number) {
    folder_ = folder_of(home_, number);
    QDir().mkpath(folder_);
    lock_ = lock_of(folder_);
    if (lock_->tryLock(0) || lock_->error() != QLockFile::LockFailedError) return;
  }
}

Session::~Session() = default;

QString Session::file_of(const QString& id) const { return file_in(folder_, id); }

std::vector<KeptWindow> Session::restore() {
  std::vector<KeptWindow> windows = windows_in(folder_);
  kept_ = windows;
  take_over(windows);
  return windows;
}

// Who holds the lock of a session is the only one that reads or writes its files.
void Session::take_over(std::vector<KeptWindow>& windows) {
  left_.clear();
  for (int number = 1; number <= kMostSessions; ++number) {
    Left left{.folder = folder_of(home_, number), .lock = nullptr};
    if (left.folder == folder_ || !QDir(left.folder).exists()) continue;
    left.lock = lock_of(left.folder);
    if (!left.lock->tryLock(0)) continue;
    left.windows = windows_in(left.folder);
    if (left.windows.empty()) continue;
    for (const KeptWindow& window : left.windows) {
      // After a crash between keeping and emptying it is there already.
      if (!has(windows, window.id)) windows.push_back(window);
    }
    left_.push_back(std::move(left));
  }
}

QString Session::leave(const QString& id) {
  std::erase_if(kept_, [&](const KeptWindow& window) { return window.id == id; });
  QString path = file_of(id);
  for (Left& left : left_) {
    if (std::erase_if(left.windows, [&](const KeptWindow& window) { return window.id == id; }) >
        0) {
      path = file_in(left.folder, id);
    }
  }
  return path;
}

void Session::empty_those_taken_over() {
  for (const Left& left : left_) {
    if (!write_list(left.folder, {})) continue;
    for (const KeptWindow& window : left.windows) QFile::remove(file_in(left.folder, window.id));
  }
  left_.clear();
}

Result<void> Session::keep(const std::vector<KeptWindow>& windows) {
  for (const KeptWindow& window : windows) {
    const auto before = std::ranges::find(kept_, window.id, &KeptWindow::id);
    if (before != kept_.end() && before->game == window.game) continue;
    if (Result<void> written = write_file(file_of(window.id), window.game, kCannotKeep); !written) {
      return written;
    }
  }
  if (!same_list(windows, kept_)) {
    if (Result<void> written = write_list(folder_, windows); !written) return written;
  }
  for (const KeptWindow& old : kept_) {
    if (!has(windows, old.id)) QFile::remove(file_of(old.id));
  }
  kept_ = windows;
  empty_those_taken_over();
  return {};
}

}  // namespace quadrille::desktop
