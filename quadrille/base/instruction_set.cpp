#include "quadrille/base/instruction_set.h"

namespace quadrille {

namespace {

#if defined(__x86_64__)
bool has_avx2() { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"); }

bool has_avx512() {
  return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
         __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2") &&
         __builtin_cpu_supports("avx512bitalg");
}
#else
bool has_avx2() { return false; }
bool has_avx512() { return false; }
#endif

}  // namespace

std::string_view name(InstructionSet set) {
  switch (set) {
    case InstructionSet::vector128:
      return "128";
    case InstructionSet::avx2:
      return "avx2";
    case InstructionSet::avx512:
      break;
  }
  return "avx512";
}

bool is_available(InstructionSet set) {
  switch (set) {
    case InstructionSet::vector128:
      return true;
    case InstructionSet::avx2:
      return has_avx2();
    case InstructionSet::avx512:
      break;
  }
  return has_avx512();
}

InstructionSet best_instruction_set() {
  InstructionSet best = InstructionSet::vector128;
  for (const InstructionSet set : kInstructionSets) {
    if (is_available(set)) best = set;
  }
  return best;
}

}  // namespace quadrille
