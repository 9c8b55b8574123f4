"""The examples of the documents do what stands below them: those of cover, and the pieces that they draw."""

import re
import unittest
from pathlib import Path

from program import ProgramTest, run, run_in_shell

ROOT = Path(__file__).resolve().parents[2]
PIECES = ROOT / "examples" / "pieces"


def section(page, heading):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.split(r"\n#{2,3} ", text.split(f"\n### {heading}\n")[1])[0]


def examples(text):
    """Each command behind a $, with the lines that follow it, up to other commands."""
    for found in re.finditer(r"^    \$ (.*)\n((?:\n?    (?!\$|quadrille ).*\n)*)", text, re.MULTILINE):
        yield found[1], re.sub(r"^    ", "", found[2], flags=re.MULTILINE)


def certain(command, text):
    """What does not depend on how fast the machine is: of an estimate, the words of the first line."""
    return re.sub(r"[\d.,]+", "0", text.partition("\n")[0]) if "--estimate" in command else text


class Documents(ProgramTest):

    def test_what_cover_is_said_to_answer_is_what_it_answers(self):
        found = list(examples(section("cli.md", "cover")))
        self.assertGreaterEqual(len(found), 6)
        for command, expected in found:
            with self.subTest(command):
                found = run_in_shell(command, PIECES).text
                self.assertEqual(certain(command, found), certain(command, expected))

    def test_the_pieces_have_as_many_solutions_as_is_said(self):
        told = re.search(r"\[soma.txt\].* have (\d+), (\d+) and (\d+) solutions",
                         section("formats.md", "Pieces and a box"))
        for name, count in zip(("pentominoes", "square_with_hole", "soma"), told.groups()):
            result = run("cover", "--count", "--engine", "rows", PIECES / f"{name}.txt")
            self.assertEqual(result.line, count)

    def test_the_picture_is_what_is_drawn_today(self):
        drawn = run("cover", "--first", 1, "--out", "svg", PIECES / "square_with_hole.txt")
        picture = ROOT / "docs" / "images" / "square_with_hole.svg"
        self.assertEqual(drawn.text, picture.read_text(encoding="utf-8"))

    def test_the_formats_shown_can_be_read(self):
        for heading, answer in (("Rows of 0 and 1", "1"), ("DIMACS", "1"), ("Pieces and a box", "4")):
            blocks = re.findall(r"(?:^    .*\n|^\n(?=    ))+", section("formats.md", heading), re.MULTILINE)
            text = re.sub(r"^    ", "", blocks[0].strip("\n") + "\n", flags=re.MULTILINE)
            with self.subTest(heading):
                self.assertEqual(run("cover", "--count", stdin=text).line, answer)


if __name__ == "__main__":
    unittest.main()
