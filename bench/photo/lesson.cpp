#include "bench/photo/lesson.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>

#include <fmt/format.h>

#include "quadrille/photo/board/boards.h"
#include "quadrille/photo/digits/cells.h"
#include "quadrille/photo/image/grey.h"

namespace quadrille::photo_bench {
namespace {

using photo::Mesh;
using photo::Plane;

constexpr std::size_t kBatch = 32;
constexpr std::size_t kDrawnSteps = 40'000;
constexpr std::size_t kPhotographSteps = 6000;
constexpr std::size_t kCalibration = 2000;  // samples that show the range of the activations

// Steps that begin quickly and end slowly, along half a wave.
template <class Draw>
void teach(Trainer& trainer, const std::string& title, std::size_t steps, double rate,
           const Draw& draw) {
  std::vector<Sample> batch(kBatch);
  double loss = 0;
  constexpr std::size_t kTold = 2000;
  for (std::size_t step = 0; step < steps; ++step) {
    std::ranges::generate(batch, draw);
    const double along = static_cast<double>(step) / static_cast<double>(steps);
    loss += trainer.learn(batch, rate * (0.02 + 0.49 * (1 + std::cos(along * 3.14159265358979))));
    if ((step + 1) % kTold != 0) continue;
    fmt::print(stderr, "  {}, step {}: loss {:.4f}\n", title, step + 1, loss / kTold);
    loss = 0;
  }
}

template <class Draw>
std::string calibrated(const Trainer& trainer, const Draw& draw) {
  std::vector<Sample> samples(kCalibration);
  std::ranges::generate(samples, draw);
  return trainer.text(samples);
}

std::size_t label_of(const Photograph& photograph, std::size_t cell) {
  return static_cast<std::size_t>(photograph.answer[cell] - '0');
}

// How many digits the network sees where the answers have them.
std::size_t hits(const Photograph& photograph, const photo::Network& network, const Plane& grey,
                 const Mesh& mesh) {
  const std::vector<photo::Patch> patches = photo::cut_cells(grey, mesh);
  std::size_t count = 0;
  for (std::size_t cell = 0; cell < patches.size(); ++cell) {
    const std::size_t label = label_of(photograph, cell);
    if (label == 0) continue;
    const photo::Chances chances = network.look_at(patches[cell]);
    const auto* const most = std::ranges::max_element(chances);
    count += static_cast<std::size_t>(most - chances.begin()) == label ? 1 : 0;
  }
  return count;
}

}  // namespace

Trainer teach_drawn(std::span<const Typeface> faces, std::uint64_t seed) {
  Random random(seed);
  Trainer trainer(random.next());
  teach(trainer, "drawn digits", kDrawnSteps, 0.002, [&] { return draw_cell(faces, random); });
  return trainer;
}

std::vector<Lesson> cut_lessons(std::span<const Photograph> photographs,
                                const photo::Network& network) {
  std::vector<Lesson> lessons;
  for (const Photograph& photograph : photographs) {
    const photo::GreyPicture grey = photo::to_grey(photograph.picture.pixels());
    const std::vector<Mesh> boards = photo::find_boards(grey.plane);
    if (boards.empty() || boards.front().size != 9) {
      fmt::print(stderr, "  {}: no 9x9 board found\n", photograph.name);
      continue;
    }
    Mesh mesh;
    std::size_t most = 0;
    for (std::uint32_t turns = 0; turns < 4; ++turns) {
      Mesh upright = turned(boards.front(), turns);
      const std::size_t seen = hits(photograph, network, grey.plane, upright);
      if (seen <= most) continue;
      most = seen;
      mesh = std::move(upright);
    }
    const auto digits = 81 - static_cast<std::size_t>(std::ranges::count(photograph.answer, '0'));
    if (most * 3 < digits * 2) {
      fmt::print(stderr, "  {}: only {} of {} digits recognised\n", photograph.name, most, digits);
      continue;
    }
    Lesson lesson = {&photograph, {}, photo::board_ink(photo::cut_raw_cells(grey.plane, mesh))};
    for (int cell = 0; cell < 81; ++cell) {
      lesson.cells.push_back(photo::cut_cell(grey.plane, mesh, cell % 9, cell / 9,
                                             {{-0.1, -0.1}, 1.1 + 0.1}, kWideSide));
    }
    lessons.push_back(std::move(lesson));
  }
  return lessons;
}

std::string teach_photographs(const std::string& title, Trainer trainer,
                              std::span<const Typeface> faces, std::span<const Lesson> lessons,
                              std::uint64_t seed) {
  Random random(seed);
  const auto draw = [&]() -> Sample {
    if (random.below(2) == 0) return draw_cell(faces, random);
    const Lesson& lesson = lessons[random.below(static_cast<std::uint32_t>(lessons.size()))];
    std::size_t cell = random.below(81);
    // Two of three cells are empty; digits are to come as often.
    if (label_of(*lesson.photograph, cell) == 0) cell = random.below(81);
    return distort(lesson.cells[cell], label_of(*lesson.photograph, cell), lesson.ink, random);
  };
  teach(trainer, title, kPhotographSteps, 0.0012, draw);
  return calibrated(trainer, draw);
}

std::string drawn_weights(const Trainer& trainer, std::span<const Typeface> faces,
                          std::uint64_t seed) {
  Random random(seed);
  return calibrated(trainer, [&] { return draw_cell(faces, random); });
}

}  // namespace quadrille::photo_bench
