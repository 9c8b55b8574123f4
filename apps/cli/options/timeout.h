// Timeout: --timeout, and the deadline that it sets.
//   add_timeout(*command, settings, "Give up after S seconds");
//   Stop stop(&interrupt());
//   set_timeout(stop, settings.timeout);
#pragma once

#include <optional>
#include <string>

#include "apps/cli/options/settings.h"
#include "quadrille/base/stop.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace quadrille::cli {

CLI::Option* add_timeout(CLI::App& app, Settings& settings, const std::string& help);

// From now on.
void set_timeout(Stop& stop, std::optional<double> seconds);

}  // namespace quadrille::cli
