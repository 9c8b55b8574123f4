#include "apps/desktop/bench/bench_model.h"

#include <QLocale>
#include <algorithm>
#include <cmath>
#include <utility>

namespace quadrille::desktop {
namespace {

using measure::ReportRow;

// Seconds as people say them: "24 µs", "1.3 ms".
QString time_text(const Words& words, double seconds) {
  const auto told = [&](const char* key, double number) {
    return words(key, {{"number", figures_of(words, number).toStdString()}});
  };
  if (seconds < 1e-6) return told("desktop.bench.nanoseconds", seconds * 1e9);
  if (seconds < 1e-3) return told("desktop.bench.microseconds", seconds * 1e6);
  if (seconds < 1) return told("desktop.bench.milliseconds", seconds * 1e3);
  return told("desktop.bench.seconds", seconds);
}

}  // namespace

QString figures_of(const Words& words, double number) {
  if (number >= 100) return words.number(std::llround(number));
  return QLocale(to_qt(words.tag())).toString(number, 'f', 1);
}

BenchModel::BenchModel(const Words& words, QObject* parent)
    : QAbstractTableModel(parent), words_(words) {}

void BenchModel::begin(std::span<const measure::Contender> engines, std::vector<std::string> sets,
                       double seconds) {
  beginResetModel();
  engines_.assign(engines.begin(), engines.end());
  sets_.clear();
  for (std::string& name : sets) sets_.push_back({.name = std::move(name)});
  seconds_ = seconds;
  endResetModel();
}

void BenchModel::show_as(Shown shown) {
  if (shown == shown_) return;
  shown_ = shown;
  if (rowCount() > 0 && columnCount() > 0) {
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
  }
}

void BenchModel::show(std::size_t set, std::vector<ReportRow> rows, bool done) {
  if (set >= sets_.size()) return;
  sets_[set].rows = std::move(rows);
  sets_[set].done = done;
  const int column = static_cast<int>(set);
  Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column));
}

bool BenchModel::empty() const {
  return std::ranges::all_of(sets_, [](const Set& set) { return set.rows.empty(); });
}

std::vector<ReportRow> BenchModel::report() const {
  std::vector<ReportRow> all;
  for (const Set& set : sets_) {
    for (const ReportRow& row : set.rows) {
      if (row.puzzles > 0) all.push_back(row);
    }
  }
  return all;
}

QString BenchModel::title(const std::string& set) const {
  const std::string key = "desktop.bench.level." + set;
  return words_.language().has(key) ? words_(key) : to_qt(set);
}

int BenchModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(engines_.size());
}

int BenchModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(sets_.size());
}

const ReportRow* BenchModel::found(const QModelIndex& index) const {
  const Set& set = sets_[static_cast<std::size_t>(index.column())];
  const std::string_view engine = engines_[static_cast<std::size_t>(index.row())].name;
  const auto row = std::ranges::find(set.rows, engine, &ReportRow::engine);
  return row == set.rows.end() || row->puzzles == 0 ? nullptr : &*row;
}

double BenchModel::best_rate(const Set& set) {
  double best = 0;
  for (const ReportRow& row : set.rows) best = std::max(best, row.rate);
  return best;
}

QString BenchModel::whole_text(const ReportRow& row) const {
  return words_("desktop.bench.told",
                {{"puzzles", figures_of(words_, static_cast<double>(row.puzzles)).toStdString()},
                 {"time", time_text(words_, row.seconds).toStdString()},
                 {"rate", figures_of(words_, row.rate).toStdString()},
                 {"each", time_text(words_, 1 / row.rate).toStdString()},
                 {"nodes", figures_of(words_, row.nodes_per_puzzle).toStdString()},
                 {"updates", figures_of(words_, row.updates_per_puzzle).toStdString()}});
}

QString BenchModel::shown_text(const ReportRow& row) const {
  switch (shown_) {
    case Shown::rate:
      break;
    case Shown::each:
      return time_text(words_, 1 / row.rate);
    case Shown::number:
      return words_("desktop.bench.number",
                    {{"puzzles", words_.number(row.puzzles).toStdString()},
                     {"time", time_text(words_, row.seconds).toStdString()}});
  }
  return words_("desktop.bench.rate", {{"rate", figures_of(words_, row.rate).toStdString()}});
}

QVariant BenchModel::data(const QModelIndex& index, int role) const {
  const ReportRow* row = found(index);
  const Set& set = sets_[static_cast<std::size_t>(index.column())];
  if (row == nullptr) {
    // The others had their time: this one cannot take such boards.
    const bool never = set.done && !set.rows.empty();
    if (role == Qt::DisplayRole && never) return QStringLiteral("–");
    if (role == Qt::ToolTipRole && never) return words_("desktop.bench.cannot");
    return {};
  }
  switch (role) {
    case Qt::DisplayRole:
      return shown_text(*row);
    case kBar:
      return row->rate / best_rate(set) * std::min(1.0, row->seconds / seconds_);
    case kTime:
      return std::min(1.0, row->seconds / seconds_);
    case kDetail: {
      const std::string nodes = figures_of(words_, row->nodes_per_puzzle).toStdString();
      if (row->updates_per_puzzle == 0) return words_("desktop.bench.nodes", {{"nodes", nodes}});
      const std::string updates = figures_of(words_, row->updates_per_puzzle).toStdString();
      return words_("desktop.bench.updates", {{"nodes", nodes}, {"updates", updates}});
    }
    case kRatio:
      return row->ratio ? words_("desktop.bench.ratio",
                                 {{"ratio", figures_of(words_, *row->ratio).toStdString()}})
                        : QString();
    case kFastest:
      return row->rate >= best_rate(set);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
      return whole_text(*row);
    default:
      return {};
  }
}

QVariant BenchModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole) return {};
  if (orientation == Qt::Horizontal) return title(sets_[static_cast<std::size_t>(section)].name);
  const std::string_view engine = engines_[static_cast<std::size_t>(section)].name;
  return QString(to_qt(engine) + u'\n' + words_("desktop.bench.engine." + std::string(engine)));
}

}  // namespace quadrille::desktop
