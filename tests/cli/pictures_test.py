"""The pictures in the documents are what the program draws today."""

import subprocess
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from program import PATH, ProgramTest, run

DOCS = Path(__file__).resolve().parents[2] / "docs"
FOLDER = DOCS / "images" / "logic"


def names():
    return [told["option"] for told in run("techniques", "--out", "json").objects]


class Pictures(ProgramTest):

    def test_are_made_by_the_script_beside_them(self):
        subprocess.run([FOLDER / "make", PATH, self.folder], check=True)
        for name in names():
            with self.subTest(name):
                made = (self.folder / f"{name}.svg").read_bytes()
                self.assertTrue(made == (FOLDER / f"{name}.svg").read_bytes(),
                                f"run {FOLDER / 'make'} {PATH}")
                boards = made.count(b'class="thick"')
                # Arrows and the statements of a chain take more.
                each = 20_000 if b'class="start ' in made else 15_000
                self.assertLess(len(made), each * boards)

    def test_show_the_technique_that_they_are_named_after(self):
        for name in names():
            with self.subTest(name):
                title = ElementTree.parse(FOLDER / f"{name}.svg").find("{*}title").text
                technique = title.rpartition(",")[0]
                self.assertEqual(technique.lower().replace(" ", "-"), name)

    def test_all_stand_in_the_document(self):
        document = (DOCS / "logic.md").read_text()
        for name in names():
            self.assertIn(f"images/logic/{name}.svg", document)
        self.assertEqual({path.stem for path in FOLDER.glob("*.svg")}, set(names()))


if __name__ == "__main__":
    unittest.main()
