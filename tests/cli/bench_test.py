"""bench measures the machine on puzzles of rising difficulty."""

import unittest

from program import FINE, USAGE, ProgramTest, run

LEVELS = ["easy", "medium", "hard", "expert", "hardest"]


class Bench(ProgramTest):

    def test_prints_a_table_with_a_row_for_each_level(self):
        result = run("bench", "--seconds", 0.01)
        self.assertEqual((result.status, result.err), (FINE, b""))
        heading, *rows = result.lines
        for word in ("puzzles", "seconds", "puzzles/s", "nodes/puzzle", "engine"):
            self.assertIn(word, heading)
        self.assertEqual([row.split()[0] for row in rows], LEVELS)
        self.assertEqual({len(row.split()) for row in rows}, {len(heading.split())})

    def test_tells_programs_the_same(self):
        rows = run("bench", "--seconds", 0.01, "--out", "json").objects
        self.assertEqual([row["level"] for row in rows], LEVELS)
        for row in rows:
            self.assertGreater(row["puzzles"], 0)
            rate = row["puzzles"] / row["seconds"]
            self.assertAlmostEqual(row["puzzles_per_second"], rate, delta=1)
        nodes = [row["nodes_per_puzzle"] for row in rows]
        self.assertEqual(nodes, sorted(nodes))

    def test_bad_usage(self):
        for seconds in ("0", "-1", "soon", "1e9"):
            with self.subTest(seconds):
                self.assertEqual(run("bench", "--seconds", seconds).status, USAGE)


if __name__ == "__main__":
    unittest.main()
