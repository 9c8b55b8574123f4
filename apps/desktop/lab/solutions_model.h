// SolutionsModel: the solutions of a problem, in a list that grows as they are found.
//   model->show_problem(source);
//   model->append(std::move(found));
#pragma once

#include <QAbstractListModel>
#include <vector>

#include "apps/desktop/matrix/matrix_source.h"

namespace quadrille::desktop {

using Solution = std::vector<cover::OptionId>;

class SolutionsModel : public QAbstractListModel {
  Q_OBJECT

 public:
  SolutionsModel(const Words& words, QObject* parent) : QAbstractListModel(parent), words_(words) {}

  // Empty at first.
  void show_problem(Source source);
  void append(std::vector<Solution> found);
  [[nodiscard]] const Solution& at(int row) const {
    return solutions_[static_cast<std::size_t>(row)];
  }
  [[nodiscard]] std::size_t count() const { return solutions_.size(); }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

 private:
  const Words& words_;
  Source source_;
  std::vector<Solution> solutions_;
};

// An option by its name, or where it has none by its items: "a c e".
QString option_text(const cover::Problem& problem, cover::OptionId option);

}  // namespace quadrille::desktop
