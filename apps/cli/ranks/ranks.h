// Ranks: the processes that one run is spread over, where it was started as several. Rank 0 reads,
// hands out and writes; the others do the work.
//   if (Ranks* others = ranks()) others->send(1, "do this");
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace quadrille::cli {

struct Letter {
  std::size_t from = 0;  // a rank
  std::string text = {};
};

// For the main thread of each process alone.
class Ranks {
 public:
  Ranks() = default;
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;
  virtual ~Ranks() = default;

  [[nodiscard]] virtual std::size_t count() const = 0;
  [[nodiscard]] virtual std::size_t own() const = 0;
  // Waits for nobody. What one rank sends to another arrives in that order.
  virtual void send(std::size_t to, std::string text) = 0;
  // The next letter that has come, if any.
  virtual std::optional<Letter> receive() = 0;
};

// Those of this run; nullptr where this process is alone.
Ranks* ranks();
// requires: they outlive all use
void set_ranks(Ranks* several);

// Whether this process works for rank 0, and says nothing itself.
bool is_helper();

}  // namespace quadrille::cli
