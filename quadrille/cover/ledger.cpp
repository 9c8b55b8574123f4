#include "quadrille/cover/ledger.h"

#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "quadrille/base/fnv.h"
#include "quadrille/base/message.h"
#include "quadrille/base/text.h"

namespace quadrille::cover {
namespace {

constexpr std::uint32_t kMostPieces = 100'000'000;
// Beyond all files, so that sums of two are numbers.
constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 62U;
constexpr std::uint32_t kNewest = 2;

// The format in which answers to a question are kept: a list has checksums of its solutions
// since 2.
constexpr std::uint32_t version_of(Question asks) { return asks == Question::count ? 1 : kNewest; }

// The line without its checksum; nothing where that is wrong or missing.
std::optional<std::string_view> checked(std::string_view line, std::uint64_t seed) {
  const std::size_t at = line.rfind(" ~");
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view text = line.substr(0, at);
  const std::uint64_t sum = fnv1a(text, seed);
  const std::string_view figures = line.substr(at + 2);
  std::uint32_t found = 0;
  const auto read = std::from_chars(figures.data(), figures.data() + figures.size(), found, 16);
  const bool is_right = figures.size() == 8 && read.ec == std::errc() &&
                        read.ptr == figures.data() + figures.size() &&
                        found == static_cast<std::uint32_t>(sum ^ sum >> 32U);
  return is_right ? std::optional(text) : std::nullopt;
}

// Takes a text apart, word by word.
class Reader {
 public:
  explicit Reader(std::string_view text) : left_(text) {}

  [[nodiscard]] bool ok() const { return ok_; }
  [[nodiscard]] bool at_end() const { return left_.empty(); }

  std::string_view word(char end = ' ') {
    const std::size_t at = left_.find(end);
    const std::string_view word = left_.substr(0, at);
    left_ = at == std::string_view::npos ? std::string_view() : left_.substr(at + 1);
    return word;
  }
  void require(bool holds) { ok_ &= holds; }
  void expect(std::string_view expected) { require(word() == expected); }
  template <class Number>
  Number number(std::string_view text, int base = 10) {
    Number value{};
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value, base);
    ok_ &= !text.empty() && result.ec == std::errc() && result.ptr == text.data() + text.size();
    return value;
  }
  // With six figures behind the point.
  double seconds() {
    Reader parts(word());
    const auto whole = number<std::uint64_t>(parts.word('.'));
    const auto millionths = number<std::uint64_t>(parts.word());
    return static_cast<double>(whole) + static_cast<double>(millionths) / 1e6;
  }
  Natural natural() {
    constexpr std::size_t kFigures = 18;
    std::string_view text = word();
    ok_ &= !text.empty();
    Natural value = 0;
    while (!text.empty() && ok_) {
      const std::string_view some = text.substr(0, kFigures);
      std::uint64_t power = 1;
      for (std::size_t i = 0; i < some.size(); ++i) power *= 10;
      value = value * Natural(power) + Natural(number<std::uint64_t>(some));
      text.remove_prefix(some.size());
    }
    return value;
  }

 private:
  std::string_view left_;
  bool ok_ = true;
};

PieceId read_piece(Reader& reader) {
  Reader numbers(reader.word());
  PieceId piece;
  do {
    piece.push_back(reader.number<std::uint32_t>(numbers.word('.')));
  } while (!numbers.at_end());
  return piece;
}

// "3,17,-20": options from 1, those that are out with a minus.
Branch read_branch(Reader& reader) {
  Reader options(reader.word());
  Branch branch;
  while (!options.at_end()) {
    const std::string_view text = options.word(',');
    const bool out = text.starts_with('-');
    const auto option = reader.number<std::uint32_t>(text.substr(out ? 1 : 0));
    reader.require(option > 0);
    (out ? branch.out : branch.taken).push_back(OptionId{option - 1});
  }
  return branch;
}

std::string branch_text(const Branch& branch) {
  std::string text;
  for (const OptionId option : branch.taken) text += fmt::format(",{}", index(option) + 1);
  for (const OptionId option : branch.out) text += fmt::format(",-{}", index(option) + 1);
  return text.substr(text.empty() ? 0 : 1);
}

Error wrong(std::string_view key, std::string_view line) {
  constexpr std::size_t kMostShown = 40;
  return Error{Message{std::string(key), {{"found", printable(line.substr(0, kMostShown))}}}};
}

}  // namespace

std::string_view question_name(Question question) {
  return question == Question::count ? "count" : "list";
}

std::string piece_name(const PieceId& piece) {
  std::string name;
  for (const std::uint32_t number : piece) {
    name += fmt::format("{}{}", name.empty() ? "" : ".", number);
  }
  return name;
}

std::string seal(std::string line, const std::optional<LedgerHead>& head) {
  std::uint64_t seed = kFnvStart;
  if (head) {
    const std::string first = write_head(*head);
    seed = fnv1a(std::string_view(first).substr(0, first.size() - 1));
  }
  const std::uint64_t sum = fnv1a(line, seed);
  return std::move(line) + fmt::format(" ~{:08x}\n", static_cast<std::uint32_t>(sum ^ sum >> 32U));
}

std::string write_head(const LedgerHead& head) {
  return seal(
      fmt::format("{}{} problem {:016x} asks {} plan {} of {} {:016x} part {}/{}", kLedgerTitle,
                  version_of(head.asks), head.problem, question_name(head.asks), head.pieces,
                  head.wanted, head.plan, head.part.number, head.part.of),
      std::nullopt);
}

std::string write_entry(const LedgerHead& head, const LedgerEntry& entry) {
  std::string line = fmt::format("{} solutions {} seconds {:.6f}", piece_name(entry.piece),
                                 entry.solutions.text(), entry.seconds);
  if (head.asks == Question::list) {
    const auto& [at, bytes, sum] = entry.text;
    line += fmt::format(" bytes {} at {} sum {:016x}", bytes, at, sum);
  }
  if (!entry.rest.empty()) line += " rest";
  for (const Branch& branch : entry.rest) line += " " + branch_text(branch);
  return seal(std::move(line), head);
}

bool is_torn(std::string_view found, std::string_view first_line) {
  const std::size_t title = first_line.find(kLedgerTitle) + kLedgerTitle.size();
  return found.empty() || (found.size() >= title && first_line.starts_with(found));
}

Result<void> Ledger::read_line(std::string_view line) {
  ++line_;
  Result<void> read = head_ ? read_entry(line) : read_head(line);
  if (!read) return read.error().at({.line = line_});
  return read;
}

Result<void> Ledger::read_head(std::string_view line) {
  if (!line.starts_with(kLedgerTitle)) return wrong("ledger.none", line);
  Reader version(line.substr(kLedgerTitle.size()));
  const auto format = version.number<std::uint32_t>(version.word());
  if (format > kNewest && version.ok()) return wrong("ledger.newer", line);
  const auto text = checked(line, kFnvStart);
  if (!text) return Error{Message("ledger.checksum")};
  if (text->size() < kLedgerTitle.size()) return wrong("ledger.head", line);
  Reader reader(text->substr(kLedgerTitle.size()));
  LedgerHead head;
  reader.word();
  reader.expect("problem");
  head.problem = reader.number<std::uint64_t>(reader.word(), 16);
  reader.expect("asks");
  head.asks = reader.word() == question_name(Question::list) ? Question::list : Question::count;
  reader.expect("plan");
  head.pieces = reader.number<std::uint32_t>(reader.word());
  reader.expect("of");
  head.wanted = reader.number<std::uint32_t>(reader.word());
  head.plan = reader.number<std::uint64_t>(reader.word(), 16);
  reader.expect("part");
  head.part.number = reader.number<std::uint32_t>(reader.word('/'));
  head.part.of = reader.number<std::uint32_t>(reader.word());
  const bool fits =
      head.part.number >= 1 && head.part.number <= head.part.of && head.pieces <= kMostPieces;
  if (!reader.ok() || !reader.at_end() || !fits) return wrong("ledger.head", line);
  if (format < version_of(head.asks)) return wrong("ledger.older", line);
  const std::string first = write_head(head);
  const std::string_view same = std::string_view(first).substr(0, first.size() - 1);
  if (same != line) return wrong("ledger.head", line);
  head_ = head;
  digest_ = fnv1a(same);
  done_.assign(head.pieces, false);
  const auto [number, of] = head.part;
  missing_ = head.pieces < number ? 0 : (head.pieces - number) / of + 1;
  return {};
}

Result<void> Ledger::read_entry(std::string_view line) {
  const auto text = checked(line, digest_);
  if (!text) return Error{Message("ledger.checksum")};
  Reader reader(*text);
  LedgerEntry entry;
  entry.piece = read_piece(reader);
  reader.expect("solutions");
  entry.solutions = reader.natural();
  reader.expect("seconds");
  entry.seconds = reader.seconds();
  if (head_->asks == Question::list) {
    reader.expect("bytes");
    entry.text.bytes = reader.number<std::uint64_t>(reader.word());
    reader.expect("at");
    entry.text.at = reader.number<std::uint64_t>(reader.word());
    reader.expect("sum");
    entry.text.sum = reader.number<std::uint64_t>(reader.word(), 16);
    reader.require(entry.text.bytes < kMostBytes && entry.text.at < kMostBytes);
  }
  if (!reader.at_end()) reader.expect("rest");
  while (reader.ok() && !reader.at_end()) entry.rest.push_back(read_branch(reader));
  if (!reader.ok()) return wrong("ledger.line", line);
  const std::uint32_t number = entry.piece.front();
  if (number < 1 || number > head_->pieces || !head_->part.has(number)) {
    return wrong("ledger.no_piece", line);
  }
  const bool is_open = entry.piece.size() == 1 ? !is_done(number) : open_.contains(entry.piece);
  if (!is_open) return wrong("ledger.not_open", line);
  add(entry);
  return {};
}

void Ledger::add(const LedgerEntry& entry) {
  if (entry.piece.size() == 1) {
    done_[entry.piece.front() - 1] = true;
    --missing_;
  } else {
    open_.erase(entry.piece);
  }
  ++done_count_;
  solutions_ += entry.solutions;
  seconds_ += entry.seconds;
  if (head_->asks == Question::list) texts_[entry.piece] = entry.text;
  PieceId piece = entry.piece;
  piece.push_back(0);
  for (const Branch& branch : entry.rest) {
    ++piece.back();
    open_[piece] = branch;
  }
}

}  // namespace quadrille::cover
