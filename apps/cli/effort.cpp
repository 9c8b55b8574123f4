#include "effort.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace quadrille::cli {
namespace {

constexpr double kLongestTimeout = 1e9;  // more seconds would not fit into the clock

constexpr const char* kEngine = "links";  // the only one there is, also behind `auto`

}  // namespace

Effort::Effort(const Settings& settings, const Stop& parent)
    : settings_(settings), start_(Stop::Clock::now()), stop_(&parent) {
  if (settings.timeout) {
    const std::chrono::duration<double> timeout(std::min(*settings.timeout, kLongestTimeout));
    stop_.set_deadline(start_ + std::chrono::duration_cast<Stop::Clock::duration>(timeout));
  }
  options_ = {.choose = settings.choose,
              .seed = settings.seed,
              .max_nodes = settings.max_nodes,
              .stop = &stop_};
}

std::string Effort::excuse() const {
  if (stop_.requested() && settings_.timeout) {
    return fmt::format("no answer within {} s", *settings_.timeout);
  }
  return fmt::format("no answer within {} nodes", settings_.max_nodes);
}

std::string Effort::stats_line(const cover::Stats& stats) const {
  if (!settings_.stats) return {};
  return fmt::format("solutions={} nodes={} updates={} seconds={:.6f} engine={}\n", stats.solutions,
                     stats.nodes, stats.updates, seconds(), kEngine);
}

void Effort::add_stats(nlohmann::ordered_json& object, const cover::Stats& stats) const {
  if (!settings_.stats) return;
  object["nodes"] = stats.nodes;
  object["updates"] = stats.updates;
  object["seconds"] = seconds();
  object["engine"] = kEngine;
}

double Effort::seconds() const {
  return std::chrono::duration<double>(Stop::Clock::now() - start_).count();
}

}  // namespace quadrille::cli
