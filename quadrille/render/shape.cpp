#include "quadrille/render/shape.h"

#include <cmath>

namespace quadrille::render {
namespace {

// Without a tenth where there is none.
void append_number(std::string& text, double value) {
  const long tenths = std::lround(value * 10);
  if (tenths < 0) text += '-';
  const long size = std::labs(tenths);
  text += std::to_string(size / 10);
  if (size % 10 == 0) return;
  text += '.';
  text += static_cast<char>('0' + size % 10);
}

}  // namespace

Path& Path::move(Point to) {
  verbs.push_back(Verb::move);
  points.push_back(to);
  return *this;
}

Path& Path::line(Point to) {
  verbs.push_back(Verb::line);
  points.push_back(to);
  return *this;
}

Path& Path::curve(Point leaving, Point coming, Point to) {
  verbs.push_back(Verb::curve);
  points.insert(points.end(), {leaving, coming, to});
  return *this;
}

Path& Path::close() {
  verbs.push_back(Verb::close);
  return *this;
}

std::string svg_path(const Path& path) {
  std::string text;
  std::size_t next = 0;
  for (const Path::Verb verb : path.verbs) {
    text += "MLCZ"[static_cast<std::size_t>(verb)];
    const std::size_t count = verb == Path::Verb::close ? 0 : verb == Path::Verb::curve ? 3 : 1;
    for (std::size_t i = 0; i < count; ++i, ++next) {
      if (i > 0) text += ' ';
      append_number(text, path.points[next].x);
      text += ' ';
      append_number(text, path.points[next].y);
    }
  }
  return text;
}

}  // namespace quadrille::render
