"""The stubs say what is true, and mypy finds nothing to complain about in the tests."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def run(*arguments: str) -> str:
    environment = {**os.environ, "MYPYPATH": os.environ["PYTHONPATH"]}
    done = subprocess.run([sys.executable, "-m", *arguments], cwd=HERE, env=environment, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.stdout


def test_the_tests_are_typed() -> None:
    said = run("mypy", "--strict", "--no-error-summary", "--cache-dir", os.devnull,
               *(path.name for path in sorted(HERE.glob("*.py"))))
    assert said == ""


def test_the_stubs_are_those_of_the_module() -> None:
    assert "Success: no issues found" in run("mypy.stubtest", "--allowlist", "stubtest.allow", "quadrille")


def test_importing_it_does_not_import_numpy() -> None:
    """Which would take longer than everything else."""
    code = "import sys, quadrille; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
