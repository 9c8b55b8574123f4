#include "examples/count.h"
#include "quadrille/gallery/pieces.h"

int main(int argc, char** argv) {
  using namespace quadrille;
  using namespace quadrille::examples;
  const auto rows = static_cast<int>(size_argument(argc, argv, 1, 3));
  const auto columns = static_cast<int>(size_argument(argc, argv, 2, 20));
  print_count(fmt::format("pentominoes in {}x{}", rows, columns),
              gallery::pentominoes(rows, columns));
}
