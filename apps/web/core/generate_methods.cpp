// The method board.generate: a new puzzle, as wished.
#include <array>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "apps/web/core/boards.h"
#include "apps/web/core/deadline.h"
#include "apps/web/core/methods.h"
#include "apps/web/core/ratings.h"
#include "quadrille/create/generate/workshop.h"
#include "quadrille/create/wishes.h"

namespace quadrille::web {
namespace {

using create::Attempt;
using create::Creation;
using create::Ticket;
using create::Wishes;

constexpr std::uint64_t kLargestSeed = 1ULL << 53U;  // what the page can count to
constexpr double kReportEvery = 0.1;                 // seconds

Result<Wishes> wishes_in(const Json& payload) {
  auto shape = shape_in(payload, "shape");
  if (!shape) return shape.error();
  Wishes wishes{.shape = *std::move(shape)};
  const auto symmetry = text_in(payload, "symmetry");
  if (!symmetry) return symmetry.error();
  if (*symmetry == "random") {
    wishes.pattern = std::nullopt;
  } else {
    const auto pattern = create::parse_pattern(*symmetry);
    if (!pattern) return pattern.error();
    wishes.pattern = *pattern;
  }
  const auto level = text_in(payload, "level");
  if (!level) return level.error();
  if (*level != "any") {
    const auto known = logic::parse_level(*level);
    if (!known) return known.error();
    wishes.difficulty = create::range_of(*known);
  }
  if (const auto reason = create::impossible(wishes)) return Error{*reason};
  return wishes;
}

// Attempts at one puzzle until one is as wished.
Creation make_puzzle(Session& session, const Wishes& wishes, std::uint64_t seed) {
  create::Workshop workshop(wishes, seed);
  Stop reported;
  end_after(reported, kReportEvery);
  std::vector<Ticket> tickets(workshop.best_number());
  for (std::uint64_t tried = 0;; tried += tickets.size()) {
    for (std::size_t each = 0; each < tickets.size(); ++each) {
      tickets[each] = {.puzzle = 0, .attempt = tried + each};
    }
    for (Attempt& attempt : workshop.make(tickets)) {
      if (attempt.creation) return *std::move(attempt.creation);
    }
    if (!reported.requested()) continue;
    const std::uint64_t done = tried + tickets.size();
    session.report({.done = done, .of = 0, .text = fmt::format("{}", done)});
    end_after(reported, kReportEvery);
  }
}

Result<Done> generate(Session& session, const Json& payload, JsonWriter& json) {
  const auto wishes = wishes_in(payload);
  if (!wishes) return wishes.error();
  const auto seed = number_in(payload, "seed", 0, kLargestSeed);
  if (!seed) return seed.error();
  const Creation creation = make_puzzle(session, *wishes, *seed);
  const auto rating = creation.rating ? Result(*creation.rating) : rate_puzzle(creation.puzzle);
  if (!rating) return rating.error();
  json.begin_object().key("board");
  write_board(json, creation.puzzle);
  json.key("rating");
  write_rating(json, *rating);
  json.end_object();
  return Done{};
}

constexpr std::array kMethods = {NamedMethod{"board.generate", generate}};

}  // namespace

std::span<const NamedMethod> generate_methods() { return kMethods; }

}  // namespace quadrille::web
