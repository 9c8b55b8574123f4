"""Measures what the package costs beyond the library, and how soon Ctrl-C is heard: `./dev bench python`.

    PYTHONPATH=build/python python3 bindings/python/tests/bench.py libquadrille-c.so

The C library runs the same engine on the same boards without Python's objects. Work is measured in processor time, by turns, so that
other programs disturb it less. Nothing here passes or fails.
"""

import ctypes
import os
import signal
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

import quadrille

TURNS = 7
BOARDS = 1_000_000


def processor_seconds(work: Callable[[], Any]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def medians(*works: Callable[[], Any]) -> list[float]:
    """Of each, taken by turns."""
    turns = [[processor_seconds(work) for work in works] for _ in range(TURNS)]
    return [statistics.median(times) for times in zip(*turns)]


def easy_boards() -> npt.NDArray[np.uint8]:
    some = "".join(str(puzzle) for puzzle in quadrille.generate(count=1000, seed=1, level="easy"))
    boards = np.frombuffer(some.encode(), np.uint8).reshape(-1, 81)
    return np.tile(boards, (BOARDS // len(boards), 1))


def measure_many(library: ctypes.CDLL) -> None:
    boards = easy_boards()
    solutions = np.zeros_like(boards)
    counts = np.zeros(BOARDS, np.uint64)

    def address(array: npt.NDArray[Any]) -> ctypes.c_void_p:
        return array.ctypes.data_as(ctypes.c_void_p)

    def engine() -> None:
        library.qd_solve_many(address(boards), ctypes.c_size_t(81), ctypes.c_size_t(BOARDS), ctypes.c_uint64(2),
                              ctypes.c_uint32(1), address(solutions), address(counts), None)

    engine()
    before = os.times()
    quadrille.solve_many(boards, threads=1)
    after = os.times()
    alone, package = medians(engine, lambda: quadrille.solve_many(boards, threads=1))
    print(f"solve_many, {BOARDS:,} easy boards, one thread: {1e3 * package:.0f} ms, the engine {1e3 * alone:.0f} ms: "
          f"{100 * alone / package:.0f}% of its rate")
    print(f"  the first call: {1e3 * (after.user - before.user):.0f} ms, and {1e3 * (after.system - before.system):.0f} ms in which "
          "the system finds memory for the solutions")


def measure_solutions() -> None:
    cover = quadrille.Cover([[n] for n in range(18)] * 2)
    walk, iterate = medians(lambda: cover.count(engine="links"), lambda: sum(1 for _ in cover.solutions(engine="links")))
    print(f"a solution of Cover beyond the search: {1e6 * (iterate - walk) / 2**18:.2f} µs, with 18 names")


def measure_import() -> None:
    def start(code: str) -> float:
        begin = os.times()
        subprocess.run([sys.executable, "-c", code], check=True)
        end = os.times()
        return end.children_user + end.children_system - begin.children_user - begin.children_system

    nothing, package = (statistics.median(start(code) for _ in range(TURNS)) for code in ("pass", "import quadrille"))
    print(f"import: {1e3 * (package - nothing):.0f} ms")


def measure_ctrl_c() -> None:
    pigeons = quadrille.Cover([[("pigeon", p), ("hole", h)] for p in range(30) for h in range(29)],
                              secondary=[("hole", h) for h in range(29)])
    large = quadrille.Sudoku("." * 256)
    endless: dict[str, Callable[[], Any]] = {
        "solve": lambda: pigeons.solve(engine="links"),
        "count": lambda: large.count(engine="links"),
        "solutions": lambda: next(pigeons.solutions(engine="links")),
        "solve_many": lambda: quadrille.solve_many(np.zeros((5000, 81), np.uint8), limit=10**18),
        "generate": lambda: next(quadrille.generate(rating=(5.9, 6.0), clues=(17, 18))),
    }
    for name, call in endless.items():
        times = []
        for _ in range(TURNS):
            sent = [0.0]

            def interrupt(sent: list[float] = sent) -> None:
                sent[0] = time.perf_counter()
                os.kill(os.getpid(), signal.SIGINT)

            timer = threading.Timer(0.2, interrupt)
            timer.start()
            try:
                call()
            except KeyboardInterrupt:
                times.append(time.perf_counter() - sent[0])
            timer.join()
        print(f"Ctrl-C in {name}: {1e3 * statistics.median(times):.0f} ms, at most {1e3 * max(times):.0f}")


def main() -> None:
    measure_import()
    measure_solutions()
    measure_many(ctypes.CDLL(sys.argv[1]))
    measure_ctrl_c()


if __name__ == "__main__":
    main()
