#include "apps/desktop/files/list_progress.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include "apps/desktop/base/words.h"
#include "apps/desktop/files/file_text.h"
#include "apps/desktop/files/session.h"
#include "quadrille/play/save.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

QString file_for(const QString& list) {
  const QByteArray name = QCryptographicHash::hash(list.toUtf8(), QCryptographicHash::Sha1);
  return Session::state_folder() + u"/lists/"_s + QString::fromLatin1(name.toHex()) + u".json"_s;
}

}  // namespace

ListProgress::ListProgress(const QString& list)
    : list_(QFileInfo(list).absoluteFilePath()), path_(file_for(list_)) {
  const Result<std::string> text = read_file(path_);
  if (!text) return;
  const QJsonObject games =
      QJsonDocument::fromJson(QByteArray::fromStdString(*text))[u"games"_s].toObject();
  for (auto game = games.begin(); game != games.end(); ++game) {
    games_[game.key().toInt()] = game.value().toString().toStdString();
  }
}

play::Game ListProgress::game(int row, const sudoku::Grid& puzzle) const {
  const auto kept = games_.find(row);
  if (kept == games_.end()) return play::Game(puzzle);
  Result<play::Game> game = play::load(kept->second);
  if (!game || game->record().frame.shape() != puzzle.shape()) return play::Game(puzzle);
  return game->puzzle() == puzzle ? *std::move(game) : play::Game(puzzle);
}

void ListProgress::keep(int row, const play::Game& game) {
  const bool begun = game.can_undo() || game.can_redo() || !game.checkpoints().empty();
  const auto kept = games_.find(row);
  if (!begun && kept == games_.end()) return;
  std::string text = begun ? play::save(game) : std::string();
  if (kept != games_.end() && kept->second == text) return;
  changed_ = true;
  if (begun) {
    games_[row] = std::move(text);
  } else {
    games_.erase(kept);
  }
}

Result<void> ListProgress::write() {
  if (!changed_) return {};
  QJsonObject games;
  for (const auto& [row, text] : games_) games[QString::number(row)] = to_qt(text);
  QDir().mkpath(QFileInfo(path_).path());
  const QByteArray json =
      QJsonDocument(QJsonObject{{u"list"_s, list_}, {u"games"_s, games}}).toJson();
  Result<void> written = write_file(path_, json.toStdString(), "desktop.session.cannot_keep");
  changed_ = !written;
  return written;
}

}  // namespace quadrille::desktop
