#include "apps/desktop/lab/solutions_model.h"

#include <QStringList>
#include <algorithm>
#include <iterator>

#include "quadrille/render/dance.h"

namespace quadrille::desktop {
namespace {

// No list shows more of a line.
constexpr qsizetype kLongestLine = 400;

}  // namespace

QString option_text(const cover::Problem& problem, cover::OptionId option) {
  const std::string name = problem.option_name(option);
  if (name != std::to_string(index(option) + 1)) return to_qt(name);
  QStringList items;
  for (const cover::Entry& entry : problem.entries(option)) {
    items.append(to_qt(render::entry_name(problem, entry)));
  }
  return items.join(u' ');
}

void SolutionsModel::show_problem(Source source) {
  beginResetModel();
  source_ = std::move(source);
  solutions_.clear();
  endResetModel();
}

void SolutionsModel::append(std::vector<Solution> found) {
  if (found.empty()) return;
  const auto first = static_cast<int>(solutions_.size());
  beginInsertRows({}, first, first + static_cast<int>(found.size()) - 1);
  std::ranges::move(found, std::back_inserter(solutions_));
  endInsertRows();
}

int SolutionsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(solutions_.size());
}

QVariant SolutionsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || source_ == nullptr || role != Qt::DisplayRole) return {};
  QString line = words_.number(index.row() + 1) + QStringLiteral(".  ");
  bool first = true;
  for (const cover::OptionId option : at(index.row())) {
    if (!first) line += QStringLiteral(" · ");
    first = false;
    line += option_text(source_->problem(), option);
    if (line.size() > kLongestLine) return QString(line.left(kLongestLine) + u'…');
  }
  return line;
}

}  // namespace quadrille::desktop
