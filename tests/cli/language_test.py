"""The program speaks the language of its reader, and to programs always the same."""

import json
import re
import unittest

from boards import BLANK, CONTRADICTORY, EASY
from program import FINE, NO_SOLUTION, UNREADABLE, USAGE, ProgramTest, run, run_on_terminal

# Those that the program lists, but for English.
LISTED = re.search(r"--lang LANG .*?\):\s+([^\n]+)", run("solve", "--help").text, re.DOTALL)
LANGUAGES = [tag for tag in LISTED.group(1).split() if tag != "en"]
COVER = "a b c\na b\nc\nb c\n"


class SpokenLanguage(ProgramTest):

    def cases(self):
        """Commands that say something to a person, from every part of the program."""
        cover = self.file("cover.dlx", COVER)
        dead = self.file("dead.dlx", "a b\na\n")
        return [
            ["solve", BLANK], ["solve", CONTRADICTORY], ["solve", "--max-nodes", 1, BLANK],
            ["solve", "--out", "board", EASY], ["solve", "--verbose", EASY],
            ["solve", "--engine", "batch", "--size", 4, "." * 16],
            ["check", "--max-nodes", 1, BLANK],
            ["count", "--max-nodes", 5, "--engine", "links", BLANK],
            ["list", "--limit", 9, "--max-nodes", 70, BLANK], ["list", CONTRADICTORY],
            ["hint", EASY], ["hint", BLANK], ["hint", CONTRADICTORY], ["explain", EASY],
            ["explain", BLANK], ["explain", "--step", 999, EASY], ["rate", BLANK],
            ["minimize", BLANK], ["canon", "--latin", 5, "." * 25], ["canon", CONTRADICTORY],
            ["generate", "--clues", 5], ["generate", "--clues", "30-20"],
            ["generate", "--level", "easy", "--rating", "5.0"],
            ["generate", "--technique", "x-wing", "--rating", "1.5"],
            ["matrix", "--size", 4], ["dance", "--latin", 3, "12......."],
            ["dance", "--latin", 2, "--all", "--verbose"], ["cover", cover], ["cover", dead],
            ["cover", "--first", 1, "--verify", cover], ["techniques"],
            ["solve", "nosuch.txt"], ["solve", self.folder], ["solve", "12x"], ["solve", "abc"],
            ["sovle"], ["frob"], ["solve", "--treads", 2, EASY], ["solve", "--threads"],
            ["solve", "--threads", 0, EASY], ["solve", "--engine", "lnks", EASY],
            ["solve", "--size", 4, "--latin", 4, EASY], ["cover", "--limit", 3, cover],
            ["solve", "--timeout", "x", EASY], ["solve", "--box", "2", EASY],
            ["generate", "--clues", "x"], ["generate", "--rating", "x"],
            ["hint", "--technique", "xwing", EASY], ["solve", "--regions", "nosuch", EASY],
            ["solve", "--engine", "sat", "--choose", "random", EASY], ["--completion", "tcsh"],
        ]

    def test_everything_that_is_said_is_said_in_every_language(self):
        for case in self.cases():
            english = run("--lang", "en", *case)
            for language in LANGUAGES:
                with self.subTest(language=language, case=case):
                    result = run("--lang", language, *case)
                    text = result.text + result.err.decode()
                    self.assertEqual(result.status, english.status)
                    self.assertNotRegex(text, r"\{[a-z]+\}|\b(cli|error|engine|dance|view)\.[a-z]",
                                        "a sentence or a part of it is missing")
                    self.assertNotEqual((result.out, result.err), (english.out, english.err))

    def test_every_verb_takes_the_option(self):
        verbs = re.findall(r"^  (\w+) ", run("--help").text.split("Verbs:\n")[1].split("\n\n")[0],
                           re.MULTILINE)
        for verb in verbs:
            with self.subTest(verb):
                self.assertIn("--lang LANG", run(verb, "--help").text)

    def test_the_option_may_stand_before_and_behind_the_verb(self):
        expected = "argument 1: več rešitev, prikazana je ena od njih"
        for arguments in (["--lang", "sl", "solve", BLANK], ["solve", "--lang", "sl", BLANK],
                          ["solve", BLANK, "--lang=sl"]):
            self.assertEqual(run(*arguments).notes, [expected])

    def test_an_unknown_language_is_answered_by_those_there_are(self):
        for arguments in (["solve", "--lang", "tlh", EASY], ["--lang", "tlh", "solve", EASY]):
            result = run(*arguments)
            self.assertEqual((result.status, result.out), (USAGE, b""))
            for language in ("en", *LANGUAGES):
                self.assertIn(language, result.notes[0])
            self.assertIn("found 'tlh'", result.notes[0])

    def test_the_environment_says_which_language(self):
        def told(**variables):
            (note,) = run("solve", BLANK, variables={"LC_ALL": "", **variables}).notes
            return note

        english = "argument 1: several solutions, one of them is shown"
        self.assertEqual(told(LANG="C"), english)
        self.assertEqual(told(LANG="C.UTF-8"), english)
        self.assertEqual(told(LANG="tlh_QX.UTF-8"), english)
        self.assertEqual(told(LANG="sl_SI.UTF-8"), "argument 1: več rešitev, prikazana je ena od njih")
        self.assertEqual(told(LANG="sl_SI.UTF-8", LC_MESSAGES="zh_TW.UTF-8"),
                         "引數 1: 多個解答，這是其中之一")
        self.assertEqual(told(LANG="sl_SI.UTF-8", LC_ALL="C"), english)
        # A terminal that has other characters would show nonsense.
        self.assertEqual(told(LANG="zh_CN.GB18030"), english)

    def test_what_is_wrong_is_said_in_the_language_that_is_asked_for(self):
        missing = run("solve", "--lang", "sl", "nosuch.txt")
        self.assertEqual((missing.status, missing.notes), (UNREADABLE, ["nosuch.txt: datoteke ni"]))
        dead = run("solve", "--lang", "zh-Hans", CONTRADICTORY)
        self.assertEqual(dead.status, NO_SOLUTION)
        self.assertRegex(dead.notes[0], r"^参数 1: 没有答案：第 \d [行列宫]有两个 \d：r\dc\d、r\dc\d")
        self.assertEqual(run("solve", "--lang", "vi", "--threads", "0", EASY).notes[0],
                         "quadrille solve: --threads: cần một số nguyên từ 1 đến 1024, "
                         "nhưng ở đây là “0”")
        self.assertEqual(run("--lang", "sl", "sovle").notes[0],
                         "quadrille: pričakovan je ukaz, tu pa je »sovle«; ste mislili solve?")

    def test_programs_read_the_same_in_every_language(self):
        puzzles = f"{EASY}\n{BLANK}\n{CONTRADICTORY}\nnone\n"
        for arguments in (["solve"], ["check"], ["count", "--limit", 9], ["rate"], ["minimize"],
                          ["convert", "--to", "csv"], ["solve", "--out", "csv"]):
            with self.subTest(arguments):
                english = run(*arguments, stdin=puzzles)
                for language in LANGUAGES:
                    result = run(*arguments, "--lang", language, stdin=puzzles)
                    self.assertEqual((result.out, result.status), (english.out, english.status))

    def test_of_json_only_sentences_change(self):
        puzzles = f"{EASY}\n{BLANK}\n{CONTRADICTORY}\nnone\n"
        sentences = {"error", "obstacles", "words", "look_at", "end", "summary"}

        def fixed(value):
            if isinstance(value, dict):
                return {key: fixed(each) for key, each in value.items() if key not in sentences}
            return [fixed(each) for each in value] if isinstance(value, list) else value

        for verb in ("solve", "check", "count", "hint", "explain", "rate", "minimize", "canon"):
            with self.subTest(verb):
                arguments = [verb, "--out", "json"] + (["--limit", 9] if verb == "count" else [])
                english = run(*arguments, stdin=puzzles).objects
                slovenian = run(*arguments, "--lang", "sl", stdin=puzzles).objects
                self.assertEqual(fixed(slovenian), fixed(english))
                self.assertNotEqual(json.dumps(slovenian), json.dumps(english))

    def test_on_a_terminal_the_answer_is_a_sentence(self):
        status, shown = run_on_terminal("check", "--lang", "sl", EASY)
        self.assertEqual((status, shown), (FINE, "natanko ena rešitev\n"))
        _, shown = run_on_terminal("rate", "--lang", "zh-Hant", EASY)
        self.assertRegex(shown, r"^\d\.\d，\S+：最難的一步是")


if __name__ == "__main__":
    unittest.main()
