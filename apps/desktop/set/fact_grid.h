// FactGrid: facts below each other: what each is about, the paper of its cells on the board, and
// what is known.
//   clues_ = facts->add("desktop.set.clues");
//   facts->set_shown(clues_, true, paper);
#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QWidget>
#include <map>

#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class FactGrid : public QWidget {
  Q_OBJECT

 public:
  FactGrid(const Workspace& workspace, QWidget* parent);

  // The label to tell the fact in; its name is a key of the labels, or empty.
  QLabel* add(const char* name);
  // A row with something else than a fact.
  void add_row(const char* name, QWidget* field);
  // Whether it is to be seen, and with which paper; with none if it is not valid.
  // requires: a label of add()
  void set_shown(QLabel* fact, bool shown, const QColor& paper = {});

 private:
  struct Parts {
    QLabel* name;
    QLabel* sample;
  };

  const Workspace& workspace_;
  QGridLayout* grid_;
  std::map<const QLabel*, Parts> parts_;
};

// A label for a sentence of any length, which can be copied.
QLabel* sentence_label(QWidget* parent);

}  // namespace quadrille::desktop
