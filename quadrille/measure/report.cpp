#include "quadrille/measure/report.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "quadrille/base/json_writer.h"

namespace quadrille::measure {
namespace {

constexpr std::size_t kTextColumns = 2;  // which begin at the left; numbers end at the right
constexpr std::array<std::size_t, 6> kWidths = {8, 12, 10, 10, 12, 8};

std::string table_line(const std::array<std::string, kWidths.size()>& fields) {
  std::string line;
  for (std::size_t column = 0; column < kWidths.size(); ++column) {
    const std::string& field = fields[column];
    const std::string room(kWidths[column] - std::min(kWidths[column], field.size()), ' ');
    if (column > 0) line += ' ';
    line += column < kTextColumns ? field + room : room + field;
  }
  return line + '\n';
}

// A field with a comma, a quote or a line break in it is put in quotes: names come from files.
std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string field = "\"";
  for (const char c : text) field += c == '"' ? "\"\"" : std::string(1, c);
  return field + '"';
}

std::string markdown_field(std::string_view text) {
  std::string field;
  for (const char c : text) {
    if (c == '|') field += '\\';
    field += c == '\n' || c == '\r' ? ' ' : c;
  }
  return field;
}

}  // namespace

void add_rows(std::vector<ReportRow>& rows, std::string_view level,
              std::span<const EngineRun> runs) {
  for (const EngineRun& run : runs) {
    ReportRow row{.level = std::string(level),
                  .engine = std::string(run.engine()),
                  .puzzles = run.puzzles(),
                  .seconds = run.seconds(),
                  .rate = run.rate(),
                  .nodes_per_puzzle = run.nodes_per_puzzle(),
                  .updates_per_puzzle = run.updates_per_puzzle(),
                  .card = run.card()};
    if (runs.size() > 1 && runs.front().rate() > 0) row.ratio = run.rate() / runs.front().rate();
    rows.push_back(std::move(row));
  }
}

std::string report_heading() {
  return table_line({"level", "engine", "puzzles", "seconds", "puzzles/s", "ratio"});
}

std::string report_text(const ReportRow& row) {
  return table_line({row.level, row.engine, std::to_string(row.puzzles),
                     fmt::format("{:.3f}", row.seconds), fmt::format("{:.0f}", row.rate),
                     row.ratio ? fmt::format("{:.1f}x", *row.ratio) : "-"});
}

std::string report_json(const ReportRow& row) {
  JsonWriter json;
  json.begin_object().member("level", row.level).member("engine", row.engine);
  json.member("puzzles", row.puzzles).member("seconds", row.seconds);
  json.member("puzzles_per_second", row.rate);
  json.member("nodes_per_puzzle", row.nodes_per_puzzle).member("ratio", row.ratio);
  if (!row.card.empty()) json.member("card", row.card);
  json.end_object();
  return json.take();
}

std::string report_csv(std::span<const ReportRow> rows, const ReportOrigin* origin) {
  std::string heading =
      "level,engine,puzzles,seconds,puzzles_per_second,nodes_per_puzzle,updates_per_puzzle,ratio";
  std::string place;
  if (origin != nullptr) {
    heading += ",machine,compiler,version";
    place = fmt::format(",{},{},{}", csv_field(origin->machine), csv_field(origin->compiler),
                        csv_field(origin->version));
  }
  std::string text = heading + '\n';
  for (const ReportRow& row : rows) {
    text += fmt::format("{},{},{},{:.6f},{:.1f},{:.3f},{:.1f},{}{}\n", csv_field(row.level),
                        csv_field(row.engine), row.puzzles, row.seconds, row.rate,
                        row.nodes_per_puzzle, row.updates_per_puzzle,
                        row.ratio ? fmt::format("{:.3f}", *row.ratio) : "", place);
  }
  return text;
}

std::string report_markdown(std::span<const ReportRow> rows, const ReportOrigin* origin) {
  std::string text =
      "| level | engine | puzzles | seconds | puzzles/s | nodes | updates | ratio |\n"
      "|---|---|---:|---:|---:|---:|---:|---:|\n";
  for (const ReportRow& row : rows) {
    text += fmt::format("| {} | {} | {} | {:.3f} | {:.0f} | {:.1f} | {:.0f} | {} |\n",
                        markdown_field(row.level), row.engine, row.puzzles, row.seconds, row.rate,
                        row.nodes_per_puzzle, row.updates_per_puzzle,
                        row.ratio ? fmt::format("{:.1f}", *row.ratio) : "");
  }
  if (origin != nullptr) {
    text += fmt::format("\n{}; {}; {}\n", origin->machine, origin->compiler, origin->version);
  }
  return text;
}

}  // namespace quadrille::measure
