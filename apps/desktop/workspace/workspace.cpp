#include "apps/desktop/workspace/workspace.h"

#include <algorithm>
#include <utility>

namespace quadrille::desktop {
namespace {

// A puzzle is typed from its first cell on.
play::Selection selection_for(const play::Game& game) {
  return game.mode() == play::Mode::set ? play::only(0) : play::Selection();
}

}  // namespace

Workspace::Workspace(const Shared& shared, play::Game game)
    : shared_(shared),
      game_(std::move(game)),
      puzzle_(game_.puzzle()),
      selection_(selection_for(game_)) {
  choose_symbols();
  connect(&settings(), &Settings::board_changed, this, [this] {
    note([this](play::Game& now) { now.set_settings({settings().board().clean_marks}); });
    choose_symbols();
    Q_EMIT symbols_changed();
  });
  note([this](play::Game& now) { now.set_settings({settings().board().clean_marks}); });
  find_answer();
}

void Workspace::choose_symbols() {
  symbols_.clear();
  for (std::uint32_t digit = 1; digit <= game_.size(); ++digit) {
    symbols_.push_back(sudoku::symbol_text(static_cast<sudoku::Digit>(digit), game_.size(),
                                           settings().board().symbols));
  }
}

bool Workspace::act(const std::function<bool(play::Game&)>& action) {
  if (!action(game_)) return false;
  changed();
  return true;
}

void Workspace::note(const std::function<void(play::Game&)>& change) {
  change(game_);
  Q_EMIT worth_saving();
}

void Workspace::open(play::Game game) {
  Q_EMIT game_leaving();
  photograph_.reset();
  game_ = std::move(game);
  rules_.forget();
  game_.set_settings({settings().board().clean_marks});
  selection_ = selection_for(game_);
  pointed_ = {};
  choose_symbols();
  Q_EMIT game_opened();
  changed();
  Q_EMIT selection_changed();
  Q_EMIT photograph_changed();
}

void Workspace::open_photograph(play::Game game, Photograph photograph) {
  open(std::move(game));
  set_photograph(std::move(photograph));
  if (!photograph_->doubtful.empty()) select(play::only(photograph_->doubtful.front()));
}

void Workspace::set_photograph(std::optional<Photograph> photograph) {
  photograph_ = std::move(photograph);
  Q_EMIT photograph_changed();
}

void Workspace::confirm(std::span<const sudoku::Cell> cells) {
  if (!photograph_) return;
  const std::size_t gone = std::erase_if(photograph_->doubtful, [cells](sudoku::Cell cell) {
    return std::ranges::find(cells, cell) != cells.end();
  });
  if (gone > 0) Q_EMIT photograph_changed();
}

// Who corrects a cell has looked at it.
void Workspace::look_at_changes(const sudoku::Grid& before) {
  if (!photograph_ || before.shape() != puzzle_.shape()) return;
  std::vector<sudoku::Cell> corrected;
  for (const sudoku::Cell cell : photograph_->doubtful) {
    if (before.at(cell) != puzzle_.at(cell)) corrected.push_back(cell);
  }
  confirm(corrected);
}

void Workspace::changed() {
  set_overlay(nullptr, nullptr);
  say({});
  sudoku::Grid puzzle = game_.puzzle();
  const bool other = !(puzzle == puzzle_);
  if (other) {
    std::swap(puzzle_, puzzle);
    look_at_changes(puzzle);
    find_answer();
  }
  Q_EMIT game_changed();
  if (other) Q_EMIT puzzle_changed();
  Q_EMIT worth_saving();
}

void Workspace::find_answer() {
  answer_.reset();
  verdict_.start([this, puzzle = puzzle_](const Stop& stop, const Post& post) {
    sudoku::Answer answer = sudoku::solve(puzzle, {.stop = &stop});
    if (stop.requested()) return;
    post([this, answer = std::move(answer)] {
      answer_ = answer;
      if (answer.verdict == sudoku::Verdict::one) game_.set_solution(*answer.solution);
      Q_EMIT answer_changed();
    });
  });
  Q_EMIT answer_changed();
}

void Workspace::select(const play::Selection& selection) {
  if (selection == selection_) return;
  selection_ = selection;
  Q_EMIT selection_changed();
}

void Workspace::set_overlay(const QObject* owner, std::shared_ptr<const Overlay> overlay) {
  if (overlay == overlay_) return;
  disconnect(overlay_end_);
  overlay_ = std::move(overlay);
  overlay_owner_ = overlay_ ? owner : nullptr;
  if (overlay_owner_ != nullptr) {
    overlay_end_ =
        connect(owner, &QObject::destroyed, this, [this] { set_overlay(nullptr, nullptr); });
  }
  if (!overlay_ && said_of_overlay_) say({});
  Q_EMIT overlay_changed();
}

void Workspace::point_at(const Pointed& pointed) {
  if (pointed == pointed_) return;
  pointed_ = pointed;
  Q_EMIT pointed_changed();
}

void Workspace::set_tool(BoardTool* tool) {
  if (tool == tool_) return;
  tool_ = tool;
  Q_EMIT tool_changed();
}

}  // namespace quadrille::desktop
