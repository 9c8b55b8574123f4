"""Bad input is told by place and expectation, keeps its place, and disturbs nothing else."""

import os
import random
import unicodedata
import unittest

from boards import EASY, EASY_SOLUTION
from program import FINE, UNREADABLE, ProgramTest, Running, run

TOO_LONG = EASY + "1"


class BadInput(ProgramTest):

    def test_a_bad_record_in_the_middle_leaves_an_empty_line(self):
        for bad, complaint in (
                (TOO_LONG, "line 2, column 82: expected 81 cells for a 9x9 board, found 82"),
                (EASY[:-1], "line 2, column 81: expected 81 cells for a 9x9 board, found 80"),
                (EASY[:40] + "@" + EASY[41:],
                 "line 2, column 41: expected a digit or an empty cell, found '@'"),
                ("\x07" + EASY[1:],
                 "line 2, column 1: expected a digit or an empty cell, found byte 0x07"),
                (EASY[:80] + "A",
                 "line 2, column 81: expected 1 to 9 or an empty cell, found 'A'")):
            with self.subTest(bad):
                path = self.file("puzzles.txt", f"{EASY}\n{bad}\n{EASY}\n")
                result = run("solve", path)
                self.assertEqual(result.status, UNREADABLE)
                self.assertEqual(result.lines, [EASY_SOLUTION, "", EASY_SOLUTION])
                self.assertEqual(result.notes, [f"{path}: {complaint}"])

    def test_every_verb_of_streams_keeps_records_aligned(self):
        for verb, good in (("check", "1"), ("count", "1"), ("convert", EASY),
                           ("solve", EASY_SOLUTION)):
            with self.subTest(verb):
                result = run(verb, stdin=f"{EASY}\n{TOO_LONG}\n{EASY}\n")
                self.assertEqual((result.status, result.lines), (UNREADABLE, [good, "", good]))

    def test_json_has_an_object_for_a_bad_record(self):
        path = self.file("puzzles.txt", f"{EASY}\n{TOO_LONG}\n{EASY}\n")
        result = run("solve", "--out", "json", path)
        self.assertEqual(result.status, UNREADABLE)
        first, bad, last = result.objects
        bad.pop("kind", None)
        self.assertEqual(bad, {"error": "expected 81 cells for a 9x9 board, found 82", "record": 2,
                               "source": str(path), "line": 2, "column": 82})
        self.assertEqual([(found["source"], found["record"], found["line"], found["solution"])
                          for found in (first, last)],
                         [(str(path), 1, 1, EASY_SOLUTION), (str(path), 3, 3, EASY_SOLUTION)])

    def test_standard_input_and_arguments_are_named_too(self):
        self.assertEqual(run("solve", stdin=TOO_LONG).notes, [
            "standard input: line 1, column 82: expected 81 cells for a 9x9 board, found 82"])
        note = run("solve", EASY, TOO_LONG).notes[0]
        self.assertTrue(note.startswith("argument 2: '53..7"), note)
        self.assertIn("column 82: expected 81 cells for a 9x9 board, found 82", note)

    def test_a_mistyped_file_name_is_a_missing_file(self):
        for name in ("puzzels.txt", "boards/easy", "../no such/x", "easy.sdk", "my-board.json"):
            with self.subTest(name):
                result = run("solve", name, cwd=self.folder)
                self.assertEqual((result.status, result.out), (UNREADABLE, b"\n"))
                self.assertEqual(result.notes, [f"{name}: no such file"])
                (told,) = run("solve", "--out", "json", name, cwd=self.folder).objects
                self.assertEqual((told["source"], told["error"]), (name, "no such file"))
        for board in (EASY[:-1], EASY[:-2] + ".A", "123", "word"):
            with self.subTest(board):
                self.assertIn("is neither a file nor a puzzle", run("solve", board).notes[0])

    def test_an_address_is_a_puzzle_and_no_file(self):
        digits = EASY.replace(".", "0")
        for address in (f"https://www.sudokuwiki.org/sudoku.htm?bd={digits}",
                        f"https://sudoku.coach/en/play/{digits}", f"Puzzle 7: {digits}"):
            self.assertEqual(run("solve", address).line, EASY_SOLUTION)
        self.assertIn("expected an address with the cells of a board in it",
                      run("solve", "https://example.org/17").notes[0])

    @unittest.skipIf(os.geteuid() == 0, "nothing is denied to root")
    def test_what_may_not_be_read_is_told_so(self):
        closed = self.file("closed.txt", EASY)
        closed.chmod(0)
        self.assertEqual(run("solve", closed).notes, [f"{closed}: permission denied"])
        room = self.folder / "room"
        room.mkdir()
        (room / "easy").write_text(EASY)
        room.chmod(0)
        self.addCleanup(room.chmod, 0o700)
        self.assertEqual(run("solve", room / "easy").notes, [f"{room / 'easy'}: permission denied"])

    def test_strict_stops_at_the_first_bad_record(self):
        for threads in (1, 4):
            with self.subTest(threads=threads):
                stream = f"{EASY}\n" * 50 + f"{TOO_LONG}\n" + f"{EASY}\n" * 500 + f"{TOO_LONG}\n"
                result = run("solve", "--strict", "--threads", threads, stdin=stream)
                self.assertEqual(result.status, UNREADABLE)
                self.assertEqual([line for line in result.lines if line], [EASY_SOLUTION] * 50)
                self.assertEqual(len(result.notes), 1)
                self.assertIn("line 51, column 82", result.notes[0])

    def test_strict_stops_although_the_pipe_stays_open(self):
        with Running("solve", "--strict") as program:
            program.send(TOO_LONG + "\n")
            self.assertIn(b"column 82", program.process.stderr.read())
            self.assertEqual(program.wait(), UNREADABLE)

    def test_a_missing_file_a_directory_and_a_locked_file(self):
        missing = self.folder / "missing.txt"
        result = run("solve", EASY, missing, self.folder, EASY)
        self.assertEqual(result.status, UNREADABLE)
        self.assertEqual(result.lines, [EASY_SOLUTION, "", "", EASY_SOLUTION])
        self.assertEqual(result.notes[0], f"{missing}: no such file")
        self.assertIn("missing.txt", run("solve", "missing.txt").notes[0])
        self.assertEqual(result.notes[1], f"{self.folder}: expected a file, found a directory")
        if os.getuid() != 0:
            locked = self.file("locked.txt", EASY)
            locked.chmod(0)
            self.assertEqual(run("solve", locked).notes,
                             [f"{locked}: permission denied"])

    def test_the_smallest_empty_boards_are_no_folders(self):
        self.assertEqual(run("solve", "--size", "1", ".").lines, ["1"])
        self.assertEqual(run("count", "--size", "2x1", "..").lines, ["2"])
        self.assertEqual(run("solve", "./").notes, ["./: expected a file, found a directory"])

    def test_nothing_in_is_nothing_out(self):
        for content in ("", "\n", "\n\n\n", "# comment\n", "# one\n\n#two", "\r\n\r\n", "\ufeff"):
            with self.subTest(content):
                path = self.file("empty.txt", content)
                for arguments, stdin in ((("solve", path), ""), (("solve",), content)):
                    result = run(*arguments, stdin=stdin)
                    self.assertEqual((result.status, result.out, result.err), (FINE, b"", b""))

    def test_reads_crlf_comments_a_byte_order_mark_and_a_missing_last_newline(self):
        text = f"\ufeff# a comment\r\n{EASY}\r\n\r\n{EASY}\r\n# the last one\r\n{EASY}"
        result = run("solve", stdin=text)
        self.assertEqual((result.status, result.err), (FINE, b""))
        self.assertEqual(result.lines, [EASY_SOLUTION] * 3)

    def test_counts_lines_with_comments_and_crlf(self):
        result = run("solve", stdin=f"# a comment\r\n\r\n{EASY}\r\n{TOO_LONG}\r\n")
        self.assertEqual(result.lines, [EASY_SOLUTION, ""])
        self.assertIn("line 4, column 82:", result.notes[0])

    def test_binary_junk_is_refused_line_by_line(self):
        junk = random.Random(7).randbytes(300_000) + b"\n" + EASY.encode() + b"\n"
        result = run("solve", stdin=junk)
        self.assertEqual(result.status, UNREADABLE)
        self.assertEqual(result.lines[-1], EASY_SOLUTION)
        self.assertEqual(set(result.lines[:-1]), {""})
        self.assertGreater(len(result.notes), 100)
        for note in result.err.decode(errors="strict").splitlines():
            self.assertTrue(note.startswith("standard input: line "), note)
            self.assertNotIn("Cc", map(unicodedata.category, note), "a control character")
            self.assertLess(len(note), 300)

    def test_names_with_escapes_reach_no_terminal(self):
        result = run("solve", "\x1b[31mred", self.folder / "a\x1b]0;title\x07")
        self.assertEqual(result.status, UNREADABLE)
        self.assertNotIn(b"\x1b", result.err)
        self.assertEqual(result.lines, ["", ""])

    def test_a_line_of_100_megabytes_is_one_error(self):
        with Running("solve") as program:
            program.feed([f"{EASY}\n".encode(), *[b"1" * 1_000_000] * 100, f"\n{EASY}\n".encode()])
            self.assertEqual(program.read_line(), EASY_SOLUTION)
            self.assertEqual(program.read_line(), "")
            self.assertEqual(program.read_line(), EASY_SOLUTION)
            self.assertEqual(program.process.stderr.read().decode(),
                             "standard input: line 2: expected a line of at most 67108864 bytes\n")
            self.assertEqual(program.wait(), UNREADABLE)

    def test_a_huge_line_without_an_end_is_one_error(self):
        result = run("check", self.file("huge.txt", b"." * 100_000_000))
        self.assertEqual((result.status, result.out), (UNREADABLE, b"\n"))
        self.assertIn("line 1: expected a line of at most", result.notes[0])


if __name__ == "__main__":
    unittest.main()
