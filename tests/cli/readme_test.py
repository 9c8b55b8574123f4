"""What the README shows of the program is what the program does: the solved board, and every command of its list."""

import re
import tempfile
import unittest
from pathlib import Path

from boards import EASY
from program import FINE, ProgramTest, run_in_shell, run_on_terminal

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def block_below(heading):
    """The lines that stand indented below it."""
    section = README.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return [line.removeprefix("    ") for line in section.splitlines() if line.startswith("    ")]


class Readme(ProgramTest):

    def test_the_solved_board_is_what_a_terminal_shows(self):
        command, *expected = block_below("A solved board")
        arguments = command.removeprefix("$ quadrille ").split()
        _, shown = run_on_terminal(*arguments, columns=100, NO_COLOR="1")
        self.assertEqual(shown.splitlines(), expected)

    def test_every_command_of_the_list_works(self):
        commands = block_below("The command line")
        self.assertGreaterEqual(len(commands), 15)
        with tempfile.TemporaryDirectory() as folder:
            here = Path(folder)
            for name in ("puzzles.txt", "puzzles.csv", "puzzle.txt"):
                (here / name).write_text(f"{EASY}\n", encoding="utf-8")
            (here / "problem.dlx").write_text("a b\na\nb\n", encoding="utf-8")
            (here / "examples").symlink_to(ROOT / "examples")
            for line in commands:
                command, said = re.fullmatch(r"(.*?)(?: +# (.*))?", line).groups()
                if command == "quadrille bench":
                    command += " --seconds 0.001"  # for each of its rows
                with self.subTest(command):
                    done = run_in_shell(command, here)
                    self.assertEqual(done.status, FINE, done.err)
                    written = re.search(r" > (\S+)$", command)
                    self.assertNotEqual((here / written[1]).read_text(encoding="utf-8") if written else done.text, "")
                    if (said or "").isdigit():
                        self.assertEqual(done.text, f"{said}\n")


if __name__ == "__main__":
    unittest.main()
