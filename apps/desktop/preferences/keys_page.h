// KeysPage: every command with its keys, which can be changed here.
#pragma once

#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QWidget>
#include <vector>

#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class KeysPage : public QWidget {
  Q_OBJECT

 public:
  KeysPage(const Shared& shared, QWidget* parent);

  // Gives a command these keys; false, with a note, where another command has them.
  bool assign(const QString& command, const QKeySequence& keys);

 private:
  void refresh();
  void add(QTreeWidgetItem* group, std::string_view id, std::string_view keys,
           const QString& text) const;
  [[nodiscard]] QTreeWidgetItem* chosen() const;

  Shared shared_;
  QTreeWidget* tree_;
  QKeySequenceEdit* edit_;
  QLabel* note_;
};

}  // namespace quadrille::desktop
