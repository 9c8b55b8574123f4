#include "apps/desktop/print/paper_choice.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPageSize>
#include <QVariant>

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr QPageSize::PageSizeId kUsual[] = {QPageSize::A4, QPageSize::A5,     QPageSize::A3,
                                            QPageSize::A6, QPageSize::Letter, QPageSize::Legal};

QDoubleSpinBox* millimetres(double least, double most, const QVariant& value, QWidget* parent) {
  auto* box = new QDoubleSpinBox(parent);
  box->setRange(least, most);
  box->setDecimals(0);
  box->setSuffix(u" mm"_s);
  box->setValue(value.toDouble());
  return box;
}

QString usual_paper() {
  const bool american = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
  return QPageSize::key(american ? QPageSize::Letter : QPageSize::A4);
}

}  // namespace

PaperChoice::PaperChoice(const Shared& shared, QFormLayout& form, QWidget* parent)
    : QObject(parent),
      shared_(shared),
      size_(new QComboBox(parent)),
      own_size_(new QWidget(parent)),
      width_(millimetres(60, 2000, shared.settings.value(u"print/width"_s, 210), parent)),
      height_(millimetres(60, 2000, shared.settings.value(u"print/height"_s, 297), parent)),
      orientation_(new QComboBox(parent)),
      margin_(millimetres(0, 25, shared.settings.value(u"print/margin"_s, 15), parent)) {
  const Words& words = shared.words;
  fill_sizes();
  width_->setAccessibleName(words("desktop.print.width"));
  height_->setAccessibleName(words("desktop.print.height"));
  auto* row = new QHBoxLayout(own_size_);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(width_);
  row->addWidget(new QLabel(u"×"_s, own_size_));
  row->addWidget(height_);
  row->addStretch();
  orientation_->addItem(words("desktop.print.upright"), QPageLayout::Portrait);
  orientation_->addItem(words("desktop.print.wide"), QPageLayout::Landscape);
  orientation_->setCurrentIndex(shared.settings.value(u"print/wide"_s, false).toBool() ? 1 : 0);
  form.addRow(words("desktop.print.paper"), size_);
  form.addRow(QString(), own_size_);
  form.addRow(words("desktop.print.orientation"), orientation_);
  form.addRow(words("desktop.print.margin"), margin_);
  connect(size_, &QComboBox::currentIndexChanged, this, &PaperChoice::refresh);
  connect(orientation_, &QComboBox::currentIndexChanged, this, &PaperChoice::refresh);
  for (QDoubleSpinBox* box : {width_, height_, margin_}) {
    connect(box, &QDoubleSpinBox::valueChanged, this, &PaperChoice::refresh);
  }
  own_size_->setVisible(size_->currentData().toString().isEmpty());
}

void PaperChoice::fill_sizes() {
  const auto add = [this](QPageSize::PageSizeId id) {
    const QString key = QPageSize::key(id);
    if (size_->findData(key) < 0) size_->addItem(QPageSize::name(id), key);
  };
  for (const QPageSize::PageSizeId id : kUsual) add(id);
  size_->insertSeparator(size_->count());
  size_->addItem(shared_.words("desktop.print.own_size"), QString());
  size_->insertSeparator(size_->count());
  for (int id = 0; id <= QPageSize::LastPageSize; ++id) {
    if (id != QPageSize::Custom) add(static_cast<QPageSize::PageSizeId>(id));
  }
  const QString chosen = shared_.settings.value(u"print/paper"_s, usual_paper()).toString();
  const int place = size_->findData(chosen);
  size_->setCurrentIndex(std::max(0, place));
}

QPageLayout PaperChoice::page_layout() const {
  const QString key = size_->currentData().toString();
  QPageSize paper(QSizeF(width_->value(), height_->value()), QPageSize::Millimeter, u"own"_s,
                  QPageSize::ExactMatch);
  for (int id = 0; !key.isEmpty() && id <= QPageSize::LastPageSize; ++id) {
    if (QPageSize::key(static_cast<QPageSize::PageSizeId>(id)) != key) continue;
    paper = QPageSize(static_cast<QPageSize::PageSizeId>(id));
    break;
  }
  const double margin = margin_->value();
  return {paper, static_cast<QPageLayout::Orientation>(orientation_->currentData().toInt()),
          QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter};
}

void PaperChoice::choose(const QSizeF& millimetres) {
  width_->setValue(millimetres.width());
  height_->setValue(millimetres.height());
  size_->setCurrentIndex(size_->findData(QString()));
}

void PaperChoice::refresh() {
  own_size_->setVisible(size_->currentData().toString().isEmpty());
  Settings& settings = shared_.settings;
  settings.set_value(u"print/paper"_s, size_->currentData());
  settings.set_value(u"print/width"_s, width_->value());
  settings.set_value(u"print/height"_s, height_->value());
  settings.set_value(u"print/wide"_s, orientation_->currentIndex() == 1);
  settings.set_value(u"print/margin"_s, margin_->value());
  Q_EMIT changed();
}

}  // namespace quadrille::desktop
