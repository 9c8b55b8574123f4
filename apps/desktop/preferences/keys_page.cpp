#include "apps/desktop/preferences/keys_page.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include "apps/desktop/commands/actions.h"
#include "apps/desktop/commands/commands.h"
#include "apps/desktop/workspace/panel.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int kId = Qt::UserRole;

QString shown(const QList<QKeySequence>& keys) {
  return QKeySequence::listToString(keys, QKeySequence::NativeText);
}

}  // namespace

KeysPage::KeysPage(const Shared& shared, QWidget* parent)
    : QWidget(parent),
      shared_(shared),
      tree_(new QTreeWidget(this)),
      edit_(new QKeySequenceEdit(this)),
      note_(new QLabel(this)) {
  const Words& words = shared.words;
  tree_->setColumnCount(2);
  tree_->setHeaderLabels({words("desktop.keys.command"), words("desktop.keys.keys")});
  tree_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  tree_->setAccessibleName(words("desktop.preferences.keys"));
  note_->setWordWrap(true);
  note_->setText(words("desktop.keys.board"));
  auto* set = new QPushButton(words("desktop.keys.set"), this);
  auto* reset = new QPushButton(words("desktop.keys.reset"), this);
  edit_->setAccessibleName(words("desktop.keys.keys"));
  auto* row = new QHBoxLayout;
  row->addWidget(edit_, 1);
  row->addWidget(set);
  row->addWidget(reset);
  auto* column = new QVBoxLayout(this);
  column->addWidget(tree_, 1);
  column->addLayout(row);
  column->addWidget(note_);
  connect(tree_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    edit_->setEnabled(item != nullptr && item->parent() != nullptr);
    edit_->setKeySequence(item == nullptr ? QKeySequence() : QKeySequence(item->text(1)));
  });
  connect(set, &QPushButton::clicked, this, [this] {
    if (const QTreeWidgetItem* item = chosen()) {
      assign(item->data(0, kId).toString(), edit_->keySequence());
    }
  });
  connect(reset, &QPushButton::clicked, this, [this] { shared_.settings.forget_keys(); });
  connect(&shared.settings, &Settings::keys_changed, this, &KeysPage::refresh);
  refresh();
}

QTreeWidgetItem* KeysPage::chosen() const {
  QTreeWidgetItem* item = tree_->currentItem();
  return item == nullptr || item->parent() == nullptr ? nullptr : item;
}

void KeysPage::add(QTreeWidgetItem* group, std::string_view id, std::string_view keys,
                   const QString& text) const {
  auto* item =
      new QTreeWidgetItem(group, {as_name(text), shown(keys_of(shared_.settings, id, keys))});
  item->setData(0, kId, to_qt(id));
}

void KeysPage::refresh() {
  const QTreeWidgetItem* before = chosen();
  const QString id = before == nullptr ? QString() : before->data(0, kId).toString();
  const Words& words = shared_.words;
  tree_->clear();
  for (const std::string_view menu : menus()) {
    const QString title = as_name(words("desktop.menu." + std::string(menu)));
    auto* group = new QTreeWidgetItem(tree_, {title});
    group->setFirstColumnSpanned(true);
    for (const CommandSpec& command : commands()) {
      if (command.menu != menu || command.id.empty()) continue;
      add(group, command.id, command.keys, words("desktop.command." + std::string(command.id)));
    }
    if (menu != "panels") continue;
    for (const PanelSpec& panel : panels()) {
      add(group, "panel." + std::string(panel.id), panel.keys,
          words("desktop.panel." + std::string(panel.id)));
    }
  }
  tree_->expandAll();
  for (QTreeWidgetItemIterator each(tree_); *each != nullptr; ++each) {
    if (!id.isEmpty() && (*each)->data(0, kId).toString() == id) tree_->setCurrentItem(*each);
  }
}

bool KeysPage::assign(const QString& command, const QKeySequence& keys) {
  if (!keys.isEmpty()) {
    for (QTreeWidgetItemIterator each(tree_); *each != nullptr; ++each) {
      const QTreeWidgetItem* item = *each;
      if (item->parent() == nullptr || item->data(0, kId).toString() == command) continue;
      const auto taken = QKeySequence::listFromString(item->text(1), QKeySequence::NativeText);
      if (taken.contains(keys)) {
        note_->setText(shared_.words(
            "desktop.keys.taken", {{"keys", keys.toString(QKeySequence::NativeText).toStdString()},
                                   {"command", item->text(0).toStdString()}}));
        return false;
      }
    }
  }
  note_->setText(shared_.words("desktop.keys.board"));
  QStringList chosen_keys;
  if (!keys.isEmpty()) chosen_keys.append(keys.toString(QKeySequence::PortableText));
  shared_.settings.set_keys(command, chosen_keys);
  return true;
}

}  // namespace quadrille::desktop
