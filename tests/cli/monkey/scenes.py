"""What the monkey does: one command of any kind, or a few that have to agree with each other.

    scene = Scene(random.Random("7:12"), grammar, folder)
    solve_what_is_proper(scene)   # raises Fault where the program does not keep its word
"""

import itertools
import json
import re

import boards
import texts
from judge import complaints, value_of
from process import run, some_fate

READS_PROBLEMS = ("cover",)
READS_EITHER = ("matrix", "dance")
READS_NOTHING = ("generate", "bench")
SELDOM = ("bench", "help", "techniques", "ledger")


class Fault(Exception):
    """What is wrong, and the runs that show it."""


class Scene:
    def __init__(self, chance, grammar, folder):
        self.chance, self.grammar, self.folder = chance, grammar, folder
        self.read = b""  # all that is in its files
        self.runs = []

    def file(self, name, content):
        (self.folder / name).write_bytes(content)
        self.read += content
        return name

    def run(self, *arguments, stdin=b"", fate=None):
        """Runs the program, and raises a Fault where that alone shows one."""
        stdin = stdin.encode() if isinstance(stdin, str) else stdin
        outcome = run(self.folder, [str(word) for word in arguments], stdin, fate)
        self.runs.append(outcome)
        language = value_of(outcome.arguments, "--lang") or "en"
        self.expect(complaints(outcome, language, self.read + stdin), [])
        return outcome

    def expect(self, found, wanted, what=""):
        if found != wanted:
            raise Fault(f"{what}: expected {wanted}, found {found}" if what else "\n".join(found))

    def value_of_file(self, option):
        """A file for an option: mostly one that it can read or write."""
        if self.chance.random() < 0.1:
            return self.chance.choice(["missing.txt", ".", "/dev/null", "/dev/full", "stdin", ""])
        files = {"--regions": texts.REGION_FILES, "--mask": texts.MASK_FILES, "--ledger": texts.LEDGER_FILES}
        if option == "--ledger" and self.chance.random() < 0.7:
            return "new.ledger"
        return self.file(f"for{option}.txt", self.chance.choice(files.get(option, texts.BOARD_FILES)).read_bytes())

    def something_to_read(self, verb):
        """Words for the command line, and standard input."""
        chance = self.chance
        if verb == "help":
            return [chance.choice([*self.grammar.verbs, "solv"])], b""
        if verb == "techniques":
            return chance.sample(self.grammar.techniques(), chance.choice([0, 1, 1, 3])), b""
        if verb == "ledger":
            return [self.value_of_file("--ledger") for _ in range(chance.choice([0, 1, 2]))], b""
        if verb in READS_NOTHING:
            return [], b""
        of_problems = verb in READS_PROBLEMS or (verb in READS_EITHER and chance.random() < 0.4)
        make = texts.problem_text if of_problems else texts.boards_text
        words = ["--problem"] if of_problems and verb in READS_EITHER else []
        stdin = b""
        for number in range(chance.choice([0, 1, 1, 1, 2, 3])):
            kind = chance.random()
            if kind < 0.5:
                words.append(self.file(f"{number}.{'dlx' if of_problems else 'txt'}", make(chance)))
            elif kind < 0.7 and not of_problems:
                words.append(make(chance).decode(errors="replace").replace("\0", "").strip()[:3000])
            elif kind < 0.75:
                words.append(chance.choice(["missing.txt", ".", "/dev/null", ""]))
            else:
                words.append("-")
        if "-" in words or not words:
            stdin = make(chance)
        return words, stdin


def anything(scene):
    """A verb, options and inputs as they come. What has no limit is interrupted."""
    chance, grammar = scene.chance, scene.grammar
    verb = chance.choice([name for name in grammar.verbs for _ in range(1 if name in SELDOM else 4)])
    options, used = grammar.some_options(chance, verb, scene.value_of_file)
    rest, stdin = scene.something_to_read(verb)
    if verb == "bench":  # all of it takes minutes with the sanitizers
        for name, value in (("--seconds", "0.001"), ("--level", "easy"), ("--engine", "links")):
            options += [] if name in used else [name, value]
    limits = {"--timeout": "0.2", "--max-nodes": "200"}.items() & {
        (name, value) for name in grammar.verbs[verb] for value in ("0.2", "200")}
    is_endless = any(re.fullmatch(r"inf|1e\d+|\d{10,}", value) for value in used.values())
    if limits and not any(name in used for name, _ in limits):
        if chance.random() < 0.95:
            options += chance.choice(sorted(limits))
        else:
            is_endless = True
    words = [verb, *options, *rest] if chance.random() < 0.7 else [verb, *rest, *options]
    if chance.random() < 0.02:
        words = chance.sample(words, len(words))
    scene.run(*words, stdin=stdin, fate=some_fate(chance, is_endless))


def solve_what_is_proper(scene):
    """The solutions of a stream are right, whatever searches."""
    chance = scene.chance
    puzzle, box = texts.proper_board(chance, largest=16)
    records = [puzzle]
    shape = ["--latin", box[1]] if box[0] == 1 else ["--box", f"{box[0]}x{box[1]}"]
    for _ in range(chance.choice([0, 2, 30])):
        full = boards.shuffled(boards.full_board(*box), *box, chance.random())
        records.append(boards.with_holes(full, 0.5, chance.random()))
    engine = chance.choice([[], ["--engine", "links"], ["--engine", "rows"], ["--engine", "learn"], ["--engine", "sat"]])
    solved = scene.run("solve", *shape, *engine, "--threads", chance.choice([1, 2, 4]), "--out", "line", "--quiet",
                       stdin="".join(record + "\n" for record in records))
    scene.expect(solved.status, 0, "status")
    scene.expect(len(solved.lines), len(records), "lines")
    units = boards.latin(box[1]) if box[0] == 1 else boards.boxes(*box)
    for record, line in zip(records, solved.lines):
        scene.expect(boards.problems_of(record, line, units), [], f"the solution of {record}")


def without_order(board):
    """The same for the same rules in another order."""
    return {**board, "rules": sorted(json.dumps(rule, sort_keys=True) for rule in board.get("rules", []))}


def convert_there_and_back(scene):
    """What is written in a format is read back as the same board."""
    chance = scene.chance
    if chance.random() < 0.5:
        puzzle, box = texts.proper_board(chance)
        text, shape = puzzle + "\n", ["--latin", box[1]] if box[0] == 1 else ["--box", f"{box[0]}x{box[1]}"]
    else:
        text, shape = (texts.ruled_board(chance) if chance.random() < 0.5 else chance.choice(texts.BOARD_FILES).read_bytes()), []
    first = scene.run("convert", "--to", "json", *shape, stdin=text)
    if first.status != 0 or len(first.lines) != 1:
        return
    board = json.loads(first.lines[0])
    # The only digit of a board 1x1 is as good as given, where marks are written.
    unfit = ("svg", "board", "json") if len(board["puzzle"]) > 1 else ("svg", "board", "json", "marks")
    formats = [name for name in scene.grammar.verbs["convert"]["--to"].choices if name not in unfit]
    for name in ["json", *chance.sample(formats, 3)]:
        written = scene.run("convert", "--to", name, *shape, stdin=first.out)
        if written.status != 0 or written.err:
            continue  # the format has no place for something, and says so
        header = b"puzzle\n" if name == "csv" else b""
        again = scene.run("convert", "--to", "json", *shape, stdin=header + written.out)
        found = json.loads(again.lines[0]) if again.status == 0 and len(again.lines) == 1 else again.text + again.err.decode()
        if name in ("line", "grid", "sdm", "sdk", "csv", "numbers", "marks") and isinstance(found, dict):
            found, wanted = found["puzzle"], board["puzzle"]  # the shape was only said if it is on the command line
            if not shape and len(board) > 1:
                continue
        elif isinstance(found, dict):
            found, wanted = without_order(found), without_order(board)
        else:
            wanted = board
        scene.expect(found, wanted, f"read back from {name}")


def generate_what_is_proper(scene):
    """Puzzles that are made have one solution, and are the same for the same seed."""
    chance = scene.chance
    shape = chance.choice([[], ["--size", 4], ["--size", 6], ["--latin", 5], ["--size", "4x6", "--box", "2x3"], ["--size", 12]])
    rules = chance.choice([[], [], ["--rules", "x"], ["--rules", "killer"], ["--rules", "antiknight"]])
    wish = [*shape, *rules, "-n", chance.choice([1, 3]), "--seed", chance.randrange(2**64), "--timeout", 3, "--out", "json",
            *chance.choice([[], ["--symmetry", "random"], ["--minimal"]])]
    made = scene.run("generate", *wish)
    if made.status != 0:
        return  # nothing fits, or there was no time
    checked = scene.run("check", "--timeout", 1000, stdin=made.out)
    scene.expect((checked.status, set(checked.lines)), (0, {"1"}), "what is made has one solution")
    other = scene.run("generate", "--threads", chance.choice([1, 3]), *wish)
    scene.expect(other.out[:len(made.out)] if other.status == 0 else made.out, made.out, "the same seed")


def solutions_of(items, secondary, options):
    """How many sets of options cover each of the first items once and the others at most once, by trying them all."""
    del secondary

    def count(open_items, left):
        if not open_items:
            return 1
        item = min(open_items)
        return sum(count(open_items - set(option), [other for other in left if not set(option) & set(other)])
                   for option in left if item in option)

    return count(set(range(items)), [option for option in options if option[0] < items])


def count_covers(scene):
    """Every engine and every way to ask gives the number of covers that there are."""
    chance = scene.chance
    problem = texts.small_problem(chance)
    name = scene.file("problem.dlx", texts.in_knuths_format(*problem).encode())
    wanted = str(solutions_of(*problem))
    engine = chance.choice(scene.grammar.verbs["cover"]["--engine"].choices)
    threads = ["--threads", chance.choice([1, 2, 4])]
    counted = scene.run("cover", "--count", "--engine", engine, *threads, name)
    scene.expect(counted.lines, [wanted], "the number of covers")
    listed = scene.run("cover", "--all", "--out", "names", "--verify", *threads, name)
    scene.expect((len(listed.lines), len(set(listed.lines))), (int(wanted), len(set(listed.lines))), "covers listed")
    for _ in range(2):
        kept = scene.run("cover", "--count", "--ledger", "run.ledger", "--subtrees", chance.choice([1, 4, 30]), name)
        scene.expect(kept.lines, [wanted], "the number of covers with a ledger")
    parts = [scene.run("cover", "--count", "--part", f"{part}/2", name).lines for part in (1, 2)]
    scene.expect(str(sum(int(part[0]) for part in parts)), wanted, "the sum of the parts")


def leave_alone_what_is_no_ledger(scene):
    """A file of somebody else is not touched, whether it stands where the ledger or where its solutions would be."""
    chance = scene.chance
    content = chance.choice([b"my thesis", b"my thesis\n", b"one\ntwo", b"\x00\x01\x02\n", b"Quadrille", b"\n\n"])
    name = scene.file(chance.choice(["run.ledger", "run.ledger.solutions"]), content)
    problem = scene.file("problem.dlx", texts.in_knuths_format(*texts.small_problem(chance)).encode())
    asked = scene.run("cover", chance.choice(["--count", "--all"]), "--ledger", "run.ledger", problem)
    scene.expect((scene.folder / name).read_bytes(), content, f"what is in {name}, with the status {asked.status}")


def agree_on_a_board(scene):
    """count, list, check, canon and the matrix tell the same of a small board."""
    chance = scene.chance
    puzzle, box = texts.proper_board(chance, largest=4)
    shape = ["--latin", box[1]] if box[0] == 1 else ["--box", f"{box[0]}x{box[1]}"]
    counted = scene.run("count", *shape, stdin=puzzle).lines
    listed = scene.run("list", *shape, "--out", "line", stdin=puzzle)
    scene.expect(counted, [str(len(set(listed.lines)))], "solutions counted and listed")
    checked = scene.run("check", *shape, stdin=puzzle).lines
    scene.expect(checked, ["1" if counted == ["1"] else "2+"], "checked")
    matrix = scene.run("matrix", *shape, "--out", "knuth", *chance.choice([[], ["--full"]]), "-", stdin=puzzle)
    if "." in puzzle:
        covers = scene.run("cover", "--count", stdin=matrix.out)
        scene.expect(covers.lines, counted, "covers of the matrix")
    left = scene.run("minimize", *shape, stdin=puzzle)
    if counted == ["1"]:
        scene.expect(scene.run("check", *shape, stdin=left.out).lines, ["1"], "what is left of the puzzle")


def keep_the_canon(scene):
    """Boards that are the same up to symmetry have one canonical form, which is its own."""
    chance = scene.chance
    rows, columns = chance.choice([(2, 2), (2, 3), (3, 3)])
    full = boards.shuffled(boards.full_board(rows, columns), rows, columns, chance.random())
    same = boards.shuffled(full, rows, columns, chance.random())
    first = scene.run("canon", stdin=f"{full}\n{same}\n")
    scene.expect((first.status, len(set(first.lines))), (0, 1), "canonical forms")
    scene.expect(scene.run("canon", first.lines[0]).lines, first.lines[:1], "the canonical form of a canonical form")


def say_help(scene):
    """Every verb explains itself in every language."""
    languages = scene.grammar.verbs["solve"]["--lang"].choices
    verb, language = scene.chance.choice(list(scene.grammar.verbs)), scene.chance.choice(languages)
    shown = scene.run(verb, "--help", "--lang", language)
    scene.expect((shown.status, bool(re.search(r"^  -h,--help", shown.text, re.MULTILINE))), (0, True), "help")


KINDS = [(anything, 70), (solve_what_is_proper, 6), (convert_there_and_back, 8), (generate_what_is_proper, 4),
         (count_covers, 5), (leave_alone_what_is_no_ledger, 2), (agree_on_a_board, 3), (keep_the_canon, 1), (say_help, 1)]


def some_scene(chance):
    kinds = list(itertools.chain.from_iterable([kind] * weight for kind, weight in KINDS))
    return chance.choice(kinds)
