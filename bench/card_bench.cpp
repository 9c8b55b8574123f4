// The engine gpu on the card of this machine: how many boards a second while they are on the card,
// and from text in memory to text in memory; and whether all answers are right.
//   quadrille_card_bench puzzles.txt...
//   quadrille_card_bench --boards 16000000 --threads 8 --limit 1000 --stops 100 puzzles.txt
// With a limit, solutions are counted up to that, too; with stops, the work is stopped so often.
// With 0 threads only what is on the card is measured.
// What every board is compared with is the processor's engine; a solution is held against its
// puzzle and the rules.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "quadrille/solve/card.h"
#include "quadrille/solve/card/fleet.h"
#include "quadrille/solve/card/work.h"
#include "quadrille/solve/plain.h"

namespace quadrille::bench {
namespace {

using sudoku::Card;
using sudoku::PlainSolver;

constexpr std::size_t kLine = 82;
constexpr std::size_t kPiece = std::size_t{1} << 18U;

struct Settings {
  std::size_t boards = std::size_t{1} << 24U;
  std::size_t threads = 8;
  std::uint64_t limit = 0;
  std::uint64_t stops = 0;
  std::vector<std::string> files;
};

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// The boards of a file over and over, one on each line, and what the processor says about them.
struct Set {
  std::string text;
  std::vector<std::uint64_t> counts;

  [[nodiscard]] std::size_t size() const { return counts.size(); }
  [[nodiscard]] std::string_view board(std::size_t i) const {
    return std::string_view(text).substr(i * kLine, kLine - 1);
  }
};

std::vector<std::uint64_t> ask_processor(const std::string& text, std::uint64_t limit) {
  std::vector<std::uint64_t> counts(text.size() / kLine);
  PlainSolver().solve({.text = text.data(), .count = counts.size(), .stride = kLine},
                      {.counts = counts, .limit = limit});
  return counts;
}

std::string lines_of(const std::string& file) {
  std::ifstream in(file);
  std::string lines;
  for (std::string line; std::getline(in, line);) {
    if (line.size() >= kLine - 1) lines.append(line, 0, kLine - 1).append("\n");
  }
  return lines;
}

Set repeated(const std::string& lines, std::size_t boards) {
  const std::vector<std::uint64_t> counts = ask_processor(lines, 2);
  Set set;
  set.text.reserve(boards * kLine + lines.size());
  while (set.size() < boards) {
    set.text += lines;
    set.counts.insert(set.counts.end(), counts.begin(), counts.end());
  }
  return set;
}

// Whether a text is a solution of a board.
bool is_solution(std::string_view board, const char* text) {
  std::array<unsigned, 27> units = {};
  for (unsigned cell = 0; cell < 81; ++cell) {
    const char digit = text[cell];
    if (digit < '1' || digit > '9') return false;
    const char given = board[cell];
    if (given >= '1' && given <= '9' && given != digit) return false;
    const unsigned bit = 1U << static_cast<unsigned>(digit - '1');
    units.at(cell / 9) |= bit;
    units.at(9 + cell % 9) |= bit;
    units.at(18 + cell / 27 * 3 + cell % 9 / 3) |= bit;
  }
  return std::ranges::all_of(units, [](unsigned unit) { return unit == 0x1FF; });
}

// On the card: the boards are there, and their answers stay there.
struct OnCard {
  double seconds = 1e9;
  sudoku::card::Progress progress;
  std::size_t wrong = 0;
};

OnCard measure_on_card(const Card& card, const Set& set) {
  sudoku::card::Work work(card.fleet()->take());
  OnCard result;
  for (int again = 0; again < 3; ++again) {
    work.begin({.count = set.size(), .limit = 2, .kept = 1});
    if (work.error()) break;
    for (std::size_t i = 0; i < set.size(); ++i) {
      std::memcpy(work.texts() + i * 81, set.board(i).data(), 81);
    }
    work.send();
    work.settle();
    const double start = now();
    while (!work.run()) {
    }
    result.seconds = std::min(result.seconds, now() - start);
  }
  work.fetch();
  if (work.error()) {
    fmt::print("{}\n", work.error()->text());
    std::exit(1);
  }
  result.progress = work.progress();
  std::array<char, kLine> solved = {};
  for (std::size_t i = 0; i < set.size(); ++i) {
    const std::uint64_t count = std::min<std::uint64_t>(work.solutions()[i], 2);
    if (count != 0) work.write_kept(i, 0, solved.data());
    const bool right =
        count == set.counts[i] && (count == 0 || is_solution(set.board(i), solved.data()));
    if (!right) ++result.wrong;
  }
  return result;
}

// From text to text: on several threads, each with a solver of its own.
template <class Make>
double measure_texts(const Set& set, std::size_t threads, std::size_t& wrong, const Make& make) {
  std::vector<std::uint64_t> counts(set.size());
  std::string solved(set.text.size(), '.');
  std::vector<std::unique_ptr<PlainSolver>> solvers;
  for (std::size_t i = 0; i < threads; ++i) solvers.push_back(make());
  double best = 1e9;
  for (int again = 0; again < 4; ++again) {  // the first one makes room
    std::atomic<std::size_t> next = 0;
    std::vector<std::thread> crew;
    const double start = now();
    for (std::size_t i = 0; i < threads; ++i) {
      crew.emplace_back([&, i] {
        for (std::size_t first = next.fetch_add(kPiece); first < set.size();
             first = next.fetch_add(kPiece)) {
          const std::size_t count = std::min(kPiece, set.size() - first);
          const auto report = solvers[i]->solve(
              {.text = set.text.data() + first * kLine, .count = count, .stride = kLine},
              {.counts = std::span(counts).subspan(first, count),
               .solutions = solved.data() + first * kLine,
               .stride = kLine});
          if (report.failure) fmt::print("{}\n", report.failure->text());
        }
      });
    }
    for (std::thread& thread : crew) thread.join();
    best = std::min(best, now() - start);
  }
  for (std::size_t i = 0; i < set.size(); ++i) {
    const bool right = counts[i] == set.counts[i] &&
                       (counts[i] == 0 || is_solution(set.board(i), solved.data() + i * kLine));
    if (!right) ++wrong;
  }
  return best;
}

// Every board of a file, with a limit at which much is counted: how many answers differ.
std::size_t compare_counts(const Card& card, const std::string& lines, std::uint64_t limit) {
  const std::vector<std::uint64_t> expected = ask_processor(lines, limit);
  std::vector<std::uint64_t> counts(expected.size());
  PlainSolver(card).solve({.text = lines.data(), .count = counts.size(), .stride = kLine},
                          {.counts = counts, .limit = limit});
  std::size_t differences = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) differences += counts[i] != expected[i] ? 1 : 0;
  return differences;
}

// Stops at moments spread over the time that the work takes: what is told as final has to be right.
std::size_t compare_stopped(const Card& card, const std::string& lines, std::uint64_t stops) {
  const std::vector<std::uint64_t> expected = ask_processor(lines, 2);
  std::vector<std::uint64_t> counts(expected.size());
  PlainSolver solver(card);
  std::size_t wrong = 0;
  double seconds = 0;
  for (std::uint64_t i = 0; i <= stops; ++i) {
    Stop stop;
    if (i != 0) {
      const double part = static_cast<double>(i * 7919 % stops) / static_cast<double>(stops);
      stop.set_deadline(Stop::after(std::chrono::duration<double>(part * seconds)));
    }
    const double start = now();
    const auto report =
        solver.solve({.text = lines.data(), .count = counts.size(), .stride = kLine},
                     {.counts = counts, .stop = &stop});
    if (i == 0) seconds = now() - start;
    for (std::size_t board = 0; board < counts.size(); ++board) {
      const bool open = !report.open.empty() && report.open[board] != 0;
      if (open ? counts[board] > expected[board] : counts[board] != expected[board]) ++wrong;
    }
  }
  return wrong;
}

Settings read(int count, char** arguments) {
  Settings settings;
  for (int i = 1; i < count; ++i) {
    const std::string_view argument = arguments[i];
    const auto number = [&] { return std::strtoull(arguments[++i], nullptr, 10); };
    if (argument == "--boards" && i + 1 < count) {
      settings.boards = number();
    } else if (argument == "--threads" && i + 1 < count) {
      settings.threads = number();
    } else if (argument == "--limit" && i + 1 < count) {
      settings.limit = number();
    } else if (argument == "--stops" && i + 1 < count) {
      settings.stops = number();
    } else {
      settings.files.emplace_back(argument);
    }
  }
  return settings;
}

int run(const Settings& settings) {
  const double start = now();
  const Result<Card> card = Card::open();
  if (!card) {
    fmt::print("{}\n", card.error().text());
    return 1;
  }
  fmt::print("{}, {} warps, opened in {:.2f} s\n", card->name(), card->fleet()->take()->warps(),
             now() - start);
  fmt::print("{:<28} {:>9} {:>9} {:>9} {:>9} {:>7} {:>7} {:>6}\n", "set", "boards", "card M/s",
             "text M/s", "cpu M/s", "passes", "splits", "wrong");
  for (const std::string& file : settings.files) {
    const std::string lines = lines_of(file);
    const Set set = repeated(lines, settings.boards);
    const OnCard on_card = measure_on_card(*card, set);
    std::size_t wrong = on_card.wrong;
    double texts = 0;
    double processor = 0;
    const Set few = repeated(lines, std::size_t{1} << 20U);
    if (settings.threads != 0) {
      texts = measure_texts(set, settings.threads, wrong,
                            [&] { return std::make_unique<PlainSolver>(*card); });
      processor = measure_texts(few, std::thread::hardware_concurrency(), wrong,
                                [] { return std::make_unique<PlainSolver>(); });
    }
    if (settings.stops != 0) wrong += compare_stopped(*card, lines, settings.stops);
    if (settings.limit != 0) wrong += compare_counts(*card, lines, settings.limit);
    const auto boards = static_cast<double>(set.size());
    const auto millions = [](std::size_t count, double seconds) {
      return seconds == 0 ? 0 : static_cast<double>(count) / seconds / 1e6;
    };
    fmt::print("{:<28} {:>9} {:>9.1f} {:>9.1f} {:>9.1f} {:>7.1f} {:>7.2f} {:>6}\n",
               file.substr(file.find_last_of('/') + 1), set.size(),
               millions(set.size(), on_card.seconds), millions(set.size(), texts),
               millions(few.size(), processor),
               static_cast<double>(on_card.progress.passes) * 64 / boards,
               static_cast<double>(on_card.progress.splits) / boards, wrong);
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace
}  // namespace quadrille::bench

int main(int count, char** arguments) {
  return quadrille::bench::run(quadrille::bench::read(count, arguments));
}
