"""The program over exact-cover problems with known counts of solutions and of nodes."""

import re

import data
from program import FINE, NO_SOLUTION, ProgramTest, run

MOST_SOLUTIONS = 5_000_000


def answers():
    """Name, solutions and nodes (or None) of the problems that are small enough."""
    for line in (data.FOLDER / "cover" / "answers.tsv").read_text().splitlines():
        name, *numbers = line.split("\t")
        if not name.endswith((".dlx", ".xcc", ".mcc")):
            continue
        solutions, nodes = (int(number) if number.isdigit() else None for number in numbers)
        if solutions < MOST_SOLUTIONS:
            yield name, solutions, nodes


class Cover(ProgramTest):

    def test_solutions_and_nodes_are_as_known(self):
        problems = list(answers())
        self.assertGreater(len(problems), 30)
        for name, solutions, nodes in problems:
            with self.subTest(name):
                self.count(name, solutions)
                # Larger trees of the same families would take most of the time, and show nothing else.
                if nodes is not None and nodes < 5_000_000:
                    links = self.count(name, solutions, "--engine", "links")
                    found = re.search(r"\bnodes=(\d+)", links.err.decode())[1]
                    self.assertEqual(int(found), nodes)

    def count(self, name, solutions, *options):
        """The result of counting a problem, whose count must be the known one."""
        result = run("cover", "--count", "--stats", *options, data.FOLDER / "cover" / name)
        self.assertEqual(result.status, FINE if solutions else NO_SOLUTION, result.err)
        self.assertEqual(result.line, str(solutions))
        return result

    def test_the_least_costs_are_as_known(self):
        known = re.findall(r"(?m)^(\S+\.cost)\tleast cost (\d+)\t",
                           (data.FOLDER / "cover" / "answers.tsv").read_text())
        self.assertGreater(len(known), 4)
        for name, cost in known:
            with self.subTest(name):
                result = run("cover", "--best", 1, "--verify", "--out", "json", data.FOLDER / "cover" / name)
                (found,) = result.objects
                self.assertEqual((found["cost"], found["proven"]), (int(cost), True))


if __name__ == "__main__":
    data.main()
