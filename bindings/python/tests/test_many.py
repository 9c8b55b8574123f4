"""Boards by the million: solved where they lie, and refused where they would have to be converted."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import quadrille
from quadrille import Sudoku, solve_many

CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
TEXTS = [CLASSIC, "." * 81, "55" + "." * 79, SOLVED, CLASSIC.replace(".", "0")]
COUNTS = [1, 2, 0, 1, 1]


def characters(texts: list[str]) -> npt.NDArray[np.uint8]:
    return np.frombuffer("".join(texts).encode(), np.uint8).reshape(-1, 81)


def digits(texts: list[str]) -> npt.NDArray[np.uint8]:
    return characters([text.replace(".", "0") for text in texts]) - np.uint8(ord("0"))


def test_every_form_gives_the_same_answers() -> None:
    solved, counts = solve_many(TEXTS)
    assert counts.tolist() == COUNTS and counts.dtype == np.uint64
    assert solved[0] == SOLVED and solved[2] == "" and solved[3:] == [SOLVED, SOLVED]
    for boards in (digits(TEXTS), digits(TEXTS).reshape(-1, 9, 9), characters(TEXTS)):
        solutions, counts = solve_many(boards)
        assert counts.tolist() == COUNTS
        assert solutions.shape == boards.shape and solutions.dtype == np.uint8
        rows = solutions.reshape(-1, 81)
        if boards[0].flat[0] < 10:
            assert (rows[0] == digits([SOLVED])[0]).all() and not rows[2].any()
        else:
            assert rows[0].tobytes().decode() == SOLVED and rows[2].tobytes() == b"." * 81
    answers, counts = solve_many(np.array(TEXTS, "S81"))
    assert counts.tolist() == COUNTS
    assert answers[0] == SOLVED.encode() and answers.dtype == np.dtype("S81")


def test_lines_of_a_file_are_read_where_they_lie() -> None:
    text = "".join(f"{board}\r\n" for board in TEXTS * 1000).encode()
    boards = np.frombuffer(text, np.uint8).reshape(-1, 83)[:, :81]
    assert not boards.flags.c_contiguous and not boards.flags.writeable
    for threads in (1, 2, 0):
        _, counts = solve_many(boards, threads=threads)
        assert counts.tolist() == COUNTS * 1000
    _, counts = solve_many(boards[::5])
    assert counts.tolist() == [1] * 1000


def test_answers_are_those_of_each_board_alone() -> None:
    made = [str(puzzle) for puzzle in quadrille.generate(count=50, seed=5)]
    emptier = [puzzle[:40] + "." * 41 for puzzle in made]
    solved, counts = solve_many(made + emptier, limit=100)
    for text, solution, count in zip(made + emptier, solved, counts):
        assert count == Sudoku(text).count(100).solutions
        assert (Sudoku(solution).cells[Sudoku(text).cells > 0] == Sudoku(text).cells[Sudoku(text).cells > 0]).all()
        assert Sudoku(solution).solve().verdict == "one"


def test_engines_are_named() -> None:
    for engine in ("auto", "batch", "batch-128"):
        solved, counts = solve_many(TEXTS, engine=engine)  # type: ignore[call-overload]
        assert solved[0] == SOLVED and counts.tolist() == COUNTS
    for engine in ("links", "magic"):
        with pytest.raises(ValueError, match="batch-avx512"):
            solve_many(TEXTS, engine=engine)  # type: ignore[call-overload]


def test_a_card_answers_the_same_or_is_missed() -> None:
    many = digits(TEXTS * 1000)
    try:
        solutions, counts = solve_many(many, engine="gpu")
    except RuntimeError as error:
        assert "gpu" in str(error)
    else:
        expected, expected_counts = solve_many(many)
        assert (counts == expected_counts).all()
        assert (solutions[counts < 2] == expected[counts < 2]).all()


def test_no_boards_have_no_answers() -> None:
    for boards in (np.zeros((0, 81), np.uint8), np.zeros((0, 9, 9), np.uint8)):
        solutions, counts = solve_many(boards)
        assert solutions.shape == boards.shape and counts.shape == (0,)
    assert solve_many([])[0] == []


def test_boards_are_left_as_they_were() -> None:
    boards = digits(TEXTS)
    before = boards.copy()
    solve_many(boards)
    assert (boards == before).all()


def last_wrong(boards: npt.NDArray[np.uint8], value: int) -> npt.NDArray[np.uint8]:
    wrong = boards.copy()
    wrong[-1, 80] = value
    return wrong


@pytest.mark.parametrize(
    ("boards", "error", "words"),
    [
        (digits(TEXTS).astype(np.int64), TypeError, r"found int64 of shape \(5, 81\)"),
        (digits(TEXTS).astype(np.int8), TypeError, "found int8"),
        (digits(TEXTS).astype(float), TypeError, "found float64"),
        (digits(TEXTS).astype(bool), TypeError, "found bool"),
        (digits(TEXTS)[0], TypeError, r"shape \(81,\)"),
        (digits(TEXTS)[:, :80], TypeError, r"shape \(5, 80\)"),
        (digits(TEXTS)[:, ::-1], TypeError, r"strides \(81, -1\)"),
        (digits(TEXTS)[::-1], TypeError, r"strides \(-81, 1\)"),
        (np.asfortranarray(digits(TEXTS)), TypeError, r"strides \(1, 5\)"),
        (np.broadcast_to(digits(TEXTS)[0], (5, 81)), TypeError, r"strides \(0, 1\)"),
        (digits(TEXTS).reshape(-1, 9, 9).transpose(0, 2, 1), TypeError, "side by side"),
        (np.array(TEXTS, "S82"), TypeError, r"\|S82"),
        (np.array(TEXTS), TypeError, "<U81"),
        (np.zeros((), np.uint8), TypeError, r"shape \(\)"),
        (last_wrong(digits(TEXTS), 10), ValueError, r"boards\[4\], cell 80: expected a digit .*found 10"),
        (last_wrong(digits(TEXTS), 46), ValueError, r"boards\[4\], cell 80"),
        (last_wrong(characters(TEXTS), 5), ValueError, r"boards\[4\], cell 80: expected one of .*found 5"),
        (last_wrong(characters(TEXTS), ord("x")), ValueError, "found 120"),
        ([CLASSIC, "." * 80], ValueError, r"boards\[1\]: expected a text of 81 characters"),
        ([CLASSIC, 5], ValueError, r"boards\[1\]: .* found 5"),
        ([CLASSIC, "é" + "." * 79], ValueError, r"boards\[1\]"),
        (CLASSIC, TypeError, "expected an array, or a list of texts, found str"),
        (None, TypeError, "found NoneType"),
    ],
)
def test_what_would_have_to_be_converted_is_refused(boards: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        solve_many(boards)


def test_the_first_wrong_board_of_many_is_named() -> None:
    boards = np.tile(digits(TEXTS), (2000, 1))
    boards[1234, 7] = 99
    with pytest.raises(ValueError, match=r"boards\[1234\], cell 7"):
        solve_many(boards, threads=1)
    with pytest.raises(ValueError, match="limit"):
        solve_many(boards, limit=0)
