#include <array>
#include <memory>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "apps/cli/options/options.h"
#include "apps/cli/verbs/show.h"
#include "apps/cli/verbs/verbs.h"
#include "quadrille/logic/rate.h"
#include "quadrille/logic/technique.h"

namespace quadrille::cli {
namespace {

using logic::Technique;

constexpr const char* kExamples =
    "The names are those that hint --technique and generate --technique take; case does not\n"
    "matter, and blanks may stand for dashes. The rating is on the Sudoku Explainer scale, which\n"
    "ends at 6.0. Techniques marked with * rely on the puzzle having only one solution;\n"
    "--no-uniqueness leaves them out.\n"
    "\n"
    "Examples:\n"
    "  quadrille techniques\n"
    "  quadrille techniques --out json";

// In the order of the enumeration.
constexpr std::array<std::string_view, logic::kTechniqueCount> kSummaries = {
    "the only empty cell of a unit takes its missing digit",
    "a digit has one place left in a box",
    "a digit has one place left in a row or column",
    "pointing that leaves a hidden single behind at once",
    "claiming that leaves a hidden single behind at once",
    "a hidden pair that leaves a hidden single behind at once",
    "a cell has one candidate left",
    "a hidden triplet that leaves a hidden single behind at once",
    "a digit of a box lies in one line: nowhere else in that line",
    "a digit of a line lies in one box: nowhere else in that box",
    "two cells of a unit share the same two candidates",
    "a digit has the same two columns in two rows, or the reverse",
    "two digits of a unit share the same two cells",
    "three cells of a unit share three candidates",
    "a digit has the same three columns in three rows, or the reverse",
    "three digits of a unit share three cells",
    "a cell xy sees cells xz and yz: one of those two is z",
    "a cell xyz sees cells xz and yz: one of the three is z",
    "three corners have the same two candidates: not so the fourth",
    "two corners have the same third candidate: one of them takes it",
    "the extra candidates of two corners are part of a naked set",
    "a digit must be in one of two corners: not so the other digit",
    "a unique rectangle 1 on a loop of six cells or more",
    "a unique rectangle 2 on a loop of six cells or more",
    "a unique rectangle 3 on a loop of six cells or more",
    "a unique rectangle 4 on a loop of six cells or more",
    "four cells of a unit share four candidates",
    "a digit has the same four columns in four rows, or the reverse",
    "four digits of a unit share four cells",
    "all extra candidates are in one cell: it takes one of them",
    "all extra candidates are one digit: it is nowhere in their sight",
    "the extra candidates of a unit are part of a naked set",
    "one of two cells takes a digit that they share, one an extra",
    "a unique rectangle 1 of which candidates have been ruled out",
    "a unique rectangle 2 of which candidates have been ruled out",
    "a unique rectangle 3 of which candidates have been ruled out",
    "a unique rectangle 4 of which candidates have been ruled out",
    "a digit has two places in two parallel lines, joined at one end",
    "a digit has two places in a row and a column, joined in a box",
    "a digit in the cross of a box, joined to a line with two places",
    "pairs of places of a digit in two colours, of which one is right",
    "two cells with the same two candidates, joined by one of them",
    "suppose a candidate and follow forced moves until it fails",
};

std::string rating_text(Technique technique) {
  const logic::Difficulty rating = logic::least_difficulty(technique);
  if (rating > logic::kEndOfScale) return "over 6.0";
  return fmt::format("{}.{}", rating / 10, rating % 10);
}

std::string show_row(Technique technique, std::string_view summary) {
  return fmt::format("{:<8} {:<24}{} {}\n", rating_text(technique), logic::key(technique),
                     logic::needs_uniqueness(technique) ? "*" : " ", summary);
}

std::string show_object(Technique technique, std::string_view summary) {
  nlohmann::ordered_json object = {{"technique", logic::name(technique)},
                                   {"option", logic::key(technique)}};
  const logic::Difficulty rating = logic::least_difficulty(technique);
  object["rating"] = nullptr;
  if (rating <= logic::kEndOfScale) object["rating"] = rating / 10.0;
  object["uniqueness"] = logic::needs_uniqueness(technique);
  object["summary"] = summary;
  return show_json(object);
}

Status run(bool json, Console& console) {
  std::string text;
  for (std::size_t number = 0; number < logic::kTechniqueCount; ++number) {
    const auto technique = static_cast<Technique>(number);
    text +=
        json ? show_object(technique, kSummaries[number]) : show_row(technique, kSummaries[number]);
  }
  console.print(text);
  return console.status();
}

}  // namespace

Verb add_techniques(CLI::App& app) {
  CLI::App* command =
      add_verb(app, "techniques", "List the solving techniques, with their ratings", kExamples);
  auto json = std::make_shared<bool>(false);
  add_choice<bool>(*command, "--out", *json, {{"text", false}, {"json", true}},
                   "A table, or one JSON object per technique (default: text)");
  return {command, [json](Console& console) { return run(*json, console); }};
}

}  // namespace quadrille::cli
