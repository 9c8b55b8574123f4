// A program from outside: uses the installed library to count the covers of a small problem.
#include <cstdio>

#include <quadrille/cover/count.h>
#include <quadrille/cover/problem.h>

int main() {
  namespace cover = quadrille::cover;

  cover::ProblemBuilder builder;
  const cover::ItemId left = builder.add_primary("left");
  const cover::ItemId right = builder.add_primary("right");
  builder.add_option({{left}});
  builder.add_option({{right}});
  builder.add_option({{left}, {right}});
  const auto problem = builder.build();
  if (!problem) return 1;

  const cover::Count count = cover::count(*problem);
  std::printf("%u options, %s covers\n", problem->option_count(), count.number().c_str());
}
