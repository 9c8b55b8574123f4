"""The command line, whose answers the package has to give too."""

import json
import os
import subprocess
from typing import Any


def lines_of(*arguments: str, text: str = "") -> list[str]:
    """The lines that the program prints, whatever its exit status says of the puzzles."""
    program = os.environ["QUADRILLE_PROGRAM"]
    done = subprocess.run([program, *arguments], input=text, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1, 3), done.stderr
    return done.stdout.splitlines()


def objects_of(*arguments: str, text: str = "") -> list[Any]:
    return [json.loads(line) for line in lines_of(*arguments, text=text)]
