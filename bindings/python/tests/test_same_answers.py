"""The package answers as the command line does, on random boards and problems."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quadrille
from program import lines_of, objects_of
from quadrille import Cover, Sudoku

CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
few = settings(max_examples=25)


@st.composite
def boards(draw: st.DrawFn, sizes: tuple[int, ...] = (4, 6, 9)) -> str:
    """A full board with some of its cells emptied and perhaps one changed."""
    size = draw(st.sampled_from(sizes))
    like = Sudoku("." * size**2)
    full = next(quadrille.generate(like=like, seed=draw(st.integers(0, 10**6)), threads=1)).solve().solution
    assert full is not None
    keep = draw(st.lists(st.integers(0, 99), min_size=size**2, max_size=size**2))
    share = draw(st.integers(30, 80))
    cells = [digit if kept < share else "." for digit, kept in zip(full.text(), keep)]
    if draw(st.integers(0, 3)) == 0:
        cells[draw(st.integers(0, size**2 - 1))] = str(draw(st.integers(1, size)))
    return "".join(cells)


@few
@given(st.lists(boards(), min_size=1, max_size=8))
def test_verdicts_and_counts(texts: list[str]) -> None:
    text = "".join(f"{board}\n" for board in texts)
    for told, board in zip(objects_of("solve", "--out", "json", text=text), texts, strict=True):
        answer = Sudoku(board).solve()
        assert answer.verdict == told["verdict"]
        if answer.verdict == "one":
            assert str(answer.solution) == told["solution"]
    counted = lines_of("count", "--limit", "1000", text=text)
    for line, board in zip(counted, texts, strict=True):
        count = Sudoku(board).count(1000)
        assert line == (str(int(count)) if count.complete else f"{int(count)}+")


@few
@given(boards(sizes=(4,)))
def test_every_solution_is_listed(board: str) -> None:
    found = [str(solution) for solution in Sudoku(board).solutions()]
    assert sorted(found) == sorted(line for line in lines_of("list", text=board) if line)
    assert len(set(found)) == len(found)


def test_ratings_steps_and_hints() -> None:
    made = [str(puzzle) for puzzle in quadrille.generate(count=12, seed=3, minimal=True)]
    text = "\n".join([CLASSIC, *made])
    rated = objects_of("rate", "--out", "json", text=text)
    explained = objects_of("explain", "--out", "json", text=text)
    hinted = lines_of("hint", "--level", "2", text=text)
    for number, board in enumerate([CLASSIC, *made]):
        rating = Sudoku(board).rate()
        assert (rating.rating, rating.level) == (rated[number]["rating"], rated[number]["level"])
        assert (rating.hardest, rating.trials) == (rated[number]["hardest"], rated[number]["trials"])
        assert rating.steps == rated[number]["steps"]
        steps = Sudoku(board).steps()
        assert [step.text for step in steps] == [step["words"] for step in explained[number]["steps"]]
        assert [step.truths for step in steps] == [step["truths"] for step in explained[number]["steps"]]
        assert steps.outcome == "solved"
        solution = Sudoku(board).solve().solution
        assert solution is not None and (steps.end.cells == solution.cells).all()
        hint = Sudoku(board).hint(2)
        assert hint is not None and hint.text == hinted[number]
    assert Sudoku(CLASSIC).steps()[0].tell("de") == lines_of("hint", "--level", "3", "--lang", "de", CLASSIC)[0]


def test_a_solved_board_has_no_hint() -> None:
    solution = Sudoku(CLASSIC).solve().solution
    assert solution is not None and solution.hint() is None
    assert Sudoku("11" + "." * 79).hint() is None


@pytest.mark.parametrize(
    ("options", "arguments"),
    [
        ({}, []),
        ({"level": "hard", "symmetry": "rotate180"}, ["--level", "hard", "--symmetry", "rotate180"]),
        ({"rating": (2.0, 3.4), "clues": (24, 30)}, ["--rating", "2.0-3.4", "--clues", "24-30"]),
        ({"technique": "naked-pair", "symmetry": "random"}, ["--technique", "naked-pair", "--symmetry", "random"]),
        ({"like": Sudoku("." * 36, box=(3, 2)), "minimal": True}, ["--box", "3x2", "--minimal"]),
    ],
)
def test_the_same_seed_makes_the_same_puzzles(options: Any, arguments: list[str]) -> None:
    told = lines_of("generate", "-n", "6", "--seed", "7", *arguments)
    for threads in (1, 3):
        made = quadrille.generate(count=6, seed=7, threads=threads, **options)
        assert [str(puzzle) for puzzle in made] == told


def test_regions_that_no_grid_fits_are_refused() -> None:
    puzzles = quadrille.generate(like=Sudoku("....", regions="ABBA"))
    with pytest.raises(quadrille.InputError, match="no grid fits these regions and rules"):
        next(puzzles)


@few
@given(boards(sizes=(9, 6, 4)))
def test_minimal_and_canonical_boards(board: str) -> None:
    puzzle = Sudoku(board)
    if puzzle.solve().verdict == "one":
        assert str(puzzle.minimize(seed=5)) == lines_of("minimize", "--seed", "5", board)[0]
        assert str(puzzle.canon()) == lines_of("canon", board)[0]


Option = list[str]


@st.composite
def problems(draw: st.DrawFn) -> tuple[list[Option], list[str]]:
    """Options over items a to e and secondary items x and y, some with a colour."""
    secondary = ["x", "y"]
    entry = st.sampled_from("abcde")
    options = []
    for _ in range(draw(st.integers(1, 12))):
        option = draw(st.lists(entry, min_size=1, max_size=3, unique=True))
        for item in draw(st.lists(st.sampled_from(secondary), max_size=2, unique=True)):
            option.append(item + draw(st.sampled_from(["", ":red", ":blue"])))
        options.append(option)
    return options, secondary


def as_entry(text: str) -> Any:
    item, _, colour = text.partition(":")
    return (item, colour) if colour else item


@few
@given(problems())
def test_problems(problem: tuple[list[Option], list[str]]) -> None:
    options, secondary = problem
    used = sorted({item for option in options for item in option if item[0] in "abcde"})
    text = "\n".join([f"{' '.join(used)} | {' '.join(secondary)}", *(" ".join(option) for option in options)])
    cover = Cover([[as_entry(item) for item in option] for option in options], secondary=secondary, items=used)
    told = lines_of("cover", "--count", text=text)[0]
    found = list(cover.solutions())
    assert str(int(cover.count())) == told == str(len(found))
    assert all(cover.verify(solution) for solution in found)
    for engine in ("links", "rows", "learn", "sat"):
        assert sorted(cover.solutions(engine=engine)) == sorted(found)  # type: ignore[arg-type]
    assert Cover.read(text).count().solutions == len(found)
    assert Cover.read(cover.text()).count().solutions == len(found)
    appearances = {name: sum(name in solution for solution in found) for name in cover.options}
    assert cover.marginals() == appearances


def test_the_dance_is_told_in_the_same_words() -> None:
    text = "1 2 3 4 5 6 7\n3 5 6\n1 4 7\n2 3 6\n1 4\n2 7\n4 5 7\n"
    told = lines_of("dance", "--problem", text=text)
    moves = Cover.read(text).dance(first_solution=True)
    assert str(moves).splitlines() == told[:-1]
    assert moves.complete and told[-1].startswith("stopped at the first solution")
    assert [move.kind for move in moves if move.kind == "solution"] == ["solution"]


def test_numbers_of_any_size() -> None:
    cover = Cover([[("cell", n)] for n in range(90)] * 3)
    assert int(cover.count()) == 3**90
    assert len(cover.sample(2, seed=1)[0]) == 90
    assert cover.marginals()[0] == 3**89
