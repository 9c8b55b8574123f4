// InstructionSet: the vector instructions that engines are compiled for.
//   if (is_available(InstructionSet::avx2)) use(InstructionSet::avx2);
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace quadrille {

enum class InstructionSet : std::uint8_t {
  vector128,  // what every machine has: SSE2, NEON, WebAssembly
  avx2,       // with BMI2
  avx512,     // as on Ice Lake and later
};

inline constexpr std::array kInstructionSets = {InstructionSet::vector128, InstructionSet::avx2,
                                                InstructionSet::avx512};

// "128", "avx2", "avx512"
std::string_view name(InstructionSet set);
// Whether this program, on this processor, can use it.
bool is_available(InstructionSet set);
// The fastest of those that are available.
InstructionSet best_instruction_set();

}  // namespace quadrille
