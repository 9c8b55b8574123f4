// MpiRanks: the ranks that mpirun has started.
//   MpiRanks ranks(argc, argv);
//   if (ranks.count() > 1) cli::set_ranks(&ranks);
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>

#include <mpi.h>

#include "apps/cli/ranks/ranks.h"

namespace quadrille::mpi {

class MpiRanks final : public cli::Ranks {
 public:
  MpiRanks(int& argc, char**& argv);
  // Waits until all that was sent has left, and for the other ranks.
  ~MpiRanks() override;
  MpiRanks(const MpiRanks&) = delete;
  MpiRanks& operator=(const MpiRanks&) = delete;

  [[nodiscard]] std::size_t count() const override { return count_; }
  [[nodiscard]] std::size_t own() const override { return own_; }
  void send(std::size_t to, std::string text) override;
  std::optional<cli::Letter> receive() override;

  // Ends all ranks at once.
  [[noreturn]] static void abort(int status);

 private:
  // On its way: MPI reads the text until it has left.
  struct Sending {
    std::unique_ptr<std::string> text;
    MPI_Request request{};
  };
  void drop_sent();

  std::size_t count_ = 1;
  std::size_t own_ = 0;
  std::deque<Sending> sending_;
};

}  // namespace quadrille::mpi
