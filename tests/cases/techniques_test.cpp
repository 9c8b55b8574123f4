// Techniques beyond the scale against a library of cases in the notation of HoDoKu, where there is
// one: each case is found as it says, and where it says that there is nothing, nothing is found.
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "quadrille/logic/board_test.h"
#include "quadrille/logic/find.h"

namespace quadrille::logic {
namespace {

// What the library calls a technique, by the beginning of its code.
struct Code {
  const char* code;
  Technique technique;
};

constexpr Code kCodes[] = {
    {"0310", Technique::finned_fish},
    {"0311", Technique::finned_fish},
    {"0312", Technique::finned_fish},
    {"0320", Technique::sashimi_fish},
    {"0321", Technique::sashimi_fish},
    {"0322", Technique::sashimi_fish},
    {"0331", Technique::franken_fish},
    {"0332", Technique::franken_fish},
    {"0340", Technique::franken_fish},
    {"0341", Technique::franken_fish},
    {"0342", Technique::franken_fish},
    {"0362", Technique::mutant_fish},
    {"0604", Technique::unique_rectangle_5},
    {"0605", Technique::unique_rectangle_6},
    {"0606", Technique::hidden_rectangle},
    {"0607", Technique::avoidable_rectangle_1},
    {"0608", Technique::avoidable_rectangle_2},
    {"0622", Technique::bug_lite},
    {"0701", Technique::x_chain},
    {"0702", Technique::xy_chain},
    {"0703", Technique::remote_pair},
    {"0706", Technique::nice_loop},
    {"0707", Technique::aic},
    {"0708", Technique::aic},
    {"0709", Technique::grouped_chain},
    {"0710", Technique::grouped_chain},
    {"0711", Technique::grouped_chain},
    {"0901", Technique::als_xz},
    {"0902", Technique::als_xy_wing},
    {"0903", Technique::als_chain},
    {"0904", Technique::death_blossom},
    {"1101", Technique::sue_de_coq},
};

// Of all chains between two ends the shortest is given. The first of these is a loop in which there
// is a shorter one, the second a chain of four sets where three will do, which has another name.
constexpr const char* kLoopInside =
    ".4..892...652+4...+9..9.+1...44..9.5...95.+4...17...1.8+4+956.+4...9...+9...174...789+4.3.";
constexpr const char* kThreeSets =
    ".5...6.3.9.2......+6.......7+496+2751+83+375+68+192+48+2194+375+65..............8.1.6.8...7.";

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields(1);
  for (const char c : line.substr(1)) {
    if (c == ':') {
      fields.emplace_back();
    } else if (c != '\r') {
      fields.back() += c;
    }
  }
  fields.resize(std::max<std::size_t>(fields.size(), 7));
  return fields;
}

// A plus stands before a digit that was not given.
Position position_in(const std::vector<std::string>& fields) {
  std::string given;
  std::vector<Placement> placed;
  for (std::size_t i = 0; i < fields[2].size(); ++i) {
    if (fields[2][i] == '+') {
      const auto digit = static_cast<Digit>(fields[2][++i] - '0');
      placed.push_back({static_cast<Cell>(given.size()), digit});
      given += '.';
    } else {
      given += fields[2][i];
    }
  }
  Position position(board(given));
  for (const Placement& option : placed) position.place(option);
  for (const Placement& option : candidates(fields[3])) position.rule_out(option);
  return position;
}

// Returns how many cases of the file are about techniques of the table.
std::size_t check_cases(const std::string& name) {
  std::ifstream file(DATA "/techniques/" + name);
  std::size_t count = 0;
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(':')) continue;
    const std::vector<std::string> fields = fields_of(line);
    const std::string code = fields[0].substr(0, fields[0].find('-'));
    const auto known = std::ranges::find(kCodes, code, &Code::code);
    if (known == std::end(kCodes)) continue;
    SCOPED_TRACE(line);
    ++count;
    const Technique technique = fields[2] == kThreeSets ? Technique::als_xy_wing : known->technique;
    const std::vector<Deduction> found = find_all(position_in(fields), technique);
    if (fields[0].ends_with("-x")) {
      EXPECT_TRUE(found.empty());
      continue;
    }
    if (fields[2] == kLoopInside) continue;
    for (const Placement& option : candidates(fields[4])) {
      EXPECT_TRUE(std::ranges::any_of(found, [&](const Deduction& step) {
        return std::ranges::find(step.rules_out, option) != step.rules_out.end();
      }));
    }
  }
  return count;
}

TEST(HeavyTechniqueCases, AreFoundAsTheLibrarySays) {
  if (!std::ifstream(DATA "/techniques/reglib-1.3.txt")) GTEST_SKIP() << "no folder " DATA;
  EXPECT_GT(check_cases("reglib-1.3.txt"), 300U);
  EXPECT_EQ(check_cases("techniques_more.txt"), 3U);
}

}  // namespace
}  // namespace quadrille::logic
