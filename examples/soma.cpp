#include "examples/count.h"
#include "quadrille/gallery/pieces.h"

int main() {
  using namespace quadrille;
  using namespace quadrille::examples;
  print_count("Soma cube", gallery::soma());
}
