#include "apps/desktop/files/session.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <algorithm>

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
          .modified = json[u"modified"_s].toBool(),
          .geometry = bytes(u"geometry"_s),
          .state = bytes(u"state"_s),
          .zoom = json[u"zoom"_s].toDouble(1)};
}

// The name of a file in the folder, and nothing else.
bool is_id(const QString& id) {
  return !id.isEmpty() && std::ranges::all_of(id, [](QChar c) { return c.isLetterOrNumber(); });
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

Session::Session(const QString& folder) {
  for (int number = 1; number <= kMostSessions; ++number) {
    folder_ = folder + (number == 1 ? u"/session"_s : u"/session-%1"_s.arg(number));
    QDir().mkpath(folder_);
    lock_ = std::make_unique<QLockFile>(folder_ + u"/lock"_s);
    lock_->setStaleLockTime(0);
    // A lock whose program is gone, as after a crash, is taken over.
    if (lock_->tryLock(0) || lock_->error() != QLockFile::LockFailedError) return;
  }
}

Session::~Session() = default;

QString Session::file_of(const QString& id) const { return folder_ + u'/' + id + u".quadrille"_s; }

std::vector<KeptWindow> Session::listed() const {
  const Result<std::string> text = read_file(folder_ + u'/' + list_name());
  const QByteArray bytes = text ? QByteArray::fromStdString(*text) : QByteArray();
  const QJsonValue list = QJsonDocument::fromJson(bytes)[u"windows"_s];
  std::vector<KeptWindow> windows;
  for (const auto& value : list.toArray()) windows.push_back(from_json(value.toObject()));
  if (list.isArray()) return windows;
  for (const QFileInfo& file : QDir(folder_).entryInfoList({u"*.quadrille"_s}, QDir::Files)) {
    windows.push_back({.id = file.completeBaseName(), .game = {}, .modified = true});
  }
  return windows;
}

std::vector<KeptWindow> Session::restore() {
  std::vector<KeptWindow> windows = listed();
  std::erase_if(windows, [](const KeptWindow& window) { return !is_id(window.id); });
  for (KeptWindow& window : windows) {
    if (Result<std::string> game = read_file(file_of(window.id))) window.game = *std::move(game);
  }
  kept_ = windows;
  return windows;
}

QString Session::leave(const QString& id) {
  std::erase_if(kept_, [&](const KeptWindow& window) { return window.id == id; });
  return file_of(id);
}

Result<void> Session::keep(const std::vector<KeptWindow>& windows) {
  const auto in = [](const std::vector<KeptWindow>& list, const QString& id) {
    return std::ranges::find(list, id, &KeptWindow::id);
  };
  for (const KeptWindow& window : windows) {
    const auto before = in(kept_, window.id);
    if (before != kept_.end() && before->game == window.game) continue;
    if (Result<void> written = write_file(file_of(window.id), window.game, kCannotKeep); !written) {
      return written;
    }
  }
  if (!same_list(windows, kept_)) {
    QJsonArray list;
    for (const KeptWindow& window : windows) list.append(to_json(window));
    const QByteArray json = QJsonDocument(QJsonObject{{u"windows"_s, list}}).toJson();
    if (Result<void> written =
            write_file(folder_ + u'/' + list_name(), json.toStdString(), kCannotKeep);
        !written) {
      return written;
    }
  }
  for (const KeptWindow& old : kept_) {
    if (in(windows, old.id) == windows.end()) QFile::remove(file_of(old.id));
  }
  kept_ = windows;
  return {};
}

}  // namespace quadrille::desktop
