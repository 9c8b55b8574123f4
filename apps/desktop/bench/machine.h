// Machine: where numbers were measured: the processor, the compiler, the version of the program.
//   const measure::ReportOrigin origin = this_machine();
//   origin.machine   // "AMD Ryzen 7 5800X 8-Core Processor, Debian GNU/Linux 12 (bookworm)"
#pragma once

#include "quadrille/measure/report.h"

namespace quadrille::desktop {

measure::ReportOrigin this_machine();

}  // namespace quadrille::desktop
