// The columns of the text are slots of one character: an item, a blank between families, or the
// ellipsis where items are left out. A row is written by walking its entries in the order of their
// slots and copying what lies between from a row without ones.
#include <algorithm>
#include <cassert>

#include <fmt/format.h>

#include "quadrille/base/sort.h"
#include "quadrille/base/text.h"
#include "quadrille/render/family_colours.h"
#include "quadrille/render/matrix.h"
#include "quadrille/render/matrix/gathered.h"
#include "quadrille/render/terminal.h"

namespace quadrille::render {
namespace {

using cover::Entry;
using cover::ItemId;
using cover::OptionId;

constexpr std::size_t kLongestWord = 32;
constexpr std::uint32_t kHidden = UINT32_MAX;

// What is left out of a row of things: [first, last). Both are the number of things where nothing
// is left out.
struct Cut {
  std::uint32_t first;
  std::uint32_t last;

  [[nodiscard]] std::uint32_t count() const { return last - first; }
  // `at`, or what follows the cut if that lies in it.
  [[nodiscard]] std::uint32_t skip(std::uint32_t at) const {
    return at >= first && at < last ? last : at;
  }
};

// The note of what is left out takes a line itself, so one option alone is never left out.
Cut cut_options(std::uint32_t count, const MatrixTextStyle& style) {
  const std::uint64_t shown = std::uint64_t{style.head} + style.tail;
  if (style.all || count <= shown + 1) return {count, count};
  return {style.head, count - style.tail};
}

class MatrixWriter {
 public:
  MatrixWriter(const MatrixView& view, const MatrixTextStyle& style, const Sink& sink)
      : view_(view),
        style_(style),
        sink_(sink),
        option_count_(view.problem->option_count()),
        item_count_(view.problem->item_count()),
        options_cut_(cut_options(option_count_, style)),
        name_width_(widest_option_name()),
        items_cut_(cut_items()) {
    plan_slots();
  }

  void write() {
    if (!write_item_note() || !write_item_names()) return;
    for (std::uint32_t option = 0; option < options_cut_.first; ++option) {
      if (!write_option(OptionId{option})) return;
    }
    if (options_cut_.count() > 0 &&
        !sink_(note("view.more_options", options_cut_.count()) + "\n")) {
      return;
    }
    for (std::uint32_t option = options_cut_.last; option < option_count_; ++option) {
      if (!write_option(OptionId{option})) return;
    }
  }

 private:
  // "… 717 more options …"
  [[nodiscard]] std::string note(std::string_view key, std::uint32_t count) const {
    return fmt::format("{0} {1} {0}", style_.ascii ? "..." : "…",
                       style_.language->tell({key, {{"count", count}}}));
  }
  [[nodiscard]] std::uint8_t family(std::uint32_t item) const { return view_.family_of_item[item]; }
  [[nodiscard]] std::string_view ink(std::uint32_t item) const {
    return ansi::kFamilies[family(item) % ansi::kFamilies.size()];
  }
  [[nodiscard]] bool begins_family(std::uint32_t item) const {
    return item > 0 && family(item) != family(item - 1);
  }
  [[nodiscard]] std::string option_name(std::uint32_t option) const {
    return shortened(view_.problem->option_name(OptionId{option}), kLongestWord);
  }

  [[nodiscard]] std::size_t widest_option_name() const {
    std::size_t widest = 0;
    for (std::uint32_t option = options_cut_.skip(0); option < option_count_;
         option = options_cut_.skip(option + 1)) {
      widest = std::max(widest, characters(option_name(option)).size());
    }
    return widest;
  }

  // Takes items from the two ends in turn for as long as they fit. Three items need no more room
  // than an ellipsis would.
  [[nodiscard]] Cut cut_items() const {
    const std::size_t needed = name_width_ + item_count_ + bands(view_).size();
    if (style_.all || item_count_ <= 3 || needed <= style_.width) {
      return {item_count_, item_count_};
    }
    const std::size_t taken = name_width_ + 1 + 5;  // the first and the last with " … " between
    std::size_t left = style_.width > taken ? style_.width - taken : 0;
    Cut cut{1, item_count_ - 1};
    for (bool from_head = true; cut.count() > 1; from_head = !from_head) {
      const std::size_t cost = begins_family(from_head ? cut.first : cut.last) ? 2 : 1;
      if (cost > left) break;
      left -= cost;
      if (from_head) {
        ++cut.first;
      } else {
        --cut.last;
      }
    }
    return cut;
  }

  void plan_slots() {
    slot_of_item_.assign(item_count_, kHidden);
    for (std::uint32_t item = 0; item < item_count_; item = items_cut_.skip(item + 1)) {
      if (item > 0 && item == items_cut_.last) {
        add_slot(" ");
        ellipsis_slot_ = slot_start_.size();
        add_slot(style_.ascii ? "~" : "…");
        add_slot(" ");
      } else if (begins_family(item)) {
        add_slot(" ");
      }
      slot_of_item_[item] = static_cast<std::uint32_t>(slot_start_.size());
      add_slot({&style_.empty_symbol, 1});
    }
    slot_start_.push_back(static_cast<std::uint32_t>(empty_row_.size()));
  }

  void add_slot(std::string_view text) {
    slot_start_.push_back(static_cast<std::uint32_t>(empty_row_.size()));
    empty_row_ += text;
  }

  bool write_item_note() {
    if (items_cut_.count() == 0) return true;
    const std::string words = note("view.more_items", items_cut_.count());
    const std::size_t middle = name_width_ + 1 + ellipsis_slot_;
    const std::size_t half = characters(words).size() / 2;
    return sink_(std::string(middle > half ? middle - half : 0, ' ') + words + '\n');
  }

  // Downwards over the columns, all ending on the line above the first option.
  bool write_item_names() {
    std::vector<std::string> names;
    std::vector<std::vector<std::string_view>> letters;
    std::size_t height = 0;
    for (std::uint32_t item = 0; item < item_count_; item = items_cut_.skip(item + 1)) {
      names.push_back(shortened(view_.problem->item_name(ItemId{item}), kLongestWord));
    }
    for (const std::string& name : names) {
      letters.push_back(characters(name));
      height = std::max(height, letters.back().size());
    }
    for (std::size_t level = height; level > 0; --level) {
      std::string line;
      std::size_t written = 0;  // characters
      std::uint32_t item = 0;
      for (const std::vector<std::string_view>& name : letters) {
        if (name.size() >= level && name[name.size() - level] != " ") {
          const std::size_t column = name_width_ + 1 + slot_of_item_[item];
          line.append(column - written, ' ');
          paint(line, name[name.size() - level], ink(item), style_.colour);
          written = column + 1;
        }
        item = items_cut_.skip(item + 1);
      }
      line += '\n';
      if (!sink_(line)) return false;
    }
    return true;
  }

  bool write_option(OptionId option) {
    const std::string name = option_name(index(option));
    std::string line(name_width_ - characters(name).size(), ' ');
    line += name + ' ';
    std::vector<Entry> entries(view_.problem->entries(option).begin(),
                               view_.problem->entries(option).end());
    quadrille::sort(entries, {}, &Entry::item);
    std::uint32_t copied = 0;
    for (const Entry& entry : entries) {
      const std::uint32_t slot = slot_of_item_[index(entry.item)];
      if (slot == kHidden) continue;
      line.append(empty_row_, copied, slot_start_[slot] - copied);
      paint(line, entry_symbol(entry), ink(index(entry.item)), style_.colour);
      copied = slot_start_[slot + 1];
    }
    line.append(empty_row_, copied);
    line += '\n';
    return sink_(line);
  }

  [[nodiscard]] std::string_view entry_symbol(const Entry& entry) const {
    if (entry.colour == cover::kNoColour) return "1";
    const auto letters = characters(view_.problem->colour_name(entry.colour));
    return letters.empty() ? "1" : letters.front();
  }

  const MatrixView& view_;
  const MatrixTextStyle& style_;
  const Sink& sink_;
  std::uint32_t option_count_;
  std::uint32_t item_count_;
  Cut options_cut_;
  std::size_t name_width_;  // of the options
  Cut items_cut_;
  std::vector<std::uint32_t> slot_of_item_;
  std::vector<std::uint32_t> slot_start_;  // its byte in empty_row_; one more for the end
  std::string empty_row_;
  std::size_t ellipsis_slot_ = 0;
};

}  // namespace

void write_matrix_text(const MatrixView& view, const MatrixTextStyle& style, const Sink& sink) {
  assert(view.family_of_item.size() == view.problem->item_count());
  MatrixWriter(view, style, sink).write();
}

std::string matrix_text(const MatrixView& view, const MatrixTextStyle& style) {
  return gathered([&](const Sink& sink) { write_matrix_text(view, style, sink); });
}

}  // namespace quadrille::render
