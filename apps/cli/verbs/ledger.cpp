// The verb `ledger`: how far runs have come, and what their parts add up to.
#include "quadrille/cover/ledger.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/system/ledger_file.h"
#include "apps/cli/verbs/verbs.h"
#include "quadrille/base/json_writer.h"

namespace quadrille::cli {
namespace {

constexpr const char* kLedgerExamples =
    "Shows how far each ledger of cover --ledger has come, and adds up the parts of one problem. "
    "The\n"
    "last line is the number of solutions: of all, or with + of what is done.\n"
    "\n"
    "Examples:\n"
    "  quadrille ledger run.ledger\n"
    "  quadrille ledger part1.ledger part2.ledger\n"
    "  quadrille ledger --out json run.ledger";

struct LedgerSettings {
  std::vector<std::string> files;
  bool json = false;
};

// What some ledgers say together.
class Sum {
 public:
  // False: it is not of the same problem, question and plan, or that part is there already.
  [[nodiscard]] bool fits(const cover::LedgerHead& head) const {
    if (!head_) return true;
    return head.problem == head_->problem && head.asks == head_->asks && head.plan == head_->plan &&
           head.part.of == head_->part.of && !parts_.contains(head.part.number);
  }
  // requires: fits(*ledger.head())
  void add(const cover::Ledger& ledger) {
    head_ = ledger.head();
    parts_.insert(head_->part.number);
    solutions_ += ledger.solutions();
    seconds_ += ledger.seconds();
    missing_ += ledger.missing();
  }
  // The parts of which there is no ledger.
  [[nodiscard]] std::vector<std::uint32_t> missing_parts() const {
    std::vector<std::uint32_t> parts;
    for (std::uint32_t part = 1; head_ && part <= head_->part.of; ++part) {
      if (!parts_.contains(part)) parts.push_back(part);
    }
    return parts;
  }
  [[nodiscard]] bool is_complete() const { return missing_ == 0 && missing_parts().empty(); }
  [[nodiscard]] const Natural& solutions() const { return solutions_; }
  [[nodiscard]] double seconds() const { return seconds_; }

 private:
  std::optional<cover::LedgerHead> head_;
  std::set<std::uint32_t> parts_;
  Natural solutions_ = 0;
  double seconds_ = 0;
  std::uint64_t missing_ = 0;
};

// Notes a torn line.
Result<cover::Ledger> read_ledger(const std::string& path, Console& console) {
  const Result<LedgerFile> file = LedgerFile::open_to_read(path);
  if (!file) return file.error();
  cover::Ledger ledger;
  const auto lines =
      file->read_lines([&](std::string_view line) { return ledger.read_line(line); });
  if (!lines) return lines.error();
  if (!ledger.head()) {
    if (const auto read = ledger.read_line(lines->torn); !read) return read.error();
  }
  if (!lines->torn.empty()) console.note(fmt::format("{}: {}", path, told("ledger.torn")));
  return ledger;
}

std::string part_text(const cover::LedgerHead& head) {
  return fmt::format("{}/{}", head.part.number, head.part.of);
}

std::string file_line(const LedgerSettings& settings, const std::string& path,
                      const cover::Ledger& ledger) {
  const std::uint64_t all = ledger.done() + ledger.missing();
  if (!settings.json) {
    return told("ledger.file", {{"file", path},
                                {"question", cover::question_name(ledger.head()->asks)},
                                {"part", part_text(*ledger.head())},
                                {"done", ledger.done()},
                                {"all", all},
                                {"solutions", ledger.solutions().text()}}) +
           "\n";
  }
  JsonWriter json;
  json.begin_object().member("source", path);
  json.member("problem", fmt::format("{:016x}", ledger.head()->problem));
  json.member("asks", cover::question_name(ledger.head()->asks));
  json.member("part", part_text(*ledger.head())).member("done", ledger.done()).member("all", all);
  json.member("solutions", ledger.solutions()).member("seconds", ledger.seconds());
  json.member("complete", ledger.missing() == 0);
  return end_line(json);
}

std::string sum_line(const LedgerSettings& settings, const Sum& sum) {
  if (!settings.json) {
    return fmt::format("{}{}\n", sum.solutions().text(), sum.is_complete() ? "" : "+");
  }
  JsonWriter json;
  json.begin_object().member("solutions", sum.solutions()).member("seconds", sum.seconds());
  json.member("complete", sum.is_complete());
  return end_line(json);
}

Status run_ledger(const LedgerSettings& settings, Console& console) {
  Sum sum;
  for (const std::string& path : settings.files) {
    const Result<cover::Ledger> ledger = read_ledger(path, console);
    if (!ledger) {
      console.error(fmt::format("{}: {}", path, told(ledger.error())));
      return Status::unreadable;
    }
    if (!sum.fits(*ledger->head())) {
      console.error(fmt::format(
          "{}: {}", path, told("ledger.does_not_fit", {{"part", part_text(*ledger->head())}})));
      return Status::unreadable;
    }
    sum.add(*ledger);
    if (!console.print(file_line(settings, path, *ledger))) return console.status();
  }
  if (!console.print(sum_line(settings, sum))) return console.status();
  const std::vector<std::uint32_t> parts = sum.missing_parts();
  if (!parts.empty()) {
    constexpr std::size_t kMostNamed = 20;
    Argument::List named;
    for (std::size_t i = 0; i < parts.size() && i < kMostNamed; ++i) {
      named.emplace_back(std::to_string(parts[i]));
    }
    if (parts.size() > kMostNamed) named.emplace_back("…");
    console.note(told("ledger.missing_parts", {{"parts", named}}));
  }
  return worse(sum.is_complete() ? Status::fine : Status::unknown, console.status());
}

}  // namespace

Verb add_ledger(CLI::App& app) {
  CLI::App* command = add_verb(app, "ledger", "Show what a run has done so far", kLedgerExamples);
  auto settings = std::make_shared<LedgerSettings>();
  add_rest(*command, "FILE", settings->files, "Ledgers, of one run or of its parts");
  add_choice<bool>(*command, "--out", settings->json, {{"text", false}, {"json", true}},
                   "Format of the results (default: text)");
  when_read(*command, [settings = settings.get()] {
    if (settings->files.empty()) ask_for_more("ledger.files");
  });
  return {command, [settings](Console& console) { return run_ledger(*settings, console); }};
}

}  // namespace quadrille::cli
