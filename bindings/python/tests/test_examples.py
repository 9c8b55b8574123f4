"""Every example in the words of an object, and on the page about the package, says what is true."""

import doctest
import inspect
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import quadrille

SOURCE = Path(os.environ["QUADRILLE_SOURCE"])


def documented() -> Iterator[tuple[str, str]]:
    """(name, words) of the package, its classes and functions, and their members."""
    yield "quadrille", quadrille.__doc__ or ""
    for name in quadrille.__all__:
        thing: Any = getattr(quadrille, name)
        if isinstance(thing, str):
            continue
        yield name, thing.__doc__ or ""
        if inspect.isclass(thing):
            for member, value in vars(thing).items():
                # A static method stands there wrapped up.
                words = getattr(getattr(thing, member), "__doc__", None)
                if not member.startswith("__") and member != "with_traceback":
                    yield f"{name}.{member}", words or ""


def failures_in(name: str, text: str) -> list[str]:
    said: list[str] = []
    test = doctest.DocTestParser().get_doctest(text, {"quadrille": quadrille}, name, name, 0)
    doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    return said


def test_every_object_has_words_for_itself() -> None:
    assert [name for name, words in documented() if not words.strip()] == []


def test_examples_in_words_are_true() -> None:
    assert [said for name, words in documented() for said in failures_in(name, words)] == []


def test_there_are_examples_that_can_fail() -> None:
    assert sum(words.count(">>>") for _, words in documented()) > 40
    assert failures_in("wrong", ">>> quadrille.Sudoku('.' * 16).size\n5\n") != []


def test_examples_on_pages_are_true() -> None:
    page = (SOURCE / "docs" / "python.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```pycon\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 5
    assert failures_in("docs/python.md", "".join(blocks)) == []
    readme = (SOURCE / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```pycon\n(.*?)^```", readme, re.MULTILINE | re.DOTALL)
    assert failures_in("README.md", example) == []
