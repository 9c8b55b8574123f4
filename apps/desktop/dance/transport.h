// Transport: the buttons, the speed and the slider of a dance, over the outline of its depth.
//   auto* transport = new Transport(workspace, player, this);
//   transport->show_dance(replay);
#pragma once

#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QWidget>
#include <memory>
#include <vector>

#include "apps/desktop/dance/player.h"
#include "apps/desktop/workspace/workspace.h"
#include "quadrille/cover/replay.h"

namespace quadrille::desktop {

// The depth of the search over its moves, with a mark for each solution and for where it is.
class DepthOutline : public QWidget {
  Q_OBJECT

 public:
  DepthOutline(const Theme& theme, QWidget* parent);

  void show_dance(std::span<const cover::Move> moves);
  void show_place(std::size_t at);

 Q_SIGNALS:
  void pressed(std::size_t place);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override { press(event); }
  void mouseMoveEvent(QMouseEvent* event) override { press(event); }

 private:
  void press(const QMouseEvent* event);

  const Theme& theme_;
  std::vector<float> depths_;     // from 0 to 1, at even distances
  std::vector<float> solutions_;  // where they are, from 0 to 1
  std::size_t length_ = 0;
  std::size_t at_ = 0;
};

class Transport : public QWidget {
  Q_OBJECT

 public:
  Transport(Workspace& workspace, Player& player, QWidget* parent);

  void show_dance(std::shared_ptr<const cover::Replay> replay);
  void refresh();

 private:
  QToolButton* button(const char* icon, const char* key, const std::function<void()>& press);
  void seek_choice();
  void seek_solution();
  void show_speed();

  Workspace& workspace_;
  Player& player_;
  std::shared_ptr<const cover::Replay> replay_;
  DepthOutline* outline_;
  QToolButton* first_;
  QToolButton* back_;
  QToolButton* play_;
  QToolButton* forward_;
  QToolButton* choice_;
  QToolButton* solution_;
  QToolButton* last_;
  QSlider* speed_;
  QLabel* speed_label_;
  QSlider* place_;
  QLabel* place_label_;
};

}  // namespace quadrille::desktop
