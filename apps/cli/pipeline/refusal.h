// Refusal: what the system can refuse to a program that needs it, and what is said of that.
//   try { work(); } catch (...) { console.error(told(message_of(refusal_in_flight()))); }
#pragma once

#include <cstdint>
#include <string>

#include "quadrille/base/message.h"

namespace quadrille::cli {

enum class Refusal { memory, thread };

// What an exception means on its way out of a catch block. Rethrows what is no refusal.
Refusal refusal_in_flight();
Message message_of(Refusal refusal);

// What is said where there may be no memory left to say it: made ready once, in the language of the
// program.
struct LastWords {
  std::string no_memory = "the system refused memory";
  std::string no_thread = "the system refused a thread";
  std::string neither = "the system refused memory or threads";
  std::string no_message = "the system refused memory for a message";

  [[nodiscard]] const std::string& about(Refusal refusal) const {
    return refusal == Refusal::memory ? no_memory : no_thread;
  }
};
const LastWords& last_words();
// Says in them why the program ends, in English where they were not made ready; returns its status.
int end_without_memory(const char* program) noexcept;

}  // namespace quadrille::cli
