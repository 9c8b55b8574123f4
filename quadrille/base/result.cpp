#include "quadrille/base/result.h"

#include <fmt/format.h>

namespace quadrille {

std::string Error::text() const {
  if (place.line == 0) return message;
  if (place.column == 0) return fmt::format("line {}: {}", place.line, message);
  return fmt::format("line {}, column {}: {}", place.line, place.column, message);
}

}  // namespace quadrille
