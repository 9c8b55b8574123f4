// The probes tell the work of the whole search: the updates of dancing links, or for rows, which
// does not know them, the options that are taken. A search that is let run for a moment tells how
// much of it this machine does in a second.
#include "apps/cli/verbs/cover_estimate.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/pipeline/show.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/verbs/verdict.h"
#include "quadrille/cover/estimate.h"
#include "quadrille/cover/search.h"

namespace quadrille::cli {
namespace {

using Seconds = std::chrono::duration<double>;

constexpr std::uint64_t kProbes = 10'000;
constexpr double kLongestProbing = 3;   // seconds, unless --timeout says something else
constexpr double kTrial = 0.4;          // seconds of search
constexpr double kWorthTelling = 1e15;  // larger numbers are told by their power of ten

// A search that was let run for a moment.
struct Trial {
  double seconds = 0;
  std::uint64_t work = 0;  // in what the engine is measured by: see work_of
  std::uint64_t solutions = 0;
  bool complete = false;  // it came to its end
  cover::EngineName engine = cover::EngineName::rows;
};

bool is_by_options(cover::EngineName engine) { return engine == cover::EngineName::rows; }

const cover::Estimate::Value& work_of(const cover::Estimate& estimate, const Trial& trial) {
  return is_by_options(trial.engine) ? estimate.nodes : estimate.updates;
}

// Dancing links, or the same search on rows: what the probes can speak of.
Trial let_run(const cover::Problem& problem, const Settings& settings) {
  Stop stop(&interrupt());
  const auto start = Stop::Clock::now();
  set_timeout(stop, std::min(kTrial, settings.timeout.value_or(kTrial)));
  const bool links = settings.engine == sudoku::EngineName::links;
  cover::Search search(
      problem,
      {.engine = links ? cover::EngineName::links : cover::EngineName::rows, .stop = &stop});
  Trial trial;
  trial.solutions = search.skip(UINT64_MAX);
  trial.complete = search.exhausted();
  trial.seconds = Seconds(Stop::Clock::now() - start).count();
  trial.engine = search.engine().engine;
  trial.work = is_by_options(trial.engine) ? search.stats().propagations : search.updates();
  return trial;
}

// With three figures that count: "3,210,000", "1.23e+18".
Argument rounded(Magnitude large) {
  if (large >= kWorthTelling) return large.text();
  const double whole = std::round(large.number());
  if (whole < 1000) return grouped(static_cast<std::uint64_t>(whole));
  const double unit = std::pow(10, std::floor(std::log10(whole)) - 2);
  return grouped(static_cast<std::uint64_t>(std::round(std::round(whole / unit) * unit)));
}

// "0.05 s", "12 min", "3 h", "40 days", "1,200 years"
Message told_time(Magnitude seconds) {
  struct Unit {
    const char* key;
    double length;
    double until;  // told in this unit up to here, and in the last one from there on
  };
  constexpr double kDay = 86'400;
  constexpr double kYear = 365.25 * kDay;
  static constexpr std::array<Unit, 5> kUnits = {{{"cli.time_seconds", 1, 120},
                                                  {"cli.time_minutes", 60, 7200},
                                                  {"cli.time_hours", 3600, 2 * kDay},
                                                  {"cli.time_days", kDay, 999 * kDay},
                                                  {"cli.time_years", kYear, 0}}};
  const auto unit = std::ranges::find_if(kUnits, [&](const Unit& u) { return seconds < u.until; });
  const Unit& found = unit == kUnits.end() ? kUnits.back() : *unit;
  const Magnitude count = seconds / found.length;
  if (count < 10 && found.length != kDay) {
    return {found.key, {{"count", fmt::format("{:.2g}", count.number())}}};
  }
  return {found.key, {{"count", rounded(count)}}};
}

// A string where it is too large for the numbers that readers have.
void add_number(JsonWriter& json, std::string_view name, Magnitude number) {
  json.key(name);
  std::isfinite(number.number()) ? json.value(number.number()) : json.value(number.text());
}

void add_value(JsonWriter& json, std::string_view name, const cover::Estimate::Value& value) {
  json.key(name).begin_object();
  add_number(json, "mean", value.mean);
  add_number(json, "error", value.error);
  json.end_object();
}

// "3 h", or "2 h to 5 h" where that is not the same.
Message told_times(Magnitude from, Magnitude to) {
  Message low = told_time(from);
  Message high = told_time(to);
  if (low == high) return high;
  return {"cli.time_range", {{"from", std::move(low)}, {"to", std::move(high)}}};
}

std::string in_words(const cover::Estimate& estimate, const Trial& trial, Magnitude seconds) {
  const auto line = [](const Message& message) { return told(message) + "\n"; };
  std::string text = line({"cli.estimate_nodes",
                           {{"nodes", rounded(estimate.nodes.mean)},
                            {"error", rounded(estimate.nodes.spread())},
                            {"probes", estimate.probes}}});
  if (trial.complete) {
    return text + line({"cli.estimate_walked",
                        {{"time", told_time(trial.seconds)}, {"count", trial.solutions}}});
  }
  if (estimate.solutions.mean > 0) {
    text += line({"cli.estimate_solutions",
                  {{"solutions", rounded(estimate.solutions.mean)},
                   {"error", rounded(estimate.solutions.spread())}}});
  } else {
    text += line(Message("cli.estimate_no_solution"));
  }
  const cover::Estimate::Value& work = work_of(estimate, trial);
  const double off = std::min((work.spread() / work.mean).number(), 1.0);
  return text + line({"cli.estimate_time",
                      {{"time", told_times(seconds * (1 - off), seconds * (1 + off))},
                       {"engine", cover::name(trial.engine)}}});
}

}  // namespace

Reply tell_estimate(const Settings& settings, const NamedProblem& named) {
  Stop stop(&interrupt());
  set_timeout(stop, settings.timeout.value_or(kLongestProbing));
  const cover::Estimate estimate =
      cover::estimate(named.problem, {.probes = kProbes, .seed = settings.seed, .stop = &stop});
  const Trial trial = let_run(named.problem, settings);
  const double rate =
      static_cast<double>(std::max<std::uint64_t>(trial.work, 1)) / std::max(trial.seconds, 1e-6);
  const Magnitude seconds = trial.complete ? trial.seconds : work_of(estimate, trial).mean / rate;
  Reply reply;
  if (settings.format != OutputFormat::json) {
    reply.out = in_words(estimate, trial, seconds);
    return reply;
  }
  JsonWriter json;
  json.begin_object().member("source", named.source).member("record", named.number);
  json.member("probes", estimate.probes);
  add_value(json, "nodes", estimate.nodes);
  add_value(json, "updates", estimate.updates);
  add_value(json, "solutions", estimate.solutions);
  add_number(json, "seconds", seconds);
  json.member("engine", cover::name(trial.engine)).member("complete", trial.complete);
  reply.out = end_line(json);
  return reply;
}

}  // namespace quadrille::cli
