"""Boards: made of texts and arrays of every shape, refused where they are none."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadrille
from quadrille import InputError, Sudoku

CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
JIGSAW = "AAABACBBCCDBCDDD"


def test_texts_and_arrays_make_the_same_board() -> None:
    digits = [int(cell.replace(".", "0")) for cell in CLASSIC]
    square = np.array(digits).reshape(9, 9)
    board = Sudoku(CLASSIC)
    for same in (digits, square, square.astype(np.int8), square.tolist(), np.asfortranarray(square), board):
        assert Sudoku(same) == board
        assert hash(Sudoku(same)) == hash(board)
    assert board != Sudoku("." * 81)
    assert board != CLASSIC


def test_cells_lie_on_the_memory_of_the_board() -> None:
    board = Sudoku(CLASSIC)
    cells = board.cells
    assert cells.dtype == np.uint16 and cells.shape == (9, 9)
    assert cells.base is board
    assert cells.ctypes.data == board.cells.ctypes.data
    with pytest.raises(ValueError, match="read-only"):
        cells[0, 0] = 1
    del board
    assert cells[0, 0] == 5


@pytest.mark.parametrize(
    ("options", "box", "regions"),
    [
        ({}, (2, 3), [[0, 0, 0, 1, 1, 1]]),
        ({"box": (3, 2)}, (3, 2), [[0, 0, 1, 1, 2, 2]]),
        ({"latin": True}, None, None),
    ],
)
def test_the_same_cells_divided_otherwise(options: Any, box: Any, regions: Any) -> None:
    sources: list[Any] = ["." * 36, np.zeros((6, 6), int)]
    for source in sources:
        board = Sudoku(source, **options)
        assert (board.size, board.box) == (6, box)
        if regions is None:
            assert board.regions is None
        else:
            assert board.regions is not None and board.regions[:1].tolist() == regions


def test_regions_are_a_text_or_an_array() -> None:
    board = Sudoku("." * 16, regions=JIGSAW)
    numbers = np.array([ord(letter) for letter in JIGSAW]).reshape(4, 4)
    assert Sudoku(np.zeros((4, 4), int), regions=numbers) == board
    assert board.box is None and board.regions is not None
    assert board.regions.tolist() == [[0, 0, 0, 1], [0, 2, 1, 1], [2, 2, 3, 1], [2, 3, 3, 3]]


def test_what_it_says_of_itself_makes_it_again() -> None:
    for board in (
        Sudoku(CLASSIC),
        Sudoku("." * 36, box=(3, 2)),
        Sudoku("." * 16, regions=JIGSAW),
        Sudoku("." * 16, latin=True),
        Sudoku("." * 25),
    ):
        assert eval(repr(board), {"Sudoku": Sudoku}) == board
        assert pickle.loads(pickle.dumps(board)) == board
        assert copy.deepcopy(board) == board


def test_pencil_marks_are_kept() -> None:
    board = Sudoku(CLASSIC).steps()[0].board
    assert board.marks is not None and board.marks.shape == (9, 9, 9)
    assert board.marks[0, 2].nonzero()[0].tolist() == [0, 1, 3]
    assert pickle.loads(pickle.dumps(board)) == board
    assert Sudoku(CLASSIC).marks is None


def test_wrong_text_is_refused_with_its_place() -> None:
    with pytest.raises(InputError) as refused:
        Sudoku("1234\n3412\n2143\n43z1")
    error = refused.value
    assert (error.kind, error.line, error.column) == ("symbol", 4, 3)
    assert str(error).startswith("line 4, column 3: expected")
    assert pickle.loads(pickle.dumps(error)).kind == "symbol"


@pytest.mark.parametrize(
    ("board", "options", "error", "words"),
    [
        (np.zeros((9, 9)), {}, TypeError, "expected a text or integers, found ndarray of float64"),
        (np.zeros((9, 9), bool), {}, TypeError, "found ndarray of bool"),
        (np.zeros((9, 8), int), {}, ValueError, r"found an array of shape \(9, 8\)"),
        (np.zeros((9, 3, 3), int), {}, ValueError, r"shape \(9, 3, 3\)"),
        (np.zeros(80, int), {}, ValueError, r"shape \(80,\)"),
        (np.zeros((0, 0), int), {}, ValueError, r"shape \(0, 0\)"),
        (np.full((4, 4), 5), {}, ValueError, r"board\[0, 0\]: expected a digit from 0 to 4, found 5"),
        (np.full((4, 4), -1), {}, ValueError, "found -1"),
        (np.zeros((4, 4), int), {"box": (3, 3)}, ValueError, "expected 9x9 cells"),
        (np.zeros((300, 300), int), {}, InputError, "256"),
        (np.zeros((4, 4), int), {"box": (2, 2), "latin": True}, TypeError, "one of box, regions and latin"),
        (np.zeros((4, 4), int), {"regions": np.zeros((4, 4), int)}, InputError, "region"),
        (np.zeros((4, 4), int), {"regions": np.zeros((4, 4))}, TypeError, "regions: expected"),
        (None, {}, TypeError, "found NoneType of object"),
        ([["1", "2"], ["2", "1"]], {}, TypeError, "expected a text or integers"),
        (b"." * 81, {}, TypeError, "expected a text or integers"),
    ],
)
def test_what_is_no_board_is_refused(board: Any, options: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        Sudoku(board, **options)


@given(st.sampled_from(["line", "grid", "numbers", "sdk", "sdm", "marks", "json"]), st.data())
def test_every_format_is_read_again(format: Any, data: st.DataObject) -> None:
    size = data.draw(st.sampled_from([4, 6, 9, 16]))
    digits = data.draw(st.lists(st.integers(0, size), min_size=size**2, max_size=size**2))
    board = Sudoku(digits)
    again = Sudoku(board.text(format))
    assert (again.cells == board.cells).all()


def test_pictures_are_drawn() -> None:
    board = Sudoku(CLASSIC)
    steps = board.steps()
    hint = board.hint(2)
    assert hint is not None
    things: list[Any] = [board, board.solve(), steps[0], hint, Sudoku("." * 16).cover()]
    for thing in things:
        assert (thing._repr_svg_() or "").startswith("<svg")
        assert getattr(thing, "_repr_html_", lambda: None)() is None  # which notebooks would show instead
    assert "<table>" in steps._repr_html_() and "<table>" in board.rate()._repr_html_()
    large = Sudoku("." * 256).cover(full=True)
    assert large._repr_svg_() is None
    assert "4,096 options" in (large._repr_html_() or "").replace("4096", "4,096")


def test_a_card_answers_or_is_told_as_the_reason() -> None:
    board = Sudoku(CLASSIC)
    try:
        assert board.solve(engine="gpu").verdict == "one"
        assert board.count(engine="gpu").solutions == 1
    except RuntimeError as error:
        assert "gpu" in str(error)
        with pytest.raises(RuntimeError, match="gpu"):
            board.count(engine="gpu")


def test_wrong_wishes_are_refused() -> None:
    board = Sudoku(CLASSIC)
    wrong: Any = board  # the stubs would not let them pass
    for call, error, words in [
        (lambda: wrong.text("pdf"), InputError, "expected line"),
        (lambda: wrong.solve(engine="magic"), InputError, "expected auto"),
        (lambda: Sudoku("." * 16).solve(engine="batch"), InputError, "9x9"),
        (lambda: board.solve(timeout=-1), ValueError, "timeout: expected seconds"),
        (lambda: board.solve(timeout=float("nan")), ValueError, "timeout"),
        (lambda: board.count(0), ValueError, "limit: expected at least 1"),
        (lambda: wrong.hint(4), ValueError, "level: expected 1, 2 or 3, found 4"),
        (lambda: wrong.minimize(symmetry="square"), InputError, "rotate180"),
        (lambda: Sudoku("." * 81).rate(), InputError, "several"),
        (lambda: Sudoku("11" + "." * 79).rate(), InputError, "found none"),
        (lambda: Sudoku("." * 81).minimize(), InputError, "several"),
        (lambda: Sudoku("." * 256).canon(), InputError, "16x16"),
        (lambda: board.steps()[0].tell("tlh"), InputError, "language: expected"),
        (lambda: board.steps()[1000], IndexError, "no such step"),
        (lambda: quadrille.generate(clues=5), InputError, "clues"),
        (lambda: quadrille.generate(technique="magic"), InputError, "technique"),
        (lambda: quadrille.generate(rating=-1), ValueError, "rating: expected"),
    ]:
        with pytest.raises(error, match=words):
            call()  # type: ignore[no-untyped-call]


def test_essentially_different_solutions_are_counted() -> None:
    known = {Sudoku("." * 16): 2, Sudoku("." * 36): 49, Sudoku("." * 36, latin=True): 17, Sudoku("11" + "." * 14): 0}
    for board, classes in known.items():
        count = board.count_classes(threads=2)
        assert (int(count), count.complete) == (classes, True)
    with pytest.raises(InputError, match="rules"):
        Sudoku("." * 81, rules="x").count_classes()
    assert not Sudoku("." * 256).count_classes(timeout=0.01).complete


def test_random_solutions_are_solutions() -> None:
    empty = Sudoku("." * 81)
    drawn = empty.sample(3, seed=1)
    assert len(set(drawn)) == 3
    assert all(board.clues == 81 and board.solve().verdict == "one" for board in drawn)
    assert empty.sample(2, seed=1, threads=2) == drawn[:2]
    assert empty.sample(2, seed=2) != drawn[:2]
    few = Sudoku("1.......2.......")
    assert set(few.sample(500)) == set(few.solutions())
    with pytest.raises(ValueError, match="found none"):
        Sudoku("11..............").sample(1)
    with pytest.raises(TimeoutError):
        Sudoku("." * 256).sample(1, timeout=0.01)
