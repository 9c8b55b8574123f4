// Input: the records of all sources, as soon as they can be had.
//   Input input(settings.sources, {.shape = settings.shape});
//   while (auto chunk = input.next()) use(chunk->records);
// A source is "-" (standard input), a file, or a puzzle written on the command line. A file may be
// a picture.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/system/wait.h"
#include "quadrille/base/result.h"
#include "quadrille/cover/ledger.h"
#include "quadrille/formats/records.h"

namespace quadrille::cli {

struct Source {
  enum class Kind { standard_input, file, argument };
  Kind kind;
  std::string name;   // for programs: "standard input", the path, "argument 2"
  std::string text;   // of an argument
  std::string title;  // the same for people

  // How a place in it is called in messages: "puzzles.txt: line 3", "argument 2".
  [[nodiscard]] std::string where(std::size_t line) const;
  // The whole message about input that cannot be read.
  [[nodiscard]] std::string complaint(const Error& error) const;
};

// Some records that follow each other in one source.
struct Chunk {
  const Source* source = nullptr;  // lives as long as the Input
  std::vector<sudoku::Record> records = {};
  sudoku::PlainLines plain = {};      // set instead of records
  std::optional<Error> trouble = {};  // set instead of records: the source cannot be read
  std::uint64_t first = 0;            // the number of the first record in all the input, from 1
  std::uint64_t bytes = 0;            // that the records take in the source
  std::string remarks =
      {};  // whole lines for standard error, told before anything about the first record

  // The number of records; a source that cannot be read counts as one.
  [[nodiscard]] std::size_t size() const { return trouble ? 1 : plain.count + records.size(); }
  // The line of a record in the source; 0 for a source that cannot be read.
  [[nodiscard]] std::size_t line(std::size_t index) const {
    if (trouble) return 0;
    return plain.count != 0 ? plain.line + index : records[index].line;
  }
  // requires: no trouble
  [[nodiscard]] sudoku::Record record(std::size_t index) const;
};

class Input {
 public:
  // Of plain lines, up to so many are handed out together; with 0 they are records like others.
  // With a part, only that of each file.
  Input(const std::vector<std::string>& sources, sudoku::ReadOptions options,
        std::size_t most_plain = 0, std::optional<cover::PlanPart> part = std::nullopt);
  ~Input();
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  // Waits for more input only when all records that have arrived were handed out. Nothing at the
  // end, or when interrupted. Where it throws because memory was refused, it may be called again.
  std::optional<Chunk> next();
  // Leaves the source that is being read, with trouble as its last chunk; later ones follow.
  void give_up(const Message& reason);
  // Whether the input proves to be at its end, waiting no longer than that for more.
  bool ends_within(std::chrono::milliseconds wait);
  // From any thread: there is no need for more, next() finds nothing from now on.
  void close();
  // Whether somebody types the input.
  [[nodiscard]] bool is_typed() const;
  // The number of bytes in all sources, where they are all files or arguments.
  [[nodiscard]] std::optional<std::uint64_t> total_bytes() const;

 private:
  enum class Found { chunk, end, nothing_yet };

  Found advance(std::optional<std::chrono::milliseconds> wait);
  [[nodiscard]] bool closed() const;
  void open_source();
  bool seek_part();
  void take_picture();
  void read_block();
  bool take_records();
  bool take_record(Chunk& chunk);
  bool take_plain_lines();
  [[nodiscard]] Chunk new_chunk() const;
  void report(Error error);

  const sudoku::ReadOptions options_;
  const std::size_t most_plain_;
  std::vector<Source> sources_;
  std::size_t opened_ = 0;  // sources that were opened so far; the last of them is being read
  const std::optional<cover::PlanPart> part_;
  int file_ = -1;                    // of the source being read
  std::uint64_t left_ = UINT64_MAX;  // bytes of it that are wanted
  std::unique_ptr<sudoku::RecordSplitter> splitter_;
  std::optional<Chunk> ready_;
  std::atomic<bool> closed_ = false;
  Bell closing_;  // rung when the input is closed
  std::uint64_t record_count_ = 0;
};

}  // namespace quadrille::cli
