"""The notebooks show what is stored in them, words and pictures."""

import os
import subprocess
import sys
from pathlib import Path

NOTEBOOKS = Path(os.environ["QUADRILLE_SOURCE"]) / "docs" / "notebooks"


def execute(folder: Path) -> str:
    done = subprocess.run([sys.executable, "-B", folder / "execute.py"], capture_output=True, text=True, check=False)
    assert done.returncode == (1 if done.stderr else 0)
    return done.stderr


def test_notebooks_show_what_is_stored() -> None:
    assert execute(NOTEBOOKS) == ""


def test_something_else_is_told(tmp_path: Path) -> None:
    for path in NOTEBOOKS.iterdir():
        text = path.read_text(encoding="utf-8")
        (tmp_path / path.name).write_text(text.replace("2339", "2338"), encoding="utf-8")
    assert "cell 10 shows something else" in execute(tmp_path)


def test_the_runner_is_typed() -> None:
    environment = {**os.environ, "MYPYPATH": os.environ["PYTHONPATH"]}
    said = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", os.devnull,
                           NOTEBOOKS / "execute.py"], env=environment, capture_output=True, text=True, check=False).stdout
    assert said == ""
