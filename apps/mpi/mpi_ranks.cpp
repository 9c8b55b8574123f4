#include "apps/mpi/mpi_ranks.h"

#include <cstdlib>
#include <utility>

namespace quadrille::mpi {
namespace {

constexpr int kTag = 0;

}  // namespace

MpiRanks::MpiRanks(int& argc, char**& argv) {
  int granted = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &granted);
  int count = 1;
  int own = 0;
  MPI_Comm_size(MPI_COMM_WORLD, &count);
  MPI_Comm_rank(MPI_COMM_WORLD, &own);
  count_ = static_cast<std::size_t>(count);
  own_ = static_cast<std::size_t>(own);
}

MpiRanks::~MpiRanks() {
  for (Sending& sending : sending_) {
    // NOLINTNEXTLINE(clang-analyzer-optin.mpi.MPI-Checker): send() made it
    MPI_Wait(&sending.request, MPI_STATUS_IGNORE);
  }
  MPI_Finalize();
}

void MpiRanks::drop_sent() {
  while (!sending_.empty()) {
    int left = 0;
    MPI_Test(&sending_.front().request, &left, MPI_STATUS_IGNORE);
    if (left == 0) break;
    sending_.pop_front();
  }
}

void MpiRanks::send(std::size_t to, std::string text) {
  drop_sent();
  Sending& sending = sending_.emplace_back();
  sending.text = std::make_unique<std::string>(std::move(text));
  MPI_Isend(sending.text->data(), static_cast<int>(sending.text->size()), MPI_CHAR,
            static_cast<int>(to), kTag, MPI_COMM_WORLD, &sending.request);
  // NOLINTNEXTLINE(clang-analyzer-optin.mpi.MPI-Checker): drop_sent() or the destructor waits
}

std::optional<cli::Letter> MpiRanks::receive() {
  drop_sent();
  int has_come = 0;
  MPI_Message message{};
  MPI_Status status{};
  MPI_Improbe(MPI_ANY_SOURCE, kTag, MPI_COMM_WORLD, &has_come, &message, &status);
  if (has_come == 0) return std::nullopt;
  int size = 0;
  MPI_Get_count(&status, MPI_CHAR, &size);
  cli::Letter letter{.from = static_cast<std::size_t>(status.MPI_SOURCE),
                     .text = std::string(static_cast<std::size_t>(size), '\0')};
  MPI_Mrecv(letter.text.data(), size, MPI_CHAR, &message, MPI_STATUS_IGNORE);
  return letter;
}

void MpiRanks::abort(int status) {
  MPI_Abort(MPI_COMM_WORLD, status);
  std::abort();
}

}  // namespace quadrille::mpi
