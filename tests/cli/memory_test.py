"""Memory does not grow with the length of the input."""

import hashlib
import itertools
import os
import subprocess
import unittest

import boards
from boards import EASY, EASY_SOLUTION
from program import FINE, UNREADABLE, ProgramTest, Running

MEGABYTE = 1024  # of the kilobytes in which memory is told


def blocks(side, count):
    """That many related puzzles (side 0) or their solutions (side 1) in blocks of 1000 lines."""
    family = boards.relatives(EASY, EASY_SOLUTION, seed=6)
    for _ in range(0, count, 1000):
        yield "".join(pair[side] + "\n" for pair in itertools.islice(family, 1000)).encode()


def peak_memory(program):
    """Waits for the end. Returns the exit status and the most memory that was in use."""
    _, status, usage = os.wait4(program.process.pid, 0)
    program.process.returncode = os.waitstatus_to_exitcode(status)
    return program.process.returncode, usage.ru_maxrss


class Memory(ProgramTest):

    def solve(self, count):
        """Solves that many puzzles from a pipe, and judges all. Returns the memory used."""
        expected = hashlib.sha256()
        for block in blocks(1, count):
            expected.update(block)
        found = hashlib.sha256()
        with Running("solve", stderr=subprocess.DEVNULL) as program:
            program.feed(blocks(0, count))
            while block := program.process.stdout.read(1 << 16):
                found.update(block)
            status, memory = peak_memory(program)
        self.assertEqual(status, FINE)
        self.assertEqual(found.hexdigest(), expected.hexdigest())
        return memory

    def test_a_million_puzzles_from_a_pipe_take_no_more_than_a_tenth_of_them(self):
        few = self.solve(100_000)
        many = self.solve(1_000_000)
        self.assertLess(many, few + 8 * MEGABYTE)
        self.assertLess(many, 100 * MEGABYTE)

    def test_a_line_of_a_gigabyte_takes_no_more_than_the_longest_line_allowed(self):
        with Running("solve", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
            program.feed(itertools.repeat(b"1" * 1_000_000, 1000))
            status, memory = peak_memory(program)
        self.assertEqual(status, UNREADABLE)
        self.assertLess(memory, 200 * MEGABYTE)

    def test_a_list_without_end_takes_little(self):
        with Running("list", "." * 81, stderr=subprocess.DEVNULL) as program:
            for _ in range(1000):
                program.process.stdout.read(1 << 16)
            program.process.stdout.close()
            _, memory = peak_memory(program)
        self.assertLess(memory, 100 * MEGABYTE)

    def test_a_million_bad_records_take_little(self):
        with Running("check", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
            program.feed(itertools.repeat(b"bad\n" * 10_000, 100))
            status, memory = peak_memory(program)
        self.assertEqual(status, UNREADABLE)
        self.assertLess(memory, 100 * MEGABYTE)


if __name__ == "__main__":
    unittest.main()
