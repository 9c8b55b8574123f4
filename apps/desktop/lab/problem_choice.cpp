#include "apps/desktop/lab/problem_choice.h"

#include <QFontDatabase>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QVBoxLayout>
#include <algorithm>

#include "quadrille/cover/formats.h"
#include "quadrille/cover/text.h"

namespace quadrille::desktop {
namespace {

struct EntryLabels {
  std::string_view id;
  std::string_view title;
  std::string_view about;
};
constexpr EntryLabels kEntryLabels[] = {
    {"queens", "desktop.lab.queens", "desktop.lab.queens_about"},
    {"langford", "desktop.lab.langford", "desktop.lab.langford_about"},
    {"pentominoes", "desktop.lab.pentominoes", "desktop.lab.pentominoes_about"},
    {"dominoes", "desktop.lab.dominoes", "desktop.lab.dominoes_about"},
    {"latin", "desktop.lab.latin", "desktop.lab.latin_about"},
};

const EntryLabels* labels_of(std::string_view id) {
  const auto* found = std::ranges::find(kEntryLabels, id, &EntryLabels::id);
  return found == std::end(kEntryLabels) ? nullptr : found;
}

// The classic example of seven items and six options.
constexpr std::string_view kExampleProblem =
    "1 2 3 4 5 6 7\n3 5 6\n1 4 7\n2 3 6\n1 4\n2 7\n4 5 7\n";
// Milliseconds without a key before the text is read.
constexpr int kPauseToRead = 350;

}  // namespace

std::optional<gallery::Drawing> LabProblem::drawn(std::span<const cover::OptionId> options) const {
  if (!entry || source == nullptr) return std::nullopt;
  return entry->draw(source->problem(), size, options);
}

ProblemChoice::ProblemChoice(const Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace) {
  tabs_ = new QTabWidget(this);
  tabs_->addTab(make_gallery(), workspace.words("desktop.lab.gallery"));
  tabs_->addTab(make_text(), workspace.words("desktop.lab.own"));
  facts_ = new QLabel(this);
  facts_->setWordWrap(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(tabs_, 1);
  column->addWidget(facts_);
  pause_.setSingleShot(true);
  pause_.setInterval(kPauseToRead);
  connect(&pause_, &QTimer::timeout, this, &ProblemChoice::read);
  connect(text_, &QPlainTextEdit::textChanged, this, [this] { pause_.start(); });
  connect(tabs_, &QTabWidget::currentChanged, this, [this](int tab) {
    if (tab == 0) {
      show_entry();
    } else {
      read();
    }
  });
  connect(entry_, &QComboBox::currentIndexChanged, this, [this](int at) {
    const gallery::GalleryEntry& entry = gallery::all_entries()[static_cast<std::size_t>(at)];
    const QSignalBlocker quiet(size_);
    size_->setRange(static_cast<int>(entry.smallest), static_cast<int>(entry.largest));
    size_->setValue(static_cast<int>(entry.usual));
    show_entry();
  });
  connect(size_, &QSpinBox::valueChanged, this, &ProblemChoice::show_entry);
}

QWidget* ProblemChoice::make_gallery() {
  auto* page = new QWidget(this);
  const Words& words = workspace_.words();
  entry_ = new QComboBox(page);
  for (const gallery::GalleryEntry& entry : gallery::all_entries()) {
    const EntryLabels* labels = labels_of(entry.id);
    entry_->addItem(labels == nullptr ? to_qt(entry.title) : words(labels->title));
  }
  entry_->setAccessibleName(words("desktop.lab.gallery"));
  const gallery::GalleryEntry& first = gallery::all_entries().front();
  size_ = new QSpinBox(page);
  size_->setRange(static_cast<int>(first.smallest), static_cast<int>(first.largest));
  size_->setValue(static_cast<int>(first.usual));
  about_ = new QLabel(page);
  about_->setWordWrap(true);
  auto* edit = new QPushButton(words("desktop.lab.as_text"), page);
  connect(edit, &QPushButton::clicked, this, &ProblemChoice::edit_as_text);
  auto* form = new QFormLayout;
  form->addRow(words("desktop.lab.problem"), entry_);
  form->addRow(words("desktop.lab.size"), size_);
  auto* column = new QVBoxLayout(page);
  column->addLayout(form);
  column->addWidget(about_);
  column->addStretch();
  column->addWidget(edit, 0, Qt::AlignLeft);
  return page;
}

QWidget* ProblemChoice::make_text() {
  auto* page = new QWidget(this);
  const Words& words = workspace_.words();
  auto* about = new QLabel(words("desktop.lab.text_about"), page);
  about->setWordWrap(true);
  text_ = new QPlainTextEdit(page);
  text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  text_->setLineWrapMode(QPlainTextEdit::NoWrap);
  text_->setTabChangesFocus(true);
  text_->setAccessibleName(words("desktop.lab.own"));
  text_->setPlainText(to_qt(kExampleProblem));
  about->setBuddy(text_);
  fault_ = new QLabel(page);
  fault_->setWordWrap(true);
  fault_->setTextFormat(Qt::PlainText);
  files_ = new LabFiles(workspace_, *text_, this);
  connect(files_, &LabFiles::failed, this, &ProblemChoice::tell_fault);
  connect(files_, &LabFiles::opened, this, [this] {
    {
      const QSignalBlocker quiet(tabs_);
      tabs_->setCurrentIndex(1);
    }
    read();
  });
  auto* column = new QVBoxLayout(page);
  column->addWidget(files_);
  column->addWidget(about);
  column->addWidget(text_, 1);
  column->addWidget(fault_);
  return page;
}

void ProblemChoice::choose_entry(std::string_view id, std::uint32_t size) {
  const auto all = gallery::all_entries();
  const auto found = std::ranges::find(all, id, &gallery::GalleryEntry::id);
  if (found == all.end()) return;
  {
    const QSignalBlocker quiet(this);
    tabs_->setCurrentIndex(0);
    entry_->setCurrentIndex(static_cast<int>(found - all.begin()));
    size_->setValue(static_cast<int>(size));
  }
  show_entry();
}

void ProblemChoice::show_entry() {
  const auto all = gallery::all_entries();
  const gallery::GalleryEntry& entry = all[static_cast<std::size_t>(entry_->currentIndex())];
  const EntryLabels* labels = labels_of(entry.id);
  about_->setText(labels == nullptr ? QString() : workspace_.words(labels->about));
  const auto size = static_cast<std::uint32_t>(size_->value());
  take({std::make_shared<const MatrixSource>(entry.make(size)), entry, size});
}

void ProblemChoice::set_text(const QString& text) {
  {
    const QSignalBlocker quiet(this);
    text_->setPlainText(text);
    tabs_->setCurrentIndex(1);
  }
  read();
}

void ProblemChoice::read() {
  pause_.stop();
  if (tabs_->currentIndex() != 1) return;
  const std::string text = text_->toPlainText().toStdString();
  const Result<cover::Problem> problem = cover::read_any(text);
  text_->setExtraSelections({});
  if (!problem) {
    tell_fault(workspace_.words().tell(problem.error()));
    mark_place(problem.error().place);
    take({});
    return;
  }
  fault_->clear();
  take({.source = std::make_shared<const MatrixSource>(*problem)});
}

void ProblemChoice::tell_fault(const QString& text) {
  tabs_->setCurrentIndex(1);
  QPalette ink = palette();
  ink.setColor(QPalette::WindowText, workspace_.palette().bad);
  fault_->setPalette(ink);
  fault_->setText(text);
}

// The word at which reading failed; columns are counted in bytes.
void ProblemChoice::mark_place(const Place& place) {
  if (place.line == 0) return;
  const QTextBlock block = text_->document()->findBlockByNumber(static_cast<int>(place.line) - 1);
  if (!block.isValid()) return;
  QTextCursor cursor(block);
  if (place.column > 0) {
    const QByteArray before = block.text().toUtf8().left(static_cast<qsizetype>(place.column) - 1);
    cursor.setPosition(block.position() + static_cast<int>(QString::fromUtf8(before).size()));
    cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
  }
  if (!cursor.hasSelection()) cursor.select(QTextCursor::LineUnderCursor);
  QTextEdit::ExtraSelection mark;
  mark.cursor = cursor;
  mark.format.setBackground(workspace_.palette().bad_soft);
  mark.format.setForeground(workspace_.palette().bad);
  text_->setExtraSelections({mark});
}

void ProblemChoice::edit_as_text() {
  if (problem_.source == nullptr) return;
  const Result<std::string> text = cover::write_problem(problem_.source->problem());
  if (text) set_text(to_qt(*text));
}

void ProblemChoice::take(LabProblem problem) {
  problem_ = std::move(problem);
  if (problem_.source == nullptr) {
    facts_->setText(workspace_.words("desktop.lab.no_problem"));
  } else {
    facts_->setText(facts_of(workspace_.words(), problem_.source->problem()));
  }
  Q_EMIT chosen();
}

}  // namespace quadrille::desktop
