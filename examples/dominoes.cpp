#include "examples/count.h"
#include "quadrille/gallery/families.h"

int main(int argc, char** argv) {
  using namespace quadrille;
  using namespace quadrille::examples;
  const std::uint32_t rows = size_argument(argc, argv, 1, 6);
  const std::uint32_t columns = size_argument(argc, argv, 2, 6);
  print_count(fmt::format("dominoes on {}x{}", rows, columns), gallery::dominoes(rows, columns));
}
