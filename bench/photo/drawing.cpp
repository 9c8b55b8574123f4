#include "bench/photo/drawing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>

#include "quadrille/photo/digits/cells.h"

namespace quadrille::photo_bench {
namespace {

using photo::kNought;
using photo::kOther;
using photo::kPatchPixels;
using photo::kPatchSide;

// Grey of a patch while it is being drawn: 1 is paper in full light.
using Canvas = std::array<float, kPatchPixels>;

bool happens(Random& random, double chance) { return between(random, 0, 1) < chance; }

// Nearly normal: the sum of four, of which each is as likely as any other.
double around(Random& random, double spread) {
  double sum = 0;
  for (int i = 0; i < 4; ++i) sum += between(random, -1, 1);
  return sum * spread * 0.866;
}

float& at(Canvas& canvas, int x, int y) {
  return canvas[static_cast<std::size_t>(y * kPatchSide + x)];
}

// Where a character stands: its middle, its height, how it leans and swings.
struct Stand {
  double x;
  double y;
  double height;  // in pixels of the patch
  double width;   // a factor
  double turn;    // as a slope
  double lean;
  double ink;      // of 1
  double swing_x;  // how far a stroke swings out, in pixels
  double swing_y;
  double swing_from;  // where in the wave it begins
};

// With bolder strokes where `reach` is more than 0, with finer ones where it is less: each pixel is
// the most, or the least, that is covered so far around it.
Character weighted(const Character& character, int reach) {
  const int away = std::abs(reach);
  const int grown = std::max(reach, 0);
  const auto at_of = [](const Character& from, int x, int y) -> std::uint8_t {
    if (x < 0 || y < 0 || x >= from.width || y >= from.height) return 0;
    return from.cover[static_cast<std::size_t>(y * from.width + x)];
  };
  const auto filtered = [&](const Character& from, int step_x, int step_y) {
    Character to = {from.width + 2 * grown * step_x, from.height + 2 * grown * step_y};
    to.cover.reserve(static_cast<std::size_t>(to.width) * static_cast<std::size_t>(to.height));
    for (int y = 0; y < to.height; ++y) {
      for (int x = 0; x < to.width; ++x) {
        const int in_x = x - grown * step_x;
        const int in_y = y - grown * step_y;
        std::uint8_t cover = at_of(from, in_x, in_y);
        for (int i = -away; i <= away; ++i) {
          const std::uint8_t other = at_of(from, in_x + i * step_x, in_y + i * step_y);
          cover = reach > 0 ? std::max(cover, other) : std::min(cover, other);
        }
        to.cover.push_back(cover);
      }
    }
    return to;
  };
  return filtered(filtered(character, 1, 0), 0, 1);
}

std::uint64_t ink_of(const Character& character) {
  return std::accumulate(character.cover.begin(), character.cover.end(), std::uint64_t{0});
}

// As another weight of the typeface might look, if it has one; what little would be left of fine
// strokes is not made finer.
Character in_any_weight(const Character& character, Random& random) {
  if (happens(random, 0.65)) return character;
  const int reach = static_cast<int>(random.below(7)) - 2;
  Character changed = reach == 0 ? character : weighted(character, reach);
  return ink_of(changed) * 2 < ink_of(character) ? character : changed;
}

void print(Canvas& canvas, const Character& character, const Stand& stand) {
  const double scale = character.height / stand.height;
  constexpr double kWave = 6.28318530717959 / 20;  // in so many pixels it swings once
  for (int y = 0; y < kPatchSide; ++y) {
    for (int x = 0; x < kPatchSide; ++x) {
      float cover = 0;
      for (const double dy : {-0.25, 0.25}) {
        for (const double dx : {-0.25, 0.25}) {
          const double across =
              x + dx - stand.x + stand.swing_x * std::sin(kWave * y + stand.swing_from);
          const double down =
              y + dy - stand.y + stand.swing_y * std::sin(kWave * x + 2 * stand.swing_from);
          const double turned_x = across + down * stand.turn;
          const double turned_y = down - across * stand.turn;
          cover +=
              static_cast<float>(cover_of(character,
                                          (turned_x + turned_y * stand.lean) * scale / stand.width +
                                              character.width / 2.0 - 0.5,
                                          turned_y * scale + character.height / 2.0 - 0.5));
        }
      }
      at(canvas, x, y) *= 1 - cover / 4 * static_cast<float>(stand.ink);
    }
  }
}

// A line near a border of the patch, as remains there of a cell's side.
void draw_side(Canvas& canvas, Random& random, bool is_across) {
  const double thick = between(random, 0.5, 3.5);
  const bool is_far = happens(random, 0.5);
  const double place =
      is_far ? kPatchSide - 1 - between(random, -3, 1.2) : between(random, -3, 1.2);
  const double slope = around(random, 0.04);
  const auto ink = static_cast<float>(between(random, 0.3, 0.95));
  for (int along = 0; along < kPatchSide; ++along) {
    const double middle =
        place + (along - kPatchSide / 2.0) * slope + (is_far ? thick : -thick) / 2;
    for (int away = 0; away < kPatchSide; ++away) {
      const double cover = std::clamp(thick / 2 + 0.5 - std::abs(away - middle), 0.0, 1.0);
      float& pixel = is_across ? at(canvas, along, away) : at(canvas, away, along);
      pixel *= 1 - static_cast<float>(cover) * ink;
    }
  }
}

void blur(Canvas& canvas, double spread) {
  // Twice [s, 1 - 2s, s] each way, as often as it takes.
  const int rounds = 1 + static_cast<int>(spread * spread * 1.2);
  const auto share = static_cast<float>(std::min(spread * spread / 2 / rounds, 0.33));
  for (int round = 0; round < rounds; ++round) {
    for (const bool is_across : {true, false}) {
      const Canvas before = canvas;
      for (int a = 0; a < kPatchSide; ++a) {
        for (int b = 0; b < kPatchSide; ++b) {
          const auto value = [&](int away) {
            const int c = std::clamp(b + away, 0, kPatchSide - 1);
            return before[static_cast<std::size_t>(is_across ? a * kPatchSide + c
                                                             : c * kPatchSide + a)];
          };
          (is_across ? at(canvas, b, a) : at(canvas, a, b)) =
              value(0) * (1 - 2 * share) + (value(-1) + value(1)) * share;
        }
      }
    }
  }
}

photo::RawPatch expose(const Canvas& canvas, Random& random, double noise) {
  const double light = between(random, 60, 250);
  const double right = around(random, 0.004);
  const double below = around(random, 0.004);
  photo::RawPatch raw;
  for (int y = 0; y < kPatchSide; ++y) {
    for (int x = 0; x < kPatchSide; ++x) {
      const auto place = static_cast<std::size_t>(y * kPatchSide + x);
      const double shade = 1 + right * (x - kPatchSide / 2.0) + below * (y - kPatchSide / 2.0);
      const double value = canvas[place] * light * shade + around(random, noise * light);
      raw[place] = static_cast<std::uint8_t>(std::clamp(value, 0.0, 255.0));
    }
  }
  return raw;
}

template <class Values>
const auto& any_of(const Values& values, Random& random) {
  return values[random.below(static_cast<std::uint32_t>(values.size()))];
}

// Each family as often as another one, however many weights it has.
const Typeface& any_face(std::span<const Typeface> faces, Random& random) {
  const Typeface* face = &any_of(faces, random);
  // Of a family with many members one is taken back as often as there are others.
  while (random.below(face->siblings) != 0) face = &any_of(faces, random);
  return *face;
}

// What a digit that lies on its side or on its head is taken for; nothing where that is left open.
std::optional<std::size_t> label_when_turned(std::size_t label, std::uint32_t quarter_turns) {
  if (label == 0 || label == kOther || quarter_turns == 0) return label;
  if (quarter_turns != 2) return kOther;
  if (label == 6) return 9;
  if (label == 9) return 6;
  if (label == 8 || label == kNought) return label;
  if (label == 3 || label == 4 || label == 7) return kOther;
  return std::nullopt;
}

void draw_scribble(Canvas& canvas, Random& random) {
  double x = between(random, 3, 21);
  double y = between(random, 3, 21);
  const int strokes = 1 + static_cast<int>(random.below(5));
  const auto ink = static_cast<float>(between(random, 0.2, 0.9));
  for (int stroke = 0; stroke < strokes; ++stroke) {
    const double to_x = between(random, 2, 22);
    const double to_y = between(random, 2, 22);
    for (int step = 0; step <= 24; ++step) {
      const int px = static_cast<int>(x + (to_x - x) * step / 24);
      const int py = static_cast<int>(y + (to_y - y) * step / 24);
      at(canvas, px, py) = std::min(at(canvas, px, py), 1 - ink);
    }
    x = to_x;
    y = to_y;
  }
}

Stand stand_of(Random& random, double least, double most) {
  return {.x = 11.5 + around(random, 1.4),
          .y = 11.5 + around(random, 1.4),
          .height = between(random, least, most),
          .width = between(random, 0.7, 1.42),
          .turn = around(random, 0.06),
          .lean = around(random, 0.12),
          .ink = between(random, 0.35, 0.97),
          .swing_x = around(random, 0.4),
          .swing_y = around(random, 0.4),
          .swing_from = between(random, 0, 6.28318530717959)};
}

}  // namespace

double between(Random& random, double least, double most) {
  return least + (most - least) * static_cast<double>(random.next() >> 11U) * 0x1p-53;
}

Sample draw_cell(std::span<const Typeface> faces, Random& random) {
  Canvas canvas;
  canvas.fill(1);
  if (happens(random, 0.1)) canvas.fill(static_cast<float>(between(random, 0.6, 0.95)));
  const double kind = between(random, 0, 1);
  const Typeface& face = any_face(faces, random);
  Stand stand = stand_of(random, 10, 22.5);
  std::size_t label = 0;
  std::uint32_t turns = 0;
  if (kind < 0.7) {
    label = kind < 0.03 ? kNought : 1 + random.below(9);
    print(canvas, in_any_weight(face.characters[label % kNought], random), stand);
    if (happens(random, 0.2)) {
      turns = 1 + random.below(3);
      if (!label_when_turned(label, turns)) turns = 0;
    }
  } else if (kind < 0.75) {
    label = kOther;
    print(canvas, any_of(face.letters, random), stand);
  } else if (kind < 0.78) {
    label = kOther;
    draw_scribble(canvas, random);
  } else if (kind < 0.82) {
    label = kOther;  // small digits as notes
    for (int note = 0; note < 3; ++note) {
      Stand small = stand_of(random, 5, 8);
      small.x = between(random, 4, 20);
      small.y = between(random, 4, 20);
      print(canvas, face.characters[1 + random.below(9)], small);
    }
  }
  for (const bool is_across : {true, false}) {
    if (happens(random, 0.4)) draw_side(canvas, random, is_across);
    if (happens(random, 0.15)) draw_side(canvas, random, is_across);
  }
  blur(canvas, between(random, 0.2, 1.9));
  const photo::RawPatch raw = expose(canvas, random, between(random, 0, 0.03));
  // On a board the other cells tell how dark its ink is.
  const double ink = stand.ink * 255 * between(random, 0.35, 0.65);
  photo::Patch patch = photo::to_patch(raw, static_cast<int>(ink));
  for (std::uint32_t turn = 0; turn < turns; ++turn) patch = photo::turned_back(patch);
  return {patch, *label_when_turned(label, turns)};
}

Sample distort(const WideCell& cell, std::size_t label, int ink, Random& random) {
  const double scale = between(random, 0.92, 1.08);
  const double turn = around(random, 0.03);
  const double middle = (kWideSide - 1) / 2.0;
  const double shift_x = around(random, 0.7);
  const double shift_y = around(random, 0.7);
  Canvas canvas;
  for (int y = 0; y < kPatchSide; ++y) {
    for (int x = 0; x < kPatchSide; ++x) {
      const double across = (x - 11.5) * scale;
      const double down = (y - 11.5) * scale;
      const double from_x =
          std::clamp(middle + shift_x + across + down * turn, 0.0, kWideSide - 1.001);
      const double from_y =
          std::clamp(middle + shift_y + down - across * turn, 0.0, kWideSide - 1.001);
      const int left = static_cast<int>(from_x);
      const int top = static_cast<int>(from_y);
      const auto value = [&](int px, int py) {
        return static_cast<double>(cell[static_cast<std::size_t>(py * kWideSide + px)]) / 255;
      };
      const double right_part = from_x - left;
      const double low_part = from_y - top;
      at(canvas, x, y) = static_cast<float>(
          (value(left, top) * (1 - right_part) + value(left + 1, top) * right_part) *
              (1 - low_part) +
          (value(left, top + 1) * (1 - right_part) + value(left + 1, top + 1) * right_part) *
              low_part);
    }
  }
  if (happens(random, 0.3)) blur(canvas, between(random, 0.2, 0.9));
  const double light = between(random, 0.6, 1.05) * 255;
  const double noise = happens(random, 0.5) ? between(random, 0, 4) : 0;
  photo::RawPatch raw;
  std::ranges::transform(canvas, raw.begin(), [&](float value) {
    return static_cast<std::uint8_t>(std::clamp(value * light + around(random, noise), 0.0, 255.0));
  });
  photo::Patch patch = photo::to_patch(raw, static_cast<int>(ink * between(random, 0.8, 1.15)));
  std::uint32_t turns = happens(random, 0.2) ? 1 + random.below(3) : 0;
  if (!label_when_turned(label, turns)) turns = 0;
  for (std::uint32_t i = 0; i < turns; ++i) patch = photo::turned_back(patch);
  return {patch, *label_when_turned(label, turns)};
}

}  // namespace quadrille::photo_bench
