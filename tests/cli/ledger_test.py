"""Long runs: ledgers that keep what is done, and parts that add up."""

import os
import random
import resource
import subprocess
import time
import unittest

from boards import EASY, EASY_SOLUTION, SAMPLE
from program import FINE, PATH, UNKNOWN, UNREADABLE, USAGE, ProgramTest, environment, growing_times, run
from scale_test import queens

RANDOM = random.Random(18)
QUEENS = 9
SOLUTIONS = 352
TITLE = "quadrille ledger "


def start(*arguments):
    return subprocess.Popen([PATH, *map(str, arguments)], stdout=subprocess.DEVNULL,
                            stderr=subprocess.DEVNULL, env=environment())


def size(path):
    return path.stat().st_size if path.exists() else 0


def checksum(line):
    """Of a first line; docs/scale.md names it."""
    total = 0xcbf29ce484222325
    for byte in line.encode():
        total = (total ^ byte) * 0x100000001b3 % 2**64
    return (total ^ total >> 32) % 2**32


def damaged(content):
    at = RANDOM.randrange(len(content))
    some = RANDOM.randrange(1, 1 + min(90, len(content) - at))
    lines = content.splitlines(keepends=True)
    line = RANDOM.randrange(len(lines))
    other = RANDOM.randrange(len(lines))
    return RANDOM.choice([
        content[:at] + bytes([RANDOM.randrange(256)]) + content[at + 1:],
        content[:at] + bytes([content[at] ^ 1 << RANDOM.randrange(8)]) + content[at + 1:],
        content[:at] + content[at + some:],
        content[:at] + content[at:at + some] + content[at:],
        content[:at] + bytes(some) + content[at + some:],
        content[:at],
        b"".join([*lines[:line], lines[other], *lines[line + 1:]]),
        b"".join([*lines[:line], *lines[line + 1:]]),
        b"".join([*lines, lines[line]]),
    ])


class Ledgers(ProgramTest):
    def setUp(self):
        super().setUp()
        self.problem = self.file("queens.dlx", queens(QUEENS))
        self.ledger = self.folder / "run.ledger"
        self.asks = ("cover", "--count", "--threads", 1, "--ledger", self.ledger, self.problem)

    def refused(self, *words, arguments=None):
        before = self.ledger.read_bytes()
        result = run(*(arguments or self.asks))
        self.assertEqual(result.status, UNREADABLE)
        for word in words:
            self.assertIn(word, result.err.decode())
        self.assertEqual(self.ledger.read_bytes(), before)  # nothing was touched

    def test_a_ledger_is_made_and_read_again(self):
        for _ in range(2):
            self.assertEqual(run(*self.asks).line, str(SOLUTIONS))
        shown = run("ledger", self.ledger)
        self.assertEqual(shown.lines[-1], str(SOLUTIONS))
        self.assertEqual(shown.status, FINE)
        self.assertTrue(run("ledger", "--out", "json", self.ledger).objects[0]["complete"])

    def test_a_torn_last_line_is_dropped(self):
        run(*self.asks)
        whole = self.ledger.read_bytes()
        for _ in range(12):
            kept = RANDOM.choice([0, RANDOM.randrange(len(TITLE), len(whole))])
            self.ledger.write_bytes(whole[:kept])
            torn = not self.ledger.read_bytes().endswith(b"\n") and size(self.ledger) > 0
            result = run(*self.asks)
            self.assertEqual(result.line, str(SOLUTIONS))
            self.assertEqual("cut off" in result.err.decode(), torn)

    def test_a_line_that_was_edited_is_named(self):
        run(*self.asks)
        lines = self.ledger.read_text().splitlines(keepends=True)
        lines[4] = lines[4].replace("solutions ", "solutions 1", 1)
        self.ledger.write_text("".join(lines))
        self.refused("run.ledger: line 5:", "checksum")

    def test_a_line_that_is_there_twice_is_named(self):
        run(*self.asks)
        lines = self.ledger.read_text().splitlines(keepends=True)
        self.ledger.write_text("".join([*lines, lines[2]]))
        self.refused(f"line {len(lines) + 1}:", "done before")

    def test_a_ledger_of_another_problem_question_part_or_version_is_refused(self):
        run(*self.asks)
        other = self.file("other.dlx", queens(8))
        self.refused("another problem", arguments=(*self.asks[:-1], other))
        self.refused("another run", arguments=("cover", "--all", *self.asks[2:]))
        self.refused("another run", arguments=(*self.asks, "--part", "1/2"))
        text = self.ledger.read_text()
        self.ledger.write_text(text.replace("quadrille ledger 1", "quadrille ledger 3"))
        self.refused("line 1:", "newer version")
        self.ledger.write_text("something else\n")
        self.refused("line 1:", "expected a ledger")

    def test_what_is_no_ledger_is_left_alone(self):
        for content in ("my thesis", "q", "quadrille", "quadrille ledger of mine",
                        "x" * 100_000, "a\nb"):
            self.ledger.write_text(content)
            for asks in (self.asks, ("cover", "--all", *self.asks[2:])):
                self.refused("run.ledger: line 1:", arguments=asks)
            self.assertEqual(run("ledger", self.ledger).status, UNREADABLE)
            self.assertEqual(self.ledger.read_text(), content)

    def test_solutions_of_something_else_are_left_alone(self):
        asks = ("cover", "--all", "--ledger", self.ledger, self.problem)
        solutions = self.folder / "run.ledger.solutions"
        for content in ("my thesis", "my thesis\n", "s", "1 2 3\n" * 100):
            solutions.write_text(content)
            self.ledger.write_text("")
            self.refused("run.ledger.solutions: line 1:", arguments=asks)
            self.assertEqual(solutions.read_text(), content)
        solutions.unlink()
        run(*asks)
        of_nine = solutions.read_text()
        self.ledger.unlink()
        self.ledger.write_text("")
        self.refused("run.ledger.solutions: line 1:", arguments=(*asks[:-1], self.file("8", queens(8))))
        self.assertEqual(solutions.read_text(), of_nine)

    def test_solutions_that_are_gone_are_told(self):
        asks = ("cover", "--all", "--ledger", self.ledger, self.problem)
        run(*asks)
        os.truncate(f"{self.ledger}.solutions", 1000)
        self.refused("run.ledger.solutions: line ", "missing", arguments=asks)

    def test_lists_of_older_versions_are_told(self):
        run("cover", "--all", "--ledger", self.ledger, self.problem)
        head = self.ledger.read_text().splitlines()[0].replace("ledger 2", "ledger 1")
        head = head[:head.index(" ~")]
        self.ledger.write_text(f"{head} ~{checksum(head):08x}\n")
        self.refused("run.ledger: line 1:", "older version", arguments=("cover", "--all", *self.asks[2:]))

    def test_solutions_that_were_changed_are_named(self):
        asks = ("cover", "--all", "--ledger", self.ledger, self.problem)
        run(*asks)
        solutions = self.folder / "run.ledger.solutions"
        lines = solutions.read_text().splitlines()
        for number, line in ((2, "4000000000"), (5, "99999999999999999999"), (3, "0"), (7, "x"),
                             (9, lines[9]), (4, lines[4] + " 1"), (6, "-1")):
            with self.subTest(line):
                changed = [*lines[:number - 1], line, *lines[number:]]
                solutions.write_text("\n".join(changed) + "\n")
                self.refused("run.ledger.solutions: line ", arguments=asks)
                self.assertEqual(run(*asks).out, b"")
        solutions.write_text("\n".join([*lines[:2], "4000000000", *lines[3:]]) + "\n")
        self.refused("run.ledger.solutions: line 3:", arguments=asks)

    def test_whatever_changes_there_is_the_right_answer_or_an_error(self):
        """Bytes that were changed, lost or doubled, in the ledger or its solutions."""
        asks = ("cover", "--all", "--out", "names", *self.asks[2:])
        right = sorted(run(*asks).lines)
        self.assertEqual(len(right), SOLUTIONS)
        files = (self.ledger, self.folder / "run.ledger.solutions")
        whole = [file.read_bytes() for file in files]
        told = 0
        for number in range(60):
            for file, content in zip(files, whole):
                file.write_bytes(content)
            one = number % 2
            files[one].write_bytes(damaged(whole[one]))
            before = [file.read_bytes() for file in files]
            result = run(*asks)
            with self.subTest(files[one].name, number=number):
                if result.status == FINE:
                    told += 1
                    self.assertEqual(sorted(result.lines), right)
                else:
                    self.assertEqual(result.status, UNREADABLE)
                    self.assertRegex(result.err.decode(), r"run\.ledger(\.solutions)?: line \d+: ")
                    self.assertEqual(result.out, b"")
                    self.assertEqual([file.read_bytes() for file in files], before)
        self.assertGreater(told, 0)
        self.assertLess(told, 60)

    def test_a_full_disk_is_told(self):
        result = run("cover", "--count", "--ledger", "/dev/full", self.problem)
        self.assertEqual(result.status, UNREADABLE)
        self.assertIn("/dev/full: cannot be written", result.err.decode())
        self.assertEqual(result.out, b"\n")

    def test_a_file_that_may_grow_no_further_is_told_and_the_run_goes_on(self):
        for question in ("--count", "--all"):
            asks = ("cover", question, "--threads", 1, "--ledger", self.ledger, self.problem)
            files = (self.ledger, self.folder / "run.ledger.solutions")
            whole = run(*asks).lines
            largest = max(map(size, files))
            for most in (50, largest // 2):  # the seconds in it differ from run to run
                with self.subTest(question, most=most):
                    for file in files:
                        file.unlink(missing_ok=True)
                    result = run(*asks, preexec_fn=lambda: resource.setrlimit(
                        resource.RLIMIT_FSIZE, (most, most)))
                    self.assertEqual(result.status, UNREADABLE)
                    self.assertIn("cannot be written: File too large", result.err.decode())
                    self.assertEqual(run(*asks).lines, whole)
            for file in files:
                file.unlink(missing_ok=True)

    def test_a_small_disk_is_full_and_the_run_goes_on_when_there_is_room(self):
        """In a file system of one page, where that can be made: as root, or in a namespace."""
        command = f"""mount -t tmpfs -o size=4k none {self.folder}/disk || exit 77
            {PATH} cover --count --threads 2 --ledger disk/run.ledger queens.dlx; echo $?
            cp disk/run.ledger . && {PATH} cover --count --ledger run.ledger queens.dlx"""
        self.file("queens.dlx", queens(11))
        (self.folder / "disk").mkdir()
        done = subprocess.run(["unshare", "--map-root-user", "--mount", "sh", "-c", command],
                              cwd=self.folder, capture_output=True, env=environment(), check=False)
        if done.returncode != FINE and not self.ledger.exists():
            self.skipTest("no file system can be mounted here")
        self.assertIn("disk/run.ledger: cannot be written", done.stderr.decode())
        self.assertEqual(done.stdout.decode().split(), [str(UNREADABLE), "2680"])

    def test_a_second_process_is_told_that_the_first_has_it(self):
        endless = self.file("endless.dlx", queens(24))
        asks = ("cover", "--count", "--engine", "links", "--ledger", self.ledger, endless)
        first = start(*asks)
        try:
            while size(self.ledger) == 0:
                self.assertIsNone(first.poll())
                time.sleep(0.001)
            second = run(*asks)
            self.assertIsNone(first.poll())  # it still has it
            self.assertEqual(second.status, UNREADABLE)
            self.assertIn("another process", second.err.decode())
        finally:
            first.kill()
            first.wait()

    def test_a_run_that_is_out_of_time_goes_on(self):
        larger = self.file("larger.dlx", queens(11))
        asks = ("cover", "--count", "--engine", "links", "--threads", 1, "--ledger", self.ledger,
                larger)
        for seconds in growing_times(0.02):
            result = run(*asks, "--timeout", seconds)
            if result.status != UNKNOWN:
                break
            self.assertTrue(result.line.endswith("+"))
            self.assertIn("no answer within", result.err.decode())
        self.assertEqual(result.line, "2680")

    def test_parts_add_up(self):
        ledgers = [self.folder / f"part-{k}.ledger" for k in (1, 2, 3)]
        sizes = [int(run("cover", "--count", "--part", f"{k}/3", "--ledger", ledger,
                         self.problem).line) for k, ledger in enumerate(ledgers, 1)]
        self.assertEqual(sum(sizes), SOLUTIONS)
        self.assertEqual(run("ledger", *ledgers).lines[-1], str(SOLUTIONS))
        some = run("ledger", ledgers[0], ledgers[2])
        self.assertEqual(some.status, UNKNOWN)
        self.assertEqual(some.lines[-1], f"{sizes[0] + sizes[2]}+")
        self.assertIn("missing parts: 2", some.err.decode())
        twice = run("ledger", ledgers[0], ledgers[0])
        self.assertEqual(twice.status, UNREADABLE)
        self.assertIn("part 1/3 is there twice", twice.err.decode())
        lists = [run("cover", "--all", "--out", "names", "--part", f"{k}/2", self.problem).lines
                 for k in (1, 2)]
        whole = run("cover", "--all", "--out", "names", self.problem).lines
        self.assertEqual(sorted(lists[0] + lists[1]), sorted(whole))

    def test_a_part_without_a_solution_is_no_failure(self):
        problem = self.file("one.dlx", "a\na\n")
        self.assertEqual([run("cover", "--count", "--part", f"{k}/2", problem).status
                          for k in (1, 2)], [FINE, FINE])

    def test_numbers_of_any_size_add_up(self):
        """Pairs of options that have nothing to do with each other: 2^80."""
        names = [f"i{i}" for i in range(80)]
        lines = [" ".join(names)] + [name for name in names for _ in range(2)]
        problem = self.file("pairs.dlx", "\n".join(lines) + "\n")
        result = run("cover", "--count", "--subtrees", 4, "--ledger", self.ledger, problem)
        self.assertEqual(result.line, str(2**80))
        self.assertEqual(run("ledger", self.ledger).lines[-1], str(2**80))

    def test_a_board_has_a_ledger_as_well(self):
        board = "." * 16
        asks = ("--size", 4, "--ledger", self.ledger, board)
        for _ in range(2):
            self.assertEqual(run("count", *asks).line, "288")
        self.assertEqual(run("ledger", self.ledger).lines[-1], "288")
        self.refused("another problem", arguments=("count", *asks[:-1], "1" + "." * 15))
        self.refused("another run", arguments=("list", *asks))
        self.refused("one problem", arguments=("count", *asks[:-1], self.file("two", f"{board}\n" * 2)))
        parts = [run("count", "--size", 4, "--part", f"{k}/2", "--ledger", self.folder / f"{k}",
                     board).line for k in (1, 2)]
        self.assertEqual(sum(map(int, parts)), 288)

    def test_a_count_by_bands_has_a_ledger_as_well(self):
        board = "." * 49
        asks = ("--engine", "bands", "--latin", 7, "--ledger", self.ledger, board)
        for _ in range(2):
            self.assertEqual(run("count", *asks).line, "61479419904000")
        self.assertEqual(run("ledger", self.ledger).lines[-1], "61479419904000")
        whole = self.ledger.read_bytes()
        self.ledger.write_bytes(whole[:len(whole) // 2])
        result = run("count", *asks)
        self.assertEqual(result.line, "61479419904000")
        self.assertIn("cut off", result.err.decode())
        self.refused("another problem", arguments=("count", *asks[:-1], "1" + board[1:]))
        self.refused("another problem", arguments=("count", *asks[2:]))  # by subtrees
        self.refused("another run", arguments=("count", *asks, "--part", "1/2"))
        two = self.file("two", f"{board}\n" * 2)
        self.refused("one problem", arguments=("count", *asks[:-1], two))
        parts = [self.folder / f"part-{k}" for k in (1, 2, 3)]
        shares = [int(run("count", *asks[:4], "--part", f"{k}/3", "--subtrees", 50, "--ledger", part,
                          board).line) for k, part in enumerate(parts, 1)]
        self.assertEqual(sum(shares), 61479419904000)
        self.assertEqual(run("ledger", *parts).lines[-1], "61479419904000")

    def test_a_count_by_bands_that_is_out_of_time_goes_on(self):
        board = "".join(digit if place % 6 == 0 else "." for place, digit in enumerate(EASY_SOLUTION))
        asks = ("count", "--engine", "bands", "--threads", 1, "--ledger", self.ledger, board)
        whole = run("count", board).line
        for seconds in growing_times(0.05):
            result = run(*asks, "--timeout", seconds)
            if result.status != UNKNOWN:
                break
            self.assertTrue(result.line.endswith("+"))
        self.assertEqual(result.line, whole)

    def test_a_part_of_a_board_without_a_solution_is_no_failure(self):
        for engine in ("auto", "bands"):
            counts = [run("count", "--engine", engine, "--part", f"{k}/2", "--ledger",
                          self.folder / f"{engine}-{k}", EASY) for k in (1, 2)]
            self.assertEqual([count.status for count in counts], [FINE, FINE])
            self.assertEqual(sorted(count.line for count in counts), ["0", "1"])

    def test_parts_of_a_file_one_after_the_other_are_the_whole(self):
        boards = [SAMPLE, EASY, EASY_SOLUTION] * 30
        for text in ("\n".join(boards) + "\n", "\r\n".join(boards),
                     "puzzle,note\n" + "".join(f"{board},x\n" for board in boards)):
            path = self.file("boards.txt", text)
            whole = run("solve", path)
            for of in 2, 5:
                parts = [run("solve", "--part", f"{k}/{of}", path) for k in range(1, of + 1)]
                self.assertEqual(b"".join(part.out for part in parts), whole.out)
        few = [run("solve", "--part", f"{k}/1000", path).out for k in range(1, 5)]
        self.assertTrue(whole.out.startswith(b"".join(few)))  # most of them have no line

    def test_what_has_no_parts_is_told(self):
        grid = self.file("grid.txt", "\n".join(EASY[i:i + 9] for i in range(0, 81, 9)) + "\n")
        result = run("solve", "--part", "1/2", grid)
        self.assertEqual(result.status, UNREADABLE)
        self.assertIn("grid.txt 1/2: expected a puzzle on each line", result.err.decode())
        for result in run("solve", "--part", "1/2", stdin=EASY), run("solve", "--part", "1/2", EASY):
            self.assertEqual(result.status, UNREADABLE)
            self.assertIn("takes a part of a file", result.err.decode())

    def test_what_makes_no_sense_is_refused(self):
        for arguments in (("--ledger", "x"), ("--count", "--part", "3/2"), ("--count", "--part", "2"),
                          ("--all", "--ledger", "x", "--limit", "5"), ("--count", "--subtrees", "5"),
                          ("--count", "--ledger", "x", "--max-nodes", "5")):
            result = run("cover", *arguments, self.problem)
            self.assertEqual(result.status, USAGE, arguments)
        for arguments in (("--ledger", "x", "--limit", "5"), ("--part", "1/2", "--subtrees", "5"),
                          ("--cut-after", "5"), ("--ledger", "x", "--choose", "first")):
            self.assertEqual(run("count", *arguments, EASY).status, USAGE, arguments)
        self.assertEqual(run("ledger").status, USAGE)
        self.assertEqual(run("ledger", self.folder / "none").status, UNREADABLE)


if __name__ == "__main__":
    unittest.main()
