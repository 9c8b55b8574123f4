// Memory: how the C library deals with what is given back to it; and a look at whether there is any
// at all, before anything of the program begins.
//   keep_freed_memory();   // at the start of the program
#pragma once

namespace quadrille::cli {

// Blocks of text come and go by the thousand. Giving each back to the system and getting it again,
// with every page cleared anew, took a fifth of the time of a run on two threads. Does nothing
// where the C library is another one than glibc.
void keep_freed_memory();

}  // namespace quadrille::cli
