"""Exact cover with objects of any kind as names, and everything that can be asked about it."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from quadrille import Cover, InputError


def test_names_are_the_objects_themselves() -> None:
    key = object()
    cover: Cover[Any] = Cover({key: [(0, 1), "a"], ("b", 2): [Fraction(1, 3)], None: ["a", Fraction(1, 3)]})
    assert cover.items == [(0, 1), "a", Fraction(1, 3)]
    assert cover.options == [key, ("b", 2), None]
    (solution,) = cover.solutions()
    assert solution[0] is key and solution[1] == ("b", 2)


def test_objects_that_look_alike_are_told_apart() -> None:
    cover = Cover([[1], ["1"], ["", " "]])
    assert cover.items == [1, "1", "", " "]
    assert cover.count().solutions == 1
    assert len(Cover.read(cover.text()).items) == 4


def test_pairs_are_items_unless_they_colour_one() -> None:
    squares = [(row, column) for row in range(2) for column in range(2)]
    assert Cover([squares[:2], squares[2:]]).count().solutions == 1
    coloured = Cover([["a", ("x", 1)], ["b", ("x", 2)], ["b", ("x", 1)]], secondary=["x"])
    assert list(coloured.solutions()) == [[0, 2]]
    named = Cover([["a", ("x", 1)], ["b", ("x", 2)]], secondary=["x"], items=["a", "b", ("x", 1), ("x", 2)])
    assert list(named.solutions()) == [[0, 1]]
    assert named.items == ["a", "b", ("x", 1), ("x", 2)]


def test_multiplicities_and_costs() -> None:
    shifts = {f"{who}{day}": [day, who] for who in "abc" for day in range(4)}
    cover = Cover(
        shifts,
        multiplicity={who: (1, 2) for who in "abc"},
        costs={name: 3 if name[0] == "a" else 1 for name in shifts},
    )
    best = cover.best(3)
    assert best.proven and [cost for cost, _ in best.solutions] == [6, 6, 6]
    assert all(cover.verify(names) for _, names in best.solutions)
    assert cover.best(aim="most").solutions[0][0] == 8
    twice = Cover([["a"]] * 3, multiplicity={"a": 2}, costs=[5, 1, 1])
    assert twice.count().solutions == 3
    assert twice.best().solutions == [(2, [1, 2])]


def test_no_solution_is_an_answer() -> None:
    cover = Cover([["a"]], items=["a", "b"])
    answer = cover.solve()
    assert (answer.verdict, answer.solution, answer.another) == ("none", None, None)
    assert list(cover.solutions()) == []
    assert cover.best().solutions == [] and cover.best().proven
    assert cover.marginals() == {0: 0}
    with pytest.raises(ValueError, match="found none"):
        cover.sample(1)


def test_nothing_to_cover_is_covered_by_nothing() -> None:
    assert list(Cover([]).solutions()) == [[]]
    assert Cover([]).solve().solution == []


def test_limits_are_kept() -> None:
    cover = Cover([[n] for n in range(30)] * 2)
    assert (cover.count(7).solutions, cover.count(7).complete) == (7, False)
    assert cover.solve().verdict == "many"
    hopeless = pigeons()
    assert hopeless.solve(max_nodes=3, engine="links").verdict == "unknown"
    assert hopeless.solve(timeout=0, engine="links").verdict == "unknown"
    with pytest.raises(TimeoutError):
        next(hopeless.solutions(timeout=0.01, engine="links"))


def pigeons() -> Cover[int]:
    """Thirty pigeons for twenty-nine holes: links would need longer than anybody has."""
    return Cover([[("pigeon", p), ("hole", h)] for p in range(30) for h in range(29)],
                 secondary=[("hole", h) for h in range(29)])


def test_arrays_are_matrices() -> None:
    matrix = np.array([[0, 0, 1, 0, 1, 1, 0], [1, 0, 0, 1, 0, 0, 1], [0, 1, 1, 0, 0, 1, 0],
                       [1, 0, 0, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0, 1], [0, 0, 0, 1, 1, 0, 1]])
    for same in (matrix, matrix.astype(bool), matrix.tolist(), np.asfortranarray(matrix)):
        assert next(Cover.from_array(same).solutions()) == [0, 3, 4]
    for wrong in (matrix.astype(float), matrix[0], np.zeros((2, 2, 2), int), "01\n10"):
        with pytest.raises(TypeError, match="expected rows and columns of 0 and 1"):
            Cover.from_array(wrong)


def test_wrong_problems_are_refused() -> None:
    wrong: Any = Cover
    for make, error, words in [
        (lambda: Cover([["a", "a"]]), InputError, "expected each item once"),
        (lambda: Cover([[]]), InputError, "useless"),
        (lambda: Cover(["ab"]), TypeError, "found a text"),
        (lambda: wrong([[["a"]]]), TypeError, "unhashable"),
        (lambda: wrong(5), TypeError, "not iterable"),
        (lambda: wrong([5]), TypeError, "not iterable"),
        (lambda: Cover([["a"]], items=["x"], secondary=["x"]), ValueError, "both primary and secondary"),
        (lambda: Cover([["a"]], multiplicity={"b": 2}), ValueError, "'b' has a multiplicity"),
        (lambda: wrong([["a"]], multiplicity={"a": "two"}), ValueError, "how often"),
        (lambda: Cover([["a"]], multiplicity={"a": (3, 1)}), InputError, "lower bound"),
        (lambda: Cover([["a"]], multiplicity={"a": -1}), ValueError, "how often"),
        (lambda: Cover([["a"]], costs=[-1]), ValueError, "cost of 0: expected a whole number"),
        (lambda: wrong([["a"]], costs=[0.5]), ValueError, "found 0.5"),
        (lambda: Cover([["a"]], costs=[]), IndexError, "range"),
        (lambda: Cover.read("a b\nc\n"), InputError, "line 2"),
        (lambda: wrong.read("a", format="xml"), InputError, "expected knuth"),
        (lambda: Cover([["a"]]).verify([7]), KeyError, "no option is called 7"),
        (lambda: Cover([["a"]]).best(0), ValueError, "at least 1"),
    ]:
        with pytest.raises(error, match=words):
            make()  # type: ignore[no-untyped-call]


def test_moves_name_items_and_options() -> None:
    dance = Cover({"A": ["x", "y"], "B": ["x"], "C": ["y"]}).dance()
    tried = [(move.depth, move.item, move.option, move.number) for move in dance if move.kind == "attempt"]
    assert tried == [(0, "x", "A", 1), (0, "x", "B", 2), (1, "y", "C", 1)]
    assert [move.option for move in dance if move.kind == "choose"] == [None] * 2
    short = Cover({"A": ["x"], "B": ["x"]}).dance(first_solution=True)
    assert short[-1].kind == "solution" and short[-1].item is None
    assert len(Cover([["x"]] * 3).dance(limit=2)) == 2
    assert "cover" in short.text(verbose=True)
