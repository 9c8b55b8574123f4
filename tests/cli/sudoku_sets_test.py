"""The program over sets of Sudoku of which it is known how many solutions they have."""

import boards
import data
from program import FINE, NO_SOLUTION, SEVERAL, ProgramTest, run

UNIQUE = ("clues17_25000", "hardest_se11_24383", "hardest_1106_375", "magictour_1465", "top95",
          "easy_50000", "minimal_50000")
SEVERAL_SOLUTIONS = ("many_solutions_25000", "serg_many_solutions_5000")
UNITS = boards.boxes(3, 3)


def records(path, most=None):
    lines = [line for line in path.read_text().splitlines() if line and not line.startswith("#")]
    return lines[:most]


class Sudoku(ProgramTest):

    def first(self, name):
        puzzles = records(data.FOLDER / "sudoku" / f"{name}.txt", 300)
        self.assertGreaterEqual(len(puzzles), 95)
        return puzzles, "\n".join(puzzles)

    def test_unique_puzzles_have_one_solution(self):
        for name in UNIQUE:
            with self.subTest(name):
                puzzles, text = self.first(name)
                checked = run("check", stdin=text)
                self.assertEqual((checked.status, checked.lines), (FINE, ["1"] * len(puzzles)))
                solved = run("solve", "--unique", stdin=text)
                self.assertEqual((solved.status, solved.err), (FINE, b""))
                for puzzle, solution in zip(puzzles, solved.lines, strict=True):
                    self.assertEqual(boards.problems_of(puzzle, solution, UNITS), [])

    def test_puzzles_with_several_solutions_have_more_than_one(self):
        for name in SEVERAL_SOLUTIONS:
            with self.subTest(name):
                puzzles, text = self.first(name)
                result = run("check", stdin=text)
                self.assertEqual((result.status, result.lines), (SEVERAL, ["2+"] * len(puzzles)))
                listed = run("list", "--limit", 2, stdin=text).text.split("\n\n")
                for puzzle, found in zip(puzzles, listed, strict=True):
                    solutions = found.split()
                    self.assertEqual(len(set(solutions)), 2)
                    for solution in solutions:
                        self.assertEqual(boards.problems_of(puzzle, solution, UNITS), [])

    def test_most_of_the_unsolvable_have_none(self):
        puzzles, text = self.first("mostly_unsolvable_25000")
        result = run("check", stdin=text)
        self.assertIn(result.status, (NO_SOLUTION, SEVERAL))
        self.assertGreater(result.lines.count("0"), 0.9 * len(puzzles))
        self.assertLessEqual(set(result.lines), {"0", "1", "2+"})

    def test_every_engine_agrees_with_dancing_links_on_whole_sets(self):
        engines = [engine for engine in ("batch-128", "batch-avx2", "batch-avx512")
                   if run("check", "--engine", engine, boards.EASY).status == FINE]
        for path in sorted((data.FOLDER / "sudoku").glob("*.txt")):
            checked = run("check", "--engine", "links", path)
            solved = run("solve", "--unique", "--engine", "links", path)
            self.assertEqual(len(checked.lines), len(records(path)))
            for engine in engines:
                with self.subTest(path=path.name, engine=engine):
                    self.assertEqual(run("check", "--engine", engine, path), checked)
                    self.assertEqual(run("solve", "--unique", "--engine", engine, path), solved)

    def test_large_boards_are_read(self):
        files = sorted((data.FOLDER / "large").glob("*.txt"))
        self.assertGreater(len(files), 20)
        for path in files:
            with self.subTest(path.name):
                result = run("convert", "--to", "numbers", path)
                self.assertEqual((result.status, result.err), (FINE, b""))
                self.assertEqual([boards.cells(line) for line in result.lines],
                                 [boards.cells(line) for line in records(path)])


if __name__ == "__main__":
    data.main()
