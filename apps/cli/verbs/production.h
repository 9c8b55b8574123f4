// Production: puzzles that `generate` makes, on threads or on other ranks, printed in order.
//   Production production(settings, spec, seed, console);
//   return production.run();
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/options/settings.h"
#include "apps/cli/options/spec_options.h"
#include "apps/cli/pipeline/console.h"
#include "apps/cli/pipeline/refusal.h"
#include "apps/cli/pipeline/show.h"
#include "quadrille/base/stop.h"
#include "quadrille/create/generate.h"
#include "quadrille/create/generate_rules.h"

namespace quadrille::cli {

struct GenerateSettings {
  Settings common;
  SpecOptions spec;
  std::uint64_t count = 1;
  std::optional<std::uint64_t> seed = {};
  create::RuleWishes wishes = {};  // --rules
  bool uniform = false;            // full boards, each equally likely
};

class Production {
 public:
  // What is referred to outlives it.
  Production(const GenerateSettings& settings, create::PuzzleSpec spec, std::uint64_t seed,
             Console& console);

  Status run();
  // On a rank that works for another: what the order asks for, until it is at its end.
  void serve_order();

 private:
  // Some puzzles that follow each other, made by another rank.
  struct Block {
    std::uint64_t made = 0;
    std::string text = {};
    create::AttemptStats stats = {};
    bool is_refused = false;  // the system refused what it needs
  };

  void work_on_threads();
  void print();
  void print_waiting();
  bool print_text(const std::string& text, std::uint64_t puzzles);
  [[nodiscard]] std::string show(const create::GeneratedPuzzle& creation,
                                 std::uint64_t number) const;
  [[nodiscard]] std::string show_object(const create::GeneratedPuzzle& creation,
                                        std::uint64_t number) const;
  void work_on_ranks();
  Block make_block(std::uint64_t first, std::uint64_t count);
  [[nodiscard]] static std::string pack(const Block& block);
  [[nodiscard]] static Block unpack(std::string_view bytes);
  Status finish();

  const GenerateSettings& settings_;
  Console& console_;
  BoardsStyle style_;
  OutputFormat format_;
  Stop stop_;
  create::Series series_;
  Progress progress_;
  Stop::Clock::time_point start_;
  std::vector<create::GeneratedPuzzle> waiting_;  // made, and not shown yet
  std::uint64_t printed_ = 0;
  bool wanted_ = true;              // somebody still reads
  std::optional<Refusal> refusal_;  // what the system refused, for which reason it gave up
  create::AttemptStats stats_;      // of other ranks
};

}  // namespace quadrille::cli
