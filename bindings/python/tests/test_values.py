"""What the package answers is a value: signatures to look at, and answers to compare, copy and send to other processes."""

import ast
import copy
import inspect
import multiprocessing
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any, Callable

import pytest

import quadrille
from quadrille import Cover, Sudoku

CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SIX = Cover({"A": [1, 4, 7], "B": [1, 4], "C": [4, 5, 7], "D": [3, 5, 6], "E": [2, 3, 6, 7], "F": [2, 7]})
COLOURED = Cover(
    {"one": ["a", ("x", "red")], "two": ["b", ("x", "red")], "three": ["b", ("x", "blue")], "four": [("x", "blue")]},
    secondary=["x", "y"], items=["a"], multiplicity={"b": (0, 1)}, costs={"one": 3, "two": 4})
KNIGHTS = Sudoku("." * 16, rules=["x", {"cage": "r1c1 r1c2", "sum": 3}])

VALUES: "list[tuple[str, Callable[[], Any]]]" = [
    ("board", lambda: Sudoku(CLASSIC)),
    ("one solution", lambda: Sudoku(CLASSIC).solve()),
    ("several solutions", lambda: Sudoku("." * 16).solve()),
    ("twice in a row", lambda: Sudoku("11..............").solve()),
    ("nothing left", lambda: Sudoku("123.....4.......").solve()),
    ("with rules", lambda: KNIGHTS.solve()),
    ("count", lambda: Sudoku("." * 16).count()),
    ("count so far", lambda: Sudoku("." * 16).count(limit=7)),
    ("count past 64 bits", lambda: Cover([[n] for n in range(70)] * 2).count()),
    ("rating", lambda: Sudoku(CLASSIC).rate()),
    ("hard rating", lambda: Sudoku(HARD).rate()),
    ("steps", lambda: Sudoku(CLASSIC).steps()),
    ("step", lambda: Sudoku(CLASSIC).steps()[50]),
    ("hint", lambda: Sudoku(CLASSIC).hint(2)),
    ("cover", lambda: SIX),
    ("cover with everything", lambda: COLOURED),
    ("cover of a board", lambda: Sudoku(CLASSIC).cover()),
    ("full cover of a board", lambda: KNIGHTS.cover(full=True)),
    ("cover answer", lambda: SIX.solve()),
    ("cover answer with several", lambda: Cover([[1], [2], [1, 2]]).solve()),
    ("cover without answer", lambda: Cover([[1], [1, 2], [2, 3]]).solve()),
    ("best", lambda: COLOURED.best(3)),
    ("dance", lambda: SIX.dance()),
    ("move", lambda: SIX.dance()[3]),
]


def told(value: Any) -> "dict[str, Any]":
    """All that its properties say."""
    names = [name for name in dir(type(value)) if isinstance(getattr(type(value), name), property)]
    said = {name: getattr(value, name) for name in names}
    return {name: what.tolist() if hasattr(what, "tolist") else what for name, what in said.items()}


@pytest.mark.parametrize("make", [make for _, make in VALUES], ids=[name for name, _ in VALUES])
def test_what_is_sent_or_copied_is_the_same(make: Callable[[], Any]) -> None:
    value = make()
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        for same in (pickle.loads(pickle.dumps(value, protocol)), copy.copy(value), copy.deepcopy(value)):
            assert same == value and hash(same) == hash(value)
            assert repr(same) == repr(value)
            assert told(same) == told(value)


def test_other_values_are_not_equal() -> None:
    values = [make() for _, make in VALUES]
    for number, value in enumerate(values):
        assert [other for other, _ in enumerate(VALUES) if values[other] == value] == [number]
        assert value != "something else" and value is not None


def test_what_a_copy_answers_is_the_same() -> None:
    again = pickle.loads(pickle.dumps(COLOURED))
    assert again.best(9) == COLOURED.best(9) and again.text() == COLOURED.text()
    assert (again.items, again.secondary, again.options) == (["a", "b"], ["x", "y"], ["one", "two", "three", "four"])
    board = pickle.loads(pickle.dumps(Sudoku(CLASSIC).cover()))
    assert board._repr_svg_() == Sudoku(CLASSIC).cover()._repr_svg_()
    assert board.dance().text() == Sudoku(CLASSIC).cover().dance().text()
    steps = Sudoku(HARD).steps(techniques="explainer", uniqueness=False)
    assert [step.text for step in pickle.loads(pickle.dumps(steps))] == [step.text for step in steps]
    assert pickle.loads(pickle.dumps(steps[7])).text == steps[7].text
    move = SIX.dance()[3]
    assert pickle.loads(pickle.dumps(move)).option == move.option


@pytest.mark.parametrize("state", [(), (1,), ([("a", "a", (1, 1))], [], [("o", "o", 0, [(7, None)])])])
def test_a_broken_state_is_refused(state: Any) -> None:
    with pytest.raises((ValueError, IndexError, TypeError, RuntimeError)):
        Cover.__new__(Cover).__setstate__(state)


def test_methods_and_values_go_through_a_pool() -> None:
    boards = [Sudoku(CLASSIC), Sudoku(HARD), Sudoku("." * 16)]
    with multiprocessing.Pool(2) as pool:
        assert pool.map(Sudoku.solve, boards) == [board.solve() for board in boards]
        assert pool.map(Sudoku.rate, boards[:2]) == [board.rate() for board in boards[:2]]
        assert pool.map(SIX.verify, [["B", "D", "F"], ["A"]]) == [True, False]
        texts = [CLASSIC, HARD]
        (solutions, counts), = pool.map(quadrille.solve_many, [texts])
        assert solutions == [str(Sudoku(text).solve().solution) for text in texts] and counts.tolist() == [1, 1]
    assert pickle.loads(pickle.dumps(Cover.read)) is Cover.read


def test_capsules_of_others_are_not_sent() -> None:
    import datetime
    with pytest.raises(TypeError, match="cannot pickle 'PyCapsule' object"):
        pickle.dumps(datetime.datetime_CAPI)  # type: ignore[attr-defined]


def public_functions() -> "list[Any]":
    functions: "list[Any]" = [quadrille.generate, quadrille.solve_many]
    for name in quadrille.__all__:
        value = getattr(quadrille, name)
        if inspect.isclass(value) and value is not quadrille.InputError:
            functions += [getattr(value, method) for method in vars(value)
                          if not method.startswith("__") and callable(getattr(value, method))]
    return functions


def test_every_function_has_a_signature_with_its_defaults() -> None:
    functions = public_functions()
    assert len(functions) > 30
    for function in functions:
        signature = inspect.signature(function)
        assert inspect.getdoc(function), function
        assert not (inspect.getdoc(function) or "").startswith("--")
        assert all(parameter.default is not ... for parameter in signature.parameters.values())


def test_signatures_are_those_that_help_shows() -> None:
    assert str(inspect.signature(Sudoku)) == "(board, *, box=None, regions=None, latin=False, rules=None)"
    assert str(inspect.signature(Sudoku.count)) == (
        "(self, limit=None, *, engine='auto', timeout=None, max_nodes=None, threads=1)")
    assert str(inspect.signature(Sudoku(CLASSIC).hint)) == (
        "(level=1, *, techniques='usual', uniqueness=True, timeout=None)")
    assert str(inspect.signature(Cover.read)) == "(text, *, format=None)"
    assert str(inspect.signature(quadrille.solve_many)) == "(boards, *, limit=2, threads=0, engine='auto')"
    assert (inspect.getdoc(Sudoku.count) or "").startswith("Counts the solutions")


def stub_defaults(function: ast.FunctionDef) -> "dict[str, str]":
    """The arguments that may be left out, with what they are then."""
    arguments = function.args
    given = arguments.args[len(arguments.args) - len(arguments.defaults):]
    pairs = [*zip(given, arguments.defaults), *zip(arguments.kwonlyargs, arguments.kw_defaults)]
    return {argument.arg: ast.unparse(value) for argument, value in pairs if value is not None}


def test_the_stubs_have_the_same_defaults() -> None:
    stubs = ast.parse((Path(quadrille.__file__).parent / "_core.pyi").read_text())
    places: "list[tuple[Any, ast.AST]]" = [(quadrille._core, stub) for stub in stubs.body]
    for stub in stubs.body:
        if isinstance(stub, ast.ClassDef):
            places += [(getattr(quadrille._core, stub.name), method) for method in stub.body]
    compared = 0
    for owner, part in places:
        if not isinstance(part, ast.FunctionDef) or not stub_defaults(part):
            continue
        function = owner if part.name == "__init__" else getattr(owner, part.name)
        parameters = inspect.signature(function).parameters.values()
        real = {one.name: repr(one.default) for one in parameters if one.default is not one.empty}
        assert real == stub_defaults(part), part.name
        compared += len(real)
    assert compared > 60


def test_what_was_not_made_by_its_class_is_refused() -> None:
    with pytest.raises(TypeError, match="made by calling its class"):
        Cover.__new__(Cover).count()


@pytest.mark.skipif(not (3, 9) <= sys.version_info < (3, 12), reason="there the interpreter itself refuses")
@pytest.mark.parametrize("before", ["", "import quadrille"])
def test_another_interpreter_of_the_process_is_refused(before: str) -> None:
    code = f"""
import _xxsubinterpreters as interpreters
{before}
other = interpreters.create()
interpreters.run_string(other, '''
try:
    import quadrille
except ImportError as error:
    print(error)
''')
"""
    done = subprocess.run([sys.executable, "-c", code], text=True, stdout=subprocess.PIPE, check=True)
    assert "main interpreter" in done.stdout
