#include "apps/cli/options/plan_options.h"

#include "apps/cli/options/options.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/options/settings.h"

namespace quadrille::cli {
namespace {

constexpr std::uint64_t kMostSubtrees = 10'000'000;

template <class Value>
Result<std::optional<Value>> optional_of(const Result<Value>& value) {
  if (!value) return value.error();
  return std::optional(*value);
}

// "2/8"
Result<std::optional<cover::PlanPart>> parse_part(std::string_view text) {
  constexpr std::uint64_t kMostParts = 1'000'000;
  const std::size_t at = text.find('/');
  const auto of =
      whole_number(at == std::string_view::npos ? "" : text.substr(at + 1), 1, kMostParts);
  const auto number = whole_number(text.substr(0, at), 1, of ? *of : 1);
  if (!of || !number) return Error{Message{"ledger.part", {{"found", found(text)}}}};
  return std::optional(cover::PlanPart{.number = static_cast<std::uint32_t>(*number),
                                       .of = static_cast<std::uint32_t>(*of)});
}

// An option that asks for something else than all solutions, by the way of the plan.
const char* other_question(const Settings& settings) {
  if (settings.limit != UINT64_MAX) return "--limit";
  if (settings.max_nodes != UINT64_MAX) return "--max-nodes";
  return settings.choose != cover::Choice::least ? "--choose" : nullptr;
}

}  // namespace

CLI::Option* add_part(CLI::App& app, PlanSettings& settings, const std::string& help) {
  return add_value(app, "--part", settings.part, parse_part, "K/N", help);
}

void add_plan(CLI::App& app, PlanSettings& settings, const std::string& heading) {
  in_group(heading, add_value(
                        app, "--ledger", settings.ledger,
                        [](std::string_view text) {
                          return Result<std::optional<std::string>>(std::string(text));
                        },
                        "FILE", "Record progress in FILE, and continue from what it records"));
  in_group(
      heading,
      add_value(
          app, "--subtrees", settings.subtrees,
          [](std::string_view text) { return optional_of(whole_number(text, 1, kMostSubtrees)); },
          "N", "Cut the tree into about N subtrees (default: 1000, or 32 for each worker)"));
  in_group(heading, add_value(
                        app, "--cut-after", settings.cut_after,
                        [](std::string_view text) { return optional_of(parse_timeout(text)); }, "S",
                        "Cut a subtree again that has taken S seconds (default: 10)"));
}

std::optional<Message> misfit_with_plan(const Settings& settings, PartOf part_of) {
  const PlanSettings& plan = settings.plan;
  const bool has_plan = plan.ledger || (plan.part && part_of == PartOf::tree);
  if (!has_plan) {
    if (!plan.cut_after && !plan.subtrees) return std::nullopt;
    return Message("cli.needs", {{"option", plan.subtrees ? "--subtrees" : "--cut-after"},
                                 {"other", "--ledger"}});
  }
  const char* const other = other_question(settings);
  if (other != nullptr) {
    return Message("cli.excludes",
                   {{"option", plan.ledger ? "--ledger" : "--part"}, {"other", other}});
  }
  if (plan.cut_after && settings.engine == sudoku::EngineName::bands) {
    return Message("cli.excludes", {{"option", "--cut-after"}, {"other", "--engine bands"}});
  }
  if (plan.ledger && settings.sources.size() > 1) return Message("ledger.one_problem");
  return std::nullopt;
}

bool may_be_planned(const Settings& settings) { return other_question(settings) == nullptr; }

}  // namespace quadrille::cli
