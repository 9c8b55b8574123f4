// BenchModel: the table of the benchmark window: engines down, sets of puzzles across, and how fast
// each engine is on each.
//   model.begin(engines, {"easy", "medium"}, 0.5);
//   model.show(0, runs, false);                       // as often as there is news
//   measure::report_csv(model.report());
#pragma once

#include <QAbstractTableModel>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "apps/desktop/base/words.h"
#include "quadrille/measure/report.h"

namespace quadrille::desktop {

class BenchModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  // What a cell has besides its texts, for who paints it.
  static constexpr int kBar = Qt::UserRole;  // double: how far it has come, 1: fastest at the end
  static constexpr int kTime = kBar + 1;     // double: how much of its time it has had
  static constexpr int kDetail = kBar + 2;   // QString: nodes and updates
  static constexpr int kRatio = kBar + 3;    // QString: to the first engine
  static constexpr int kFastest = kBar + 4;  // bool: of its set, so far

  // What the cells tell above all.
  enum class Shown : std::uint8_t {
    rate,    // puzzles a second
    each,    // the time of a puzzle
    number,  // how many puzzles, and in which time
  };

  explicit BenchModel(const Words& words, QObject* parent = nullptr);

  void show_as(Shown shown);

  // Empties the table. Each engine is to have so many seconds on each set.
  void begin(std::span<const measure::Contender> engines, std::vector<std::string> sets,
             double seconds);
  // How far a set is: rows for some or all of the engines.
  void show(std::size_t set, std::vector<measure::ReportRow> rows, bool done);

  [[nodiscard]] bool empty() const;
  // All that was measured, set by set.
  [[nodiscard]] std::vector<measure::ReportRow> report() const;
  // A level by its name; the name itself for other sets.
  [[nodiscard]] QString title(const std::string& set) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  struct Set {
    std::string name;
    std::vector<measure::ReportRow> rows = {};
    bool done = false;
  };
  [[nodiscard]] const measure::ReportRow* found(const QModelIndex& index) const;
  [[nodiscard]] static double best_rate(const Set& set);
  [[nodiscard]] QString whole_text(const measure::ReportRow& row) const;
  [[nodiscard]] QString shown_text(const measure::ReportRow& row) const;

  const Words& words_;
  std::vector<measure::Contender> engines_;
  std::vector<Set> sets_;
  double seconds_ = 1;
  Shown shown_ = Shown::rate;
};

// A number as people read it: "1,234,567", "12.3", in the language of the program.
QString figures_of(const Words& words, double number);

}  // namespace quadrille::desktop
