#!/usr/bin/env python3
"""What a second thread gains on one search tree: a table over families of exact-cover problems.

    python3 bench/threads_table.py build/release/bin/quadrille FOLDER [ROUNDS]

The folder has the problems below in Knuth's format: I3D_6x8.dlx and so on.

Each problem is counted on one thread and on two, by turns, by an engine that takes a second and more for it; the shortest
time of the rounds counts. The machine has to have two cores with nothing else to do: where less than 1.8 of them were had at the
best, the last column says so.
"""

import math
import os
import resource
import subprocess
import sys
import time

PROBLEMS = {
    "rows": ("I3D_6x8", "L3_9x10", "grid6c3", "k20", "macmahon4x6"),
    "links": ("TL_8x8", "bell13", "dom8", "langford13", "pent5x12", "pent6x10", "pent8x8row", "perm11", "queens15", "rand60_400_4"),
}


def measured(program, engine, path, threads):
    """Seconds on the clock, and of the processor."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    run = subprocess.run([program, "cover", "--count", "--engine", engine, "--threads", str(threads), path], check=False,
                         stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=600)
    seconds = time.monotonic() - start
    if run.returncode not in (0, 1):  # 1: there are none
        sys.exit(f"{path}: {run.stderr}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(program, folder, rounds=5):
    gains = []
    print(f"load average: {os.getloadavg()[0]:.1f}\n\n| problem | engine | one thread, s | two threads, s | gain | |\n|---|---|---|---|---|---|")
    for engine, name in [(engine, name) for engine, names in PROBLEMS.items() for name in names]:
        path = next(path for end in (".dlx", ".xcc") if os.path.exists(path := os.path.join(folder, name + end)))
        runs = {1: [], 2: []}
        for _ in range(rounds):
            for threads, times in runs.items():
                times.append(measured(program, engine, path, threads))
        one, two = min(runs[1])[0], min(runs[2])[0]
        gains.append(one / two)
        has_both = any(processor > 1.8 * clock for clock, processor in runs[2])
        remark = "" if has_both else "the machine was busy, or it was not shared out"
        print(f"| {name} | {engine} | {one:.2f} | {two:.2f} | {gains[-1]:.2f} | {remark} |", flush=True)
    mean = math.exp(sum(map(math.log, gains)) / len(gains))
    print(f"\n{len(gains)} problems: {mean:.2f} times as fast (geometric mean)")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))
