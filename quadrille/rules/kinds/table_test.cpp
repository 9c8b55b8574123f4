#include <set>

#include <gtest/gtest.h>

#include "quadrille/rules/kinds/kind_row.h"

namespace quadrille::sudoku::rules {
namespace {

TEST(KindTable, HasARowForEachKindAndNoNameTwice) {
  std::set<std::string_view> names;
  for (std::size_t number = 0; number < kConstraintKinds; ++number) {
    const auto kind = static_cast<ConstraintKind>(number);
    const KindRow& row = row_of(kind);
    EXPECT_EQ(row.kind, kind) << row.name;
    for (const std::string_view name : {row.name, row.other_name}) {
      if (name.empty()) continue;
      EXPECT_TRUE(names.insert(name).second) << name;
      const Result<ConstraintKind> parsed = parse_constraint_kind(name);
      EXPECT_TRUE(parsed.ok() && *parsed == kind) << name;
    }
    EXPECT_TRUE(row.differ != nullptr || row.restrict_cell != nullptr || row.lower != nullptr)
        << row.name << " comes down to something";
  }
}

}  // namespace
}  // namespace quadrille::sudoku::rules
