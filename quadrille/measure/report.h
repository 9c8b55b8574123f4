// Report: what was measured, as rows, and these as text for people, sheets and programs.
//   std::vector<measure::ReportRow> rows;
//   const Result<measure::BoardSet> set = measure::set_of(measure::puzzle_levels().front());
//   measure::add_rows(rows, "easy", measure::Comparison(*set, measure::contenders(*set),
//   {}).runs()); say(measure::report_csv(rows));
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/measure/run.h"

namespace quadrille::measure {

struct ReportRow {
  std::string level;
  std::string engine;
  std::uint64_t puzzles = 0;
  double seconds = 0;
  double rate = 0;  // puzzles a second
  double nodes_per_puzzle = 0;
  double updates_per_puzzle = 0;
  std::optional<double> ratio = std::nullopt;  // to the first run; none where it is alone
  std::string card = {};                       // its name, for the engine on one
};

// Where it was measured, without which no number means much.
struct ReportOrigin {
  std::string machine = {};
  std::string compiler = {};
  std::string version = {};  // of what was measured
};

// A row for each run of a comparison.
void add_rows(std::vector<ReportRow>& rows, std::string_view level,
              std::span<const EngineRun> runs);

// Columns of the same width, for the terminal: the heading and then the rows, each with its line
// break.
std::string report_heading();
std::string report_text(const ReportRow& row);
// {"level":"easy","engine":"links","puzzles":…}
std::string report_json(const ReportRow& row);
// With a heading; comma-separated as RFC 4180 has it, and as a table of Markdown. Where they come
// from has columns of its own in the one, and a line below the other.
std::string report_csv(std::span<const ReportRow> rows, const ReportOrigin* origin = nullptr);
std::string report_markdown(std::span<const ReportRow> rows, const ReportOrigin* origin = nullptr);

}  // namespace quadrille::measure
