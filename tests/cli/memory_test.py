"""Memory does not grow with the length of the input; what the system refuses costs one record."""

import hashlib
import itertools
import os
import resource
import signal
import subprocess
import unittest

import boards
from boards import EASY, EASY_SOLUTION
from program import FINE, UNREADABLE, ProgramTest, Running, run

MEGABYTE = 1024  # of the kilobytes in which memory is told


RELATED = list(itertools.islice(boards.relatives(EASY, EASY_SOLUTION, seed=6), 10_000))


def blocks(side, count):
    """That many lines of related puzzles (side 0) or their solutions (side 1) in blocks of 1000: the
    same ten thousand over and over."""
    lines = [pair[side] + "\n" for pair in RELATED]
    family = ["".join(lines[first:first + 1000]).encode() for first in range(0, len(lines), 1000)]
    return itertools.islice(itertools.cycle(family), count // 1000)


def fnv1a(line, total=0xcbf29ce484222325):
    for byte in line.encode():
        total = (total ^ byte) * 0x100000001b3 & (1 << 64) - 1
    return total


def sealed(line, total):
    """A line of a ledger with its checksum."""
    return f"{line} ~{(total ^ total >> 32) & 0xffffffff:08x}"


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

    def read_ledger(self, count):
        first = (f"quadrille ledger 1 problem {1:016x} asks count plan {count} of {count} {2:016x} "
                 "part 1/1")
        head = sealed(first, fnv1a(first))
        start = fnv1a(head)
        path = self.folder / "run.ledger"
        with path.open("w") as file:
            file.write(head + "\n")
            for piece in range(1, count + 1):
                line = f"{piece} solutions {piece} seconds 0.010000"
                file.write(sealed(line, fnv1a(line, start)) + "\n")
        with Running("ledger", path) as program:
            self.assertIn(f"{count} of {count} subtrees", program.read_line())
            self.assertEqual(program.read_line(), str(count * (count + 1) // 2))
            return peak_memory(program)[1]

    def test_a_ledger_of_many_subtrees_takes_no_more_than_a_short_one(self):
        self.assertLess(self.read_ledger(60_000), self.read_ledger(1_000) + 2 * MEGABYTE)

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


HUGE = ",".join(["."] * 256 ** 2)  # a board 256x256, whose search takes gigabytes
NOBODY = 61_234  # a user whom no system knows
REFUSED = "the system refused memory"


def run_within(megabytes, *arguments, **others):
    """With so much room for addresses: the stack of each thread takes its part, too."""
    most = int(megabytes * 2**20)
    return run(*arguments, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (most, most)),
               **others)


def refuse_threads():
    """No more than two of them, for a user who has no other process; the limit is none for root."""
    resource.setrlimit(resource.RLIMIT_NPROC, (2, 2))
    if os.geteuid() == 0:
        os.setuid(NOBODY)


class Refused(ProgramTest):

    def test_one_record_lacks_memory_and_the_others_go_on(self):
        for threads in (1, 2, 5):
            with self.subTest(threads=threads):
                result = run_within(500, "solve", "--threads", threads,
                                    stdin=f"{EASY}\n{HUGE}\n{EASY}\n")
                self.assertEqual(result.lines, [EASY_SOLUTION, "", EASY_SOLUTION])
                self.assertEqual(result.notes, [f"standard input: line 2: {REFUSED}"])
                self.assertEqual(result.status, UNREADABLE)

    def test_however_little_there_is_the_program_says_so(self):
        """From where the system can load it at all, by steps smaller than what it begins with."""
        # Libraries that find no memory when they begin, before any code of the program runs, abort.
        not_loaded = (127, -signal.SIGKILL, -signal.SIGSEGV, -signal.SIGABRT)
        megabytes = 4
        while (result := run_within(megabytes, "solve", "--threads", 1, EASY)).status in not_loaded:
            megabytes += 1 / 16
        refused = 0
        while result.status != FINE:
            self.assertEqual(result.status, UNREADABLE, megabytes)
            self.assertIn(REFUSED, result.err.decode())
            self.assertEqual(result.out.strip(), b"")
            refused += 1
            megabytes += 1 / 16
            result = run_within(megabytes, "solve", "--threads", 1, EASY)
        self.assertGreater(refused, 0)

    def test_cadical_runs_out_of_memory_and_the_program_says_so(self):
        asks = ("solve", "--engine", "sat", "--size", 25, "." * 625)
        enough = 16
        while run_within(enough, *asks).status != FINE:
            enough *= 2
        for part in range(1, 48):
            megabytes = enough * (0.5 + part / 96)
            with self.subTest(megabytes=megabytes):
                result = run_within(megabytes, *asks)
                self.assertIn(result.status, (FINE, UNREADABLE))
                self.assertEqual(REFUSED in result.err.decode(), result.status == UNREADABLE)

    def test_in_json_it_is_an_object_among_the_others(self):
        result = run_within(500, "check", "--out", "json", "-", stdin=f"{EASY}\n{HUGE}\n{EASY}\n")
        first, second, third = result.objects
        self.assertEqual([first["verdict"], third["verdict"]], ["one", "one"])
        self.assertEqual([second["error"], second["source"], second["record"], second["line"]],
                         [REFUSED, "standard input", 2, 2])

    def test_every_verb_on_boards_says_so(self):
        for verb in ("check", "count", "rate", "minimize", "list", "explain"):
            with self.subTest(verb):
                result = run_within(500, verb, stdin=f"{EASY}\n{HUGE}\n")
                self.assertEqual(result.status, UNREADABLE)
                self.assertEqual(result.notes, [f"standard input: line 2: {REFUSED}"])
                self.assertEqual(result.text.strip(), run(verb, EASY).text.strip())

    def test_generate_says_so(self):
        # A first grid for regions is searched for, which takes hundreds of megabytes.
        cells = [[row // 10 * 10 + column // 10 for column in range(100)] for row in range(100)]
        cells[0][9], cells[9][10] = cells[9][10], cells[0][9]
        rows = (" ".join(str(region + 1) for region in row) for row in cells)
        regions = self.file("regions.txt", "\n".join(rows) + "\n")
        for threads in (1, 2):
            result = run_within(60, "generate", "--regions", regions, "--threads", threads)
            self.assertEqual(result.notes, [f"generate: {REFUSED}"])
            self.assertEqual((result.status, result.lines), (UNREADABLE, []))

    def test_generate_makes_do_with_the_threads_that_there_is_memory_for(self):
        few = [run_within(36, "generate", "--size", 64, "--seed", 3, "--threads", threads)
               for threads in (1, 2, 4)]
        for result in few:
            self.assertEqual((result.status, result.err), (FINE, b""))
            self.assertEqual(len(result.lines), 1)
            self.assertEqual(result.lines, few[0].lines)
        # Where a thread has its stack, and little is left: as much is found as one thread needs.
        wanted = run("generate", "-n", 30, "--seed", 1).lines
        for megabytes in range(24, 48, 2):
            with self.subTest(megabytes=megabytes):
                for threads in (1, 4):
                    result = run_within(megabytes, "generate", "-n", 30, "--seed", 1,
                                        "--threads", threads)
                    self.assertEqual((result.lines, result.err), (wanted, b""))

    def test_a_problem_that_lacks_memory_leaves_the_others_alone(self):
        small = self.file("small.dlx", "a b\na\nb\n")
        large = self.file("large.dlx", "a b\n" + "a b\n" * 10_000_000)
        result = run_within(120, "cover", "--count", small, large, small)
        self.assertEqual(result.lines, ["1", "", "1"])
        self.assertEqual(result.notes, [f"{large}: {REFUSED}"])
        self.assertEqual(result.status, UNREADABLE)

    def test_where_threads_cannot_be_had_fewer_are_used(self):
        pairs = list(itertools.islice(boards.relatives(EASY, EASY_SOLUTION, seed=8), 3000))
        puzzles = "".join(puzzle + "\n" for puzzle, _ in pairs)
        for options in ([], ["--engine", "links"]):
            with self.subTest(options):
                result = run("solve", "--threads", 64, *options, stdin=puzzles,
                             preexec_fn=refuse_threads)
                self.assertEqual((result.status, result.err), (FINE, b""))
                self.assertEqual(result.lines, [solution for _, solution in pairs])
        result = run("generate", "--threads", 64, "-n", 3, "--seed", 5, preexec_fn=refuse_threads)
        self.assertEqual((result.status, result.err), (FINE, b""))
        self.assertEqual(result.lines, run("generate", "-n", 3, "--seed", 5).lines)


if __name__ == "__main__":
    unittest.main()
