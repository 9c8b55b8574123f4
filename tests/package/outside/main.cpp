// A program from outside: uses the installed library to count the covers of a small problem.
#include <cstdio>

#include <quadrille/cover/problem.h>
#include <quadrille/cover/search.h>

int main() {
  namespace cover = quadrille::cover;

  cover::Problem problem;
  const auto left = problem.add_primary("left");
  const auto right = problem.add_primary("right");
  if (!left || !right) return 1;
  const bool built = problem.add_option({{*left}}).ok() && problem.add_option({{*right}}).ok() &&
                     problem.add_option({{*left}, {*right}}).ok();
  if (!built) return 1;

  const cover::Count count = cover::count(problem);
  std::printf("%u options, %u covers\n", problem.option_count(),
              static_cast<unsigned>(count.solutions));
}
