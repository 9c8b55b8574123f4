#include "examples/count.h"
#include "examples/pieces.h"

int main() {
  using namespace quadrille::examples;
  print_count("Soma cube", soma());
}
