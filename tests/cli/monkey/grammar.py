"""What can be said to the program, learnt from the program itself: a new verb, option or value is tried at once.

    Grammar.of_program().verbs["solve"]["--engine"]   # Option(names=["--engine"], value="ENGINE", choices=["auto", …])
"""

import re
from dataclasses import dataclass, field

from program import run

ESCAPES = "\x1b[31mred\x07\x9b5m"  # what must never reach a terminal
HUGE = ["0", "1", "2147483647", "4294967296", "9223372036854775807", "18446744073709551615"]
NO_NUMBERS = ["", "-1", "x", "1e3", "1.5", "99999999999999999999", "+3", " 4", "0x10", "nan", ESCAPES]
# By what the value is called in the manual: those that are right, and those at the border or wrong.
VALUES = {
    "N": ([str(number) for number in range(1, 13)], HUGE + NO_NUMBERS),
    "S": (["0.01", "0.1", "0.3"], ["1e-300", "1e10", "1e308", "1e999", "0", "-0", "inf", "nan", "-1", "soon", "", "1,5"]),
    "SIZE": (["2", "4", "6", "9", "4x6", "6x4", "3x3"], ["0", "1", "257", "300x300", "2x", "x3", "1x1", "1x256", "9x", "64M"]),
    "RxC": (["2x2", "2x3", "3x2", "3x3", "1x4"], ["0x3", "16x16", "17x16", "3", "3x3x3", "-1x4", "axb"]),
    "K/N": (["1/2", "2/2", "1/1", "3/7"], ["0/2", "3/2", "1/0", "2", "1/18446744073709551615", "a/b", "/"]),
    "A-B": (["20-30", "3.0-4.5", "24", "5-", "-30"], ["-", "30-20", "1.99-2.01", "0-0", "99999-", "--", "x-y"]),
    "PLACES": (["samurai", "twodoku", "r1c1,r3c3", "r1c1,r7c7"], ["", "r0c0", "r1c1", "r9c9,r1c1", "r999999999c1", "a1", ","]),
    "NAMES": (["all", "als-xz,aic", "all,-kraken-fish"], ["", ",", "none", "-all", "all,all", ESCAPES]),
    "RULE,...": (["x", "windows", "antiknight,x", "nonconsecutive", "global-entropy", "strict-kropki"],
                 ["killer", "thermo:2,arrow:1", "", ",", "x,x,x", "frogs", "thermo:0", "thermo:999999999999", "X,AntiKing", ESCAPES]),
}
MEMORY = (["1M", "200M", "64k"], ["0", "1", "16E", "999999999999999999999G", "1.5", "M"])
# Options whose value decides how long it takes: the right ones are small.
SMALL = {"--threads": ["1", "2", "3", "4"], "--max-nodes": ["0", "1", "10", "300", "3000"], "--limit": ["1", "5", "100"],
         "--seconds": ["0.001"], "--subtrees": ["1", "3", "50"], "--size": ["2", "4", "6", "9", "12", "4x6"],
         "--moves": ["0", "1", "20"], "--cut-after": ["0.01", "1"], "--count": ["1", "2", "5"]}


@dataclass
class Option:
    names: list[str]
    value: str = ""  # what it is called; empty where it takes none
    choices: list[str] = field(default_factory=list)

    def right_and_odd(self):
        """Values that are taken, and others."""
        name = self.names[-1]
        if self.choices:
            return self.choices, ["", "none of these", self.choices[0].upper(), self.choices[0] + "x", ESCAPES]
        right, odd = MEMORY if name == "--memory" else VALUES.get(self.value, VALUES["N"])
        return SMALL.get(name, right), odd + right


class Grammar:
    def __init__(self, manual, completion):
        """From the manual page, and what the shell fish is told of the values."""
        self.general = self.options_in(manual.split(".SH OPTIONS\n")[1].split(".SH VERBS\n")[0])
        self.verbs = {}
        for section in manual.split(".SH VERBS\n")[1].split("\n.SH ")[0].split(".SS ")[1:]:
            name = section.split('"')[1]
            self.verbs[name] = self.options_in(section)
        for verb, name, choices in re.findall(
                r"__fish_seen_subcommand_from (\w+)'(?: -s \w)?(?: -l \S+)*? -l (\S+) -x -a '([^']+)'", completion):
            self.verbs[verb]["--" + name].choices = choices.split()

    @staticmethod
    def of_program():
        return Grammar(run("--man").text, run("--completion", "fish").text)

    @staticmethod
    def options_in(section):
        """By each of their names."""
        found = {}
        for line in re.findall(r"^\.TP\n(\\fB\\-.*)$", section, re.MULTILINE):
            names = [name.replace("\\-", "-") for name in re.findall(r"\\fB(.*?)\\fR", line)]
            value = re.search(r"\\fI(.*?)\\fR", line)
            option = Option(names, value[1].replace("\\-", "-") if value else "")
            if "|" in option.value:
                option.choices = option.value.split("|")
            found.update(dict.fromkeys(names, option))
        return found

    def techniques(self):
        return self.verbs["generate"]["--technique"].choices

    def some_options(self, chance, verb, value_of_file):
        """Some words, and which options they are. Values are right nine times out of ten; `value_of_file` makes those that
        are called FILE."""
        words, used = [], {}
        known = [option for name, option in self.verbs[verb].items() if name == option.names[-1]]
        for option in chance.sample(known, min(len(known), int(chance.expovariate(0.45)))):
            if "--help" in option.names and chance.random() < 0.9:
                continue
            name = chance.choice(option.names)
            used.update(dict.fromkeys(option.names, ""))
            if not option.value:
                words.append(name)
                continue
            right, odd = option.right_and_odd()
            value = chance.choice(right if chance.random() < 0.9 else odd)
            if option.value == "FILE":
                value = value_of_file(option.names[-1])
            used.update(dict.fromkeys(option.names, value))
            joined = name.startswith("--") and chance.random() < 0.2
            words += [f"{name}={value}"] if joined else [name, value]
        return words, used
