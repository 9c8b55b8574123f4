#include "quadrille/gallery/langford.h"

#include "examples/count.h"

int main(int argc, char** argv) {
  using namespace quadrille;
  using namespace quadrille::examples;
  const std::uint32_t n = size_argument(argc, argv, 1, 8);
  print_count(fmt::format("Langford pairs to {}", n), gallery::langford(n));
}
