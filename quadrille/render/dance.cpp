#include "quadrille/render/dance.h"

#include <utility>

#include <fmt/format.h>

#include "quadrille/base/text.h"
#include "quadrille/render/dance/option_counts.h"

namespace quadrille::render {
namespace {

using cover::Entry;
using cover::ItemId;
using cover::Move;
using cover::OptionId;

constexpr std::uint32_t kWidestIndent = 80;
constexpr std::uint32_t kManyItems = 40;

// A choice takes an option, or is made that an item needs no more of them.
std::uint32_t most_choices(const cover::Problem& problem) {
  return cover::longest_solution(problem) + (problem.has_bounds() ? problem.primary_count() : 0);
}

}  // namespace

DanceText::DanceText(const cover::Problem& problem, const DanceStyle& style)
    : problem_(problem),
      style_(style),
      step_(problem.primary_count() > kManyItems ? 1 : 2),
      counts_(std::make_unique<OptionCounts>(problem, style.verbose)),
      indent_(most_choices(problem) + 1),
      path_(most_choices(problem)) {}

DanceText::~DanceText() = default;

Argument DanceText::item(ItemId item) const {
  std::string name = printable(problem_.item_name(item));
  if (style_.bare_names) return name;
  return Message{"dance.item", {{"name", std::move(name)}}};
}

Argument DanceText::option(OptionId option) const {
  const std::string own_name = problem_.option_name(option);
  std::string name = printable(own_name);
  if (own_name == std::to_string(index(option) + 1)) {
    std::string_view before = " (";
    for (const Entry& entry : problem_.entries(option)) {
      name += before;
      name += printable(entry_name(problem_, entry));
      before = " ";
    }
    name += ')';
  }
  if (style_.bare_names) return name;
  return Message{"dance.option", {{"name", std::move(name)}}};
}

std::string DanceText::line(const Move& move, std::uint32_t indent, const Message& message) const {
  const std::string words = style_.language->tell(message);
  if (indent <= kWidestIndent) return fmt::format("{:{}}{}\n", "", indent, words);
  const std::string depth = style_.language->tell({"dance.depth", {{"depth", move.depth}}});
  return fmt::format("{:{}}({}) {}\n", "", kWidestIndent, depth, words);
}

std::string DanceText::tell(const Move& move) {
  switch (move.kind) {
    case Move::Kind::choose:
      return tell_choose(move);
    case Move::Kind::attempt:
      return tell_attempt(move);
    case Move::Kind::pass:
      return tell_pass(move);
    case Move::Kind::solution:
      return tell_solution(move);
    case Move::Kind::back:
      return tell_back(move);
    case Move::Kind::cover:
    case Move::Kind::uncover:
    case Move::Kind::purify:
    case Move::Kind::unpurify:
    case Move::Kind::tweak:
    case Move::Kind::untweak:
      return style_.verbose ? tell_change(move) : "";
  }
  return {};
}

std::string DanceText::tell_choose(const Move& move) {
  if (is_quiet(move)) return {};
  return line(move, indent_[move.depth],
              {choice_key(problem_, move), {{"item", item(move.item)}, {"count", move.choices}}});
}

// Whether a choice that is none need not be told.
bool DanceText::is_quiet(const Move& move) const {
  return move.choices == 1 && !style_.verbose && problem_.bounds(move.item) == cover::Bounds{};
}

std::string DanceText::tell_pass(const Move& move) {
  path_[move.depth].reset();
  indent_[move.depth + 1] = indent_[move.depth] + 2 * step_;
  return line(move, indent_[move.depth] + step_,
              {"dance.pass", {{"number", move.number}, {"item", item(move.item)}}});
}

std::string DanceText::tell_attempt(const Move& move) {
  path_[move.depth] = move.option;
  const std::uint32_t indent = indent_[move.depth];
  const bool forced = move.choices == 1;
  if (is_quiet(move)) {
    indent_[move.depth + 1] = indent + step_;
    return line(
        move, indent,
        {"dance.forced_option", {{"item", item(move.item)}, {"option", option(move.option)}}});
  }
  indent_[move.depth + 1] = indent + 2 * step_;
  return line(move, indent + step_,
              {forced ? "dance.attempt" : "dance.numbered",
               {{"number", move.number}, {"option", option(move.option)}}});
}

std::string DanceText::tell_solution(const Move& move) const {
  Argument::List options;
  for (std::uint32_t depth = 0; depth < move.depth; ++depth) {
    if (path_[depth]) options.emplace_back(printable(problem_.option_name(*path_[depth])));
  }
  const std::string_view key = options.empty() ? "dance.solved_by_nothing" : "dance.solved";
  return line(move, indent_[move.depth], {key, {{"options", std::move(options)}}});
}

std::string DanceText::tell_back(const Move& move) const {
  if (move.choices == 0 || is_quiet(move)) return {};
  return line(move, indent_[move.depth], {"dance.tried", {{"item", item(move.item)}}});
}

std::string DanceText::tell_change(const Move& move) {
  std::vector<NamedArgument> parts = {{"item", item(move.item)}, {"count", counts_->count(move)}};
  if (move.kind == Move::Kind::tweak || move.kind == Move::Kind::untweak) {
    parts = {{"option", option(move.option)}};
  }
  if (move.kind == Move::Kind::purify) {
    parts.push_back({"colour", printable(colour_given(problem_, move))});
  }
  return line(move, indent_[move.depth] + step_,
              {fmt::format("dance.{}", move_name(move.kind)), std::move(parts)});
}

}  // namespace quadrille::render
