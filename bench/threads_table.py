#!/usr/bin/env python3
"""What a second thread gains on one search tree: a table over families of exact-cover problems.

    python3 bench/threads_table.py build/release/bin/quadrille ../shared/data/cover [ROUNDS]

Each problem is counted by the engine `rows` (dancing links on rows of bits) on one thread and on two, by
turns; the shortest time of the rounds counts. The machine has to have two cores with nothing else to do:
where less than 1.9 of them were had at the best, the last column says so.
"""

import math
import os
import resource
import subprocess
import sys
import time

FAMILIES = ("perm11", "langford13", "pent6x10", "pent8x8row", "pent5x12", "queens15", "queens14", "bell13", "bell12",
            "latinrow6", "latin6r", "tet_8x8", "solid2x3x10", "rm60_3", "rm50_4", "k24", "dom16", "macmahon4x6")


def measured(program, path, threads):
    """Seconds on the clock, and of the processor."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    subprocess.run([program, "cover", "--count", "--engine", "rows", "--threads", str(threads), path], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=600)
    seconds = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(program, folder, rounds=5):
    gains = []
    print(f"load average: {os.getloadavg()[0]:.1f}\n\n| problem | one thread, s | two threads, s | gain | |\n|---|---|---|---|---|")
    for name in FAMILIES:
        paths = [os.path.join(folder, name + end) for end in (".dlx", ".xcc", ".mcc")]
        path = next((path for path in paths if os.path.exists(path)), None)
        if path is None:
            continue
        runs = {1: [], 2: []}
        for _ in range(rounds):
            for threads, times in runs.items():
                times.append(measured(program, path, threads))
        one, two = min(runs[1])[0], min(runs[2])[0]
        gain = one / two
        has_both = any(processor > 1.9 * clock * 0.95 for clock, processor in runs[2])
        remark = "over in less than a second" if one < 1 else "" if has_both else "the machine was busy, or it was not shared out"
        if one >= 1:
            gains.append(gain)
        print(f"| {name} | {one:.2f} | {two:.2f} | {gain:.2f} | {remark} |", flush=True)
    if gains:
        mean = math.exp(sum(map(math.log, gains)) / len(gains))
        print(f"\n{len(gains)} problems of a second and more: {mean:.2f} times as fast (geometric mean)")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))
