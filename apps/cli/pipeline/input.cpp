#include "apps/cli/pipeline/input.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <new>
#include <span>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/cli/options/language.h"
#include "apps/cli/options/parse.h"
#include "apps/cli/pipeline/file_part.h"
#include "apps/cli/pipeline/picture_board.h"
#include "apps/cli/system/interrupt.h"
#include "apps/cli/system/picture.h"
#include "apps/cli/system/read_file.h"
#include "quadrille/formats/write.h"

namespace quadrille::cli {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kBlock = std::size_t{1} << 18U;
constexpr std::size_t kMostRecords = 256;  // records handed out together, at most
constexpr std::size_t kRamp = 16;          // fewer at first: see ramp

// Whether a text is the name of a file and cannot be a board, which has no slash, and letters only
// from 10x10 on: "puzzles.txt", "../boards/easy". One with many dots is rather a board with a slip,
// and an address may hold one.
bool is_called_like_a_file(std::string_view text) {
  constexpr std::size_t kLongestExtension = 5;
  constexpr std::size_t kLeastCells = 100;
  constexpr std::ptrdiff_t kMostDots = 3;
  if (text.find_first_of("\n\t") != std::string_view::npos) return false;
  if (text.find("://") != std::string_view::npos) return false;
  const std::size_t dot = text.rfind('.');
  // A board that is packed into letters may have a slash too, but then it is long and has no dot.
  const bool may_be_packed = text.size() >= kLeastCells && dot == std::string_view::npos;
  if (text.find('/') != std::string_view::npos) return !may_be_packed;
  if (dot == std::string_view::npos || dot == 0 || text.size() >= kLeastCells) return false;
  const std::string_view extension = text.substr(dot + 1);
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  return extension.size() <= kLongestExtension && std::ranges::any_of(extension, is_letter) &&
         std::ranges::count(text, '.') <= kMostDots;
}

Source make_source(const std::string& text, std::size_t number) {
  struct stat about = {};
  if (text == "-") {
    return {Source::Kind::standard_input, "standard input", {}, told("cli.standard_input")};
  }
  // These folders are everywhere, and nothing can be read from them: so they are the empty boards
  // of one and of two cells.
  const bool is_board_of_dots = text == "." || text == "..";
  // One that may not be looked at is told so when it is opened.
  const bool is_file = !is_board_of_dots && (exists(text, about) || errno == EACCES ||
                                             errno == ELOOP || is_called_like_a_file(text));
  if (is_file) return {Source::Kind::file, text, {}, text};
  return {Source::Kind::argument, fmt::format("argument {}", number), text,
          told("cli.argument", {{"number", number}})};
}

// Looks at a file without reading on in it; a pipe is none.
bool shows_picture(int file) {
  std::string start(kPictureMark, '\0');
  const ssize_t count = ::pread(file, start.data(), start.size(), 0);
  return count > 0 && is_picture(start);
}

// Small chunks at the beginning: a few hard puzzles are to be shared out among all threads.
std::size_t ramp(std::uint64_t records_so_far, std::size_t most) {
  return std::min<std::uint64_t>(1 + records_so_far / kRamp, most);
}

}  // namespace

std::string Source::where(std::size_t line) const {
  if (line == 0 || (kind == Kind::argument && line == 1)) return title;
  return fmt::format("{}: {}", title, told(message_of(Place{.line = line})));
}

std::string Source::complaint(const Error& error) const {
  if (kind != Kind::argument) return fmt::format("{}: {}", title, told(error));
  Message wrong = error.placed_message();
  if (error.place.column != 0 && text.find('\n') == std::string::npos) {
    const Message column{"cli.column", {{"column", error.place.column}}};
    wrong = {"error.placed", {{"place", column}, {"error", error.message()}}};
  }
  return fmt::format("{}: {}", title,
                     told("cli.neither", {{"text", found(text)}, {"error", std::move(wrong)}}));
}

sudoku::Record Chunk::record(std::size_t index) const {
  if (plain.count == 0) return records[index];
  return {.kind = sudoku::Record::Kind::line,
          .text = std::string(plain.board(index)),
          .line = plain.line + index};
}

Input::Input(const std::vector<std::string>& sources, sudoku::ReadOptions options,
             std::size_t most_plain, std::optional<cover::PlanPart> part)
    : options_(std::move(options)), most_plain_(most_plain), part_(part) {
  if (sources.empty()) sources_.push_back(make_source("-", 1));
  for (const std::string& source : sources) {
    sources_.push_back(make_source(source, sources_.size() + 1));
  }
  if (!part_ || part_->of == 1) return;
  // Lines are counted from where the part begins.
  for (Source& source : sources_) {
    source.title += fmt::format(" {}/{}", part_->number, part_->of);
  }
}

Input::~Input() {
  if (file_ > STDIN_FILENO) ::close(file_);
}

void Input::close() {
  closed_.store(true, std::memory_order_relaxed);
  closing_.ring();
}

bool Input::closed() const {
  return closed_.load(std::memory_order_relaxed) || interrupt().requested();
}

std::optional<Chunk> Input::next() {
  if (closed() || advance(std::nullopt) != Found::chunk) return std::nullopt;
  return std::exchange(ready_, std::nullopt);
}

bool Input::ends_within(milliseconds wait) { return advance(wait) == Found::end; }

bool Input::is_typed() const {
  const auto is_stdin = [](const Source& source) {
    return source.kind == Source::Kind::standard_input;
  };
  return std::ranges::any_of(sources_, is_stdin) && ::isatty(STDIN_FILENO) == 1;
}

std::optional<std::uint64_t> Input::total_bytes() const {
  std::uint64_t total = 0;
  for (const Source& source : sources_) {
    struct stat about = {};
    if (source.kind == Source::Kind::standard_input) {
      if (::fstat(STDIN_FILENO, &about) != 0 || !S_ISREG(about.st_mode)) return std::nullopt;
    } else if (source.kind == Source::Kind::file) {
      if (!exists(source.name, about) || !S_ISREG(about.st_mode)) return std::nullopt;
    }
    total += source.kind == Source::Kind::argument ? source.text.size()
                                                   : static_cast<std::uint64_t>(about.st_size);
  }
  return part_ ? total / part_->of : total;
}

Input::Found Input::advance(std::optional<milliseconds> wait) {
  for (;;) {
    if (ready_ || take_records()) return Found::chunk;
    if (file_ < 0) {
      if (opened_ == sources_.size()) return Found::end;
      open_source();
    } else if (wait_for_input(file_, wait, &closing_)) {
      read_block();
    } else if (wait || closed()) {
      return Found::nothing_yet;
    }
  }
}

void Input::open_source() {
  const Source& source = sources_[opened_++];
  splitter_ = std::make_unique<sudoku::RecordSplitter>(options_);
  left_ = UINT64_MAX;
  if (source.kind == Source::Kind::argument && part_ && part_->of > 1) {
    report(Message("cli.part_of_file"));
    return;
  }
  if (source.kind == Source::Kind::argument) {
    splitter_->feed(source.text);
    splitter_->finish();
    if (!take_records()) report(Message("cli.no_cells"));
    return;
  }
  if (source.kind == Source::Kind::standard_input) {
    file_ = STDIN_FILENO;
  } else if (const Result<int> file = open_file(source.name); file) {
    file_ = *file;
  } else {
    report(file.error());
    return;
  }
  if (source.kind == Source::Kind::file && shows_picture(file_)) {
    take_picture();
    return;
  }
  if (part_ && part_->of > 1 && !seek_part()) {
    if (file_ > STDIN_FILENO) ::close(file_);
    file_ = -1;
  }
}

// Goes to where the part begins, with what every part has to know.
bool Input::seek_part() {
  const Result<FilePart> found = part_of_file(file_, *part_, options_);
  if (!found) {
    report(found.error());
    return false;
  }
  ::lseek(file_, static_cast<off_t>(found->begin), SEEK_SET);
  splitter_->feed(found->lead);
  left_ = found->end - found->begin;
  return true;
}

// The board of a picture is one record, whatever else there is in the file.
void Input::take_picture() {
  ::close(file_);
  file_ = -1;
  const Source& source = sources_[opened_ - 1];
  const Result<std::string> bytes = read_whole(source.name, kMostPictureBytes);
  const Result<PictureBoard> board =
      bytes ? read_picture_board(*bytes) : Result<PictureBoard>(bytes.error());
  if (!board) {
    report(board.error());
    return;
  }
  Chunk chunk = new_chunk();
  chunk.records.push_back(
      {.text = sudoku::write(board->settlement.grid, sudoku::Format::line), .line = 0});
  chunk.bytes = bytes->size();
  chunk.remarks = told_remarks(source.title, *board);
  ++record_count_;
  ready_ = std::move(chunk);
}

void Input::read_block() {
  const std::size_t block = std::max(kBlock, most_plain_ * (sudoku::kPlainBoard + 1));
  const std::span<char> room = splitter_->make_room(std::min<std::uint64_t>(block, left_));
  const ssize_t count = ::read(file_, room.data(), room.size());
  splitter_->fill_room(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  left_ -= static_cast<std::uint64_t>(std::max<ssize_t>(count, 0));
  if (count > 0) return;
  if (count < 0) {
    if (errno == EINTR || errno == EAGAIN) return;
    report(Message{"cli.cannot_read", {{"reason", because(errno)}}});
  }
  splitter_->finish();
  if (file_ > STDIN_FILENO) ::close(file_);
  file_ = -1;
}

Chunk Input::new_chunk() const {
  return {.source = &sources_[opened_ - 1], .first = record_count_ + 1};
}

bool Input::take_records() {
  if (!splitter_) return false;
  if (take_plain_lines()) return true;
  Chunk chunk = new_chunk();
  const std::size_t most = ramp(record_count_, kMostRecords);
  while (chunk.records.size() < most) {
    if (!take_record(chunk)) break;
  }
  if (chunk.records.empty()) return false;
  record_count_ += chunk.records.size();
  ready_ = std::move(chunk);
  return true;
}

bool Input::take_record(Chunk& chunk) {
  try {
    chunk.records.reserve(chunk.records.size() + 1);
    std::optional<sudoku::Record> record = splitter_->next();
    if (!record) return false;
    chunk.bytes += record->text.size() + 1;
    chunk.records.push_back(*std::move(record));
    return true;
  } catch (const std::bad_alloc&) {
    if (chunk.records.empty()) throw;
    return false;  // what there is comes first
  }
}

void Input::give_up(const Message& reason) {
  splitter_.reset();
  if (file_ > STDIN_FILENO) ::close(file_);
  file_ = -1;
  report(Message{"cli.cannot_read_on", {{"reason", reason}}});
}

bool Input::take_plain_lines() {
  if (most_plain_ == 0) return false;
  std::optional<sudoku::PlainLines> lines = splitter_->next_plain(ramp(record_count_, most_plain_));
  if (!lines) return false;
  Chunk chunk = new_chunk();
  chunk.plain = *std::move(lines);
  chunk.bytes = chunk.plain.text.size();
  record_count_ += chunk.plain.count;
  ready_ = std::move(chunk);
  return true;
}

// The source gives no records, but counts as one.
void Input::report(Error error) {
  Chunk chunk = new_chunk();
  chunk.trouble = std::move(error);
  ++record_count_;
  ready_ = std::move(chunk);
}

}  // namespace quadrille::cli
