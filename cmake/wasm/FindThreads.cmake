# FindThreads: there are none, so there is nothing to link with.
add_library(Threads::Threads INTERFACE IMPORTED)
set(Threads_FOUND TRUE)
