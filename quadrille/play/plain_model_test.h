// Model: a game as plain as can be, for tests to hold the real one against: sets of numbers, and a
// copy of the whole board for every step.
//   Model model(game);
//   model.perform(game, action);   // whether the board changes
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "quadrille/play/game.h"
#include "quadrille/play/random_game_test.h"

namespace quadrille::play {

using ModelSet = std::set<std::uint32_t>;

struct ModelCell {
  std::uint32_t digit = 0;
  bool given = false;
  ModelSet corner, centre, colours;
  std::map<std::uint32_t, std::uint32_t> candidates;  // their colours

  friend bool operator==(const ModelCell&, const ModelCell&) = default;
};

struct Moment {
  std::vector<ModelCell> cells;
  bool setting = false;

  friend bool operator==(const Moment&, const Moment&) = default;
};

inline ModelSet set_of(const Marks& marks) {
  ModelSet set;
  for (const std::uint32_t mark : marks) set.insert(mark);
  return set;
}

inline Moment moment_of(const Game& game) {
  Moment moment{.cells = {}, .setting = game.mode() == Mode::set};
  for (const CellState& state : game.cells()) {
    moment.cells.push_back({state.digit,
                            state.given,
                            set_of(state.corner),
                            set_of(state.centre),
                            set_of(state.colours),
                            {}});
    for (const auto& [digit, colour] : state.candidate_colours) {
      moment.cells.back().candidates[digit] = colour;
    }
  }
  return moment;
}

struct ModelCheckpoint {
  std::string name;
  Moment moment;
  bool automatic = false;
};

class Model {
 public:
  explicit Model(const Game& game)
      : frame_(game.record().frame), now_(moment_of(game)), solution_(game.solution()) {}

  [[nodiscard]] const Moment& now() const { return now_; }
  [[nodiscard]] std::size_t undo_count() const { return past_.size(); }
  [[nodiscard]] std::size_t redo_count() const { return future_.size(); }
  [[nodiscard]] std::uint32_t mistakes() const { return mistakes_; }
  [[nodiscard]] const std::vector<ModelCheckpoint>& checkpoints() const { return checkpoints_; }

  // Whether the rules or the puzzle forbid the digit there.
  [[nodiscard]] bool excluded(Cell cell, std::uint32_t digit) const {
    if (!frame_.allows(cell, static_cast<Digit>(digit))) return true;
    return std::ranges::any_of(
        all(), [&](Cell other) { return sees(cell, other) && now_.cells[other].digit == digit; });
  }

  bool perform(const Game& game, const Action& action) {
    const Moment before = now_;
    const std::vector<Cell> cells = action.cells_on(game);
    switch (action.kind) {
      case Action::Kind::undo:
        return move(past_, future_);
      case Action::Kind::redo:
        return move(future_, past_);
      case Action::Kind::take_back:
        if (past_.empty()) return false;
        unmake_mistakes();
        move(past_, future_);
        future_.clear();
        return true;
      case Action::Kind::add_checkpoint:
        add_checkpoint(action.value % 2 == 0 ? "" : fmt::format("name {}", action.value % 3));
        return false;
      case Action::Kind::remove_checkpoint:
        if (!checkpoints_.empty()) {
          checkpoints_.erase(checkpoints_.begin() +
                             action.value % static_cast<int>(checkpoints_.size()));
        }
        return false;
      case Action::Kind::settings:
        cleans_ = action.value % 2 == 0;
        keeps_ = action.value % 3 > 0;
        return false;
      default:
        change(game, action, cells);
    }
    if (now_ == before) return false;
    if (keeps_) keep_future();
    past_.push_back(before);
    future_.clear();
    forget_solution(before);
    return true;
  }

 private:
  void change(const Game& game, const Action& action, const std::vector<Cell>& cells) {
    const std::uint32_t digit = action.digit_on(game);
    switch (action.kind) {
      case Action::Kind::enter:
        enter(cells, action.value % 11 == 0 ? 0 : digit);
        return;
      case Action::Kind::corner:
        toggle(cells, &ModelCell::corner, digit, false);
        return;
      case Action::Kind::centre:
        toggle(cells, &ModelCell::centre, digit, false);
        return;
      case Action::Kind::colour:
        toggle(cells, &ModelCell::colours, action.value % 9 + 1, true);
        return;
      case Action::Kind::candidate_colour:
        colour_candidate(cells, digit, action.value / 2 % 9 + 1);
        return;
      case Action::Kind::clear:
        clear(cells);
        return;
      case Action::Kind::fill:
        fill(all(), false);
        return;
      case Action::Kind::fill_some:
        fill(cells, false);
        return;
      case Action::Kind::clean:
        clean();
        return;
      case Action::Kind::rule_out:
        if (std::ranges::any_of(cells, [&](Cell cell) { return now_.cells[cell].digit == 0; })) {
          fill(all(), true);
        }
        for (const Cell cell : cells) {
          now_.cells[cell].corner.erase(digit);
          now_.cells[cell].centre.erase(digit);
        }
        return;
      case Action::Kind::place:
        if (!cells.empty() && open(cells.back())) put(cells.back(), digit);
        return;
      case Action::Kind::restart:
        for (ModelCell& cell : now_.cells) {
          cell = {.digit = cell.given ? cell.digit : 0,
                  .given = cell.given,
                  .corner = {},
                  .centre = {},
                  .colours = {},
                  .candidates = {}};
        }
        return;
      case Action::Kind::mode:
        now_.setting = action.value % 2 == 0;
        return;
      case Action::Kind::return_to:
        if (!checkpoints_.empty()) now_ = checkpoints_[action.value % checkpoints_.size()].moment;
        return;
      default:
        return;
    }
  }

  [[nodiscard]] std::vector<Cell> all() const {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < now_.cells.size(); ++cell) cells.push_back(cell);
    return cells;
  }

  [[nodiscard]] bool open(Cell cell) const { return now_.setting || !now_.cells[cell].given; }

  [[nodiscard]] bool sees(Cell a, Cell b) const {
    const std::uint32_t size = frame_.size();
    return a != b &&
           (a / size == b / size || a % size == b % size ||
            (frame_.shape().has_boxes() && frame_.shape().box_of(a) == frame_.shape().box_of(b)));
  }

  void put(Cell cell, std::uint32_t digit) {
    now_.cells[cell].digit = digit;
    now_.cells[cell].given = now_.setting && digit != 0;
    if (digit == 0) return;
    if (!now_.setting && solution_ && solution_->at(cell) != digit) ++mistakes_;
    for (Cell other = 0; cleans_ && other < now_.cells.size(); ++other) {
      if (!sees(cell, other)) continue;
      now_.cells[other].corner.erase(digit);
      now_.cells[other].centre.erase(digit);
    }
  }

  void enter(const std::vector<Cell>& cells, std::uint32_t digit) {
    const auto has_it = [&](Cell cell) {
      const ModelCell& state = now_.cells[cell];
      return state.digit == digit && (digit == 0 || state.given == now_.setting);
    };
    bool everywhere = true;
    for (const Cell cell : cells) everywhere = everywhere && (!open(cell) || has_it(cell));
    for (const Cell cell : cells) {
      if (open(cell) && (everywhere || !has_it(cell))) put(cell, everywhere ? 0 : digit);
    }
  }

  void toggle(const std::vector<Cell>& cells, ModelSet ModelCell::* layer, std::uint32_t mark,
              bool on_filled) {
    bool everywhere = true;
    std::vector<ModelCell*> taking;
    for (const Cell cell : cells) {
      if (now_.cells[cell].digit == 0 || on_filled) taking.push_back(&now_.cells[cell]);
    }
    for (const ModelCell* cell : taking) everywhere = everywhere && (cell->*layer).contains(mark);
    for (ModelCell* cell : taking) {
      if (everywhere) {
        (cell->*layer).erase(mark);
      } else {
        (cell->*layer).insert(mark);
      }
    }
  }

  void colour_candidate(const std::vector<Cell>& cells, std::uint32_t digit, std::uint32_t colour) {
    const auto is_filled = [&](Cell cell) { return now_.cells[cell].digit != 0; };
    const bool everywhere = std::ranges::all_of(cells, [&](Cell cell) {
      const auto& colours = now_.cells[cell].candidates;
      return is_filled(cell) || (colours.contains(digit) && colours.at(digit) == colour);
    });
    for (const Cell cell : cells) {
      if (is_filled(cell)) continue;
      now_.cells[cell].candidates.erase(digit);
      if (!everywhere) now_.cells[cell].candidates[digit] = colour;
    }
  }

  void clear(const std::vector<Cell>& cells) {
    const Moment before = now_;
    for (const Cell cell : cells) {
      if (!open(cell)) continue;
      now_.cells[cell].digit = 0;
      now_.cells[cell].given = false;
    }
    if (now_ != before) return;
    for (const Cell cell : cells) {
      if (now_.cells[cell].digit != 0) continue;
      now_.cells[cell].corner.clear();
      now_.cells[cell].centre.clear();
    }
    if (now_ != before) return;
    for (const Cell cell : cells) {
      now_.cells[cell].colours.clear();
      now_.cells[cell].candidates.clear();
    }
  }

  void fill(const std::vector<Cell>& cells, bool only_unmarked) {
    for (const Cell cell : cells) {
      ModelCell& state = now_.cells[cell];
      if (state.digit != 0 || (only_unmarked && !state.centre.empty())) continue;
      state.centre.clear();
      for (std::uint32_t digit = 1; digit <= frame_.size(); ++digit) {
        if (!excluded(cell, digit)) state.centre.insert(digit);
      }
    }
  }

  void clean() {
    for (const Cell cell : all()) {
      const auto gone = [&](std::uint32_t digit) { return excluded(cell, digit); };
      std::erase_if(now_.cells[cell].corner, gone);
      std::erase_if(now_.cells[cell].centre, gone);
    }
  }

  bool move(std::vector<Moment>& from, std::vector<Moment>& to) {
    if (from.empty()) return false;
    const Moment before = now_;
    to.push_back(now_);
    now_ = from.back();
    from.pop_back();
    forget_solution(before);
    return true;
  }

  // Before the last step is taken back.
  void unmake_mistakes() {
    for (const Cell cell : all()) {
      const std::uint32_t digit = now_.cells[cell].digit;
      const bool entered = digit != 0 && digit != past_.back().cells[cell].digit;
      if (now_.setting || !solution_ || !entered || solution_->at(cell) == digit) continue;
      if (mistakes_ > 0) --mistakes_;
    }
  }

  // Before the future is cut off.
  void keep_future() {
    if (future_.size() < 2) return;
    const Moment& last = future_.front();
    const auto is_there = [&](const ModelCheckpoint& each) { return each.moment == last; };
    if (std::ranges::any_of(checkpoints_, is_there)) return;
    if (std::ranges::count(checkpoints_, true, &ModelCheckpoint::automatic) == 5) {
      checkpoints_.erase(std::ranges::find(checkpoints_, true, &ModelCheckpoint::automatic));
    }
    checkpoints_.push_back({free_number(), last, true});
  }

  [[nodiscard]] std::string free_number() const {
    int number = 1;
    while (std::ranges::find(checkpoints_, std::to_string(number), &ModelCheckpoint::name) !=
           checkpoints_.end()) {
      ++number;
    }
    return std::to_string(number);
  }

  void forget_solution(const Moment& before) {
    for (const Cell cell : all()) {
      const ModelCell& a = before.cells[cell];
      const ModelCell& b = now_.cells[cell];
      if (a.given != b.given || (a.given && a.digit != b.digit)) solution_.reset();
    }
  }

  void add_checkpoint(std::string name) {
    if (name.empty()) name = free_number();
    const auto place = std::ranges::find(checkpoints_, name, &ModelCheckpoint::name);
    if (place != checkpoints_.end()) {
      *place = {name, now_};
    } else {
      checkpoints_.push_back({name, now_});
    }
  }

  sudoku::Grid frame_;
  Moment now_;
  std::optional<sudoku::Grid> solution_;
  bool cleans_ = true;
  bool keeps_ = false;
  std::uint32_t mistakes_ = 0;
  std::vector<Moment> past_, future_;
  std::vector<ModelCheckpoint> checkpoints_;
};

}  // namespace quadrille::play
