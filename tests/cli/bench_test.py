"""bench compares the engines on puzzles of rising difficulty."""

import signal
import unittest

from program import FINE, INTERRUPTED, USAGE, ProgramTest, Running, run

LEVELS = ["easy", "medium", "hard", "expert", "hardest"]
EVERYWHERE = ["links", "single", "batch-128"]
SOMEWHERE = ["batch-avx2", "batch-avx512"]  # as far as the processor has them


class Bench(ProgramTest):

    def test_prints_a_table_with_a_row_for_each_level_and_engine(self):
        result = run("bench", "--seconds", 0.01)
        self.assertEqual((result.status, result.err), (FINE, b""))
        heading, *rows = result.lines
        self.assertEqual(heading.split(),
                         ["level", "engine", "puzzles", "seconds", "puzzles/s", "ratio"])
        engines = [row.split()[1] for row in rows if row.startswith("easy ")]
        self.assertEqual(engines[:3], EVERYWHERE)
        self.assertEqual(engines[3:], [engine for engine in SOMEWHERE if engine in engines])
        self.assertEqual([row.split()[:2] for row in rows],
                         [[level, engine] for level in LEVELS for engine in engines])
        for row in rows:
            _, engine, *_, ratio = row.split()
            self.assertRegex(ratio, r"^1\.0x$" if engine == "links" else r"^\d+\.\dx$")
        self.assertEqual({len(line) for line in result.lines}, {len(heading)})

    def test_tells_programs_the_same(self):
        rows = run("bench", "--seconds", 0.01, "--out", "json").objects
        links = {row["level"]: row for row in rows if row["engine"] == "links"}
        self.assertEqual(list(links), LEVELS)
        for row in rows:
            self.assertGreater(row["puzzles"], 0)
            self.assertGreaterEqual(row["seconds"], 0.01)
            self.assertGreaterEqual(row["nodes_per_puzzle"], 1)
            rate = row["puzzles"] / row["seconds"]
            self.assertAlmostEqual(row["puzzles_per_second"], rate, delta=1)
            ratio = rate / links[row["level"]]["puzzles_per_second"]
            self.assertAlmostEqual(row["ratio"], ratio, delta=0.001 * ratio)
        nodes = [row["nodes_per_puzzle"] for row in rows if row["engine"] == "batch-128"]
        self.assertEqual(nodes, sorted(nodes))

    def test_measures_one_level(self):
        rows = run("bench", "--seconds", 0.01, "--level", "medium", "--out", "json").objects
        self.assertEqual({row["level"] for row in rows}, {"medium"})

    def test_measures_one_engine_with_nothing_to_compare_it_with(self):
        for engine in EVERYWHERE + SOMEWHERE:
            with self.subTest(engine):
                options = ("--seconds", 0.01, "--level", "easy", "--engine", engine)
                result = run("bench", *options, "--out", "json")
                if engine in SOMEWHERE and result.status == USAGE:
                    self.assertIn(f"this processor cannot run {engine}", result.notes[0])
                    continue
                self.assertEqual([(row["engine"], row["ratio"]) for row in result.objects],
                                 [(engine, None)])
                _, row = run("bench", *options).lines
                self.assertEqual((row.split()[1], row.split()[-1]), (engine, "-"))

    def test_batch_is_the_batch_engine_with_the_best_instruction_set(self):
        rows = run("bench", "--seconds", 0.01, "--level", "easy", "--out", "json").objects
        (best,) = run("bench", "--seconds", 0.01, "--level", "easy", "--engine", "batch",
                      "--out", "json").objects
        self.assertEqual(best["engine"], rows[-1]["engine"])

    def test_an_interrupt_ends_it_without_half_measured_rows(self):
        with Running("bench", "--seconds", 1000) as program:
            self.assertIn("puzzles/s", program.read_line())
            program.process.send_signal(signal.SIGINT)
            result = program.end()
        self.assertEqual((result.status, result.out), (INTERRUPTED, b""))

    def test_a_closed_pipe_ends_it_quietly(self):
        with Running("bench", "--seconds", 0.1) as program:
            program.read_line()
            program.process.stdout.close()
            self.assertEqual(program.process.stderr.read(), b"")
            self.assertEqual(program.wait(), FINE)

    def test_bad_usage(self):
        for seconds in ("0", "-1", "soon", "1e9"):
            with self.subTest(seconds):
                self.assertEqual(run("bench", "--seconds", seconds).status, USAGE)
        for option, expected in (("--engine", "links"), ("--level", "hardest")):
            with self.subTest(option):
                result = run("bench", option, "none")
                self.assertEqual(result.status, USAGE)
                self.assertIn(expected, result.notes[0])


if __name__ == "__main__":
    unittest.main()
