// PlanOptions: a search tree that is cut into subtrees beforehand, as the command line says it.
//   add_plan(*command, settings.plan, "Long runs");
//   if (const auto wrong = misfit_with_plan(settings)) return refuse(*wrong);
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "quadrille/base/message.h"
#include "quadrille/cover/ledger.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace quadrille::cli {

struct Settings;

struct PlanSettings {
  std::optional<std::string> ledger = {};      // where what is done is kept
  std::optional<cover::PlanPart> part = {};    // none: all of it
  std::optional<std::uint64_t> subtrees = {};  // of a new plan
  std::optional<double> cut_after = {};  // seconds that a subtree may take before it is cut again
};

// For verbs that read boards.
inline constexpr const char* kPlanGroup = "Long runs (of one board)";
inline constexpr const char* kPartOfBoth =
    "Only the Kth of N parts of each file; with --ledger, of the\nsearch tree";

// --ledger, --subtrees and --cut-after, under a heading.
void add_plan(CLI::App& app, PlanSettings& settings, const std::string& heading);
CLI::Option* add_part(CLI::App& app, PlanSettings& settings, const std::string& help);  // --part

// Of what a part is one: of the search tree also without a ledger, or else of the records.
enum class PartOf : std::uint8_t { tree, records };
// What a plan does not go together with, or nothing: it is for all solutions of one problem.
std::optional<Message> misfit_with_plan(const Settings& settings, PartOf part_of);
// Whether a search that was not asked to be may be cut into subtrees.
bool may_be_planned(const Settings& settings);

}  // namespace quadrille::cli
