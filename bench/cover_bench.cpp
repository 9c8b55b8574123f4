// The engines for exact cover against each other, on problems that are made here: every solution
// handed out, and all of them counted. Rows of one run may be compared with each other, and with
// nothing else.
//   ./dev bench --benchmark_filter=cover/queens
//
// "cover/queens-12/rows-avx2" walks through all solutions; "count/queens-12/sweep" counts them.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "quadrille/base/instruction_set.h"
#include "quadrille/cover/count.h"
#include "quadrille/cover/engine/engine.h"
#include "quadrille/gallery/families.h"
#include "quadrille/gallery/pieces.h"

namespace quadrille {
namespace {

struct Family {
  std::string_view title;
  cover::Problem (*make)();
};
constexpr Family kFamilies[] = {
    {"pentominoes-4x15", [] { return gallery::pentominoes(4, 15); }},
    {"soma", [] { return gallery::soma(); }},
    {"queens-6", [] { return gallery::queens(6); }},  // tiny: what it costs to begin
    {"queens-12", [] { return gallery::queens(12); }},
    {"langford-11", [] { return gallery::langford(11); }},
    {"latin-5", [] { return gallery::latin_squares(5); }},
    {"dominoes-6x7", [] { return gallery::dominoes(6, 7); }},
};

void walk_through(benchmark::State& state, cover::Engine& engine) {
  std::uint64_t solutions = 0;
  while (engine.next({})) {
    benchmark::DoNotOptimize(engine.solution().data());
    ++solutions;
  }
  state.counters["solutions"] = static_cast<double>(solutions);
}

void cover_by_rows(benchmark::State& state, const Family& family, InstructionSet set) {
  const cover::Problem problem = family.make();
  for (auto _ : state) walk_through(state, *cover::make_rows(problem, nullptr, set));
}

void cover_by_links(benchmark::State& state, const Family& family) {
  const cover::Problem problem = family.make();
  for (auto _ : state) walk_through(state, *cover::make_links(problem, {}, {}));
}

void cover_by_automatic(benchmark::State& state, const Family& family) {
  const cover::Problem problem = family.make();
  for (auto _ : state) walk_through(state, *cover::make_automatic(problem, {}));
}

void count_by(benchmark::State& state, const Family& family, cover::EngineName engine) {
  const cover::Problem problem = family.make();
  for (auto _ : state) {
    benchmark::DoNotOptimize(cover::count(problem, UINT64_MAX, {.engine = engine}));
  }
}

[[maybe_unused]] const bool kRegistered = [] {
  const auto add = [](const std::string& title, auto... benchmark_and_arguments) {
    benchmark::RegisterBenchmark(title.c_str(), benchmark_and_arguments...)
        ->Unit(benchmark::kMicrosecond);
  };
  for (const Family& family : kFamilies) {
    const auto title = [&](std::string_view kind, std::string_view engine) {
      return fmt::format("{}/{}/{}", kind, family.title, engine);
    };
    add(title("cover", "links"), cover_by_links, family);
    for (const InstructionSet set : kInstructionSets) {
      if (!is_available(set)) continue;
      add(title("cover", fmt::format("rows-{}", name(set))), cover_by_rows, family, set);
    }
    add(title("cover", "auto"), cover_by_automatic, family);
    for (const auto engine : {cover::EngineName::links, cover::EngineName::rows,
                              cover::EngineName::sweep, cover::EngineName::automatic}) {
      add(title("count", cover::name(engine)), count_by, family, engine);
    }
  }
  return true;
}();

}  // namespace
}  // namespace quadrille
