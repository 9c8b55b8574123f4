# shellcheck shell=bash disable=SC2154  # what is not assigned here comes from ../dev
# stages: what `./dev test` builds and runs. Sourced by ../dev, which has `root`, need(), configure() and compile().
#
# A stage is a preset: it is built, then its tests are run. Two lanes go at the same time, since tests wait a lot, for
# locks, terminals and a browser: one builds the stages, the other runs the tests of each as soon as it is built. A
# stage that fails ends no other; the end tells how long each took and lists all that failed.

# Builds what the tests of a stage need. With gcc there is nothing to run: another compiler sees other mistakes.
build_stage() {
  configure "$1" || return
  case $1 in
    thread) compile thread --target thread_tests bin/quadrille ;;
    gcc) compile gcc --target quadrille bin/quadrille ;;
    *) compile "$1" ;;
  esac
}

# Sets `spent` to the seconds of processor time that the children of this shell have taken until now.
add_up_time() {
  local file="$results/times.$BASHPID" user system
  times >"$file"  # in a pipe it would tell the times of another shell
  { read -r && read -r user system; } <"$file"
  user=${user%.*} system=${system%.*}
  spent=$((${user%m*} * 60 + 10#${user#*m} + ${system%m*} * 60 + 10#${system#*m}))
}

# timed FILE COMMAND...: runs the command and leaves in FILE its exit status, and how many seconds it took, by the clock
# and of processor time.
timed() {
  local file=$1 start=$SECONDS before spent status=0
  shift
  add_up_time
  before=$spent
  "$@" || status=$?
  add_up_time
  echo "$status $((SECONDS - start)) $((spent - before))" >"$file.making"
  mv "$file.making" "$file"  # whoever waits for it finds it whole
}

# build_stages STAGE...: the lane of building. For each stage it leaves STAGE.log, what was printed, and then
# STAGE.built.
build_stages() {
  local stage
  for stage in "$@"; do
    timed "$results/$stage.built" build_stage "$stage" >"$results/$stage.log" 2>&1
  done
}

# Waits until a stage is built, and tells now and then how far that is. False if it could not be built.
await_stage() {
  local stage=$1 told="" now
  while [[ ! -e $results/$stage.built ]]; do
    kill -0 "$builder" 2>/dev/null || break
    sleep 1
    if ((SECONDS % 30 == 0)); then
      now=$(tail -n 1 "$results/$stage.log" 2>/dev/null || true)
      [[ $now == "$told" ]] || echo "dev: building the stage $stage: $now" >&2
      told=$now
    fi
  done
  [[ -e $results/$stage.built ]] || fail "the stage $stage was not built: its builder is gone"
  local status
  read -r status _ <"$results/$stage.built"
  [[ $status -eq 0 ]] || {
    cat "$results/$stage.log" >&2
    echo "dev: could not build the stage $stage" >&2
    return 1
  }
}

# test_stage STAGE [ARGUMENT...]: runs the tests of a stage that is built, and leaves STAGE.tested and STAGE.xml; the
# arguments go to ctest.
test_stage() {
  local stage=$1
  shift
  # In a shell of its own, to which the lane of building is no child whose time would be added.
  (timed "$results/$stage.tested" \
    ctest --preset "$stage" --parallel "$(processors)" --output-junit "$results/$stage.xml" "$@")
}

need_tests() {
  need "${test_packages[@]}" "${wasm_packages[@]}" googletest
}

# Every stage. The arguments go to ctest.
test_all() {
  need_tests
  local stages=(dev wasm thread release gcc) left_out=()
  if has_wasm; then
    need_page
    need_browser || left_out=(--exclude-regex '^page\.(browser|monkey)$')
  else
    echo "dev: no WebAssembly libraries: the tests of the page are left out" >&2
    stages=(dev thread release gcc)
  fi
  local options=("$@")
  [[ $# -gt 0 ]] || options=(--no-tests=error)
  cd "$root" || exit
  readonly results="$root/build/results"
  rm -rf "$results"
  mkdir -p "$results"

  set -m  # the lane of building is a process group, all of which can be ended
  build_stages "${stages[@]}" &
  builder=$!
  set +m
  trap 'kill -- "-$builder" 2>/dev/null || true' EXIT
  local stage
  for stage in "${stages[@]}"; do
    await_stage "$stage" || continue
    [[ $stage == gcc ]] || test_stage "$stage" "${left_out[@]}" "${options[@]}"
  done
  python3 "$root/tests/tell_results.py" "$results" "${stages[@]}"
}

# The tests of one module, for the daily loop; further arguments go to ctest.
test_module() {
  local module=$1 preset=dev targets=() modules
  shift
  modules=$(sed -n 's/^module(\([a-z]*\).*/\1/p' "$root/CMakeLists.txt" | tr '\n' ' ')
  case $module in
    desktop) targets=(desktop_tests bin/quadrille-desktop) ;;
    c) targets=(quadrille_c_test quadrille_c_example) ;;
    cli) preset=release targets=(bin/quadrille) ;;
    mpi) preset=release targets=(bin/quadrille bin/quadrille-mpi) ;;
    python) preset=release targets=(python bin/quadrille) ;;
    page) preset=wasm targets=(all) ;;
    *)
      [[ $module =~ ^[a-z]+$ && " $modules" == *" $module "* ]] ||
        fail "no module '$module', expected one of: ${modules}cli desktop page python c mpi" 2
      targets=("${module}_tests")
      ;;
  esac
  need_tests
  [[ $module != page ]] || { need_page; need_browser; }
  cd "$root" || exit
  configure "$preset"
  compile "$preset" --target "${targets[@]}"
  exec ctest --preset "$preset" --parallel "$(processors)" --label-regex "^$module(-|\$)" --no-tests=error "$@"
}

run_tests() {
  if [[ $# -eq 0 || $1 == -* ]]; then
    test_all "$@"
  else
    test_module "$@"
  fi
}
