#include "apps/cli/options/timeout.h"

#include <algorithm>
#include <chrono>

#include "apps/cli/options/values.h"

namespace quadrille::cli {
namespace {

constexpr double kLongest = 1e9;  // seconds; more would not fit into the clock

}  // namespace

CLI::Option* add_timeout(CLI::App& app, Settings& settings, const std::string& help) {
  return add_value(
      app, "--timeout", settings.timeout,
      [](std::string_view text) -> Result<std::optional<double>> {
        const auto seconds = positive(text, "seconds, such as 2 or 0.5");
        if (!seconds) return seconds.error();
        return std::optional<double>(*seconds);
      },
      "S", help);
}

void set_timeout(Stop& stop, std::optional<double> seconds) {
  if (!seconds) return;
  const std::chrono::duration<double> timeout(std::min(*seconds, kLongest));
  stop.set_deadline(Stop::Clock::now() +
                    std::chrono::duration_cast<Stop::Clock::duration>(timeout));
}

}  // namespace quadrille::cli
