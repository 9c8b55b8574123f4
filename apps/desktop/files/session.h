// Session: the open games, kept in the state folder so that a start brings them back.
//   Session session;                          // ~/.local/state/quadrille/session
//   for (const KeptWindow& window : session.restore()) open(window);
//   session.keep(windows);                    // within five seconds of a change, and at the end
// Every file is written beside the old one, which then gives way: a crash leaves the one or the
// other. A second program at the same time keeps a session of its own; what it leaves when it ends,
// the next start takes over.
#pragma once

#include <QByteArray>
#include <QLockFile>
#include <QString>
#include <memory>
#include <string>
#include <vector>

#include "quadrille/base/result.h"

namespace quadrille::desktop {

struct KeptWindow {
  QString id;             // the name of its file in the state folder
  std::string game;       // as play/save.h writes it
  QString path = {};      // of the file that it was opened from or saved to; may be empty
  QString name = {};      // that it is called by where it has no file
  bool modified = false;  // since then
  QByteArray geometry = {};
  QByteArray state = {};  // of docks and tool bars
  double zoom = 1;
};

class Session {
 public:
  // In the state folder of the user, or in another one.
  explicit Session(QString folder = state_folder());
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // The windows of last time, and those of sessions whose programs have ended. Where their list is
  // broken, all games in the folder. `game` is empty where its file cannot be read.
  std::vector<KeptWindow> restore();
  // The file of a game that makes no sense stays where it is, whatever is kept; returns its path.
  QString leave(const QString& id);
  // Those that are the same as last time are not written again; files of others go away.
  Result<void> keep(const std::vector<KeptWindow>& windows);

  [[nodiscard]] const QString& folder() const { return folder_; }
  static QString state_folder();

 private:
  // A session of which this program has taken over the windows. Its files stay until they are kept
  // in the folder of this one.
  struct Left {
    QString folder;
    std::unique_ptr<QLockFile> lock;
    std::vector<KeptWindow> windows = {};
  };
  [[nodiscard]] QString file_of(const QString& id) const;
  void take_over(std::vector<KeptWindow>& windows);
  void empty_those_taken_over();

  QString home_;    // of all sessions
  QString folder_;  // of this one
  std::unique_ptr<QLockFile> lock_;
  std::vector<KeptWindow> kept_;  // as they are on the disk
  std::vector<Left> left_;
};

}  // namespace quadrille::desktop
