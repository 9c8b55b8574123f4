"""Ctrl-C ends every kind of waiting and working at once, with whole records on standard output."""

import itertools
import os
import select
import signal
import subprocess
import time
import unittest
from pathlib import Path

import boards
from boards import BLANK, EASY, EASY_SOLUTION, ENDLESS
from program import INTERRUPTED, UNKNOWN, ProgramTest, Running


def block_of(family, size):
    return "".join(puzzle + "\n" for puzzle, _ in itertools.islice(family, size)).encode()


def processor_time(program):
    """What it has used, in seconds."""
    fields = Path(f"/proc/{program.process.pid}/stat").read_text("ascii").split()
    return int(fields[13]) / os.sysconf("SC_CLK_TCK")


def wait_until_busy(program):
    """After an answer: until it has worked so long on the next one that it must have begun."""
    enough = processor_time(program) + 0.3
    while processor_time(program) < enough:
        time.sleep(0.01)


def wait_until_full(pipe):
    while select.select([], [pipe], [], 0)[1]:
        time.sleep(0.01)


def permutations(size):
    items = [f"{kind}{i}" for kind in "rc" for i in range(size)]
    options = [f"r{i} c{j}" for i in range(size) for j in range(size)]
    return "\n".join([" ".join(items), *options]) + "\n"


class Interrupt(ProgramTest):

    def interrupt(self, program, notes=""):
        program.process.send_signal(signal.SIGINT)
        return self.ended(program, notes)

    def ended(self, program, notes=""):
        result = program.end()
        self.assertEqual(result.status, INTERRUPTED, result.err)
        self.assertRegex(result.err.decode(), f"^{notes}$")
        return result

    def test_in_a_long_stream_leaves_complete_records_in_order(self):
        for threads in (1, 2, 5):
            with self.subTest(threads=threads), Running("solve", "--threads", threads) as program:
                puzzles = boards.relatives(EASY, EASY_SOLUTION, seed=3)
                program.feed(iter(lambda: block_of(puzzles, 500), b""))
                lines = [program.read_line() for _ in range(3000)]
                lines += self.interrupt(program).lines
                expected = boards.relatives(EASY, EASY_SOLUTION, seed=3)
                for line, (_, solution) in zip(lines, expected):
                    self.assertEqual(line, solution)

    def test_into_a_full_pipe_leaves_complete_records_in_order(self):
        for threads in (1, 2, 5):
            out, into = os.pipe()
            with (self.subTest(threads=threads), os.fdopen(out, "rb", 4096) as reader,
                  os.fdopen(into) as full,
                  Running("solve", "--threads", threads, stdout=full) as program):
                puzzles = boards.relatives(EASY, EASY_SOLUTION, seed=3)
                program.feed(iter(lambda: block_of(puzzles, 500), b""))
                # So many that a block of them fills the pipe, and others wait behind it.
                lines = [reader.readline() for _ in range(20_000)]
                wait_until_full(full)
                program.process.send_signal(signal.SIGINT)
                full.close()
                lines += reader.readlines()
                self.assertEqual(program.wait(), INTERRUPTED)
                expected = boards.relatives(EASY, EASY_SOLUTION, seed=3)
                for line, (_, solution) in zip(lines, expected):
                    self.assertEqual(line.decode(), solution + "\n")

    def test_in_a_search_without_end(self):
        for options in ([], ["--threads", 1], ["--threads", 5], ["--timeout", 1000]):
            with self.subTest(options), Running("count", *options, EASY, ENDLESS, ENDLESS) as program:
                self.assertEqual(program.read_line(), "1")
                wait_until_busy(program)
                so_far = (r"argument 2: interrupted: at least \d+ found\n"
                          r"(argument 3: interrupted: at least \d+ found\n)?")
                self.assertEqual(self.interrupt(program, so_far).lines, [])

    def test_in_a_count_as_json_it_tells_how_far_it_came(self):
        with Running("count", "--out", "json", EASY, ENDLESS) as program:
            program.read_line()
            wait_until_busy(program)
            result = self.interrupt(program, r"argument 2: interrupted: at least \d+ found\n")
            (found,) = result.objects
            self.assertEqual((found["record"], found["complete"]), (2, False))

    def test_in_a_count_of_covers_it_tells_how_far_it_came(self):
        path = self.file("permutations.dlx", permutations(20))
        small = self.file("small.dlx", "a\na\n")
        with Running("cover", "--count", small, path) as program:
            self.assertEqual(program.read_line(), "1")
            wait_until_busy(program)
            so_far = f"{path}: interrupted: at least \\d+ found\n"
            self.assertEqual(self.interrupt(program, so_far).lines, [])

    def test_in_a_list_without_end(self):
        with Running("list", BLANK) as program:
            lines = [program.read_line() for _ in range(2000)]
            lines += self.interrupt(program).lines
            self.assertEqual(len(set(lines)), len(lines))
            for solution in lines[:100] + lines[-100:]:
                self.assertEqual(boards.problems_of(BLANK, solution, boards.boxes(3, 3)), [])

    def test_in_a_list_that_several_threads_make(self):
        path = self.file("permutations.dlx", permutations(20))
        asks = ("cover", "--all", "--engine", "links", "--threads", 2, "--out", "names", path)
        with Running(*asks) as program:
            for _ in range(20 * 2000):  # more than one of them does alone
                program.read_line()
            self.interrupt(program)

    def test_a_timeout_ends_a_list_that_several_threads_make(self):
        path = self.file("permutations.dlx", permutations(20))
        asks = ("cover", "--all", "--threads", 2, "--timeout", 1, path)
        with Running(*asks, stdout=subprocess.DEVNULL) as program:
            self.assertEqual(program.wait(), UNKNOWN)

    def test_while_waiting_for_input(self):
        for threads in (1, 2):
            with self.subTest(threads=threads), Running("solve", "--threads", threads) as program:
                program.send(EASY + "\n")
                self.assertEqual(program.read_line(), EASY_SOLUTION)
                program.process.send_signal(signal.SIGINT)
                self.assertEqual(program.wait(), INTERRUPTED)
                self.assertEqual(self.ended(program).lines, [])

    def test_while_nobody_reads_the_answers(self):
        # The pipe is full long before; then the rest of a line that was begun may still be read.
        with Running("list", BLANK) as program:
            lines = [program.read_line()]
            program.process.send_signal(signal.SIGINT)
            lines += self.ended(program).lines
            self.assertEqual({len(line) for line in lines}, {81})

    def test_while_no_thread_can_get_rid_of_its_answers(self):
        many = self.file("many.txt", (EASY + "\n") * 5000)
        for arguments in (["solve", "--threads", 1, many], ["solve", "--threads", 2, many],
                          ["generate", "-n", 10**9, "--threads", 1],
                          ["generate", "-n", 10**9, "--threads", 2], ["list", BLANK]):
            out, into = os.pipe()
            with (self.subTest(arguments), os.fdopen(out), os.fdopen(into) as full,
                  Running(*arguments, stdout=full) as program):
                wait_until_full(full)
                program.process.send_signal(signal.SIGINT)
                self.assertEqual(program.wait(), INTERRUPTED)


if __name__ == "__main__":
    unittest.main()
