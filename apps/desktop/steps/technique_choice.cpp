#include "apps/desktop/steps/technique_choice.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QVBoxLayout>
#include <map>

#include "quadrille/logic/lesson.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

const QString kOffName = u"steps/techniques_off"_s;
constexpr int kTechniqueRole = Qt::UserRole;

const char* family_label(logic::TechniqueFamily family) {
  switch (family) {
    case logic::TechniqueFamily::single:
      return "desktop.family.single";
    case logic::TechniqueFamily::direct:
      return "desktop.family.direct";
    case logic::TechniqueFamily::locked:
      return "desktop.family.locked";
    case logic::TechniqueFamily::set:
      return "desktop.family.set";
    case logic::TechniqueFamily::fish:
      return "desktop.family.fish";
    case logic::TechniqueFamily::wing:
      return "desktop.family.wing";
    case logic::TechniqueFamily::chain:
      return "desktop.family.chain";
    case logic::TechniqueFamily::aligned:
      return "desktop.family.aligned";
    case logic::TechniqueFamily::forcing:
      return "desktop.family.forcing";
    case logic::TechniqueFamily::uniqueness:
      return "desktop.family.uniqueness";
    case logic::TechniqueFamily::trial:
      return "desktop.family.trial";
  }
  return "";
}

}  // namespace

TechniqueSet techniques_off(const Settings& settings) {
  TechniqueSet off;
  for (const QString& key : settings.value(kOffName).toStringList()) {
    if (const auto technique = logic::parse_technique(key.toStdString())) {
      off.set(static_cast<std::size_t>(*technique));
    }
  }
  return off;
}

void set_techniques_off(Settings& settings, const TechniqueSet& off) {
  QStringList keys;
  for (std::size_t number = 0; number < off.size(); ++number) {
    if (off.test(number)) keys.append(to_qt(logic::key(static_cast<logic::Technique>(number))));
  }
  settings.set_value(kOffName, keys);
}

TechniqueChoice::TechniqueChoice(Workspace& workspace, QWidget* parent)
    : QDialog(parent), workspace_(workspace), list_(new QTreeWidget(this)) {
  const Words& words = workspace.words();
  setWindowTitle(words("desktop.techniques.title"));
  list_->setColumnCount(2);
  list_->setHeaderLabels({words("desktop.steps.name"), words("desktop.steps.rating")});
  list_->setAccessibleName(words("desktop.techniques.title"));
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  std::map<logic::TechniqueFamily, QTreeWidgetItem*> families;
  for (std::size_t number = 0; number < logic::kTechniqueCount; ++number) {
    const auto technique = static_cast<logic::Technique>(number);
    const logic::TechniqueInfo& info = logic::info(technique);
    QTreeWidgetItem*& family = families[info.family];
    if (family == nullptr) {
      family = new QTreeWidgetItem(list_, {words(family_label(info.family))});
      family->setFlags(family->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
      family->setData(0, kTechniqueRole, -1);
    }
    auto* item = new QTreeWidgetItem(
        family, {words("desktop.steps.technique", {{"technique", logic::message_of(technique)}}),
                 words.tell(logic::rating_message(info.least))});
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setData(0, kTechniqueRole, static_cast<int>(number));
    item->setToolTip(0, to_qt(logic::what_sentence(words.language(), technique)));
  }
  list_->expandAll();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Ok)->setText(words("desktop.button.ok"));
  buttons->button(QDialogButtonBox::Cancel)->setText(words("desktop.button.cancel"));
  QPushButton* all =
      buttons->addButton(words("desktop.techniques.all"), QDialogButtonBox::ResetRole);
  connect(all, &QPushButton::clicked, this, [this] { set_off({}); });
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addWidget(list_);
  column->addWidget(buttons);
  set_off(techniques_off(workspace.settings()));
  resize(420, 560);
}

TechniqueSet TechniqueChoice::off() const {
  TechniqueSet off;
  for (QTreeWidgetItemIterator each(list_); *each != nullptr; ++each) {
    const int number = (*each)->data(0, kTechniqueRole).toInt();
    if (number >= 0 && (*each)->checkState(0) == Qt::Unchecked) {
      off.set(static_cast<std::size_t>(number));
    }
  }
  return off;
}

void TechniqueChoice::set_off(const TechniqueSet& off) {
  for (QTreeWidgetItemIterator each(list_); *each != nullptr; ++each) {
    const int number = (*each)->data(0, kTechniqueRole).toInt();
    if (number < 0) continue;
    (*each)->setCheckState(
        0, off.test(static_cast<std::size_t>(number)) ? Qt::Unchecked : Qt::Checked);
  }
}

void TechniqueChoice::accept() {
  set_techniques_off(workspace_.settings(), off());
  QDialog::accept();
}

}  // namespace quadrille::desktop
