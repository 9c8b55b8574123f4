"""The interpreter while the library works: other threads run, Ctrl-C is heard, memory does not grow."""

import os
import resource
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quadrille
from quadrille import Cover, Sudoku, generate, solve_many

HANG = 15 * 60  # seconds; only a search that cannot be stopped takes so long
CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def pigeons() -> Cover[int]:
    """More pigeons than holes: links would need longer than anybody has."""
    return Cover([[("pigeon", p), ("hole", h)] for p in range(30) for h in range(29)],
                 secondary=[("hole", h) for h in range(29)])


def endless() -> dict[str, Callable[[], Any]]:
    """Calls that do not end."""
    large = Sudoku("." * 256)
    slow = Cover([[n, n + 1] for n in range(0, 80, 2)] * 2, costs=list(range(80)))
    return {
        "solve": lambda: pigeons().solve(engine="links"),
        "count": lambda: large.count(engine="links"),
        "count of a problem": lambda: pigeons().count(engine="links"),
        "solutions": lambda: next(pigeons().solutions(engine="links")),
        "sample": lambda: large.sample(1),
        "all solutions": lambda: sum(1 for _ in large.solutions(engine="links")),
        "best": lambda: slow.best(10**9),
        "dance": lambda: pigeons().dance(limit=10**8, first_solution=True),
        "many": lambda: solve_many(np.zeros((5000, 81), np.uint8), limit=10**18),
        "generate": lambda: next(generate(rating=(5.9, 6.0), clues=(17, 18))),
    }


@contextmanager
def meanwhile(act: Callable[[], object]) -> Iterator[None]:
    """Does something on another thread once this process has worked for a while on what stands in the `with`: on a
    busy machine that may be late."""
    enough = time.process_time() + 0.1

    def wait_and_act() -> None:
        while time.process_time() < enough:
            time.sleep(0.001)
        act()

    thread = threading.Thread(target=wait_and_act)
    thread.start()
    try:
        yield
    finally:
        thread.join()


@pytest.fixture(autouse=True)
def ctrl_c_is_heard() -> Iterator[None]:
    """Whoever runs this in the background may have had it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def press_ctrl_c() -> None:
    os.kill(os.getpid(), signal.SIGINT)


@pytest.mark.parametrize("name", list(endless()))
def test_ctrl_c_ends_what_would_not_end(name: str) -> None:
    call = endless()[name]
    with pytest.raises(KeyboardInterrupt), meanwhile(press_ctrl_c):
        call()


def test_another_handler_is_heard_too() -> None:
    class Heard(Exception):
        pass

    def handle(*_: object) -> None:
        raise Heard

    search = pigeons().solutions(engine="links")
    before = signal.signal(signal.SIGUSR1, handle)
    try:
        with pytest.raises(Heard), meanwhile(lambda: os.kill(os.getpid(), signal.SIGUSR1)):
            next(search)
    finally:
        signal.signal(signal.SIGUSR1, before)


def test_a_search_goes_on_after_ctrl_c() -> None:
    cover = Cover([[n] for n in range(40)] * 2)
    found: set[tuple[int, ...]] = set()
    solutions = cover.solutions()
    with pytest.raises(KeyboardInterrupt), meanwhile(press_ctrl_c):
        for solution in solutions:
            found.add(tuple(solution))
    for _, solution in zip(range(1000), solutions):
        assert tuple(solution) not in found


def test_puzzles_go_on_after_an_interrupt() -> None:
    class Interrupted(Exception):
        pass

    working = False
    ended = False
    pause = 0.01  # seconds, more and more of them: a slow machine needs longer for a puzzle

    def handle(*_: object) -> None:
        nonlocal pause
        if ended:
            return
        pause *= 1.5
        signal.setitimer(signal.ITIMER_REAL, pause)
        if working:
            raise Interrupted

    wish: Any = {"seed": 4, "level": "hard", "threads": 2}
    expected = [str(puzzle) for puzzle in generate(count=12, **wish)]
    puzzles = generate(count=12, **wish)
    made = []
    before = signal.signal(signal.SIGALRM, handle)
    signal.setitimer(signal.ITIMER_REAL, pause)
    try:
        while True:
            try:
                working = True
                puzzle = next(puzzles)
                working = False
                made.append(str(puzzle))
            except Interrupted:
                working = False
            except StopIteration:
                working = False
                break
    finally:
        ended = True  # a signal that comes now is heard after the next line, and must not set the timer again
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    # A puzzle may have been handed out in the moment of an interrupt, and be lost to this loop.
    assert made == [puzzle for puzzle in expected if puzzle in made]
    assert made


def test_the_lock_is_free_while_the_library_works() -> None:
    turns = []

    def take_turns() -> None:
        for turn in range(100):
            time.sleep(0)  # lets the lock go, and needs it again
            turns.append(turn)
        press_ctrl_c()

    search = pigeons().solutions(engine="links", timeout=HANG)  # with the lock kept, this time would run out
    with pytest.raises(KeyboardInterrupt), meanwhile(take_turns):
        next(search)
    assert len(turns) == 100


def test_threads_solve_side_by_side() -> None:
    puzzles = [str(puzzle) for puzzle in generate(count=200, seed=9)]
    expected = [str(Sudoku(puzzle).solve().solution) for puzzle in puzzles]
    found: list[list[str]] = [[], [], []]

    def work(answers: list[str]) -> None:
        answers.extend(str(Sudoku(puzzle).solve().solution) for puzzle in puzzles)
        assert solve_many(puzzles)[0] == expected

    threads = [threading.Thread(target=work, args=(answers,)) for answers in found]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 3


def test_an_iterator_is_for_one_thread_at_a_time() -> None:
    solutions = pigeons().solutions(engine="links", timeout=HANG)
    refused = []

    def ask_as_well() -> None:
        try:
            next(solutions)
        except ValueError as error:
            refused.append(str(error))
        press_ctrl_c()

    with pytest.raises(KeyboardInterrupt), meanwhile(ask_as_well):
        next(solutions)
    assert len(refused) == 1 and "another thread" in refused[0]


def leaks(call: Callable[[], object], times: int) -> bool:
    """Whether the process becomes larger by two megabytes with every so many calls. Once it may: threads that happen to
    run at the same time need more memory, which they leave to those after them."""
    def size() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

    def grown() -> int:
        before = size()
        for _ in range(times):
            call()
        return size() - before

    return all(grown() >= 2_000_000 for _ in range(5))


def test_memory_does_not_grow() -> None:
    board = Sudoku(CLASSIC)
    cover = Cover([[n] for n in range(40)] * 2)
    solutions = cover.solutions()
    boards = np.zeros((1, 81), np.uint8)
    calls: list[tuple[Callable[[], object], int]] = [
        (lambda: next(solutions), 1_000_000),
        (lambda: board.cells, 50_000),
        (lambda: Sudoku(CLASSIC), 50_000),
        (board.solve, 20_000),
        (lambda: solve_many(boards), 10_000),
        (lambda: Cover([[1], [2], [1, 2]]).count(), 20_000),
        (board.rate, 300),
    ]
    for call, times in calls:
        assert not leaks(call, times)


def test_wrong_calls_leak_nothing() -> None:
    def refuse() -> None:
        with pytest.raises(quadrille.InputError):
            Sudoku("12")

    assert not leaks(refuse, 5000)
