// DanceView: a dance to step through, play and scrub: its matrix or its links, the line of the
// search, the move in words, the options taken.
//   view->show_dance(source, replay, complete);
//   connect(view, &DanceView::moment_changed, this, [&] { show(view->marks()); });
#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QWidget>
#include <array>
#include <functional>
#include <memory>

#include "apps/desktop/base/job.h"
#include "apps/desktop/dance/links_view.h"
#include "apps/desktop/dance/player.h"
#include "apps/desktop/dance/transport.h"
#include "apps/desktop/matrix/matrix_view.h"
#include "apps/desktop/workspace/workspace.h"

namespace quadrille::desktop {

class DanceView : public QWidget {
  Q_OBJECT

 public:
  DanceView(Workspace& workspace, QWidget* parent);

  // What is danced on; nothing where a stop came first. It is made in the background.
  using MakeSource = std::function<Source(const Stop& stop)>;
  // Records a dance in the background, in place of any other, and shows it; it can be stopped, and
  // then recorded again.
  void record(MakeSource make, cover::Choice choose = cover::Choice::least);
  [[nodiscard]] bool recording() const { return job_.running(); }
  [[nodiscard]] QPushButton& stop_button() { return *stop_; }
  // From its beginning. An incomplete one is told to be longer than what is shown.
  void show_dance(const Source& source, std::shared_ptr<cover::Replay> replay, bool complete);
  // Nothing is recorded any more.
  void clear(const QString& why);

  [[nodiscard]] Player& player() { return player_; }
  [[nodiscard]] MatrixView& matrix() { return *matrix_; }
  [[nodiscard]] LinksView& links() { return *links_; }
  [[nodiscard]] const QLabel& narration() const { return *narration_; }
  [[nodiscard]] const QListWidget& code() const { return *code_; }
  void show_links(bool links);
  [[nodiscard]] bool shows_links() const { return pictures_->currentIndex() == 1; }

  [[nodiscard]] const cover::Replay* replay() const { return replay_.get(); }
  [[nodiscard]] const Marks& marks() const { return marks_; }

 Q_SIGNALS:
  // Another whole number of moves has been made.
  void moment_changed();
  // A dance has been recorded, and is shown.
  void recorded();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* make_pictures();
  QWidget* make_words();
  void begin_recording();
  void end_recording();
  void size_words(bool wide);
  void show_moment();
  void show_words();
  void show_path();
  void show_picture();
  void tell_pointed();
  [[nodiscard]] const cover::Move* move() const;
  [[nodiscard]] QString told_move() const;

  Workspace& workspace_;
  Player player_;
  Source source_;
  std::shared_ptr<cover::Replay> replay_;
  std::optional<MatrixNames> names_;
  Marks marks_;
  bool complete_ = true;
  std::optional<std::size_t> shown_;  // the moment whose marks are shown
  MakeSource make_;                   // of the dance that is recorded
  cover::Choice choose_ = cover::Choice::least;
  bool awaited_ = false;  // it is neither there nor given up
  QLabel* narration_;
  QPushButton* stop_;
  QSplitter* parts_;
  QTabBar* looks_;
  QStackedWidget* pictures_;
  MatrixView* matrix_;
  LinksView* links_;
  QScrollArea* links_area_;
  QLabel* told_;
  QListWidget* code_;
  QScrollArea* words_area_;
  QBoxLayout* words_;
  std::array<QLabel*, 7> tallies_ = {};
  QListWidget* path_;
  Transport* transport_;
  Job job_;
};

}  // namespace quadrille::desktop
