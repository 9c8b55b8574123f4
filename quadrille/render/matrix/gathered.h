// Gathered: a picture that is written piece by piece, as one text.
//   gathered([&](const Sink& sink) { write_matrix_pbm(view, sink); })
#pragma once

#include <string>
#include <string_view>

namespace quadrille::render {

// All that a writer hands to its sink.
template <class Write>
std::string gathered(Write write) {
  std::string result;
  write([&result](std::string_view piece) {
    result += piece;
    return true;
  });
  return result;
}

}  // namespace quadrille::render
