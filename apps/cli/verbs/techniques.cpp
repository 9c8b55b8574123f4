#include <memory>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "apps/cli/options/language.h"
#include "apps/cli/options/options.h"
#include "apps/cli/verbs/show.h"
#include "apps/cli/verbs/verbs.h"
#include "quadrille/logic/lesson.h"
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

std::string show_row(Technique technique) {
  return fmt::format("{:<8} {:<24}{} {}\n",
                     told(logic::rating_message(logic::least_difficulty(technique))),
                     logic::key(technique), logic::needs_uniqueness(technique) ? "*" : " ",
                     logic::what(language(), technique));
}

std::string show_object(Technique technique) {
  nlohmann::ordered_json object = {{"technique", logic::name(technique)},
                                   {"option", logic::key(technique)}};
  const logic::Difficulty rating = logic::least_difficulty(technique);
  object["rating"] = nullptr;
  if (rating <= logic::kEndOfScale) object["rating"] = rating / 10.0;
  object["uniqueness"] = logic::needs_uniqueness(technique);
  object["summary"] = logic::what(language(), technique);
  return show_json(object);
}

Status run(bool json, Console& console) {
  std::string text;
  for (std::size_t number = 0; number < logic::kTechniqueCount; ++number) {
    const auto technique = static_cast<Technique>(number);
    text += json ? show_object(technique) : show_row(technique);
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
