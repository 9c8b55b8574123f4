"""Files of 9x9 boards go to the batch engine, and nobody notices but by the speed."""

import itertools
import re
import unittest

import boards
from boards import BLANK, CLUES_17, EASY, ENDLESS, EASY_SOLUTION
from program import FINE, NO_SOLUTION, SEVERAL, UNKNOWN, USAGE, ProgramTest, Running, run

FAMILY = list(itertools.islice(boards.relatives(EASY, EASY_SOLUTION, seed=4), 3000))
PUZZLES = [puzzle for puzzle, _ in FAMILY]
SOLUTIONS = [solution for _, solution in FAMILY]
TWICE = "55" + "." * 79
SETS = ("batch-128", "batch-avx2", "batch-avx512")


def lines(records, end="\n"):
    return "".join(record + end for record in records)


def runs_here(engine):
    return run("check", "--engine", engine, EASY).status == FINE


class Batch(ProgramTest):

    def mixed(self):
        """Puzzles with one, several and no solution, again and again."""
        several = [puzzle[:40] + "." * 41 for puzzle in PUZZLES[:40]]
        none = [TWICE, "1" + EASY[1:]]
        sources = (PUZZLES[:200], several, none, [BLANK, CLUES_17])
        return list(itertools.chain.from_iterable(zip(*map(itertools.cycle, sources[1:]),
                                                      sources[0])))

    def test_long_files_keep_their_order_whatever_the_threads(self):
        for threads in (1, 2, 5):
            with self.subTest(threads):
                result = run("solve", "--threads", threads, stdin=lines(PUZZLES))
                self.assertEqual((result.status, result.err), (FINE, b""))
                self.assertEqual(result.lines, SOLUTIONS)

    def test_every_engine_says_the_same(self):
        text = lines(self.mixed())
        engines = ["auto", "batch", *filter(runs_here, SETS)]
        self.assertIn("batch-128", engines)
        expected = run("check", "--engine", "links", stdin=text)
        self.assertEqual(set(expected.lines), {"0", "1", "2+"})
        counts = run("count", "--limit", 20, "--engine", "links", stdin=text)
        for engine in engines:
            with self.subTest(engine):
                self.assertEqual(run("check", "--engine", engine, stdin=text), expected)
                found = run("count", "--limit", 20, "--engine", engine, stdin=text)
                self.assertEqual(found, counts)

    def test_solve_says_the_same_as_dancing_links_and_shows_right_boards(self):
        puzzles = self.mixed()
        links = run("solve", "--engine", "links", stdin=lines(puzzles))
        batch = run("solve", stdin=lines(puzzles))
        self.assertEqual((batch.status, batch.err), (links.status, links.err))
        self.assertEqual(batch.status, NO_SOLUTION)
        units = boards.boxes(3, 3)
        for puzzle, ours, theirs in zip(puzzles, batch.lines, links.lines, strict=True):
            self.assertEqual(ours == "", theirs == "")
            if ours:
                self.assertEqual(boards.problems_of(puzzle, ours, units), [])
        unique = run("solve", "--unique", stdin=lines(puzzles))
        self.assertEqual(unique, run("solve", "--unique", "--engine", "links", stdin=lines(puzzles)))
        self.assertEqual(unique.status, SEVERAL)

    def test_notes_come_behind_the_line_they_are_about(self):
        path = self.file("puzzles.txt", lines([EASY, TWICE, EASY, BLANK]))
        both = run("solve", path, stdin="")
        self.assertEqual(both.notes, [
            f"{path}: line 2: no solution: 5 twice in row 1: r1c1 and r1c2; "
            "5 twice in box 1: r1c1 and r1c2",
            f"{path}: line 4: several solutions, one of them is shown"])
        self.assertEqual(both.lines[:3], [EASY_SOLUTION, "", EASY_SOLUTION])

    def test_plain_lines_and_others_may_follow_each_other(self):
        text = (lines(PUZZLES[:5]) + "# comment\n\n" + lines(PUZZLES[5:8], "\r\n")
                + PUZZLES[8] + " # a remark\n" + "bad\n" + PUZZLES[9])
        result = run("solve", stdin=text)
        self.assertEqual(result.lines, SOLUTIONS[:9] + [""] + SOLUTIONS[9:10])
        self.assertRegex(result.notes[0], r"line 12")

    def test_an_empty_board_is_counted_to_a_million(self):
        self.assertEqual(run("count", "--limit", 1_000_000, BLANK).line, "1000000+")
        result = run("count", "--limit", 1_000_000, stdin=lines([EASY, BLANK, CLUES_17]))
        self.assertEqual(result.lines, ["1", "1000000+", "1"])

    def test_counts_above_a_thousand_are_exact(self):
        puzzle = SOLUTIONS[0][:45] + "." * 36
        expected = run("count", "--engine", "links", puzzle).line
        self.assertGreater(int(expected), 1000)
        self.assertEqual(run("count", stdin=lines([EASY, puzzle, EASY])).lines,
                         ["1", expected, "1"])

    def test_an_endless_count_does_not_hold_up_the_answers_before_it(self):
        with Running("count") as program:
            program.feed([lines([EASY, EASY, ENDLESS]).encode()])
            self.assertEqual([program.read_line(), program.read_line()], ["1", "1"])

    def test_a_time_limit_is_kept(self):
        result = run("count", "--timeout", 0.2, ENDLESS)
        self.assertEqual(result.status, UNKNOWN)
        self.assertRegex(result.notes[0], r"no answer within 0\.2 s: at least \d+ found")

    def test_pencil_marks_go_the_same_way(self):
        marks = run("convert", "--to", "marks", EASY).line
        self.assertEqual(len(marks), 729)
        self.assertEqual(run("solve", "--engine", "batch", marks).line, EASY_SOLUTION)

    def test_stats_name_the_engine(self):
        self.assertRegex(run("solve", "--stats", EASY).notes[0], r"engine=batch-\w+$")
        self.assertRegex(run("solve", "--stats", "--size", 4, "." * 16).notes[-1], "engine=links$")
        for engine in filter(runs_here, SETS):
            self.assertIn(f"engine={engine}",
                          run("solve", "--stats", "--engine", engine, EASY).notes[0])

    def test_a_board_that_the_engine_cannot_take_is_named(self):
        result = run("solve", "--engine", "batch-128", "1" + "." * 15, EASY)
        self.assertEqual((result.status, result.lines), (UNKNOWN, ["", EASY_SOLUTION]))
        self.assertEqual(result.notes, ["argument 1: batch-128 takes boards of 9x9 with boxes of "
                                        "3x3, found 4x4 with boxes of 2x2"])

    def test_what_means_nothing_to_the_engine_is_refused(self):
        for verb in ("solve", "check", "count"):
            for option in (("--max-nodes", 5), ("--choose", "first")):
                with self.subTest(verb=verb, option=option):
                    result = run(verb, "--engine", "batch", *option, EASY)
                    self.assertEqual((result.status, result.out), (USAGE, b""))
                    self.assertIn(f"{option[0]} does not work with --engine batch",
                                  result.err.decode())

    def test_engines_are_offered_where_they_can_work(self):
        for verb in ("list", "cover"):
            self.assertEqual(run(verb, "--engine", "batch", EASY).status, USAGE)
        self.assertTrue(re.search(r"batch-avx512", run("solve", "--help").text))


if __name__ == "__main__":
    unittest.main()
