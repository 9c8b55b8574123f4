#include "apps/cli/verbs/production.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "apps/cli/options/language.h"
#include "apps/cli/ranks/handout.h"
#include "apps/cli/ranks/packing.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/verbs/teaching.h"

namespace quadrille::cli {
namespace {

using create::GeneratedPuzzle;

// Puzzles that a rank makes at a time: enough to fill the lanes of the batch engine.
constexpr std::uint64_t kMostInBlock = 256;

}  // namespace

Production::Production(const GenerateSettings& settings, create::PuzzleSpec spec,
                       std::uint64_t seed, Console& console)
    : settings_(settings),
      console_(console),
      style_(boards_style(settings.common, console)),
      format_(settings.common.format),
      stop_(&interrupt()),
      series_(std::move(spec),
              {.seed = seed,
               .count = settings.count,
               .threads = static_cast<std::uint32_t>(thread_count(settings.common)),
               .stop = &stop_}),
      progress_(console, "cli.puzzles", true),
      start_(Stop::Clock::now()) {
  if (format_ == OutputFormat::automatic) {
    const bool draws = console.out_is_terminal() && settings.count == 1;
    format_ = draws ? OutputFormat::board : OutputFormat::line;
  }
  set_timeout(stop_, settings.common.timeout);
}

Status Production::run() {
  if (format_ == OutputFormat::csv && !console_.print("puzzle,solution\n")) {
    return console_.status();
  }
  try {
    if (!series_.fits()) {
      console_.error("generate: " + told(Error{ErrorKind::no_grid}));
      return Status::no_solution;
    }
    if (ranks() != nullptr) {
      work_on_ranks();
    } else {
      work_on_threads();
    }
  } catch (...) {
    refusal_ = refusal_in_flight();
  }
  return finish();
}

void Production::work_on_threads() {
  (void)series_.make([this] {  // a grid fits
    print();
    return true;
  });
  print();
}

// All that are ready, in order. Those that there was no memory to show are for the next time.
void Production::print() {
  print_waiting();
  waiting_ = series_.take();
  print_waiting();
}

void Production::print_waiting() {
  std::string text;
  std::uint64_t number = printed_;
  for (const GeneratedPuzzle& creation : waiting_) text += show(creation, number++);
  waiting_.clear();
  try {
    print_text(text, number - printed_);
  } catch (...) {
    refusal_ = refusal_in_flight();
    stop_.request();  // later ones would be out of order
    throw;
  }
}

// False: nobody reads any more.
bool Production::print_text(const std::string& text, std::uint64_t puzzles) {
  printed_ += puzzles;
  if (!text.empty() && !console_.print(text)) {
    wanted_ = false;
    stop_.request();
  }
  progress_.advance(puzzles, static_cast<double>(std::max(printed_, series_.made())) /
                                 static_cast<double>(settings_.count));
  return wanted_;
}

// With what stands between it and the one before. Numbers are from 0.
std::string Production::show(const GeneratedPuzzle& creation, std::uint64_t number) const {
  const std::string text(number > 0 ? gap_between(format_) : "");
  if (format_ == OutputFormat::json) return text + show_object(creation, number);
  if (format_ == OutputFormat::csv) {
    return text + show_line(creation.puzzle) + "," + show_line(creation.solution) + "\n";
  }
  return text + show_board(creation.puzzle, format_, style_);
}

std::string Production::show_object(const GeneratedPuzzle& creation, std::uint64_t number) const {
  JsonWriter json;
  add_board(json.begin_object(), creation.puzzle);
  json.member("solution", show_line(creation.solution));
  json.member("clues", creation.puzzle.given_count());
  json.member("symmetry", create::name(creation.pattern));
  if (creation.rating) {
    json.member("rating", rating_number(*creation.rating));
    json.member("level", logic::name(creation.rating->level));
  }
  json.member("seed", series_.seed()).member("number", number + 1);
  return end_line(json);
}

// Blocks of puzzles, each made by one rank; they are printed in order, and none behind one that is
// not whole.
void Production::work_on_ranks() {
  announce(*ranks(), Packer().number(series_.seed()).take());
  Handout handout(*ranks());
  const std::uint64_t shares = 8 * ranks()->count() * thread_count(settings_.common);
  const std::uint64_t size = std::clamp<std::uint64_t>(settings_.count / shares, 1, kMostInBlock);
  std::uint64_t given = 0;
  std::map<std::uint64_t, Block> made;  // that are not printed
  bool is_whole = true;
  while (is_whole && printed_ < settings_.count && (!stop_.requested() || handout.running() > 0)) {
    if (stop_.requested()) handout.stop();
    while (handout.has_room() && given < settings_.count && !stop_.requested()) {
      const std::uint64_t count = std::min(size, settings_.count - given);
      handout.give(given, Packer().number(given).number(count).take());
      given += count;
    }
    const auto done = handout.take();
    if (!done) continue;
    const Block& block = made[done->number] = unpack(done->answer);
    stats_.add(block.stats);
    if (block.is_refused) refusal_ = Refusal::memory;
    while (is_whole && made.contains(printed_)) {
      const Block next = std::move(made.extract(printed_).mapped());
      is_whole = next.made == std::min(size, settings_.count - printed_);
      is_whole = print_text(next.text, next.made) && is_whole;
    }
  }
}

void Production::serve_order() {
  serve(*ranks(), thread_count(settings_.common), stop_, [this](std::string_view piece) {
    Unpacker unpacker(piece);
    const std::uint64_t first = unpacker.number();
    return pack(make_block(first, unpacker.number()));
  });
}

Production::Block Production::make_block(std::uint64_t first, std::uint64_t count) {
  Block block;
  try {
    create::Series series(series_.spec(),
                          {.seed = series_.seed(), .count = count, .first = first, .stop = &stop_});
    (void)series.make([] { return true; });
    for (const GeneratedPuzzle& creation : series.take()) {
      block.text += show(creation, first + block.made++);
    }
    block.stats = series.stats();
  } catch (...) {
    refusal_in_flight();
    block = {.is_refused = true};
  }
  return block;
}

std::string Production::pack(const Block& block) {
  return Packer()
      .number(block.made)
      .text(block.text)
      .plain(block.stats)
      .plain(block.is_refused)
      .take();
}

Production::Block Production::unpack(std::string_view bytes) {
  Unpacker unpacker(bytes);
  Block block;
  block.made = unpacker.number();
  block.text = unpacker.text();
  block.stats = unpacker.plain<create::AttemptStats>();
  block.is_refused = unpacker.plain<bool>();
  return block;
}

Status Production::finish() {
  const std::chrono::duration<double> seconds = Stop::Clock::now() - start_;
  stats_.add(series_.stats());
  if (settings_.common.stats) {
    console_.note(fmt::format("seed={} puzzles={} tried={} seconds={:.6f}", series_.seed(),
                              printed_, stats_.tried, seconds.count()));
  }
  if (refusal_) {
    console_.error("generate: " + told(message_of(*refusal_)));
    return Status::unreadable;
  }
  if (printed_ == settings_.count || !wanted_) return console_.status();
  console_.error("generate: " +
                 told("cli.made", {{"made", printed_},
                                   {"count", settings_.count},
                                   {"seconds", fmt::format("{:.1f}", seconds.count())},
                                   {"tried", stats_.message(series_.spec())}}));
  return Status::unknown;
}

}  // namespace quadrille::cli
