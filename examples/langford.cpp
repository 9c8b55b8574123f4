#include "examples/count.h"
#include "quadrille/gallery/families.h"

int main(int argc, char** argv) {
  using namespace quadrille;
  using namespace quadrille::examples;
  const std::uint32_t n = size_argument(argc, argv, 1, 8);
  print_count(fmt::format("Langford pairs to {}", n), gallery::langford(n));
}
