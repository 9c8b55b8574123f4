#include "apps/cli/pipeline/piece_work.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "apps/cli/ranks/handout.h"
#include "apps/cli/ranks/packing.h"
#include "apps/cli/system/interrupt.h"

namespace quadrille::cli {
namespace {

constexpr char kPiecesOrder = 'P';

// A subtree with so much text is cut: it is kept in memory until it is done.
constexpr std::size_t kMostText = std::size_t{32} << 20U;

// "3 17 20": options from 1, in order.
std::string solution_line(std::span<const cover::OptionId> solution) {
  std::vector<cover::OptionId> options(solution.begin(), solution.end());
  std::ranges::sort(options);
  std::string line;
  for (const cover::OptionId option : options) {
    fmt::format_to(std::back_inserter(line), "{}{}", line.empty() ? "" : " ", index(option) + 1);
  }
  return line + "\n";
}

// Names are not sent: nobody asks for them there.
void pack(Packer& packer, const cover::Problem& problem) {
  packer.number(problem.primary_count()).number(problem.item_count());
  packer.number(problem.colour_count());
  for (std::uint32_t item = 0; item < problem.primary_count(); ++item) {
    packer.plain(problem.bounds(cover::ItemId{item}));
  }
  packer.list(problem.starts()).list(problem.entries());
}

cover::Problem unpack_problem(Unpacker& unpacker) {
  const std::uint64_t primary = unpacker.number();
  const std::uint64_t items = unpacker.number();
  const std::uint64_t colours = unpacker.number();
  cover::ProblemBuilder builder;
  builder.keep_useless_options();
  for (std::uint64_t item = 0; item < items; ++item) {
    if (item < primary) {
      builder.add_primary(std::to_string(item), unpacker.plain<cover::Bounds>());
    } else {
      builder.add_secondary(std::to_string(item));
    }
  }
  for (std::uint64_t colour = 0; colour < colours; ++colour) {
    builder.add_colour(std::to_string(colour));
  }
  const auto starts = unpacker.list<std::uint32_t>();
  const auto entries = unpacker.list<cover::Entry>();
  for (std::size_t option = 0; option + 1 < starts.size(); ++option) {
    builder.add_option(
        std::span(entries).subspan(starts[option], starts[option + 1] - starts[option]));
  }
  auto problem = builder.build();
  return problem ? *std::move(problem) : cover::Problem();
}

void pack(Packer& packer, const cover::Branch& branch) {
  packer.list(branch.taken).list(branch.out);
}

cover::Branch unpack_branch(Unpacker& unpacker) {
  cover::Branch branch;
  branch.taken = unpacker.list<cover::OptionId>();
  branch.out = unpacker.list<cover::OptionId>();
  return branch;
}

std::string pack(const PieceWork& work) {
  Packer packer;
  packer.plain(work.refusal).plain(work.done.complete).plain(work.done.seconds);
  std::vector<std::uint64_t> words;
  for (std::uint32_t i = 0; i < work.done.solutions.words(); ++i) {
    words.push_back(work.done.solutions.word(i));
  }
  packer.list(words).text(work.text).number(work.done.rest.size());
  for (const cover::Branch& branch : work.done.rest) pack(packer, branch);
  return packer.take();
}

}  // namespace

PieceWork work_on(const cover::Problem& problem, const cover::Branch& branch, const PieceJob& job) {
  PieceWork work;
  try {
    const auto tell = [&](std::span<const cover::OptionId> solution) {
      work.text += solution_line(solution);
      return work.text.size() < kMostText;
    };
    work.done = job.asks == cover::Question::count
                    ? cover::count_piece(problem, branch, job.piece)
                    : cover::list_piece(problem, branch, job.piece, tell);
  } catch (...) {
    work = {.refusal = refusal_in_flight()};
  }
  return work;
}

std::string pieces_order(const cover::Problem& problem, const PieceJob& job) {
  Packer packer;
  packer.plain(kPiecesOrder).plain(job.asks).plain(job.piece.search.engine);
  packer.number(job.piece.search.memory).number(job.threads).plain(job.piece.cut_after.count());
  pack(packer, problem);
  return packer.take();
}

bool is_pieces_order(std::string_view order) { return order.starts_with(kPiecesOrder); }

void serve_pieces(std::string_view order) {
  Unpacker unpacker(order);
  unpacker.plain<char>();
  Stop stop(&interrupt());
  PieceJob job;
  job.asks = unpacker.plain<cover::Question>();
  job.piece.search.engine = unpacker.plain<cover::EngineName>();
  job.piece.search.memory = unpacker.number();
  job.piece.search.stop = &stop;
  job.threads = unpacker.number();
  job.piece.cut_after = std::chrono::duration<double>(unpacker.plain<double>());
  const cover::Problem problem = unpack_problem(unpacker);
  serve(*ranks(), job.threads, stop, [&](std::string_view piece) {
    Unpacker branch(piece);
    return pack(work_on(problem, unpack_branch(branch), job));
  });
}

std::string pack(const cover::Branch& branch) {
  Packer packer;
  pack(packer, branch);
  return packer.take();
}

PieceWork unpack_work(std::string_view answer) {
  Unpacker unpacker(answer);
  PieceWork work;
  work.refusal = unpacker.plain<std::optional<Refusal>>();
  work.done.complete = unpacker.plain<bool>();
  work.done.seconds = unpacker.plain<double>();
  work.done.solutions = Natural::from_words(unpacker.list<std::uint64_t>());
  work.text = unpacker.text();
  work.done.rest.resize(unpacker.number());
  for (cover::Branch& branch : work.done.rest) branch = unpack_branch(unpacker);
  return work;
}

}  // namespace quadrille::cli
