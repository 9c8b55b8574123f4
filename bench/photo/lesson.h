// Lesson: how a network is taught: first with drawn digits alone, then with cells of photographs
// among them.
//   Trainer drawn = teach_drawn(faces, seed);
//   const std::vector<Lesson> lessons = cut_lessons(photographs, network);
//   const std::string weights = teach_photographs("all", drawn, faces, lessons, seed);
#pragma once

#include <span>
#include <string>
#include <vector>

#include "bench/photo/collection.h"
#include "bench/photo/drawing.h"

namespace quadrille::photo_bench {

// A photograph cut into cells, upright.
struct Lesson {
  const Photograph* photograph;
  std::vector<WideCell> cells;
  int ink = 0;
};

Trainer teach_drawn(std::span<const Typeface> faces, std::uint64_t seed);

// Those on which the lines were found and most digits are what the answers say, as far as the
// network can tell: which side is up is seen from that.
std::vector<Lesson> cut_lessons(std::span<const Photograph> photographs,
                                const photo::Network& network);

// The weights, as photo::Network::parse reads them. Half of the samples are drawn. The title is
// what stderr is told how far it is under.
std::string teach_photographs(const std::string& title, Trainer trainer,
                              std::span<const Typeface> faces, std::span<const Lesson> lessons,
                              std::uint64_t seed);

// Those of a trainer that has seen no photograph.
std::string drawn_weights(const Trainer& trainer, std::span<const Typeface> faces,
                          std::uint64_t seed);

}  // namespace quadrille::photo_bench
