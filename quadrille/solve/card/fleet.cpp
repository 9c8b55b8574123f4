#include "quadrille/solve/card/fleet.h"

#include <algorithm>
#include <cassert>
#include <mutex>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace quadrille::sudoku::card {

Result<std::shared_ptr<Fleet>> Fleet::open(const std::string& library) {
  const auto driver = Driver::open(library);
  if (!driver) return driver.error();
  int count = 0;
  Driver::Code code = (*driver)->init(0);
  if (code == 0) code = (*driver)->device_count(&count);
  if (code == Driver::kNoDevice || (code == 0 && count == 0)) {
    return Error{Message("engine.card_none")};
  }
  // Before there is a card that could be named, it is the driver that fails.
  if (auto error = error_of(**driver, code, kDriverLibrary, "cuInit")) return *std::move(error);
  std::vector<Member> members;
  std::optional<Error> first;
  for (int number = 0; number < count; ++number) {
    auto device = Device::open(*driver, number);
    if (device) {
      members.push_back({.device = *std::move(device)});
    } else if (!first) {
      first = device.error();
    }
  }
  if (members.empty()) return *std::move(first);
  return std::shared_ptr<Fleet>(new Fleet(std::move(members)));
}

std::string Fleet::name() const {
  std::vector<std::pair<std::string, std::uint32_t>> kinds;
  for (const Member& member : members_) {
    const std::string& name = member.device->name();
    const auto same = std::ranges::find(kinds, name, &decltype(kinds)::value_type::first);
    if (same != kinds.end()) {
      ++same->second;
    } else {
      kinds.emplace_back(name, 1);
    }
  }
  std::string names;
  for (const auto& [name, count] : kinds) {
    if (!names.empty()) names += ", ";
    names += count > 1 ? fmt::format("{} x {}", count, name) : name;
  }
  return names;
}

Fleet::Member& Fleet::member(const std::shared_ptr<const Device>& device) {
  const auto found = std::ranges::find(members_, device, &Member::device);
  assert(found != members_.end());
  return *found;
}

Fleet::Member* Fleet::least_used() {
  Member* least = nullptr;
  for (Member& member : members_) {
    if (!member.is_lost && (least == nullptr || member.users < least->users)) least = &member;
  }
  return least;
}

std::shared_ptr<const Device> Fleet::take() {
  const std::lock_guard lock(mutex_);
  Member* const least = least_used();
  Member& taken = least != nullptr ? *least : members_.front();
  ++taken.users;
  return taken.device;
}

void Fleet::give_back(const std::shared_ptr<const Device>& device) {
  const std::lock_guard lock(mutex_);
  --member(device).users;
}

std::shared_ptr<const Device> Fleet::replace(const std::shared_ptr<const Device>& lost) {
  const std::lock_guard lock(mutex_);
  member(lost).is_lost = true;
  Member* const least = least_used();
  if (least == nullptr) return nullptr;
  --member(lost).users;
  ++least->users;
  return least->device;
}

}  // namespace quadrille::sudoku::card
