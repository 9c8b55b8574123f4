"""Boards with further rules: made of texts and lists, kept, solved by them, and refused where nobody minds them."""

import json
import pickle
from typing import Any

import pytest

from quadrille import InputError, Sudoku, generate

EMPTY = "." * 16
CAGE: dict[str, Any] = {"cage": "r1c1 r1c2", "sum": 3}
# One solution, without a given: 1423 3241 4312 2134.
ONE = Sudoku(
    EMPTY,
    rules=[
        {"thermo": "r1c1 r2c2 r3c2"},
        {"cage": "r1c3 r1c4 r2c4", "sum": 6},
        {"difference": "r4c3 r4c4"},
        {"ratio": "r3c3 r3c4"},
    ],
)
TEXT = '{"puzzle":"................","rules":["diagonal-down","diagonal-up",{"cage":"r1c1 r1c2","sum":3}]}'


def test_texts_and_lists_make_the_same_board() -> None:
    board = Sudoku(TEXT)
    assert board.rules == ["diagonal-down", "diagonal-up", CAGE]
    assert board.text("json") == TEXT
    assert Sudoku(EMPTY, rules=["x", CAGE]) == board
    assert Sudoku(Sudoku(EMPTY, rules="x"), rules=[CAGE]) == board
    assert Sudoku([0] * 16, rules=("x", CAGE)) == board
    assert board != Sudoku(EMPTY)
    assert Sudoku(EMPTY).rules == []


def test_rules_count() -> None:
    assert int(Sudoku(EMPTY, rules="x").count()) == 48
    board = Sudoku(TEXT)
    assert int(board.count()) == len(list(board.solutions())) == 8
    answer = board.solve()
    assert answer.verdict == "many" and answer.solution is not None
    assert answer.solution.cells[0, :2].sum() == 3
    assert answer.solution.rules == board.rules
    assert int(board.cover().count()) == 8


def test_rules_are_kept() -> None:
    for board in (Sudoku(TEXT), Sudoku("." * 9, latin=True, rules=[{"odd": "r1c1"}])):
        assert pickle.loads(pickle.dumps(board)) == board
        assert eval(repr(board)) == board
        assert sorted(map(str, Sudoku(board.text("fpuzzles")).rules)) == sorted(map(str, board.rules))
    assert "diagonal-down" in Sudoku(TEXT)._repr_svg_()


def test_what_no_rule_stands_for_leaves_no_verdict() -> None:
    board = Sudoku('{"puzzle":"1234341221434321","left_out":["fog"]}')
    assert board.left_out == ["fog"] and board.rules == []
    assert repr(board) == "<Sudoku '1234341221434321', rules=[] with rules left out>"
    answer = board.solve()
    assert (answer.verdict, answer.with_rules_read) == ("unknown", "one")
    assert repr(answer) == "Answer('unknown', with_rules_read='one')"
    assert repr(board.count()) == "Count(0, complete=False)"
    assert pickle.loads(pickle.dumps(board)) == board


def test_what_is_told_in_words_or_drawn_leaves_no_verdict() -> None:
    grid: list[list[dict[str, int]]] = [[{} for _ in range(4)] for _ in range(4)]
    drawn = Sudoku(json.dumps({"size": 4, "grid": grid, "line": [{"lines": [["R1C1", "R1C2"]]}], "ruleset": "On lines digits rise."}))
    assert drawn.left_out == ["line (1)", "rules text"]
    answer = drawn.solve()
    assert (answer.verdict, answer.with_rules_read) == ("unknown", "many")
    with pytest.raises(InputError, match="with the rules read: more than one solution; left out.*rules text"):
        drawn.rate()
    with pytest.raises(InputError, match="left out.*rules text"):
        drawn.minimize()
    assert drawn.hint() is None
    plain = Sudoku(json.dumps({"size": 4, "grid": grid, "title": "Plain", "ruleset": "Normal sudoku rules apply."}))
    assert (plain.left_out, plain.solve().verdict) == ([], "many")


def test_logic_goes_by_the_rules() -> None:
    steps = ONE.steps()
    assert steps.outcome == "solved"
    assert all("r" in step.conclusion and step.text for step in steps)
    assert "thermometer" in " ".join(step.text for step in steps)
    hint = ONE.hint(3)
    assert hint is not None and str(hint) == steps[0].text
    assert "<svg" in hint._repr_svg_()
    rating = ONE.rate()
    assert rating.rating is None and rating.text == "off the scale"
    assert sum(rating.steps.values()) == len(steps)
    with pytest.raises(InputError, match="found several"):
        Sudoku(TEXT).rate()


def test_clues_that_the_rules_make_needless_go() -> None:
    solved = ONE.solve().solution
    assert solved is not None and solved.clues == 16
    less = solved.minimize()
    assert less.clues == 0 and less.rules == ONE.rules


def test_what_knows_no_rules_refuses_them() -> None:
    with pytest.raises(InputError, match="without further rules"):
        Sudoku(TEXT).canon()


def test_what_cannot_keep_rules_refuses_them() -> None:
    with pytest.raises(InputError, match="without further rules"):
        Sudoku(TEXT).solve(engine="batch")
    with pytest.raises(InputError, match="without further rules"):
        Sudoku(Sudoku(TEXT), latin=True)
    with pytest.raises(InputError, match="without further rules"):
        generate(like=Sudoku(TEXT))


@pytest.mark.parametrize(
    ("rules", "error", "words"),
    [
        ("thermo", InputError, "rule without cells"),
        (["nosuch"], InputError, "expected a rule"),
        ([{"cage": "r9c9"}], InputError, "cage"),
        (7, TypeError, "int"),
        ([object()], TypeError, "serializable"),
    ],
)
def test_wrong_rules_are_refused(rules: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        Sudoku(EMPTY, rules=rules)
