"""cover solves exact-cover problems in Knuth's format; every answer is judged by the definition."""

import itertools
import re
import signal
import unittest

from program import (FINE, INTERRUPTED, NO_SOLUTION, UNKNOWN, UNREADABLE, USAGE,
                     ProgramTest, Running, run)

SETS = {"A": "1 4 7", "B": "1 4", "C": "4 5 7", "D": "3 5 6", "E": "2 3 6 7", "F": "2 7"}
SEVEN = "1 2 3 4 5 6 7\n" + "".join(option + "\n" for option in SETS.values())
# Knuth's example: one solution.
COLOURED = "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n"
COSTS = "a b c d\na b |2\nc d |2\na c |1\nb d |4\na d |3\nb c |3\na |0\nb |0\nc |5\nd |5\n"
# Eighty items with two options each that have nothing to do with each other: more solutions than 64 bits can count.
PAIRS = " ".join(f"i{i}" for i in range(80)) + "\n" + "".join(f"i{i}\n" * 2 for i in range(80))
PAIRINGS = str(2 ** 80)
# Pairings of 40: more than can be counted.
SLOW = "".join(f"i{i} " for i in range(40)) + "\n" + "".join(
    f"i{i} i{j}\n" for i, j in itertools.combinations(range(40), 2))


def permutations(size):
    """Rooks on a board: size! covers."""
    rows, columns = [f"r{i}" for i in range(size)], [f"c{i}" for i in range(size)]
    options = [f"{row} {column}" for row in rows for column in columns]
    return " ".join(rows + columns) + "\n" + "\n".join(options) + "\n"


def squares(rows, columns):
    """A board to be covered with dominoes."""
    options = [f"s{square} s{square + step}\n" for square in range(rows * columns)
               for step in (1, columns)
               if (square % columns + 1 < columns if step == 1 else square + step < rows * columns)]
    return " ".join(f"s{square}" for square in range(rows * columns)) + "\n" + "".join(options)


class Cover(ProgramTest):

    def test_finds_the_only_cover_of_seven(self):
        path = self.file("seven.dlx", SEVEN)
        result = run("cover", "--all", "--out", "json", path)
        self.assertEqual((result.status, result.err), (FINE, b""))
        (found,) = result.objects
        names = "".join(list(SETS)[option["option"] - 1] for option in found["solution"])
        self.assertEqual(sorted(names), ["B", "D", "F"])
        self.assertEqual([" ".join(option["items"]) for option in found["solution"]],
                         [SETS[name] for name in names])

    def test_says_that_it_is_the_only_one(self):
        result = run("cover", stdin=SEVEN)
        self.assertEqual((result.status, result.err), (FINE, b""))
        self.assertIn("exactly one solution", result.text)
        for option in ("1 4", "3 5 6", "2 7"):
            self.assertRegex(result.text, rf"(?m)^option \d: {option}$")
        self.assertEqual(run("cover", "--out", "json", stdin=SEVEN).objects[0]["verdict"], "one")

    def test_tells_none_one_and_many(self):
        self.assertIn("more than one solution", run("cover", stdin=permutations(3)).text)
        none = run("cover", stdin="a b c\na b\nb c\n")
        self.assertEqual(none.status, NO_SOLUTION)
        self.assertIn("no solution", none.text)

    def test_counts(self):
        for problem, count in ((SEVEN, 1), (permutations(6), 720), (COLOURED, 1),
                               ("a | x y\na x\na y\na x y\n", 3)):
            with self.subTest(problem[:20]):
                result = run("cover", "--count", stdin=problem)
                self.assertEqual((result.status, result.line), (FINE, str(count)))

    def test_bounds(self):
        problems = {"2|a b\na\na b\na\nb\na b\n": "5", "0:2|a 0:1|b\na\na b\nb\n": "6",
                    "a 0:1|b\na\na b\nb\nb a\n": "4", "a | b\na\na b\nb\nb a\n": "3",
                    "2|p q | x y\np x:1\np x:2\np q x:1 y\nq y\nq x:2\np y\n": "2"}
        files = [self.file(f"{number}.dlx", problem) for number, problem in enumerate(problems)]
        for engine in ("auto", "links", "rows", "sat", "learn", "sweep"):
            with self.subTest(engine=engine):
                result = run("cover", "--count", "--engine", engine, *files)
                self.assertEqual((result.status, result.lines), (FINE, list(problems.values())))
        listed = run("cover", "--all", "--verify", "--out", "json", stdin="2|a\na\na\na\n").objects
        self.assertEqual(sorted([option["option"] for option in record["solution"]] for record in listed),
                         [[1, 2], [1, 3], [2, 3]])
        self.assertIn("fewer than 3 options have item a", run("cover", stdin="3|a\na\na\n").text)

    def test_an_option_without_primary_items_is_in_no_solution(self):
        self.assertEqual(run("cover", "--all", "--out", "json", stdin="a | b\nb\na\n").objects[0]["solution"],
                         [{"option": 2, "items": ["a"]}])
        self.assertEqual(run("cover", "--count", stdin="a | b\nb\n").status, NO_SOLUTION)

    def test_the_best_come_in_order(self):
        for best, costs in (([], [2, 4, 5, 6, 6, 8, 8, 9, 10, 12]), (["--most"], [12, 10, 9, 8, 8, 6, 6, 5, 4, 2])):
            for count in (1, 4, 10, 11):
                with self.subTest(best, count=count):
                    result = run("cover", "--best", count, *best, "--verify", "--out", "json", stdin=COSTS)
                    self.assertEqual((result.status, [record["cost"] for record in result.objects]),
                                     (FINE, costs[:count]))
                    for number, record in enumerate(result.objects, 1):
                        self.assertEqual((record["number"], record["proven"]), (number, True))
        self.assertEqual(run("cover", "--best", 1, stdin=COSTS).lines,
                         ["option 2: c d", "option 7: a", "option 8: b", "cost 2"])
        self.assertEqual(run("cover", "--best", 1, "--out", "knuth", stdin=COSTS).lines,
                         ["c d |2", "a", "b", "| cost 2"])
        self.assertEqual(run("cover", "--best", 3, stdin="a b\na\n").status, NO_SOLUTION)
        self.assertEqual(run("cover", "--best", 3, "--max-nodes", 1, stdin=SLOW).status, UNKNOWN)

    def test_a_limit_is_told_from_an_exact_count(self):
        for limit, told in ((719, "719+"), (720, "720")):
            result = run("cover", "--count", "--limit", limit, stdin=permutations(6))
            self.assertEqual((result.status, result.line), (FINE, told))

    def test_lists_every_cover_once(self):
        found = run("cover", "--all", "--out", "json", stdin=permutations(5)).objects
        covers = {frozenset(option["option"] for option in record["solution"]) for record in found}
        self.assertEqual((len(found), len(covers)), (120, 120))
        for record in found:
            items = [item for option in record["solution"] for item in option["items"]]
            self.assertEqual(sorted(items), sorted(f"{kind}{i}" for kind in "rc" for i in range(5)))

    def test_lists_the_first_ones(self):
        result = run("cover", "--first", 7, "--out", "json", stdin=permutations(5))
        self.assertEqual((result.status, len(result.objects)), (FINE, 7))

    def test_verifies_what_it_finds(self):
        result = run("cover", "--all", "--verify", stdin=COLOURED)
        self.assertEqual(result.status, FINE)
        self.assertIn("1 solution verified", result.err.decode())

    def test_agrees_on_the_colours_of_a_cover(self):
        (found,) = run("cover", "--all", "--out", "json", stdin=COLOURED).objects
        self.assertEqual(sorted(tuple(option["items"]) for option in found["solution"]), [
            ("p", "r", "x:A", "y"), ("q", "x:A")])

    def test_stats_tell_nodes(self):
        result = run("cover", "--count", "--stats", stdin=SEVEN)
        self.assertRegex(result.notes[-1],
                         r"^solutions=1 nodes=\d+ updates=\d+ decisions=\d+ propagations=\d+ "
                         r"conflicts=\d+ seconds=\S+ engine=\w+$")

    def test_stats_and_answer_tell_the_same_number(self):
        for problem, count in ((squares(12, 12), "53060477521960000"), (PAIRS, PAIRINGS),
                               (permutations(6), "720")):
            for engine in ("auto", "sweep"):
                with self.subTest(count, engine=engine):
                    result = run("cover", "--count", "--stats", "--engine", engine, stdin=problem)
                    self.assertEqual(result.line, count)
                    self.assertTrue(result.notes[-1].startswith(f"solutions={count} "), result.notes)
        for asked in (["--count", "--limit", 10], ["--count", "--limit", 10, "--verify"]):
            result = run("cover", "--stats", *asked, stdin=permutations(6))
            self.assertEqual(result.line, "10+")
            self.assertIn("solutions=10 ", result.notes[-1])
        result = run("cover", "--sample", 2, "--stats", "--engine", "sweep", stdin=PAIRS)
        self.assertTrue(result.notes[-1].startswith(f"solutions={PAIRINGS} "), result.notes)
        (told,) = run("cover", "--count", "--stats", "--out", "json", stdin=PAIRS).objects
        self.assertEqual(told["solutions"], PAIRINGS)

    def test_says_where_another_engine_takes_over(self):
        bounds, costs = "2|a b\na\na b\na\nb\n", COSTS
        for problem, arguments, reason in (
                (bounds, ["--engine", "learn"], "rows: the engine asked for cannot count how often"),
                (bounds, ["--engine", "learn", "--all"], "rows: the engine asked for cannot count how often"),
                (bounds, ["--engine", "sweep", "--count"], "rows: the engine asked for cannot count how often"),
                (costs, ["--best", 1, "--engine", "sat"], "rows: the engine asked for cannot compare costs"),
                (costs, ["--best", 1, "--engine", "learn"], "rows: the engine asked for cannot compare costs")):
            with self.subTest(arguments):
                result = run("cover", *arguments, stdin=problem)
                self.assertEqual(result.status, FINE)
                self.assertRegex(result.notes[-1], f"^standard input: answered by .*{reason}")

    def test_every_engine_does_what_it_is_asked_for(self):
        rooks = self.file("rooks.dlx", permutations(4))
        bounds = self.file("bounds.dlx", "2|a b\na\na b\na\nb\n")
        for engine in ("auto", "links", "rows", "learn", "sat"):
            problems = [rooks] if engine == "learn" else [rooks, bounds]
            for asked in ([], ["--all"], ["--first", 1], ["--count"], ["--sample", 2], ["--marginals"]):
                with self.subTest(asked, engine=engine):
                    result = run("cover", *asked, "--engine", engine, "--stats", *problems)
                    self.assertEqual(result.status, FINE)
                    self.assertEqual(len(result.notes), len(problems))  # and no word of another engine
                    for stats in result.notes:
                        if engine != "auto":
                            self.assertTrue(stats.endswith(f" engine={engine}"), stats)
        for engine in ("links", "rows"):
            result = run("cover", "--best", 2, "--engine", engine, "--stats", stdin=COSTS)
            (stats,) = result.notes
            self.assertTrue(stats.endswith(f" engine={engine}"), stats)

    def test_names_an_item_that_nothing_covers(self):
        result = run("cover", stdin="a b lonely\na\nb\na b\n")
        self.assertEqual(result.status, NO_SOLUTION)
        self.assertIn("lonely", result.text + result.err.decode())

    def test_reads_comments_tabs_crlf_and_long_names(self):
        text = ("| a comment\r\n\r\n a_rather_long_name\tb | c\r\n | another\r\n"
                "a_rather_long_name\tc:a_rather_long_colour\r\nb c:a_rather_long_colour")
        self.assertEqual(run("cover", "--count", stdin=text).line, "1")

    def test_errors_name_file_line_and_column(self):
        for problem, complaint in (("a b\na c\n", r"line 2, column 3: .*c"),
                                   ("a b\na a\n", r"line 2, column \d: .*a"),
                                   ("a a\n", r"line 1, column 3: "),
                                   ("3:2|a\n", r"line 1, column 1: .*3:2"),
                                   ("a -1|b\n", r"line 1, column 3: .*-1"),
                                   ("a | 2|b\n", r"line 1, column 5: .*b"),
                                   ("a\na |-2\n", r"line 2, column 3: .*-2"),
                                   ("a b\na:red\n", r"line 2, column 1: "),
                                   ("", r"expected")):
            with self.subTest(problem):
                path = self.file("bad.dlx", problem)
                result = run("cover", path)
                self.assertEqual(result.status, UNREADABLE)
                self.assertRegex(result.notes[0], "^" + re.escape(f"{path}: ") + ".*" + complaint)

    def test_counts_stay_aligned_with_the_files(self):
        good, bad = self.file("good.dlx", SEVEN), self.file("bad.dlx", "a\nb\n")
        result = run("cover", "--count", good, bad, self.folder / "missing.dlx", good)
        self.assertEqual((result.status, result.lines), (UNREADABLE, ["1", "", "", "1"]))
        strict = run("cover", "--count", "--strict", good, bad, good)
        self.assertEqual((strict.status, len(strict.notes)), (UNREADABLE, 1))

    def test_draws_solutions_at_random(self):
        path = self.file("rooks.dlx", permutations(4))
        for engine in ("auto", "sweep", "links"):
            with self.subTest(engine):
                asked = ("cover", "--sample", 300, "--verify", "--engine", engine, "--out", "json", path)
                result = run(*asked)
                self.assertEqual((result.status, len(result.objects)), (FINE, 300))
                self.assertIn("300 solutions verified", result.err.decode())
                drawn = [tuple(option["option"] for option in record["solution"])
                         for record in result.objects]
                self.assertEqual(len(set(drawn)), 24)
                self.assertEqual(run(*asked).out, result.out)
                self.assertNotEqual(run(*asked, "--seed", 1).out, result.out)

    def test_draws_from_more_solutions_than_can_be_listed(self):
        result = run("cover", "--sample", 2, stdin=squares(12, 12))
        self.assertEqual((result.status, result.err), (FINE, b""))
        first, second = result.text.split("\n\n")
        self.assertEqual((len(first.splitlines()), len(second.splitlines())), (72, 72))
        self.assertNotEqual(first, second)

    def test_tells_in_how_many_solutions_each_option_is(self):
        (told,) = run("cover", "--marginals", "--out", "json", stdin=permutations(5)).objects
        self.assertEqual((told["solutions"], len(told["marginals"])), (120, 25))
        self.assertEqual({option["solutions"] for option in told["marginals"]}, {24})
        self.assertEqual(told["marginals"][6],
                         {"option": 7, "items": ["r1", "c1"], "solutions": 24})
        self.assertEqual(run("cover", "--marginals", stdin=SEVEN).lines, [
            "1", "0  option 1: 1 4 7", "1  option 2: 1 4", "0  option 3: 4 5 7",
            "1  option 4: 3 5 6", "0  option 5: 2 3 6 7", "1  option 6: 2 7"])
        knuth = run("cover", "--marginals", "--out", "knuth", stdin=SEVEN).lines
        self.assertEqual(knuth[:3], ["| 1", "| 0", "1 4 7"])
        many = run("cover", "--marginals", stdin=squares(12, 12)).lines
        self.assertEqual((many[0], many[1]), ("53060477521960000",
                                              "26530238760980000  option 1: s0 s1"))

    def test_has_nothing_to_draw_from_without_a_solution(self):
        for asked in (["--sample", 3], ["--marginals"]):
            with self.subTest(asked):
                result = run("cover", *asked, "--out", "json", stdin="a b c\na b\nb c\n")
                self.assertEqual((result.status, len(result.objects)), (NO_SOLUTION, 1))
                self.assertIn("no solution", result.err.decode())

    def test_says_where_the_tables_need_more_memory(self):
        result = run("cover", "--sample", 1, "--memory", "500K", stdin=squares(12, 12))
        self.assertEqual((result.status, result.out), (UNKNOWN, b""))
        self.assertIn("53060477521960000 solutions", result.err.decode())
        self.assertIn("--memory", result.err.decode())
        stopped = run("cover", "--sample", 1, "--max-nodes", 100, stdin=SLOW)
        self.assertEqual(stopped.status, UNKNOWN)
        self.assertIn("no answer within 100 nodes", stopped.err.decode())

    def test_bad_usage(self):
        for arguments in (["--count", "--all"], ["--first", 0], ["--first", "x"],
                          ["--all", "--first", 2], ["--best", 0], ["--most"], ["--best", 2, "--all"],
                          ["--sample", 0], ["--sample", 2, "--count"],
                          ["--marginals", "--sample", 2], ["--first", 2, "--engine", "sweep"],
                          ["--marginals", "--out", "svg"], ["--marginals", "--verify"],
                          ["--count", "--out", "names"], ["--count", "--draw"],
                          ["--count", "--verify", "--engine", "sweep"], ["--best", 2, "--engine", "sweep"],
                          ["--count", "--engine", "sweep", "--max-nodes", 9],
                          ["--count", "--engine", "rows", "--choose", "first"],
                          ["--estimate", "--engine", "sat"], ["--estimate", "--engine", "learn"],
                          ["--estimate", "--verify"], ["--estimate", "--choose", "first"],
                          ["--estimate", "--out", "knuth"], ["--estimate", "--draw"]):
            with self.subTest(arguments):
                result = run("cover", *arguments, stdin=SEVEN)
                self.assertEqual((result.status, result.out), (USAGE, b""))
                self.assertTrue(result.notes[0])

    def test_limits(self):
        for limit in (["--timeout", 0.2], ["--max-nodes", 1000]):
            with self.subTest(limit):
                result = run("cover", "--count", *limit, stdin=SLOW)
                self.assertEqual(result.status, UNKNOWN)
                self.assertRegex(result.line, r"^\d+\+$")

    def test_a_closed_pipe_and_an_interrupt_end_it(self):
        path = self.file("slow.dlx", SLOW)
        with Running("cover", "--all", path) as program:
            program.read_line()
            program.process.stdout.close()
            self.assertEqual(program.process.stderr.read(), b"")
            self.assertEqual(program.wait(), FINE)
        with Running("cover", "--all", "--out", "json", path) as program:
            program.read_line()
            program.process.send_signal(signal.SIGINT)
            result = program.end()
            self.assertEqual((result.status, result.err), (INTERRUPTED, b""))
            for record in result.objects:
                self.assertEqual(len(record["solution"]), 20)


if __name__ == "__main__":
    unittest.main()
