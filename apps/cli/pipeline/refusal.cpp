#include "apps/cli/pipeline/refusal.h"

#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>
#include <system_error>

#include "apps/cli/options/language.h"
#include "apps/cli/system/status.h"

namespace quadrille::cli {

Refusal refusal_in_flight() {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return Refusal::memory;
  } catch (const std::length_error&) {
    return Refusal::memory;
  } catch (const std::system_error&) {
    return Refusal::thread;
  }
}

Message message_of(Refusal refusal) {
  return Message(refusal == Refusal::memory ? "cli.no_memory" : "cli.no_thread");
}

const LastWords& last_words() {
  static const LastWords kWords = {.no_memory = told("cli.no_memory"),
                                   .no_thread = told("cli.no_thread"),
                                   .neither = told("cli.no_memory_or_threads"),
                                   .no_message = told("cli.no_memory_for_message")};
  return kWords;
}

int end_without_memory(const char* program) noexcept {
  const char* sentence = "the system refused memory or threads";
  try {
    sentence = last_words().neither.c_str();
  } catch (...) {  // NOLINT(bugprone-empty-catch): then in English
  }
  for (const char* words : {program, ": ", sentence, "\n"}) std::fputs(words, stderr);
  return static_cast<int>(Status::unreadable);
}

}  // namespace quadrille::cli
