"""quadrille-mpi: the same answers on any number of ranks, also after some of them were killed."""

import os
import random
import signal
import subprocess
import time
import unittest
from pathlib import Path

from boards import EASY, EASY_SOLUTION, SAMPLE
from program import FINE, NO_SOLUTION, UNREADABLE, USAGE, ProgramTest, environment, execute, run
from scale_test import queens

RANDOM = random.Random(1975)

# As root, with more ranks than cores, in a container.
SETTINGS = {
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMPI_MCA_rmaps_base_oversubscribe": "1",
    "OMPI_MCA_btl_vader_single_copy_mechanism": "none",
    "OMPI_MCA_plm": "isolated",
}


def command(ranks, *arguments):
    return [os.environ["MPIEXEC"], "--quiet", "-n", str(ranks), os.environ["QUADRILLE_MPI_PROGRAM"],
            *map(str, arguments)]


def run_on(ranks, *arguments, stdin=""):
    return execute(command(ranks, *arguments), input=stdin.encode(), capture_output=True,
                   env=environment(**SETTINGS))


def start_on(ranks, *arguments):
    return subprocess.Popen(command(ranks, *arguments), stdout=subprocess.DEVNULL,
                            stderr=subprocess.DEVNULL, env=environment(**SETTINGS))


def ranks_of(process):
    """The processes that mpirun has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(fields[1]) == process.pid and fields[0] != "Z":
            found.append(int(path.parent.name))
    return sorted(found)


def is_alive(number):
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Mpi(ProgramTest):
    def test_a_count_and_a_list_are_the_same_on_1_to_4_ranks(self):
        path = self.file("queens.dlx", queens(8))
        expected = run("cover", "--all", "--out", "names", "--engine", "links", path).out
        for ranks in 1, 2, 3, 4:
            count = run_on(ranks, "cover", "--count", path)
            self.assertEqual((count.line, count.status), ("92", FINE))
        for ranks in 2, 4:
            listed = run_on(ranks, "cover", "--all", "--out", "names", "--threads", 2, path)
            self.assertEqual(listed.out, expected)

    def test_items_with_bounds_and_colours_arrive(self):
        bounds = self.file("bounds.mcc", "1:2|a 2|b | c\n" + "a b\n" * 3 + "b c:x\na c:x\na c:y\n")
        self.assertEqual(run_on(3, "cover", "--count", bounds).out,
                         run("cover", "--count", bounds).out)

    def test_one_board_is_shared_out(self):
        board = "." * 16
        self.assertEqual(run_on(3, "count", "--size", 4, board).line, "288")
        self.assertEqual(run_on(3, "list", "--size", 4, stdin=board + "\n").out,
                         run("list", "--size", 4, board).out)

    def test_records_are_answered_in_order(self):
        text = f"{EASY}\n{SAMPLE}\n{EASY_SOLUTION}\n" * 200 + f"not a board at all\n{EASY}\n"
        for verb in "solve", "check", "count":
            here = run(verb, stdin=text)
            there = run_on(3, verb, stdin=text)
            self.assertEqual((there.out, there.status), (here.out, UNREADABLE))
            self.assertIn(here.err.decode().strip(), there.err.decode())
        path = self.file("boards.txt", f"{EASY}\n" * 20)
        self.assertEqual(run_on(2, "rate", "--threads", 2, path).out, run("rate", path).out)

    def test_a_seed_gives_the_same_puzzles(self):
        asks = ("generate", "--count", 40, "--seed", 11, "--out", "json")
        self.assertEqual(run_on(3, *asks).out, run(*asks).out)

    def test_what_is_wrong_is_told_once(self):
        unknown = run_on(3, "sovle")
        self.assertEqual(unknown.status, USAGE)
        self.assertEqual(unknown.err.decode().count("did you mean solve?"), 1)
        missing = run_on(2, "cover", "--count", self.folder / "none.dlx")
        self.assertEqual(missing.status, UNREADABLE)
        self.assertEqual(missing.err.decode().count("no such file"), 1)
        self.assertEqual(run_on(2, "cover", "--count", self.file("no.dlx", "a b\na\n")).status,
                         NO_SOLUTION)

    def was_killed(self, asks, ledger, kill):
        """False: it was at its end before."""
        wanted = (ledger.stat().st_size if ledger.exists() else 0) + RANDOM.randrange(4000)
        process = start_on(3, *asks)
        while process.poll() is None and (not ledger.exists() or ledger.stat().st_size < wanted):
            time.sleep(0.001)
        ranks = ranks_of(process)
        if len(ranks) == 3:
            os.kill(kill(process, ranks), signal.SIGKILL)
        status = process.wait()
        while any(map(is_alive, ranks)):  # they end when they notice
            time.sleep(0.01)
        return status != FINE

    def test_a_count_is_exact_whichever_process_is_killed(self):
        path = self.file("queens.dlx", queens(11))
        ways = [lambda process, ranks: process.pid, lambda process, ranks: ranks[0],
                lambda process, ranks: RANDOM.choice(ranks)]
        for number, kill in enumerate(ways):
            ledger = self.folder / f"run-{number}.ledger"
            asks = ("cover", "--count", "--ledger", ledger, path)
            kills = 0
            while kills < 3:
                if self.was_killed(asks, ledger, kill):
                    kills += 1
                else:
                    ledger.unlink()
            self.assertEqual(run_on(2, *asks).line, "2680")
            self.assertEqual(run("ledger", ledger).lines[-1], "2680")
            self.assertEqual(run(*asks).line, "2680")  # the plain program reads it as well


if __name__ == "__main__":
    unittest.main()
