#include "apps/desktop/print/print_dialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <utility>

#include "apps/desktop/files/file_text.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

}  // namespace

PrintSource PrintDialog::source() const {
  PrintSource source;
  source.kind = static_cast<PrintSource::Kind>(source_->currentData().toInt());
  if (source.kind == PrintSource::Kind::board) return source;
  source.count = static_cast<std::size_t>(count_->value());
  if (source.kind == PrintSource::Kind::file) {
    source.file = file_;
    return source;
  }
  source.seed = seed_;
  const int level = level_->currentData().toInt();
  if (level >= 0) source.level = static_cast<logic::Level>(level);
  return source;
}

SheetWishes PrintDialog::wishes() const {
  return {.per_page = per_page_->currentData().toUInt(),
          .solutions = solutions_->isChecked(),
          .candidates = candidates_->isChecked(),
          .rating = rating_->isChecked(),
          .entered = entered_->isChecked() && entered_->isEnabled(),
          .heading = heading_->text().trimmed()};
}

void PrintDialog::set_wishes(const SheetWishes& wishes) {
  per_page_->setCurrentIndex(per_page_->findData(wishes.per_page));
  solutions_->setChecked(wishes.solutions);
  candidates_->setChecked(wishes.candidates);
  rating_->setChecked(wishes.rating);
  entered_->setChecked(wishes.entered);
  heading_->setText(wishes.heading);
}

void PrintDialog::choose_file(const QString& path) {
  file_ = path;
  const int place = source_->findData(static_cast<int>(PrintSource::Kind::file));
  source_->setItemText(place,
                       shared_.words("desktop.print.file_named", {{"file", short_name(path)}}));
  source_->setCurrentIndex(place);
  gather();
}

void PrintDialog::choose_fresh(int count) {
  count_->setValue(count);
  source_->setCurrentIndex(source_->findData(static_cast<int>(PrintSource::Kind::fresh)));
  gather();
}

void PrintDialog::ask_for_file() {
  const QString path = QFileDialog::getOpenFileName(
      this, shared_.words("desktop.print.file"), QFileInfo(file_).path(),
      shared_.words("desktop.file.all_formats") + u" (*)"_s);
  if (!path.isEmpty()) {
    choose_file(path);
  } else if (file_.isEmpty()) {
    source_->setCurrentIndex(0);
  }
}

// Other puzzles take the place of those that were there.
void PrintDialog::gather() {
  if (source().kind == PrintSource::Kind::file && file_.isEmpty()) return;
  puzzles_.clear();
  failure_.clear();
  gathered_ = source();
  work(true);
}

// Gathers the puzzles, if they are to be others, and then looks for what is wanted of each.
void PrintDialog::work(bool afresh) {
  const PrintKnowledge wanted{.solution = solutions_->isChecked(), .rating = rating_->isChecked()};
  job_.start([this, afresh, wanted, from = gathered_, board = workspace_.game(),
              puzzles = puzzles_](const Stop& stop, const Post& post) mutable {
    std::optional<Error> error;
    if (afresh) {
      error = gather_puzzles(from, board, stop, [&](PrintedPuzzle puzzle) {
        puzzles.push_back(puzzle);
        post([this, puzzle = std::move(puzzle)] { puzzles_.push_back(puzzle); });
      });
    }
    for (std::size_t i = 0; i < puzzles.size() && !stop.requested(); ++i) {
      if (!lacks(puzzles[i], wanted)) continue;
      complete(puzzles[i], wanted, stop);
      if (stop.requested()) break;
      post([this, i, puzzle = puzzles[i]] { puzzles_[i] = puzzle; });
    }
    if (error) post([this, error = *error] { failure_ = shared_.words.tell(error); });
  });
  lay_out();
}

void PrintDialog::lay_out() {
  sheets_ = std::make_unique<Sheets>(shared_, puzzles_, wishes());
  preview_->show_sheets(sheets_.get(), paper_->page_layout());
  refresh();
}

void PrintDialog::refresh() {
  const Words& words = shared_.words;
  const PrintSource::Kind kind = source().kind;
  const bool many = kind != PrintSource::Kind::board;
  level_->setVisible(kind == PrintSource::Kind::fresh);
  level_label_->setVisible(level_->isVisibleTo(this));
  count_->setVisible(many);
  count_label_->setVisible(many);
  entered_->setEnabled(!many);
  const std::size_t pages = preview_->page_count();
  page_->setText(
      pages == 0 ? QString()
                 : words("desktop.print.page", {{"page", preview_->page() + 1}, {"pages", pages}}));
  back_->setEnabled(preview_->page() > 0);
  on_->setEnabled(preview_->page() + 1 < pages);
  const bool busy_now = busy();
  status_->setPalette({});
  stop_->setVisible(busy_now);
  progress_->setVisible(busy_now);
  if (busy_now) {
    std::size_t done = 0;
    const PrintKnowledge wanted{solutions_->isChecked(), rating_->isChecked()};
    for (const PrintedPuzzle& puzzle : puzzles_) {
      if (!lacks(puzzle, wanted)) ++done;
    }
    const bool known = gathered_.kind == PrintSource::Kind::fresh;
    const std::size_t all = known ? gathered_.count : puzzles_.size();
    progress_->setRange(0, static_cast<int>(all));
    progress_->setValue(static_cast<int>(done));
    status_->setText(words("desktop.print.gathering", {{"done", done}, {"all", all}}));
  } else if (!failure_.isEmpty()) {
    QPalette colours;
    colours.setColor(QPalette::WindowText, shared_.theme.palette().bad);
    status_->setPalette(colours);
    status_->setText(failure_);
  } else if (sheets_ && sheets_->without_solution() > 0) {
    status_->setText(
        words("desktop.print.without_solution", {{"count", sheets_->without_solution()}}));
  } else {
    status_->clear();
  }
  print_->setEnabled(!busy_now && pages > 0);
  pdf_->setEnabled(!busy_now && pages > 0);
}

void PrintDialog::print() {
  QPrinter printer(QPrinter::HighResolution);
  printer.setPageLayout(paper_->page_layout());
  printer.setDocName(windowTitle());
  QPrintDialog dialog(&printer, this);
  dialog.setOption(QAbstractPrintDialog::PrintPageRange, false);
  if (dialog.exec() != QDialog::Accepted) return;
  print_sheets(*sheets_, printer);
  accept();
}

Result<void> PrintDialog::save_pdf(const QString& path) {
  const QString title = heading_->text().trimmed().isEmpty() ? shared_.words("desktop.print.title")
                                                             : heading_->text().trimmed();
  return write_file(path, pdf_of(*sheets_, paper_->page_layout(), title).toStdString());
}

void PrintDialog::ask_for_pdf() {
  QString path = QFileDialog::getSaveFileName(
      this, as_name(shared_.words("desktop.print.pdf")), u"sudoku.pdf"_s,
      shared_.words("desktop.print.pdf_files") + u" (*.pdf)"_s);
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += u".pdf"_s;
  if (const Result<void> saved = save_pdf(path); !saved) {
    failure_ = shared_.words.tell(saved.error());
    refresh();
    QMessageBox::warning(this, windowTitle(), failure_);
    return;
  }
  workspace_.say(shared_.words("desktop.print.saved", {{"file", short_name(path)}}));
  accept();
}

}  // namespace quadrille::desktop
