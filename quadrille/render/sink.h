// Sink: takes a long output piece by piece, for what may be larger than the memory.
//   write_matrix_pbm(view, [&](std::string_view piece) { return file.write(piece); });
//   std::string bytes = gather([&](const Sink& sink) { write_matrix_pbm(view, sink); });
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace quadrille::render {

// False means "enough": the writer stops.
using Sink = std::function<bool(std::string_view)>;

template <class Write>
std::string gather(Write write) {
  std::string result;
  write([&result](std::string_view piece) {
    result += piece;
    return true;
  });
  return result;
}

}  // namespace quadrille::render
