#include "apps/desktop/lab/lab_files.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>

#include "apps/desktop/files/file_text.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

const QString kLabRecent = u"lab/recent"_s;
constexpr qsizetype kMostLabFiles = 10;
// What can be edited as text without waiting.
constexpr std::int64_t kLargestProblem = std::int64_t{4} << 20U;  // bytes

}  // namespace

LabFiles::LabFiles(const Workspace& workspace, QPlainTextEdit& text, QWidget* parent)
    : QWidget(parent), workspace_(workspace), text_(text) {
  const Words& words = workspace.words();
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  const auto add = [&](std::string_view key) {
    auto* button = new QPushButton(words(key), this);
    row->addWidget(button);
    return button;
  };
  auto* open = add("desktop.lab.open");
  auto* again = add("desktop.lab.recent");
  auto* save = add("desktop.lab.save");
  row->addStretch();
  connect(open, &QPushButton::clicked, this, &LabFiles::ask_to_open);
  connect(save, &QPushButton::clicked, this, &LabFiles::ask_to_save);
  auto* menu = new QMenu(again);
  again->setMenu(menu);
  connect(menu, &QMenu::aboutToShow, this, [this, menu] {
    menu->clear();
    for (const QString& path : recent()) {
      QAction* action = menu->addAction(QFileInfo(path).fileName().replace(u'&', u"&&"_s));
      action->setToolTip(path);
      connect(action, &QAction::triggered, this, [this, path] { this->open(path); });
    }
    if (menu->isEmpty()) {
      menu->addAction(workspace_.words("desktop.file.no_recent"))->setEnabled(false);
    }
  });
  // Also while the gallery is in front, where this cannot be seen.
  connect(new QShortcut(QKeySequence::Open, parent), &QShortcut::activated, this,
          &LabFiles::ask_to_open);
  connect(new QShortcut(QKeySequence::Save, parent), &QShortcut::activated, this,
          &LabFiles::ask_to_save);
}

bool LabFiles::fail(const Error& error) {
  Q_EMIT failed(workspace_.words().tell(error));
  return false;
}

bool LabFiles::open(const QString& path) {
  const Result<std::string> text = read_file(path, kLargestProblem);
  if (!text) return fail(text.error());
  if (!is_text(*text)) return fail(not_text(path));
  text_.setPlainText(to_qt(*text));
  add_recent(path);
  Q_EMIT opened();
  return true;
}

bool LabFiles::save(const QString& path) {
  std::string text = text_.toPlainText().toStdString();
  if (!text.ends_with('\n')) text += '\n';
  if (const Result<void> saved = write_file(path, text); !saved) return fail(saved.error());
  add_recent(path);
  return true;
}

void LabFiles::ask_to_open() {
  const QString path = QFileDialog::getOpenFileName(
      this, workspace_.words("desktop.file.open_title"), QFileInfo(path_).path(),
      workspace_.words("desktop.lab.files") + u" (*)"_s);
  if (!path.isEmpty()) open(path);
}

void LabFiles::ask_to_save() {
  const QString name = path_.isEmpty() ? u"problem.txt"_s : path_;
  const QString path =
      QFileDialog::getSaveFileName(this, workspace_.words("desktop.file.save_title"), name,
                                   workspace_.words("desktop.lab.files") + u" (*.txt)"_s);
  if (!path.isEmpty()) save(path);
}

QStringList LabFiles::recent() const {
  return workspace_.settings().value(kLabRecent).toStringList();
}

void LabFiles::add_recent(const QString& path) {
  path_ = QFileInfo(path).absoluteFilePath();
  QStringList files = recent();
  files.removeAll(path_);
  files.prepend(path_);
  workspace_.settings().set_value(kLabRecent, files.mid(0, kMostLabFiles));
  Q_EMIT named(QFileInfo(path_).fileName());
}

}  // namespace quadrille::desktop
