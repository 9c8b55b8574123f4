// BoardAnswers: what is found out about boards, whichever way they come: thousands of plain lines
// at one stroke, or one record at a time. A verb says once what it tells of an answer.
//   BoardJob job;
//   job.tell = [](const BoardAnswer& board, Reply& reply) { reply.out += show(board.verdict()); };
//   return answer_boards(settings, console, job);
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/options/settings.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/limited_solve.h"
#include "apps/cli/pipeline/pipeline.h"
#include "apps/cli/pipeline/reply.h"
#include "apps/cli/system/status.h"
#include "quadrille/base/json_writer.h"
#include "quadrille/base/natural.h"
#include "quadrille/boards/grid.h"
#include "quadrille/solve/solve.h"

namespace quadrille::cli {

// One board and what was found out about it. Grids and texts are made where they are asked for.
class BoardAnswer {
 public:
  // On a plain line; `solution` is empty, or another such text.
  BoardAnswer(const PlainBlock& block, std::size_t index, std::uint64_t solutions, bool exact,
              std::string_view solution, std::string_view engine);
  // Of a record. What is pointed at has to outlive this.
  BoardAnswer(const Puzzle& puzzle, const sudoku::Answer& answer, const LimitedSolve& search);
  BoardAnswer(const Puzzle& puzzle, const sudoku::Count& count, const LimitedSolve& search);

  [[nodiscard]] OutputFormat format() const { return format_; }
  [[nodiscard]] std::string where() const { return source_.where(line_); }

  [[nodiscard]] sudoku::Verdict verdict() const { return verdict_; }
  // With the rules that were read; told by the excuse where it is not the verdict of the puzzle.
  [[nodiscard]] sudoku::Verdict with_rules_read() const { return with_rules_read_; }
  // Their number with the rules that were read, where it is not known of the puzzle.
  [[nodiscard]] const std::optional<Natural>& read_solutions() const { return read_solutions_; }
  // How many were found, and whether there are no more.
  [[nodiscard]] const Natural& solutions() const { return solutions_; }
  [[nodiscard]] bool exact() const { return exact_; }

  [[nodiscard]] const sudoku::Grid& grid() const;
  [[nodiscard]] bool has_solution() const {
    return solution_ != nullptr || !solution_text_.empty();
  }
  // requires: has_solution()
  [[nodiscard]] const sudoku::Grid& solution() const;
  // As show_line() writes it.
  void append_solution(std::string& text) const;
  // What comes behind it.
  [[nodiscard]] std::string_view end_of_solution() const;
  // Why there can be none, where that shows without a search.
  [[nodiscard]] std::vector<Message> obstacles() const;

  // Why there is no answer. requires: there is none, or not all of it
  [[nodiscard]] Message excuse() const { return search_->excuse(); }
  // What --verbose and --stats ask for.
  [[nodiscard]] std::string bookkeeping() const;

  // Begins an object with where the board stands and what it is; ends it with who gave the answer,
  // and with statistics where they are wanted.
  void begin_object(JsonWriter& json) const;
  void end_object(JsonWriter& json) const;
  // The member "solution": null where it is not to be shown.
  void add_solution(JsonWriter& json, bool shown) const;

 private:
  BoardAnswer(const Puzzle& puzzle, const sudoku::Stats& stats, const LimitedSolve& search);

  const Source& source_;
  std::size_t line_;
  std::uint64_t number_;
  OutputFormat format_;
  sudoku::Verdict verdict_ = sudoku::Verdict::unknown;
  sudoku::Verdict with_rules_read_ = sudoku::Verdict::unknown;
  Natural solutions_;
  std::optional<Natural> read_solutions_;
  std::optional<Natural> counted_;  // the same, where their number was asked for
  bool exact_ = false;
  std::string_view text_ = {};  // of a plain line
  std::string_view solution_text_ = {};
  std::string_view engine_ = {};        // of a plain line
  const sudoku::Grid* grid_ = nullptr;  // of a record
  const sudoku::Grid* solution_ = nullptr;
  const sudoku::Obstacles* obstacles_ = nullptr;
  const sudoku::Stats* stats_ = nullptr;
  const LimitedSolve* search_ = nullptr;
  mutable std::optional<sudoku::Grid> made_grid_;
  mutable std::optional<sudoku::Grid> made_solution_;
};

// What the reply to a board depends on, where it has one solution, or whatever number of them. Few
// replies need to be made, then: an easy board takes less time than to tell of it.
enum class TellsBy { board, solution_line, count };

struct BoardJob {
  std::string header;       // comes before everything else
  std::string between;      // comes between the replies
  std::uint64_t limit = 2;  // of the solutions that are looked for
  bool counts = false;      // their number is asked for, not what they are
  bool wants_solution = false;
  // Of plain lines that have nothing between them:
  //   solution_line: a board with one solution is told by the line of that, and nothing else;
  //   count: boards with as many solutions are told by the same lines.
  TellsBy tells_by = TellsBy::board;
  // Adds what is to be said of a board.
  std::function<void(const BoardAnswer&, Reply&)> tell;
};

// As answer_records.
Status answer_boards(const Settings& settings, Console& console, const BoardJob& job);

}  // namespace quadrille::cli
