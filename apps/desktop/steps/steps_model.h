// StepsModel: steps of reasoning as rows: those of a way one below the other, or below their
// techniques, as those are that are possible at one moment.
//   model.start(StepsModel::Kind::way, position);
//   model.append(steps);                         // in pieces, as they are found
//   model.step(index), model.position(index)     // a step, and the board as it was before it
#pragma once

#include <QAbstractItemModel>
#include <cstdint>
#include <optional>
#include <vector>

#include "apps/desktop/workspace/workspace.h"
#include "quadrille/logic/walkthrough.h"

namespace quadrille::desktop {

class StepsModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum class Kind : std::uint8_t {
    way,         // each follows from the board after those before it
    techniques,  // the same, below their techniques, the easiest first
    now,         // each follows from the same board
  };
  // The columns.
  static constexpr int kNumber = 0;
  static constexpr int kRating = 1;
  static constexpr int kTechnique = 2;
  static constexpr int kFollows = 3;
  static constexpr int kColumns = 4;

  StepsModel(const Workspace& workspace, QObject* parent);

  // Forgets all steps; the next ones begin with this board.
  void start(Kind kind, const logic::Position& position);
  // Of a way, the steps after those that are there; of what is possible, steps of the same or of a
  // new technique.
  // requires: start() has been called
  void append(const std::vector<logic::Deduction>& steps);
  [[nodiscard]] Kind kind() const { return kind_; }
  [[nodiscard]] std::size_t size() const { return size_; }

  // The step of a row; nothing for a technique.
  [[nodiscard]] const logic::Deduction* step(const QModelIndex& index) const;
  // The board before it.
  // requires: the row of a step
  [[nodiscard]] logic::Position position(const QModelIndex& index) const;
  // All that is to be done to have made it: of a way, those before it, too.
  [[nodiscard]] std::vector<logic::Deduction> up_to(const QModelIndex& index) const;
  // The row of a technique rather than of a step.
  [[nodiscard]] bool is_technique(const QModelIndex& index) const {
    return kind_ != Kind::way && index.isValid() && index.internalId() == 0;
  }

  [[nodiscard]] QModelIndex index(int row, int column,
                                  const QModelIndex& parent = {}) const override;
  [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  struct Group {
    logic::Technique technique;
    std::vector<std::size_t> steps;  // by their numbers
    logic::Difficulty least;         // of these
    logic::Difficulty most;
  };
  void append_to_groups(std::size_t number);
  std::size_t group_of(const logic::Deduction& step);
  [[nodiscard]] int row_of(std::size_t group) const;
  [[nodiscard]] const logic::Deduction& step_of(std::size_t number) const {
    return kind_ == Kind::now ? found_[number] : way_->step(number);
  }
  [[nodiscard]] std::size_t number_of(const QModelIndex& index) const;
  [[nodiscard]] QString heading(const Group& group) const;
  [[nodiscard]] QString text(const logic::Deduction& step, int number, int column) const;

  const Workspace& workspace_;
  Kind kind_ = Kind::way;
  std::size_t size_ = 0;
  std::optional<logic::Walkthrough> way_;  // of `now`, its board alone
  std::vector<logic::Deduction> found_;    // of `now`
  std::vector<Group> groups_;              // of techniques, in the order in which they came
  std::vector<std::size_t> rows_;          // the group of each row
};

}  // namespace quadrille::desktop
