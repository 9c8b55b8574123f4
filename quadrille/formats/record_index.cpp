// The splitter tells the line on which a record begins; where lines begin in the text is noted here
// as they are fed, and forgotten as soon as their records are there. A record of one line stands in
// the text from the start of its line on.
#include "quadrille/formats/record_index.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <iterator>
#include <utility>

namespace quadrille::sudoku {
namespace {

constexpr std::size_t kPlainAtOnce = 4096;

// What stands before an array is blank in its record, whatever it was in the text.
bool begins_with_any(std::string_view text, std::string_view characters) {
  const std::size_t first = text.find_first_not_of(' ');
  return first != std::string_view::npos && characters.find(text[first]) != std::string_view::npos;
}

}  // namespace

struct RecordIndex::Splitting {
  explicit Splitting(const ReadOptions& options) : splitter(options) {}

  RecordSplitter splitter;
  std::deque<std::uint64_t> starts = {0};  // of the lines from number `first` on
  std::size_t first = 1;
  std::uint64_t fed = 0;

  [[nodiscard]] std::uint64_t start(std::size_t line) const {
    assert(line >= first && line - first < starts.size());
    return starts[line - first];
  }
  // No record that is still to come begins before that line.
  void forget_before(std::size_t line) {
    while (first < line && starts.size() > 1) {
      starts.pop_front();
      ++first;
    }
  }
};

RecordIndex::RecordIndex(ReadOptions options)
    : options_(std::move(options)), splitting_(std::make_unique<Splitting>(options_)) {}
RecordIndex::RecordIndex(const RecordIndex& other)
    : options_(other.options_), runs_(other.runs_), forms_(other.forms_), size_(other.size_) {}
RecordIndex& RecordIndex::operator=(const RecordIndex& other) {
  if (this != &other) *this = RecordIndex(other);
  return *this;
}
RecordIndex::RecordIndex(RecordIndex&&) noexcept = default;
RecordIndex& RecordIndex::operator=(RecordIndex&&) noexcept = default;
RecordIndex::~RecordIndex() = default;

void RecordIndex::feed(std::string_view bytes) {
  assert(splitting_ != nullptr);
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (splitting_->fed == 0 && bytes.starts_with(kMark)) splitting_->starts.front() = kMark.size();
  for (std::size_t at = 0; at < bytes.size();) {
    const void* found = std::memchr(bytes.data() + at, '\n', bytes.size() - at);
    if (found == nullptr) break;
    at = static_cast<std::size_t>(static_cast<const char*>(found) - bytes.data()) + 1;
    splitting_->starts.push_back(splitting_->fed + at);
  }
  splitting_->fed += bytes.size();
  splitting_->splitter.feed(bytes);
  drain();
}

void RecordIndex::finish() {
  assert(splitting_ != nullptr);
  splitting_->splitter.finish();
  drain();
}

void RecordIndex::drain() {
  RecordSplitter& splitter = splitting_->splitter;
  while (true) {
    if (const auto lines = splitter.next_plain(kPlainAtOnce)) {
      take(*lines);
    } else if (auto record = splitter.next()) {
      take(*std::move(record));
    } else {
      return;
    }
  }
}

void RecordIndex::take(const PlainLines& lines) {
  Record form;
  form.kind = Record::Kind::line;
  add({.first = size_,
       .offset = splitting_->start(lines.line),
       .line = lines.line,
       .count = static_cast<std::uint32_t>(lines.count),
       .length = kPlainBoard,
       .stride = static_cast<std::uint32_t>(lines.stride),
       .form = form_of(form)});
  splitting_->forget_before(lines.line + lines.count);
}

void RecordIndex::take(Record record) {
  if (is_words(record)) return;
  const std::size_t line = record.line;
  const std::uint64_t offset = splitting_->start(line);
  const bool one_line = record.kind != Record::Kind::error && record.kind != Record::Kind::grid &&
                        record.kind != Record::Kind::picture &&
                        record.text.find('\n') == std::string::npos &&
                        !begins_with_any(record.text, "[<");
  Run run{.first = size_,
          .offset = offset,
          .line = line,
          .count = 1,
          .length = 0,
          .stride = 0,
          .form = 0};
  if (one_line) {
    run.length = static_cast<std::uint32_t>(record.text.size());
    record.text.clear();
    run.form = form_of(record);
  } else {
    run.form = static_cast<std::uint32_t>(forms_.size());
    forms_.push_back(std::move(record));
  }
  add(run);
  splitting_->forget_before(line);
}

// Records of one kind differ in their text and line alone.
std::uint32_t RecordIndex::form_of(const Record& record) {
  const auto same = [&](const Record& form) {
    return form.text.empty() && form.kind == record.kind && form.size == record.size &&
           form.delimiter == record.delimiter && form.column == record.column &&
           form.kind != Record::Kind::error;
  };
  // Few kinds come in one text, and those of late are at the end.
  const auto near = std::ranges::find_if(
      forms_.rbegin(),
      forms_.rbegin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(forms_.size(), 8)), same);
  if (near != forms_.rend() && same(*near)) {
    return static_cast<std::uint32_t>(std::distance(near, forms_.rend()) - 1);
  }
  Record form = record;
  form.text.clear();
  forms_.push_back(std::move(form));
  return static_cast<std::uint32_t>(forms_.size() - 1);
}

void RecordIndex::add(const Run& run) {
  size_ += run.count;
  if (!runs_.empty()) {
    Run& last = runs_.back();
    const std::uint64_t stride =
        run.offset - (last.offset + std::uint64_t{last.count - 1} * last.stride);
    const bool alike = run.form == last.form && run.length == last.length && run.length != 0 &&
                       run.line == last.line + last.count && stride <= UINT32_MAX &&
                       (last.count == 1 || stride == last.stride) &&
                       (run.count == 1 || stride == run.stride) &&
                       last.count <= UINT32_MAX - run.count;
    if (alike) {
      last.stride = static_cast<std::uint32_t>(stride);
      last.count += run.count;
      return;
    }
  }
  runs_.push_back(run);
}

const RecordIndex::Run& RecordIndex::run_of(std::size_t number) const {
  assert(number < size_);
  const auto after = std::ranges::upper_bound(runs_, number, {}, &Run::first);
  return *std::prev(after);
}

RecordIndex::Range RecordIndex::range(std::size_t number) const {
  const Run& run = run_of(number);
  return {run.offset + (number - run.first) * std::uint64_t{run.stride}, run.length};
}

std::size_t RecordIndex::line(std::size_t number) const {
  const Run& run = run_of(number);
  return run.line + (number - run.first);
}

Result<Grid> RecordIndex::read(std::size_t number, std::string_view bytes) const {
  const Run& run = run_of(number);
  Record record = forms_[run.form];
  record.line = line(number);
  if (run.length != 0) record.text = bytes;
  return read_record(record, options_);
}

}  // namespace quadrille::sudoku
