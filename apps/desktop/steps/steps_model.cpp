#include "apps/desktop/steps/steps_model.h"

#include <QFont>
#include <QFontMetrics>
#include <algorithm>

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
  found_.clear();
  groups_.clear();
  rows_.clear();
  way_.emplace(position);
  endResetModel();
}

void StepsModel::append(const std::vector<logic::Deduction>& steps) {
  if (steps.empty()) return;
  if (kind_ != Kind::way) {
    for (const logic::Deduction& step : steps) {
      if (kind_ == Kind::now) {
        found_.push_back(step);
      } else {
        way_->add(step);
      }
      append_to_groups(size_++);
    }
    return;
  }
  const int first = static_cast<int>(size_);
  beginInsertRows({}, first, first + static_cast<int>(steps.size()) - 1);
  for (const logic::Deduction& step : steps) way_->add(step);
  size_ = way_->size();
  endInsertRows();
}

// The group of its technique. Those of a way stand in the order of their ratings.
std::size_t StepsModel::group_of(const logic::Deduction& step) {
  const auto known = std::ranges::find(groups_, step.technique, &Group::technique);
  if (known != groups_.end()) return static_cast<std::size_t>(known - groups_.begin());
  const std::size_t made = groups_.size();
  auto row = rows_.end();
  if (kind_ == Kind::techniques) {
    row = std::ranges::upper_bound(rows_, step.difficulty, {},
                                   [this](std::size_t group) { return groups_[group].least; });
  }
  const int place = static_cast<int>(row - rows_.begin());
  beginInsertRows({}, place, place);
  groups_.push_back({step.technique, {}, step.difficulty, step.difficulty});
  rows_.insert(row, made);
  endInsertRows();
  return made;
}

void StepsModel::append_to_groups(std::size_t number) {
  const logic::Deduction& step = step_of(number);
  const std::size_t place = group_of(step);
  Group& group = groups_[place];
  const QModelIndex parent = index(row_of(place), 0);
  const int row = static_cast<int>(group.steps.size());
  beginInsertRows(parent, row, row);
  group.steps.push_back(number);
  endInsertRows();
  group.most = std::max(group.most, step.difficulty);
  Q_EMIT dataChanged(parent, parent);  // it says how many there are
}

int StepsModel::row_of(std::size_t group) const {
  return static_cast<int>(std::ranges::find(rows_, group) - rows_.begin());
}

// requires: the row of a step
std::size_t StepsModel::number_of(const QModelIndex& index) const {
  const auto row = static_cast<std::size_t>(index.row());
  return kind_ == Kind::way ? row : groups_[index.internalId() - 1].steps[row];
}

const logic::Deduction* StepsModel::step(const QModelIndex& index) const {
  if (!index.isValid() || is_technique(index)) return nullptr;
  return &step_of(number_of(index));
}

logic::Position StepsModel::position(const QModelIndex& index) const {
  return kind_ == Kind::now ? way_->end() : way_->before(number_of(index));
}

std::vector<logic::Deduction> StepsModel::up_to(const QModelIndex& index) const {
  const logic::Deduction* own = step(index);
  if (own == nullptr) return {};
  if (kind_ == Kind::now) return {*own};
  const auto steps = way_->steps().first(number_of(index) + 1);
  return {steps.begin(), steps.end()};
}

// The number of an index is 0 at the top, else that of its group, from 1 on.
QModelIndex StepsModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  const quintptr group =
      parent.isValid() ? rows_[static_cast<std::size_t>(parent.row())] + 1 : quintptr{0};
  return createIndex(row, column, group);
}

QModelIndex StepsModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == 0) return {};
  return createIndex(row_of(child.internalId() - 1), 0, quintptr{0});
}

int StepsModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) {
    return static_cast<int>(kind_ == Kind::way ? size_ : groups_.size());
  }
  if (!is_technique(parent) || parent.column() != 0) return 0;
  return static_cast<int>(groups_[rows_[static_cast<std::size_t>(parent.row())]].steps.size());
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

// How often a technique is needed and, of a way, how hard it is.
QString StepsModel::heading(const Group& group) const {
  const Words& words = workspace_.words();
  const Message technique = logic::message_of(group.technique);
  if (kind_ == Kind::now || logic::is_beyond_scale(group.technique)) {
    return words("desktop.steps.group", {{"technique", technique}, {"count", group.steps.size()}});
  }
  const Message least = logic::rating_message(group.least);
  return words(
      "desktop.steps.group_rated",
      {{"technique", technique},
       {"count", group.steps.size()},
       {"rating", group.least == group.most
                      ? least
                      : Message("desktop.steps.ratings",
                                {{"least", least}, {"most", logic::rating_message(group.most)}})}});
}

QVariant StepsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::SizeHintRole) {
    return QSize(0, QFontMetrics(workspace_.theme().font()).height() + kRowRoom);
  }
  if (is_technique(index)) {
    if (role == Qt::FontRole) {
      QFont font = workspace_.theme().font();
      font.setBold(true);
      return font;
    }
    if (role != Qt::DisplayRole || index.column() != 0) return {};
    return heading(groups_[rows_[static_cast<std::size_t>(index.row())]]);
  }
  const logic::Deduction& own = *step(index);
  // Of a way, also below its technique, the place that it has there.
  const int number = (kind_ == Kind::now ? index.row() : static_cast<int>(number_of(index))) + 1;
  switch (role) {
    case Qt::DisplayRole:
      return text(own, number, index.column());
    case Qt::ToolTipRole:
      // What may not fit.
      return index.column() >= kTechnique ? text(own, number, index.column()) : QVariant();
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
