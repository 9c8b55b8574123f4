"""Puzzles come from arguments, files and pipes; answers leave in their order, and at once."""

import itertools
import os
import resource
import unittest

import boards
from boards import BLANK, CLUES_17, EASY, EASY_SOLUTION
from program import FINE, UNREADABLE, ProgramTest, Running, run, run_in_shell

FAMILY = list(itertools.islice(boards.relatives(EASY, EASY_SOLUTION, seed=1), 2000))
PUZZLES = [puzzle for puzzle, _ in FAMILY]
SOLUTIONS = [solution for _, solution in FAMILY]


def lines(records):
    return "".join(record + "\n" for record in records)


class Streams(ProgramTest):

    def assert_solves(self, result, solutions):
        self.assertEqual((result.status, result.err), (FINE, b""))
        self.assertEqual(result.lines, solutions)

    def test_reads_arguments(self):
        self.assert_solves(run("solve", *PUZZLES[:3]), SOLUTIONS[:3])

    def test_reads_files(self):
        first, second = self.file("a", lines(PUZZLES[:2])), self.file("b.txt", lines(PUZZLES[2:5]))
        self.assert_solves(run("solve", first, second), SOLUTIONS[:5])

    def test_reads_standard_input_by_default_and_where_a_dash_stands(self):
        self.assert_solves(run("solve", stdin=lines(PUZZLES[:4])), SOLUTIONS[:4])
        self.assert_solves(run("solve", "-", stdin=lines(PUZZLES[:4])), SOLUTIONS[:4])

    def test_reads_all_of_them_at_once_in_the_order_given(self):
        path = self.file("puzzles.txt", lines(PUZZLES[1:3]))
        result = run("solve", PUZZLES[0], path, "-", PUZZLES[5], path, stdin=lines(PUZZLES[3:5]))
        self.assert_solves(result, SOLUTIONS[:6] + SOLUTIONS[1:3])

    def test_reads_standard_input_from_a_file(self):
        path = self.file("puzzles.txt", lines(PUZZLES[:300]))
        with path.open("rb") as stream:
            self.assert_solves(run("solve", stdin=stream), SOLUTIONS[:300])

    def test_reads_a_named_pipe(self):
        path = self.folder / "pipe"
        os.mkfifo(path)
        with Running("solve", path) as program:
            path.write_text(lines(PUZZLES[:10]))
            self.assert_solves(program.end(), SOLUTIONS[:10])

    def test_keeps_the_order_whatever_the_number_of_threads(self):
        # Hard ones in between, so that later records are done before earlier ones.
        hard = run("solve", CLUES_17).line
        puzzles, solutions = [], []
        for i, (puzzle, solution) in enumerate(FAMILY):
            puzzles += [CLUES_17, puzzle] if i % 10 == 0 else [puzzle]
            solutions += [hard, solution] if i % 10 == 0 else [solution]
        one = run("solve", "--threads", 1, stdin=lines(puzzles))
        self.assert_solves(one, solutions)
        for threads in (2, 7):
            with self.subTest(threads=threads):
                self.assertEqual(run("solve", "--threads", threads, stdin=lines(puzzles)), one)

    def test_notes_keep_the_order_too(self):
        records = [BLANK if i % 3 else "bad" for i in range(200)]
        one = run("check", "--threads", 1, stdin=lines(records))
        self.assertEqual(one.status, UNREADABLE)
        self.assertEqual(one.lines, ["2+" if i % 3 else "" for i in range(200)])
        self.assertEqual([note.split(":")[1].split(",")[0] for note in one.notes],
                         [f" line {i + 1}" for i in range(0, 200, 3)])
        self.assertEqual(run("check", "--threads", 5, stdin=lines(records)), one)

    def test_answers_each_record_before_the_next_one_is_sent(self):
        for threads in (1, 2):
            with self.subTest(threads=threads), Running("solve", "--threads", threads) as program:
                for puzzle, solution in FAMILY[:20]:
                    program.send(puzzle + "\n")
                    self.assertEqual(program.read_line(), solution)
                self.assert_solves(program.end(), [])

    def test_answers_before_a_line_that_is_only_begun(self):
        with Running("solve") as program:
            program.send(PUZZLES[0] + "\n" + PUZZLES[1][:40])
            self.assertEqual(program.read_line(), SOLUTIONS[0])
            program.send(PUZZLES[1][40:])
            self.assert_solves(program.end(), SOLUTIONS[1:2])

    def test_answers_a_small_board_at_once_where_the_shape_is_given(self):
        with Running("count", "--size", 4) as program:
            program.send("." * 16 + "\n")
            self.assertEqual(program.read_line(), "288")
            self.assert_solves(program.end(), [])

    def test_a_closed_pipe_ends_the_program_quietly(self):
        endless = b"".join(lines(PUZZLES).encode() for _ in range(5))
        for verb in ("solve", "check", "count", "convert"):
            with self.subTest(verb), Running(verb) as program:
                program.feed(itertools.repeat(endless))
                self.assertNotEqual(program.read_line(), "")
                program.process.stdout.close()
                self.assertEqual(program.process.stderr.read(), b"")
                self.assertEqual(program.wait(), FINE)

    def test_a_closed_pipe_ends_an_endless_list_quietly(self):
        with Running("list", BLANK) as program:
            self.assertEqual(boards.problems_of(BLANK, program.read_line(), boards.boxes(3, 3)), [])
            program.process.stdout.close()
            self.assertEqual(program.process.stderr.read(), b"")
            self.assertEqual(program.wait(), FINE)

    def test_a_full_disk_is_an_error(self):
        for arguments in (("solve", EASY), ("list", BLANK), ("convert", "--to", "svg", EASY),
                          ("--help",), ("--man",)):
            with self.subTest(arguments), open("/dev/full", "wb") as full:
                result = run(*arguments, stdout=full)
                self.assertEqual(result.status, UNREADABLE)
                self.assertEqual(result.err.decode(),
                                 "standard output: cannot be written: No space left on device\n")

    def test_a_file_that_may_grow_no_further_is_an_error(self):
        def keep_short():
            resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

        for arguments in (("list", BLANK), ("--man",), ("generate", "-n", 100)):
            with self.subTest(arguments), open(self.folder / "short", "wb") as short:
                result = run(*arguments, stdout=short, preexec_fn=keep_short)
                self.assertEqual(result.err.decode(),
                                 "standard output: cannot be written: File too large\n")
                self.assertEqual(result.status, UNREADABLE)

    def test_closed_standard_files_do_no_harm(self):
        for closed in ("<&-", "2>&-", "<&- 2>&-"):
            with self.subTest(closed):
                self.assert_solves(run_in_shell(f"quadrille solve {EASY} {closed}", self.folder),
                                   [EASY_SOLUTION])


if __name__ == "__main__":
    unittest.main()
