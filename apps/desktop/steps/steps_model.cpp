#include "apps/desktop/steps/steps_model.h"

#include <QFont>
#include <QFontMetrics>

namespace quadrille::desktop {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int kRowRoom = 6;  // above and below the text of a row

}  // namespace

StepsModel::StepsModel(const Workspace& workspace, QObject* parent)
    : QAbstractItemModel(parent), workspace_(workspace) {
  connect(&workspace, &Workspace::symbols_changed, this, [this] {
    beginResetModel();
    endResetModel();
  });
}

void StepsModel::start(Kind kind, const logic::Position& position) {
  beginResetModel();
  kind_ = kind;
  size_ = 0;
  groups_.clear();
  way_.emplace(position);
  endResetModel();
}

void StepsModel::append(const std::vector<logic::Deduction>& steps) {
  if (steps.empty()) return;
  if (kind_ == Kind::now) {
    for (const logic::Deduction& step : steps) append_to_groups(step);
    return;
  }
  const int first = static_cast<int>(size_);
  beginInsertRows({}, first, first + static_cast<int>(steps.size()) - 1);
  for (const logic::Deduction& step : steps) way_->add(step);
  size_ = way_->size();
  endInsertRows();
}

void StepsModel::append_to_groups(const logic::Deduction& step) {
  if (groups_.empty() || groups_.back().technique != step.technique) {
    const int row = static_cast<int>(groups_.size());
    beginInsertRows({}, row, row);
    groups_.push_back({step.technique, {}});
    endInsertRows();
  }
  Group& group = groups_.back();
  const QModelIndex parent = index(static_cast<int>(groups_.size()) - 1, 0);
  const int row = static_cast<int>(group.steps.size());
  beginInsertRows(parent, row, row);
  group.steps.push_back(step);
  ++size_;
  endInsertRows();
  Q_EMIT dataChanged(parent, parent);  // it says how many there are
}

const logic::Deduction* StepsModel::step(const QModelIndex& index) const {
  if (!index.isValid() || is_technique(index)) return nullptr;
  const auto row = static_cast<std::size_t>(index.row());
  return kind_ == Kind::way ? &way_->step(row) : &groups_[index.internalId() - 1].steps[row];
}

logic::Position StepsModel::position(const QModelIndex& index) const {
  return kind_ == Kind::way ? way_->before(static_cast<std::size_t>(index.row())) : way_->end();
}

std::vector<logic::Deduction> StepsModel::up_to(const QModelIndex& index) const {
  const logic::Deduction* own = step(index);
  if (own == nullptr) return {};
  if (kind_ == Kind::now) return {*own};
  const auto steps = way_->steps().first(static_cast<std::size_t>(index.row()) + 1);
  return {steps.begin(), steps.end()};
}

// The number of an index is 0 at the top, else that of its group, from 1 on.
QModelIndex StepsModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column,
                     parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr{0});
}

QModelIndex StepsModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == 0) return {};
  return createIndex(static_cast<int>(child.internalId()) - 1, 0, quintptr{0});
}

int StepsModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) {
    return static_cast<int>(kind_ == Kind::way ? size_ : groups_.size());
  }
  if (!is_technique(parent) || parent.column() != 0) return 0;
  return static_cast<int>(groups_[static_cast<std::size_t>(parent.row())].steps.size());
}

int StepsModel::columnCount(const QModelIndex& /*parent*/) const { return kColumns; }

QString StepsModel::text(const logic::Deduction& step, int number, int column) const {
  const Words& words = workspace_.words();
  switch (column) {
    case kNumber:
      return words.number(number);
    case kRating:
      if (logic::is_beyond_scale(step.technique)) return u"–"_s;
      return words.tell(logic::rating_message(step.difficulty));
    case kTechnique:
      return words("desktop.steps.technique", {{"technique", logic::message_of(step.technique)}});
    default:
      return to_qt(logic::conclusion(workspace_.game().layout(), step, workspace_.symbols()));
  }
}

QVariant StepsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::SizeHintRole) {
    return QSize(0, QFontMetrics(workspace_.theme().font()).height() + kRowRoom);
  }
  const Words& words = workspace_.words();
  if (is_technique(index)) {
    const Group& group = groups_[static_cast<std::size_t>(index.row())];
    if (role == Qt::FontRole) {
      QFont font = workspace_.theme().font();
      font.setBold(true);
      return font;
    }
    if (role != Qt::DisplayRole || index.column() != 0) return {};
    return words("desktop.steps.group", {{"technique", logic::message_of(group.technique)},
                                         {"count", group.steps.size()}});
  }
  const logic::Deduction& own = *step(index);
  switch (role) {
    case Qt::DisplayRole:
      return text(own, index.row() + 1, index.column());
    case Qt::ToolTipRole:
      return index.column() == kFollows ? text(own, index.row() + 1, kFollows) : QVariant();
    case Qt::TextAlignmentRole:
      return index.column() == kNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ForegroundRole:
      return index.column() <= kRating ? QVariant(workspace_.palette().ink_soft) : QVariant();
    default:
      return {};
  }
}

QVariant StepsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    return section == kNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                              : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) return {};
  constexpr const char* kHeads[kColumns] = {"desktop.steps.number", "desktop.steps.rating",
                                            "desktop.steps.name", "desktop.steps.follows"};
  return workspace_.words(kHeads[section]);
}

}  // namespace quadrille::desktop
