// Ledger: which subtrees of a plan are done, as text to which lines are only added: one for the
// whole, and one for each subtree.
//   cover::Ledger ledger;
//   const Result<void> read = ledger.read_line(text);   // the first thing wrong, with its line
//   if (ledger.missing() == 0) say(ledger.solutions().text());
// Each line ends with a checksum; docs/scale.md tells the format.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/base/natural.h"
#include "quadrille/base/result.h"
#include "quadrille/cover/subtree.h"

namespace quadrille::cover {

// What every ledger begins with.
inline constexpr std::string_view kLedgerTitle = "quadrille ledger ";

enum class Question : std::uint8_t { count, list };
std::string_view question_name(Question question);  // "count", "list"

// The subtrees number, number + of, number + 2 of, … of a plan, from 1.
struct PlanPart {
  std::uint32_t number = 1;
  std::uint32_t of = 1;

  [[nodiscard]] bool has(std::uint32_t piece) const { return (piece - 1) % of == number - 1; }
  friend bool operator==(const PlanPart&, const PlanPart&) = default;
};

struct LedgerHead {
  std::uint64_t problem = 0;  // their fingerprints: see plan.h
  std::uint64_t plan = 0;
  std::uint32_t pieces = 0;  // of the plan
  std::uint32_t wanted = 0;  // that it was to have
  Question asks = Question::count;
  PlanPart part = {};
};

// The number of a subtree in its plan, from 1; of what was cut off from it, and so on.
using PieceId = std::vector<std::uint32_t>;
std::string piece_name(const PieceId& piece);  // "17.2"

// Where the solutions of a subtree stand in the file of a list.
struct SolutionText {
  std::uint64_t at = 0;
  std::uint64_t bytes = 0;
  std::uint64_t sum = 0;  // fnv1a of them
};

struct LedgerEntry {
  PieceId piece;
  Natural solutions = 0;
  double seconds = 0;
  SolutionText text = {};         // of a list
  std::vector<Branch> rest = {};  // what was cut off from it
};

// A line with its checksum and its end; of the first line, there is no head yet.
std::string seal(std::string line, const std::optional<LedgerHead>& head);
// Whole lines.
std::string write_head(const LedgerHead& head);
std::string write_entry(const LedgerHead& head, const LedgerEntry& entry);
// Whether a file with only this text is empty, or a ledger whose first line was cut off. A text
// shorter than the title of that line may be the beginning of any file, so it does not count.
bool is_torn(std::string_view found, std::string_view first_line);

class Ledger {
 public:
  // The next line, without its end.
  Result<void> read_line(std::string_view line);
  // The same for an entry that was just written.
  void add(const LedgerEntry& entry);

  [[nodiscard]] const std::optional<LedgerHead>& head() const { return head_; }
  // requires: head()
  [[nodiscard]] bool is_done(std::uint32_t piece) const { return done_[piece - 1]; }
  // What was cut off and is not done.
  [[nodiscard]] const std::map<PieceId, Branch>& open() const { return open_; }
  // How many subtrees of its part are done, and how many are not.
  [[nodiscard]] std::uint64_t done() const { return done_count_; }
  [[nodiscard]] std::uint64_t missing() const { return missing_ + open_.size(); }
  [[nodiscard]] const Natural& solutions() const { return solutions_; }
  [[nodiscard]] double seconds() const { return seconds_; }

  // Of a list: where the solutions of each subtree are, in the order of the plan.
  [[nodiscard]] const std::map<PieceId, SolutionText>& texts() const { return texts_; }

 private:
  Result<void> read_head(std::string_view line);
  Result<void> read_entry(std::string_view line);

  std::size_t line_ = 0;
  std::optional<LedgerHead> head_;
  std::uint64_t digest_ = 0;  // of the head: no line of another ledger fits
  std::vector<bool> done_;
  std::map<PieceId, Branch> open_;
  std::map<PieceId, SolutionText> texts_;
  std::uint64_t done_count_ = 0;
  std::uint64_t missing_ = 0;
  Natural solutions_ = 0;
  double seconds_ = 0;
};

}  // namespace quadrille::cover
