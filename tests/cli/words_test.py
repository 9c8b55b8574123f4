"""What the program says of itself is complete and true: help, examples, completions, manual."""

import re
import shlex
import subprocess
import unittest
from pathlib import Path

from boards import EASY
from program import FINE, HANG, PATH, USAGE, ProgramTest, environment, run, run_on_terminal

COVER = "a b c\na b\nc\n"


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
        for verb in verbs():
            with self.subTest(verb):
                result = run(verb, "--help")
                self.assertEqual((result.status, result.err), (FINE, b""))
                self.assertIn(f"quadrille {verb}", result.text)
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
        path = f"{Path(PATH).parent}:{environment()['PATH']}"
        done = subprocess.run(["bash", "-c", "set -o pipefail; " + example], cwd=self.folder,
                              capture_output=True, stdin=subprocess.DEVNULL, timeout=HANG,
                              env=environment(PATH=path), check=False)
        if done.returncode == FINE:
            return ""
        return f"exit {done.returncode}: {done.stderr.decode()}"

    def test_the_help_of_the_program_tells_the_exit_status(self):
        text = run("--help").text
        for status in (0, 1, 2, 3, 4, 5, 130):
            self.assertRegex(text, rf"(?m)^  {status} +\w")

    def test_version(self):
        result = run("--version")
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

    def test_an_unknown_shell_is_answered_by_those_there_are(self):
        result = run("--completion", "tcsh")
        self.assertEqual(result.status, USAGE)
        self.assertIn("expected bash, zsh or fish, found 'tcsh'", result.err.decode())

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

    def test_a_person_without_a_puzzle_is_told_what_to_give(self):
        for verb in ("solve", "check", "count", "list", "convert"):
            with self.subTest(verb):
                status, shown = run_on_terminal(verb, keyboard=True)
                self.assertEqual(status, USAGE)
                self.assertIn("expected a puzzle, a file, or - for standard input", shown)


if __name__ == "__main__":
    unittest.main()
