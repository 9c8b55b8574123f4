// KernelText: the kernel as text that the driver of a card compiles for it (PTX). Written when the
// program is built, by clang from kernel.cu: cmake/card.cmake.
#pragma once

#include <cstdint>
#include <string>

namespace quadrille::sudoku::card {

// The oldest cards that can take it.
enum class KernelText : std::uint8_t { sm_80, sm_90 };

std::string kernel_text(KernelText text);

}  // namespace quadrille::sudoku::card
