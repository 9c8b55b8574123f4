// LabFiles: opens problems of the lab from files, and saves them.
//   auto* files = new LabFiles(workspace, *text, this);
//   connect(files, &LabFiles::failed, fault, &QLabel::setText);
// Ctrl+O and Ctrl+S are its keys in the window that it is in.
#pragma once

#include <QPlainTextEdit>
#include <QString>
#include <QWidget>

#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class LabFiles : public QWidget {
  Q_OBJECT

 public:
  // Both outlive it, but for the parent.
  LabFiles(const Workspace& workspace, QPlainTextEdit& text, QWidget* parent);

  // False, and told by failed(), where it does not work; the text is as it was then.
  bool open(const QString& path);
  bool save(const QString& path);
  [[nodiscard]] QStringList recent() const;

 Q_SIGNALS:
  void opened();
  // The text belongs to another file now.
  void named(const QString& name);
  void failed(const QString& reason);

 private:
  void ask_to_open();
  void ask_to_save();
  void add_recent(const QString& path);
  bool fail(const Error& error);

  const Workspace& workspace_;
  QPlainTextEdit& text_;
  QString path_;
};

}  // namespace quadrille::desktop
