#include "quadrille/render/dance.h"

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

}  // namespace

DanceText::DanceText(const cover::Problem& problem, const DanceStyle& style)
    : problem_(problem),
      style_(style),
      step_(problem.primary_count() > kManyItems ? 1 : 2),
      counts_(std::make_unique<OptionCounts>(problem, style.verbose)),
      indent_(problem.primary_count() + 1),
      path_(problem.primary_count()) {}

DanceText::~DanceText() = default;

std::string DanceText::item(ItemId item) const {
  return (style_.bare_names ? "" : "item ") + printable(problem_.item_name(item));
}

std::string DanceText::option(OptionId option) const {
  const std::string name = problem_.option_name(option);
  std::string text = (style_.bare_names ? "" : "option ") + printable(name);
  if (name != std::to_string(index(option) + 1)) return text;
  std::string_view before = " (";
  for (const Entry& entry : problem_.entries(option)) {
    text += before;
    text += printable(entry_name(problem_, entry));
    before = " ";
  }
  return text + ')';
}

std::string DanceText::line(const Move& move, std::uint32_t indent, std::string_view words) const {
  if (indent <= kWidestIndent) return fmt::format("{:{}}{}\n", "", indent, words);
  return fmt::format("{:{}}(depth {}) {}\n", "", kWidestIndent, move.depth, words);
}

std::string DanceText::tell(const Move& move) {
  switch (move.kind) {
    case Move::Kind::choose:
      return tell_choose(move);
    case Move::Kind::attempt:
      return tell_attempt(move);
    case Move::Kind::solution:
      return tell_solution(move);
    case Move::Kind::back:
      return tell_back(move);
    case Move::Kind::cover:
    case Move::Kind::uncover:
    case Move::Kind::purify:
    case Move::Kind::unpurify:
      return style_.verbose ? tell_change(move) : "";
  }
  return {};
}

std::string DanceText::tell_choose(const Move& move) {
  const std::uint32_t indent = indent_[move.depth];
  const std::string name = item(move.item);
  if (move.choices == 0) return line(move, indent, name + " has no option left: back");
  if (move.choices > 1) {
    return line(move, indent, fmt::format("{} has {} options: guess", name, move.choices));
  }
  return style_.verbose ? line(move, indent, name + " has 1 option: forced") : "";
}

std::string DanceText::tell_attempt(const Move& move) {
  path_[move.depth] = move.option;
  const std::uint32_t indent = indent_[move.depth];
  const bool forced = move.choices == 1;
  if (forced && !style_.verbose) {
    indent_[move.depth + 1] = indent + step_;
    return line(move, indent,
                fmt::format("{} has 1 option: forced, {}", item(move.item), option(move.option)));
  }
  indent_[move.depth + 1] = indent + 2 * step_;
  const std::string number = forced ? "" : fmt::format("{}. ", move.number);
  return line(move, indent + step_, number + option(move.option));
}

std::string DanceText::tell_solution(const Move& move) const {
  std::string words = "solved by";
  for (std::uint32_t depth = 0; depth < move.depth; ++depth) {
    words += depth == 0 ? " " : ", ";
    words += printable(problem_.option_name(path_[depth]));
  }
  if (move.depth == 0) words += " taking nothing";
  return line(move, indent_[move.depth], words);
}

std::string DanceText::tell_back(const Move& move) const {
  if (move.choices == 0 || (move.choices == 1 && !style_.verbose)) return {};
  return line(move, indent_[move.depth], item(move.item) + ": every option tried, back");
}

std::string DanceText::tell_change(const Move& move) {
  const bool undo = move.kind == Move::Kind::uncover || move.kind == Move::Kind::unpurify;
  const std::uint32_t count = counts_->count(move);
  std::string what = fmt::format("{} {}", move_name(move.kind), item(move.item));
  if (move.kind == Move::Kind::purify) what += " to " + printable(colour_given(problem_, move));
  const std::string_view happens = undo ? (count == 1 ? "option returns" : "options return")
                                        : (count == 1 ? "option leaves" : "options leave");
  return line(move, indent_[move.depth] + step_, fmt::format("{}: {} {}", what, count, happens));
}

}  // namespace quadrille::render
