"""The exit status is the highest that applies; wrong usage is told clearly."""

import unittest

from boards import BLANK, CLUES_17, CONTRADICTORY, EASY, ENDLESS, UNSOLVABLE
from program import FINE, NO_SOLUTION, SEVERAL, UNKNOWN, UNREADABLE, USAGE, ProgramTest, growing_times, run

BAD = "not a puzzle"
# Without a guess to make; CLUES_17 needs more nodes than this.
FEW_NODES = ("--max-nodes", 60)


class Status(ProgramTest):

    def test_is_the_highest_that_applies(self):
        for status, verb, *records in (
                (FINE, "check", EASY),
                (NO_SOLUTION, "check", EASY, UNSOLVABLE),
                (NO_SOLUTION, "check", CONTRADICTORY, EASY),
                (SEVERAL, "check", BLANK),
                (SEVERAL, "check", EASY, BLANK, UNSOLVABLE),
                (UNREADABLE, "check", BAD),
                (UNREADABLE, "check", BLANK, BAD, UNSOLVABLE, EASY),
                (FINE, "solve", BLANK, EASY),
                (NO_SOLUTION, "solve", BLANK, UNSOLVABLE),
                (SEVERAL, "solve --unique", UNSOLVABLE, BLANK, EASY),
                (NO_SOLUTION, "count", EASY, UNSOLVABLE),
                (FINE, "count --limit 2", BLANK),
                (NO_SOLUTION, "list", EASY, UNSOLVABLE),
                (UNREADABLE, "list", UNSOLVABLE, BAD, EASY),
                (FINE, "convert", BLANK, EASY, UNSOLVABLE, CONTRADICTORY),
                (UNREADABLE, "convert", BAD, EASY)):
            with self.subTest(verb=verb, records=records):
                self.assertEqual(run(*verb.split(), *records).status, status)

    def test_is_5_where_a_limit_came_before_the_answer(self):
        # What counts comes to the end of all boards but the empty one.
        for verb, unknown in (("solve", 5), ("check", 5), ("count", 3), ("list", 5)):
            with self.subTest(verb):
                result = run(verb, *FEW_NODES, EASY, BAD, BLANK, UNSOLVABLE, CLUES_17)
                self.assertEqual(result.status, UNKNOWN)
                self.assertEqual(run(verb, *FEW_NODES, EASY, BAD).status, UNREADABLE)
                self.assertTrue(any(f"argument {unknown}: no answer within 60 nodes" in note
                                    for note in result.notes), result.notes)

    def test_check_marks_what_it_does_not_know(self):
        self.assertEqual(run("check", *FEW_NODES, EASY, CLUES_17).lines, ["1", "?"])

    def test_count_tells_what_it_found_in_time(self):
        for seconds in growing_times(0.2):  # until it has found some
            result = run("count", "--timeout", seconds, ENDLESS)
            self.assertEqual(result.status, UNKNOWN)
            self.assertIn(f"no answer within {seconds:g} s: at least {result.line[:-1]} found",
                          result.notes[0])
            if result.line != "0+":
                break
        self.assertRegex(result.line, r"^[1-9]\d*\+$")

    def test_a_timeout_is_for_each_puzzle(self):
        for seconds in growing_times(0.2):  # until it is enough for an easy one
            result = run("count", "--timeout", seconds, "--threads", 2, ENDLESS, EASY, ENDLESS)
            self.assertEqual(result.status, UNKNOWN)
            unfinished = [line.endswith("+") for line in result.lines]
            self.assertEqual((unfinished[0], unfinished[2]), (True, True))
            if not unfinished[1]:
                break
        self.assertFalse(unfinished[1])


class Usage(ProgramTest):

    def assert_refused(self, arguments, *words):
        with self.subTest(arguments):
            result = run(*arguments)
            self.assertEqual((result.status, result.out), (USAGE, b""))
            for word in words:
                self.assertIn(word, result.err.decode())

    def test_an_unknown_verb_is_answered_by_those_there_are(self):
        self.assert_refused(["frob"], "expected a verb", "solve", "convert", "found 'frob'")

    def test_no_verb_at_all_shows_the_help(self):
        self.assert_refused([], "expected a verb", "Usage: quadrille", "solve")

    def test_an_unknown_option_is_named(self):
        self.assert_refused(["--frob"], "--frob")
        for verb in ("solve", "check", "count", "list", "convert"):
            self.assert_refused([verb, "--frob", EASY], "--frob", f"quadrille {verb} --help")

    def test_a_wrong_value_is_answered_by_what_was_expected(self):
        for option, value, expectation in (
                ("--threads", "0", "a whole number from 1 to"),
                ("--threads", "many", "a whole number from 1 to"),
                ("--threads", "-1", "a whole number from 1 to"),
                ("--timeout", "soon", "seconds"),
                ("--timeout", "-1", "seconds"),
                ("--timeout", "nan", "seconds"),
                ("--max-nodes", "1e3", "a whole number"),
                ("--max-nodes", "99999999999999999999",
                 "a whole number from 0 to 18446744073709551615"),
                ("--seed", "x", "a whole number"),
                ("--choose", "best", "least, first or random"),
                ("--engine", "warp", "auto, links, rows, learn, sat, batch, batch-128, batch-avx2, batch-avx512 or gpu"),
                ("--out", "pdf", "line, grid"),
                ("--box", "3", "RxC"),
                ("--box", "0x3", "RxC"),
                ("--box", "axb", "RxC"),
                ("--size", "0", "a whole number from 1 to"),
                ("--latin", "1000000", "a whole number from 1 to"),
                ("--colour", "red", "auto, always or never")):
            self.assert_refused(["solve", option, value, EASY], option, "expected", expectation,
                                f"found '{value}'")

    def test_an_option_without_its_value_is_named(self):
        for option in ("--threads", "--timeout", "--out", "--box"):
            self.assert_refused(["solve", EASY, option], option)

    def test_options_that_contradict_each_other_are_named(self):
        self.assert_refused(["solve", "--size", 9, "--latin", 9, EASY], "--size", "--latin")
        self.assert_refused(["count", "--box", "3x3", "--size", 9, EASY], "--box", "--size")

    def test_a_board_of_another_shape_is_unreadable(self):
        result = run("solve", "--size", 4, EASY)
        self.assertEqual((result.status, result.out), (UNREADABLE, b"\n"))
        self.assertRegex(result.notes[0], r"column \d+: expected \d+ .*, found 81$")

    def test_bad_regions_are_unreadable(self):
        for content, complaint in (("AAB\nABB\n", "line 1: expected 2 letters"),
                                   ("AAAA\nABBB\nCCCC\nDDDD\n", "expected"),
                                   (b"\xff\x00\x01", "expected"), ("", "expected")):
            with self.subTest(content):
                result = run("solve", "--regions", self.file("regions.txt", content), "." * 16)
                self.assertEqual((result.status, result.out), (UNREADABLE, b""))
                self.assertIn("regions.txt", result.notes[0])
                self.assertIn(complaint, result.notes[0])
        missing = run("solve", "--regions", self.folder / "missing", "." * 16)
        self.assertEqual(missing.status, UNREADABLE)
        self.assertIn("missing: no such file", missing.notes[0])


if __name__ == "__main__":
    unittest.main()
