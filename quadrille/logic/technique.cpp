#include "quadrille/logic/technique.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "quadrille/base/sort.h"
#include "quadrille/boards/layout.h"
#include "quadrille/logic/techniques/table.h"

namespace quadrille::logic {
namespace {

// Letters in lower case, dashes for blanks.
std::string folded(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c == ' ' || c == '_') c = '-';
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

// How many letters have to be put in, taken out or changed.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t corner = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = corner + (a[i] == b[j] ? 0 : 1);
      corner = row[j + 1];
      row[j + 1] = std::min({changed, corner + 1, row[j] + 1});
    }
  }
  return row.back();
}

}  // namespace

const TechniqueInfo& info(Technique technique) { return row(technique).info; }

Message message_of(Technique technique) {
  if (sudoku::kHasConstraints && is_of_rules(technique)) {
    return Message(fmt::format("rule.step.{}", key(technique)));
  }
  return Message(
      fmt::format("{}.{}", is_beyond_scale(technique) ? "beyond" : "technique", key(technique)));
}

std::string rating_figures(Difficulty difficulty) {
  return fmt::format("{}.{}", difficulty / 10, difficulty % 10);
}

Message rating_message(Difficulty difficulty) {
  if (sudoku::kHasConstraints && difficulty >= kOffScale) return Message("rule.off_scale");
  if (difficulty <= kEndOfScale) return {"rating.known", {{"rating", rating_figures(difficulty)}}};
  return {"rating.over", {{"rating", rating_figures(kEndOfPatterns)}}};
}

Result<Technique> parse_technique(std::string_view name) {
  const std::string wanted = folded(name);
  for (const auto rows : {technique_rows(), beyond_rows(), rule_rows()}) {
    const auto found = std::ranges::find(rows, wanted, [](auto& row) { return row.info.key; });
    if (found != rows.end()) return found->info.technique;
  }
  return Error{ErrorKind::technique, {{"found", quoted(name)}}};
}

std::vector<std::string_view> similar_techniques(std::string_view name) {
  constexpr std::size_t kMost = 3;
  constexpr std::size_t kLongest = 40;  // names are shorter: a longer text is nobody's slip
  const std::string wanted = folded(name);
  if (wanted.size() > kLongest) return {};
  const std::size_t near = std::max<std::size_t>(1, wanted.size() / 3);
  std::vector<std::pair<std::size_t, std::string_view>> found;
  for (std::size_t number = 0; number < technique_rows().size() + beyond_rows().size(); ++number) {
    const std::string_view key = info(static_cast<Technique>(number)).key;
    // A family without its number, as "bug", is meant by its beginning.
    const bool begun = wanted.size() >= 3 && key.starts_with(wanted);
    const std::size_t far = begun ? 1 : distance(wanted, key);
    if (far <= near) found.emplace_back(far, key);
  }
  quadrille::sort(found);
  std::vector<std::string_view> keys;
  for (const auto& [far, key] : std::span(found).first(std::min(kMost, found.size()))) {
    if (far <= found.front().first + 1) keys.push_back(key);
  }
  return keys;
}

}  // namespace quadrille::logic
