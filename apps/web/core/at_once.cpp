#include "apps/web/core/at_once.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

#include "quadrille/render/matrix_marks.h"

namespace quadrille::web {
namespace {

using cover::ItemId;
using cover::Move;
using cover::NodeId;
using cover::OptionId;

// Numbers, one after another.
class Reader {
 public:
  explicit Reader(std::span<const double> numbers) : numbers_(numbers) {}

  std::uint32_t next() {
    assert(at_ < numbers_.size());
    return static_cast<std::uint32_t>(numbers_[at_++]);
  }
  template <class Make>
  auto list(std::size_t count, Make make) {
    std::vector<decltype(make())> made;
    made.reserve(count);
    while (made.size() < count) made.push_back(make());
    return made;
  }
  std::vector<std::uint32_t> words(std::size_t count) {
    return list(count, [&] { return next(); });
  }

 private:
  std::span<const double> numbers_;
  std::size_t at_ = 0;
};

// 0 for none.
template <class Number>
std::uint32_t one_more(std::optional<Number> number) {
  return number ? static_cast<std::uint32_t>(*number) + 1 : 0;
}
std::optional<NodeId> node_in(double number) {
  return number < 0 ? std::nullopt : std::optional(static_cast<NodeId>(number));
}

// Its items, options and colours are called by their numbers: who asks knows their names.
cover::Problem problem_in(Reader& reader) {
  const std::uint32_t primary = reader.next();
  const std::uint32_t items = reader.next();
  const std::vector<std::uint32_t> starts = reader.words(reader.next() + std::size_t{1});
  const std::vector<std::uint32_t> entries = reader.words(starts.back());
  const bool coloured = reader.next() != 0;
  const std::vector<std::uint32_t> colours = reader.words(coloured ? starts.back() : 0);
  cover::ProblemBuilder builder;
  builder.keep_useless_options();
  for (std::uint32_t item = 0; item < items; ++item) {
    const std::string name = std::to_string(item);
    item < primary ? builder.add_primary(name) : builder.add_secondary(name);
  }
  std::vector<cover::Entry> ones;
  for (std::size_t option = 0; option + 1 < starts.size(); ++option) {
    ones.clear();
    for (std::uint32_t place = starts[option]; place < starts[option + 1]; ++place) {
      const bool plain = !coloured || colours[place] == 0;
      ones.push_back(
          {ItemId{entries[place]},
           plain ? cover::kNoColour : builder.add_colour(std::to_string(colours[place]))});
    }
    builder.add_option(ones);
  }
  auto problem = builder.build();
  assert(problem);
  return *std::move(problem);
}

}  // namespace

void AtOnce::Answer::clear() {
  bytes.clear();
  words.clear();
  numbers.clear();
  text.clear();
}

const AtOnce::Answer& AtOnce::ask(Question question, std::span<const double> numbers) {
  answer_.clear();
  if (question == Question::dance_open) {
    open(numbers);
    return answer_;
  }
  std::unique_ptr<Dance>& dance = dances_[static_cast<std::size_t>(numbers[0])];
  assert(dance);
  switch (question) {
    case Question::dance_close:
      dance.reset();
      break;
    case Question::dance_seek:
      seek(*dance, static_cast<std::size_t>(numbers[1]));
      break;
    case Question::dance_links:
      draw_links(*dance, numbers.subspan(1));
      break;
    case Question::dance_node:
      tell_node(*dance, numbers[1], static_cast<NodeId>(numbers[2]));
      break;
    default:
      assert(false);
  }
  return answer_;
}

void AtOnce::open(std::span<const double> numbers) {
  Reader reader(numbers);
  const cover::Problem problem = problem_in(reader);
  std::vector<std::uint8_t> families =
      reader.list(problem.item_count(), [&] { return static_cast<std::uint8_t>(reader.next()); });
  std::vector<Move> moves = reader.list(reader.next(), [&] {
    return Move{.kind = static_cast<Move::Kind>(reader.next()),
                .depth = reader.next(),
                .item = ItemId{reader.next()},
                .option = OptionId{reader.next()},
                .choices = reader.next(),
                .number = reader.next()};
  });
  auto place = std::ranges::find_if(dances_, [](const auto& dance) { return dance == nullptr; });
  if (place == dances_.end()) place = dances_.insert(place, nullptr);
  *place =
      std::make_unique<Dance>(Dance{cover::Replay(problem, std::move(moves)), std::move(families)});
  const auto first = (*place)->replay.first_solution();
  answer_.words = {static_cast<std::uint32_t>(place - dances_.begin()),
                   first ? static_cast<std::uint32_t>(*first) : 0,
                   static_cast<std::uint32_t>(render::can_draw_links(problem))};
}

void AtOnce::seek(Dance& dance, std::size_t place) {
  cover::Replay& replay = dance.replay;
  replay.seek(place);
  const render::MatrixMarks marks = render::marks_of(replay);
  std::vector<std::uint32_t>& words = answer_.words;
  words = {static_cast<std::uint32_t>(replay.at()), one_more(marks.chosen),
           static_cast<std::uint32_t>(replay.path().size()),
           static_cast<std::uint32_t>(replay.levels().size())};
  for (const OptionId option : replay.path()) words.push_back(index(option));
  for (const auto& [item, choices, number] : replay.levels()) {
    words.insert(words.end(), {index(item), choices, number});
  }
  const cover::ReplayCounts& counts = replay.counts();
  for (const std::uint64_t count : {counts.nodes, counts.updates, counts.forced, counts.guesses,
                                    counts.dead_ends, counts.solutions}) {
    answer_.numbers.push_back(static_cast<double>(count));
  }
  for (const render::RowState row : marks.rows) {
    answer_.bytes.push_back(static_cast<std::uint8_t>(row));
  }
  for (const bool covered : marks.covered) answer_.bytes.push_back(covered ? 1 : 0);
}

void AtOnce::draw_links(const Dance& dance, std::span<const double> numbers) {
  const cover::Replay::Between between = dance.replay.between(numbers[0]);
  const cover::DanceLists& lists = between.lists;
  // A step that has not begun is not under way.
  const auto step = between.out > 0 ? between.step : std::nullopt;
  const auto leaving = render::leaving_node(step);
  std::optional<NodeId> last = leaving;
  if (!step && lists.trail_length() > 0) {
    last = lists.step_at(lists.trail_length() - 1).node;
  }
  enum class Called : std::int8_t { leaving = -2, none = -1 };  // who is x, but for a node
  std::optional<NodeId> x = node_in(numbers[2]);
  if (numbers[2] == static_cast<double>(Called::leaving)) x = leaving;
  const auto& levels = dance.replay.levels();
  const render::LinksPicture picture = render::links_picture(
      {.lists = lists,
       .step = step,
       .out = between.out,
       .path = dance.replay.path(),
       .chosen = levels.empty() ? std::nullopt : std::optional(levels.back().item),
       .pointed = node_in(numbers[1]),
       .x = x,
       .family_of_item = dance.family_of_item});
  std::vector<std::uint32_t>& words = answer_.words;
  words = {one_more(leaving), one_more(last), static_cast<std::uint32_t>(picture.shrinks), 0};
  for (NodeId head = lists.next(cover::kRootNode); head != cover::kRootNode;
       head = lists.next(head)) {
    words.push_back(index(lists.item_of(head)));
    ++words[3];
  }
  answer_.numbers = {picture.width, picture.height};
  append_shapes(picture.shapes, answer_);
}

// The item and the option, one more; the nodes that its links lead to; how many options the item
// of a head has left.
void AtOnce::tell_node(const Dance& dance, double part, NodeId node) {
  const cover::Replay::Between between = dance.replay.between(part);
  const cover::DanceLists& lists = between.lists;
  const bool root = node == cover::kRootNode;
  const bool head = lists.is_head(node);
  std::vector<std::uint32_t>& words = answer_.words;
  words = {root ? 0 : index(lists.item_of(node)) + 1, head ? 0 : index(lists.option_of(node)) + 1};
  using render::LinkWay;
  for (const LinkWay way : {LinkWay::up, LinkWay::down, LinkWay::left, LinkWay::right}) {
    words.push_back(render::follow(lists, node, way));
  }
  words.push_back(root ? 0 : lists.length(lists.item_of(node)));
}

}  // namespace quadrille::web
