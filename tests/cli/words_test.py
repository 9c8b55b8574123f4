"""What the program says of itself is complete and true: help, examples, completions, manual."""

import re
import shlex
import subprocess
import unittest
from pathlib import Path

from boards import BLANK, CONTRADICTORY, EASY
from program import (ERASE, FINE, NO_SOLUTION, UNKNOWN, UNREADABLE, USAGE, ProgramTest, run,
                     run_in_shell, run_on_terminal)

COVER = "a b c\na b\nc\n"
PHOTO = Path(__file__).resolve().parents[1] / "photos" / "image84.jpg"


def verbs():
    section = run("--help").text.split("Verbs:\n")[1].split("\n\n")[0]
    return re.findall(r"^  (\w+) ", section, re.MULTILINE)


def options_of(verb):
    return set(re.findall(r"--[a-z][a-z-]*", run(verb, "--help").text.split("Examples:")[0]))


def examples_of(verb):
    """The commands below Examples; a line that is further in goes on with the one before."""
    text = run(verb, "--help").text.split("Examples:\n")[1]
    return re.findall(r"(?m)^  \S.*(?:\n   +.*)*", text)


class Words(ProgramTest):

    def test_help_lists_every_verb(self):
        self.assertGreaterEqual(set(verbs()), {
            "solve", "check", "count", "list", "convert", "matrix", "dance", "cover", "bench"})
        self.assertEqual(run("-h"), run("--help"))
        self.assertEqual(run("help"), run("--help"))
        for option in ("--man", "--completion bash|zsh|fish", "-V,--version"):
            self.assertIn(option, run("--help").text)
        for verb in verbs():
            with self.subTest(verb):
                result = run(verb, "--help")
                self.assertEqual((result.status, result.err), (FINE, b""))
                self.assertIn(f"quadrille {verb}", result.text)
                self.assertEqual(run("help", verb), result)
                longest = max(result.text.split("Examples:")[0].splitlines(), key=len)
                self.assertLessEqual(len(longest), 100, longest)

    def test_every_example_of_the_help_runs(self):
        for verb in verbs():
            examples = examples_of(verb)
            self.assertGreaterEqual(len(examples), 2, f"examples of {verb}")
            for example in examples:
                with self.subTest(example):
                    self.assertEqual(self.run_example(example), "")

    def run_example(self, example):
        """What an example says on standard error if it fails. Files that it names are there."""
        for word in re.split(r"[\s|>]+", example):
            if re.fullmatch(r"\w+\.(txt|sdm|sdk|csv|json)", word):
                self.file(word, EASY + "\n")
            elif re.fullmatch(r"\w+\.(dlx|xcc)", word):
                self.file(word, COVER)
            elif re.fullmatch(r"\w+\.jpg", word):
                self.file(word, PHOTO.read_bytes())
        # A limit of time is for hard puzzles; these are easy, and only the machine is slow.
        command = re.sub(r"--timeout [\d.]+", "--timeout 100000", example)
        if command.split()[1] == "bench":  # measures as long as it is told, which proves no more
            command = re.sub(r" --seconds [\d.]+|$", " --seconds 0.01", command, count=1)
        done = run_in_shell(command, self.folder)
        if done.status == FINE:
            return ""
        return f"exit {done.status}: {done.err.decode()}"

    def test_the_help_of_the_program_tells_the_exit_status(self):
        text = run("--help").text
        for status in (0, 1, 2, 3, 4, 5, 130):
            self.assertRegex(text, rf"(?m)^  {status} +\w")

    def test_every_value_has_a_name_of_its_own(self):
        text = run("generate", "--help").text
        for named in ("--out FORMAT", "--level LEVEL", "--symmetry SYMMETRY",
                      "--technique TECHNIQUE"):
            self.assertIn(named, text)
        self.assertRegex(text, r"(?m)^ +none rotate180 rotate90 ")
        self.assertIn("--engine ENGINE", run("solve", "--help").text)

    def test_version(self):
        result = run("--version")
        self.assertEqual(run("-V"), result)
        self.assertEqual(result.status, FINE)
        self.assertRegex(result.line, r"^quadrille \d+\.\d+\.\d+$")

    def test_completions_know_every_verb_and_option(self):
        for shell in ("bash", "zsh", "fish"):
            script = run("--completion", shell)
            self.assertEqual((script.status, script.err), (FINE, b""))
            for verb in verbs():
                with self.subTest(shell=shell, verb=verb):
                    self.assertRegex(script.text, rf"\b{verb}\b")
                    for option in options_of(verb):
                        word = f" -l {option[2:]} " if shell == "fish" else option
                        self.assertIn(word, script.text)

    def test_the_bash_completion_is_bash_and_completes(self):
        script = self.file("completion", run("--completion", "bash").out)
        subprocess.run(["bash", "-n", script], check=True)

        def complete(*words):
            typed = " ".join(map(shlex.quote, words))
            command = (f"source {script}; COMP_WORDS=({typed}); COMP_CWORD={len(words) - 1}; "
                       "_quadrille; printf '%s\\n' \"${COMPREPLY[@]}\"")
            return set(subprocess.run(["bash", "-c", command], capture_output=True, text=True,
                                      check=True).stdout.split())

        self.assertEqual(complete("quadrille", "sol"), {"solve"})
        self.assertGreaterEqual(complete("quadrille", ""), set(verbs()))
        self.assertEqual(complete("quadrille", "solve", "--thr"), {"--threads"})
        self.assertEqual(complete("quadrille", "solve", "--choose", ""),
                         {"least", "first", "random"})
        self.assertEqual(complete("quadrille", "hint", "--technique", "x"),
                         {"x-wing", "xy-wing", "xyz-wing", "x-chain", "xy-chain"})
        self.assertEqual(complete("quadrille", "generate", "--level", "ex"), {"expert", "extreme"})
        self.assertIn("none", complete("quadrille", "generate", "--symmetry", ""))
        self.assertEqual(complete("quadrille", "convert", "--to", "s"),
                         {"sdk", "sdm", "solo", "ss", "sudokupad", "svg"})
        self.assertEqual(complete("quadrille", "--completion", ""), {"bash", "zsh", "fish"})
        self.assertEqual(complete("quadrille", "help", "che"), {"check"})

    def test_an_unknown_shell_is_answered_by_those_there_are(self):
        result = run("--completion", "tcsh")
        self.assertEqual(result.status, USAGE)
        self.assertIn("expected bash, zsh or fish, found 'tcsh'", result.err.decode())

    def test_a_missing_shell_is_answered_by_those_there_are(self):
        result = run("--completion")
        self.assertEqual(result.status, USAGE)
        self.assertIn("--completion: expected bash, zsh or fish", result.err.decode())

    def test_the_manual_tells_of_the_environment_and_where_to_read_on(self):
        text = run("--man").text.replace("\\-", "-")
        environment_section = text.split(".SH ENVIRONMENT\n")[1].split(".SH ")[0]
        for name in ("NO_COLOR", "COLUMNS", "TERM", "LC_ALL", "LANG"):
            self.assertIn(name, environment_section)
        self.assertIn("docs/json.md", text.split(".SH SEE ALSO\n")[1])
        self.assertRegex(text.split(".SH EXIT STATUS\n")[1], r"3 .*minimize")

    def test_the_manual_knows_every_verb_and_option(self):
        manual = run("--man")
        self.assertEqual((manual.status, manual.err), (FINE, b""))
        self.assertTrue(manual.text.startswith(".TH "), manual.text[:40])
        plain = manual.text.replace("\\-", "-")
        for verb in verbs():
            with self.subTest(verb):
                self.assertIn(verb, plain)
                for option in options_of(verb):
                    self.assertIn(option, plain)

    def test_techniques_are_listed_with_rating_and_a_line_each(self):
        lines = run("techniques").lines
        gap = lines.index("")  # those below it are beyond the scale
        rows = lines[:gap] + lines[gap + 1:]
        objects = run("techniques", "--out", "json").objects
        self.assertEqual(len(rows), len(objects))
        self.assertIn("x-wing", [row.split()[1] for row in rows])
        for number, (row, told) in enumerate(zip(rows, objects)):
            with self.subTest(row):
                self.assertLessEqual(len(row), 100)
                self.assertIn(told["option"], row)
                self.assertTrue(row.endswith(told["summary"]))
                self.assertEqual(told["option"], told["technique"].lower().replace(" ", "-"))
                if told["rating"] is None:
                    self.assertTrue(row.startswith("over 6.0 " if number < gap else "- "))
                else:
                    self.assertEqual(float(row.split()[0]), told["rating"])
                # Each name is one that --technique takes.
                self.assertEqual(run("hint", "--technique", told["option"], EASY).status, FINE)

    def test_a_technique_is_taught_with_a_board_that_shows_it(self):
        lines = run("techniques", "x-wing").lines
        self.assertEqual(lines[:2], [
            "X-Wing, 3.2", "A digit has the same two columns in two rows, or the reverse."])
        self.assertTrue(lines[2].startswith("Each of these rows has its digit"))
        self.assertEqual(lines[-1], "In columns 2 and 4, 4 can only go in rows 4 and 6: X-Wing. "
                                    "So r4c5 is not 4.")
        self.assertIn("┃ 6   45  3 ┃ 24  245  1  ┃", lines)
        both = run("techniques", "--lang", "sl", "Naked single", "TRIAL").text
        self.assertIn("Polju je ostal en sam kandidat.", both)
        self.assertEqual(len(both.split("\n\n")), 4)
        # The board is one on which hint finds the technique, too.
        for told in run("techniques", "--out", "json", "w-wing", "bug-2").objects:
            hint = run("hint", "--level", "3", "--technique", told["option"], "--out", "json",
                       told["before"]).objects[0]
            self.assertEqual(hint["step"]["technique"], told["technique"])

    def test_a_mistyped_word_is_answered_by_what_it_is_near_to(self):
        for arguments, meant in (
                (["sovle"], "solve"), (["genrate"], "generate"), (["gen"], "generate"),
                (["help", "chek"], "check"),
                (["solve", "--treads", "2", EASY], "--threads"),
                (["solve", "--treads=2", EASY], "--threads"),
                (["--completoin", "bash"], "--completion"),
                (["hint", "--technique", "xwing", EASY], "x-wing"),
                (["techniques", "xwing"], "x-wing"),
                (["generate", "--technique", "nakedpair"], "naked-pair"),
                (["generate", "--symmetry", "diagnal"], "diagonal"),
                (["solve", "--engine", "lnks", EASY], "links")):
            with self.subTest(arguments):
                result = run(*arguments)
                self.assertEqual((result.status, result.out), (USAGE, b""))
                self.assertIn(f"did you mean {meant}?", result.err.decode())
        for arguments in (["frob"], ["solve", "--frob", EASY], ["hint", "--technique", "?", EASY]):
            self.assertNotIn("did you mean", run(*arguments).err.decode())

    def test_quiet_leaves_nothing_but_errors_on_standard_error(self):
        for arguments, status in ((["solve", BLANK], FINE), (["solve", CONTRADICTORY], NO_SOLUTION),
                                  (["solve", "--max-nodes", "1", BLANK], UNKNOWN)):
            with self.subTest(arguments):
                loud, quiet = run(*arguments), run(*arguments, "--quiet")
                self.assertEqual((loud.status, quiet.status), (status, status))
                self.assertEqual(quiet.out, loud.out)
                self.assertNotEqual(loud.err, b"")
                self.assertEqual(quiet.err, b"")
        bad = run("solve", "-q", stdin="not a puzzle")
        self.assertEqual((bad.status, len(bad.notes)), (UNREADABLE, 1))
        _, shown = run_on_terminal("count", "-q", "--engine", "links", "--timeout", 2, BLANK,
                                   keep_progress=True)
        self.assertNotIn(ERASE, shown)
        both = run("solve", "--quiet", "--stats", EASY)
        self.assertEqual(both.status, USAGE)
        self.assertIn("--quiet", both.err.decode())

    def test_frames_are_ascii_where_the_locale_is(self):
        for arguments in (["solve", "--out", "board", EASY], ["explain", "--candidates", EASY],
                          ["hint", "--candidates", EASY]):
            with self.subTest(arguments):
                drawn = run(*arguments, variables={"LC_ALL": "C"})
                self.assertEqual(drawn.status, FINE)
                self.assertTrue(drawn.out.isascii(), drawn.text)
                self.assertIn("+---", drawn.text)
                self.assertIn("┏━━", run(*arguments, variables={"LC_ALL": "C.UTF-8"}).text)
                # Not installed here, but the terminal that it is for may well know it.
                named = run(*arguments, variables={"LC_ALL": "xx_XX.UTF-8"})
                self.assertIn("┏━━", named.text)

    def test_a_person_without_a_puzzle_is_told_what_to_give(self):
        for verb in ("solve", "check", "count", "list", "convert"):
            with self.subTest(verb):
                status, shown = run_on_terminal(verb, keyboard=True)
                self.assertEqual(status, USAGE)
                self.assertIn("expected a puzzle, a file, or - for standard input", shown)


if __name__ == "__main__":
    unittest.main()
