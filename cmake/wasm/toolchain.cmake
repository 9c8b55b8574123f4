# toolchain: compiles for WebAssembly with clang and the WASI libraries of the distribution.
#   cmake --preset wasm
# There are no threads, exceptions or files there. Test programs run under Node.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
find_program(CMAKE_CXX_COMPILER NAMES clang++-19 clang++ REQUIRED)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
find_program(CMAKE_AR NAMES llvm-ar-19 llvm-ar REQUIRED)
find_program(CMAKE_RANLIB NAMES llvm-ranlib-19 llvm-ranlib REQUIRED)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

# The platform file that CMake itself lacks, and the packages whose headers are all that is needed.
list(PREPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_LIST_DIR}")

# Of the system's headers only those of WASI: without this, one that is missing there would be
# taken from the machine that compiles. The C library comes behind the compiler's own headers.
string(CONCAT CMAKE_CXX_FLAGS_INIT
  "-nostdlibinc -isystem /usr/include/wasm32-wasi/c++/v1 -idirafter /usr/include/wasm32-wasi "
  "-fno-exceptions -fno-rtti -mbulk-memory -msign-ext -mnontrapping-fptoint -msimd128")
# -O0 concerns the link alone: above it clang runs whatever wasm-opt is on the PATH.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-O0 -Wl,--strip-all -Wl,-z,stack-size=1048576")

find_program(NODE NAMES node nodejs REQUIRED)
set(CMAKE_CROSSCOMPILING_EMULATOR "${NODE};--no-warnings;${CMAKE_CURRENT_LIST_DIR}/run.mjs")

set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
