// The controls of the print dialog, and how they hang together.
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "apps/desktop/print/print_dialog.h"
#include "quadrille/create/level.h"

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int kUsualForm = 400;  // pixels; the pages have the rest

// A switch that the settings keep.
QCheckBox* kept_switch(const Shared& shared, const char* key, const QString& name,
                       QWidget* parent) {
  auto* box = new QCheckBox(shared.words(key), parent);
  box->setChecked(shared.settings.value(name, false).toBool());
  QObject::connect(box, &QCheckBox::toggled, parent,
                   [&settings = shared.settings, name](bool on) { settings.set_value(name, on); });
  return box;
}

}  // namespace

PrintDialog::PrintDialog(Workspace& workspace, const Shared& shared, QWidget* parent)
    : QDialog(parent), workspace_(workspace), shared_(shared) {
  const Words& words = shared.words;
  setWindowTitle(words("desktop.print.title"));
  // In the order in which Tab goes from one to the next.
  auto* halves = new QHBoxLayout;
  halves->setSpacing(16);
  halves->addWidget(form());
  halves->addWidget(pages(), 1);
  auto* buttons = new QDialogButtonBox(this);
  print_ = buttons->addButton(words("desktop.print.print"), QDialogButtonBox::ActionRole);
  print_->setIcon(shared.theme.icon("print"));
  print_->setDefault(true);
  pdf_ = buttons->addButton(words("desktop.print.pdf"), QDialogButtonBox::ActionRole);
  pdf_->setIcon(shared.theme.icon("download"));
  buttons->addButton(words("desktop.print.close"), QDialogButtonBox::RejectRole);
  connect(print_, &QPushButton::clicked, this, &PrintDialog::print);
  connect(pdf_, &QPushButton::clicked, this, &PrintDialog::ask_for_pdf);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addLayout(halves, 1);
  column->addWidget(buttons);
  connect(&job_, &Job::finished, this, &PrintDialog::lay_out);
  connect(&job_, &Job::tick, this, &PrintDialog::lay_out);
  resize(QSize(900, 680).expandedTo(sizeHint()));
  gather();
}

QWidget* PrintDialog::form() {
  const Words& words = shared_.words;
  auto* whole = new QWidget(this);
  source_ = new QComboBox(whole);
  using Kind = PrintSource::Kind;
  source_->addItem(words("desktop.print.board"), static_cast<int>(Kind::board));
  source_->addItem(words("desktop.print.fresh"), static_cast<int>(Kind::fresh));
  source_->addItem(words("desktop.print.file"), static_cast<int>(Kind::file));
  connect(source_, &QComboBox::activated, this, [this] {
    if (source().kind == Kind::file) {
      ask_for_file();
    } else {
      gather();
    }
  });
  level_ = new QComboBox(whole);
  level_label_ = new QLabel(words("desktop.print.level"), whole);
  fill_levels();
  connect(level_, &QComboBox::activated, this, &PrintDialog::gather);
  count_ = new QSpinBox(whole);
  count_->setRange(1, static_cast<int>(kMostPrinted));
  count_->setValue(6);
  count_->setKeyboardTracking(false);
  count_label_ = new QLabel(words("desktop.print.count"), whole);
  connect(count_, &QSpinBox::valueChanged, this, &PrintDialog::gather);
  per_page_ = new QComboBox(whole);
  for (const std::uint32_t each : {1U, 2U, 4U, 6U}) {
    per_page_->addItem(QString::number(each), each);
  }
  const QVariant usual = shared_.settings.value(u"print/per_page"_s, 1U);
  per_page_->setCurrentIndex(std::max(0, per_page_->findData(usual.toUInt())));
  connect(per_page_, &QComboBox::currentIndexChanged, this, [this] {
    shared_.settings.set_value(u"print/per_page"_s, per_page_->currentData());
    lay_out();
  });
  heading_ = new QLineEdit(whole);
  connect(heading_, &QLineEdit::textChanged, this, &PrintDialog::lay_out);
  entered_ = kept_switch(shared_, "desktop.print.entered", u"print/entered"_s, whole);
  candidates_ = kept_switch(shared_, "desktop.print.candidates", u"print/candidates"_s, whole);
  rating_ = kept_switch(shared_, "desktop.print.with_rating", u"print/rating"_s, whole);
  solutions_ = kept_switch(shared_, "desktop.print.solutions", u"print/solutions"_s, whole);
  for (QCheckBox* box : {entered_, candidates_}) {
    connect(box, &QCheckBox::toggled, this, &PrintDialog::lay_out);
  }
  for (QCheckBox* box : {rating_, solutions_}) {
    connect(box, &QCheckBox::toggled, this, [this] { work(puzzles_.empty()); });
  }

  auto* rows = new QFormLayout(whole);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->addRow(words("desktop.print.what"), source_);
  rows->addRow(level_label_, level_);
  rows->addRow(count_label_, count_);
  rows->addRow(words("desktop.print.per_page"), per_page_);
  rows->addRow(words("desktop.print.heading"), heading_);
  for (QCheckBox* box : {entered_, candidates_, rating_, solutions_}) rows->addRow(box);
  paper_ = new PaperChoice(shared_, *rows, whole);
  connect(paper_, &PaperChoice::changed, this, &PrintDialog::lay_out);
  whole->setMaximumWidth(std::max(kUsualForm, whole->minimumSizeHint().width()));
  return whole;
}

void PrintDialog::fill_levels() {
  level_->addItem(shared_.words("desktop.print.any_level"), -1);
  for (const logic::Level level : create::levels_of(workspace_.game().shape())) {
    level_->addItem(shared_.words.tell(logic::message_of(level)), static_cast<int>(level));
  }
}

QWidget* PrintDialog::pages() {
  const Words& words = shared_.words;
  auto* whole = new QWidget(this);
  preview_ = new SheetPreview(shared_, whole);
  connect(preview_, &SheetPreview::turned, this, [this] {
    if (sheets_) refresh();
  });
  const auto turner = [&](const char* icon, const char* key, int by) {
    auto* button = new QPushButton(shared_.theme.icon(icon), QString(), whole);
    button->setAccessibleName(words(key));
    button->setToolTip(words(key));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this,
            [this, by] { preview_->turn_to(preview_->page() + static_cast<std::size_t>(by)); });
    return button;
  };
  back_ = turner("previous", "desktop.print.previous", -1);
  on_ = turner("next", "desktop.print.next", 1);
  page_ = new QLabel(whole);
  page_->setAlignment(Qt::AlignCenter);
  progress_ = new QProgressBar(whole);
  progress_->setTextVisible(false);
  stop_ = new QPushButton(shared_.theme.icon("stop"), words("desktop.print.stop"), whole);
  stop_->setAutoDefault(false);
  connect(stop_, &QPushButton::clicked, this, [this] { job_.stop(); });
  status_ = new QLabel(whole);
  status_->setTextFormat(Qt::PlainText);
  status_->setWordWrap(true);
  auto* turning = new QHBoxLayout;
  turning->addStretch();
  turning->addWidget(back_);
  turning->addWidget(page_);
  turning->addWidget(on_);
  turning->addStretch();
  auto* working = new QHBoxLayout;
  working->addWidget(status_, 1);
  working->addWidget(progress_);
  working->addWidget(stop_);
  auto* column = new QVBoxLayout(whole);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(preview_, 1);
  column->addLayout(turning);
  column->addLayout(working);
  return whole;
}

}  // namespace quadrille::desktop
