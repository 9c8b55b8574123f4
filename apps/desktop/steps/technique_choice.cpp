#include "apps/desktop/steps/technique_choice.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QVBoxLayout>
#include <map>

#include "apps/desktop/play/repertoire_setting.h"
#include "quadrille/logic/lesson.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

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
    case logic::TechniqueFamily::rule:
      break;  // of boards with constraints alone, and not to be chosen
  }
  return "";
}

}  // namespace

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
    const logic::TechniqueFamily family = logic::info(technique).family;
    if (!families.contains(family)) families[family] = add_family(family_label(family));
    add_technique(families[family], technique);
  }
  QTreeWidgetItem* beyond = add_family("desktop.family.beyond");
  for (std::size_t number = logic::kTechniqueCount; number < logic::kAllTechniques; ++number) {
    add_technique(beyond, static_cast<logic::Technique>(number));
  }
  list_->expandAll();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Ok)->setText(words("desktop.button.ok"));
  buttons->button(QDialogButtonBox::Cancel)->setText(words("desktop.button.cancel"));
  QPushButton* all =
      buttons->addButton(words("desktop.techniques.all"), QDialogButtonBox::ResetRole);
  connect(all, &QPushButton::clicked, this, [this] { set_repertoire(logic::Repertoire::all()); });
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addWidget(list_);
  column->addWidget(buttons);
  set_repertoire(repertoire_in_use(workspace.settings()));
  resize(420, 560);
}

QTreeWidgetItem* TechniqueChoice::add_family(const char* label) {
  auto* family = new QTreeWidgetItem(list_, {workspace_.words(label)});
  family->setFlags(family->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
  family->setData(0, kTechniqueRole, -1);
  return family;
}

// Those beyond the scale have no rating.
void TechniqueChoice::add_technique(QTreeWidgetItem* family, logic::Technique technique) {
  const Words& words = workspace_.words();
  const QString rating =
      logic::is_beyond_scale(technique)
          ? QString()
          : words.tell(logic::rating_message(logic::least_difficulty(technique)));
  auto* item = new QTreeWidgetItem(
      family,
      {words("desktop.steps.technique", {{"technique", logic::message_of(technique)}}), rating});
  item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
  item->setData(0, kTechniqueRole, static_cast<int>(technique));
  item->setToolTip(0, to_qt(logic::what_sentence(words.language(), technique)));
}

logic::Repertoire TechniqueChoice::repertoire() const {
  logic::Repertoire chosen = logic::Repertoire::usual();
  for (QTreeWidgetItemIterator each(list_); *each != nullptr; ++each) {
    const int number = (*each)->data(0, kTechniqueRole).toInt();
    if (number < 0) continue;
    const auto technique = static_cast<logic::Technique>(number);
    if ((*each)->checkState(0) == Qt::Checked) {
      chosen.add(technique);
    } else {
      chosen.remove(technique);
    }
  }
  return chosen;
}

void TechniqueChoice::set_repertoire(const logic::Repertoire& repertoire) {
  for (QTreeWidgetItemIterator each(list_); *each != nullptr; ++each) {
    const int number = (*each)->data(0, kTechniqueRole).toInt();
    if (number < 0) continue;
    const bool on = repertoire.has(static_cast<logic::Technique>(number));
    (*each)->setCheckState(0, on ? Qt::Checked : Qt::Unchecked);
  }
}

void TechniqueChoice::accept() {
  set_repertoire_in_use(workspace_.settings(), repertoire());
  QDialog::accept();
}

}  // namespace quadrille::desktop
