"""What is wrong with how a run ended, in words; nothing where it is as docs/cli.md says.

    complaints(outcome, language="en", read=b"what was in its files")
"""

import json
import re
import signal

from texts import ROOT

PAGE = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
STATUSES = {int(code) for code in re.findall(r"^\| (\d+) \|", PAGE.split("## Exit status")[1], re.MULTILINE)}
NO_SOLUTION, USAGE, UNREADABLE, INTERRUPTED = 1, 2, 4, 130
REPORTS = [b"Sanitizer", b"runtime error:", b"Assertion", b"terminate called", b"_GLIBCXX_ASSERT"]
INTERNAL = ["std::", "bad_alloc", "basic_string", "vector::", "nullptr", "exception", "CLI::", "nan", "inf", "infinity",
            "18446744073709551615", "9223372036854775807", "9223372036854775808", "4294967295"]
COLOUR = re.compile(rb"\x1b\[[0-9;]*m")
# What an English message has that tells a place, or what was expected there.
HELPFUL = re.compile(r"expected|did you mean|unknown option|are for|no such file|denied|cannot|refused memory|excludes|needs|requires|takes|"
                     r"only|at most|fewer|more than|not |no ")


def is_in(word, text):
    return re.search(rf"(?<![\w.'-]){re.escape(word)}(?![\w'-])", text) is not None


def controls(data):
    """Characters that command a terminal, and bytes that are no text."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        return [f"bytes that are no UTF-8: {data[max(0, error.start - 20):error.end + 20]!r}"]
    found = re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", text)
    return [f"a control character: {text[max(0, found.start() - 20):found.end() + 20]!r}"] if found else []


def value_of(arguments, name):
    """The last value of an option; nothing where it is not there."""
    value = None
    for at, word in enumerate(arguments):
        if word.startswith(name + "="):
            value = word.partition("=")[2]
        elif word == name and at + 1 < len(arguments):
            value = arguments[at + 1]
    return value


def once(pairs):
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        raise ValueError(f"a member twice among {names}")
    return dict(pairs)


def no_number(word):
    raise ValueError(f"{word} is no JSON")


def json_complaints(outcome):
    found = []
    for line in outcome.lines:
        try:
            json.loads(line, object_pairs_hook=once, parse_constant=no_number)
        except ValueError as error:
            found.append(f"no JSON: {error}: {line[:200]!r}")
    return found[:1]


def status_complaints(outcome):
    if outcome.hung:
        return [f"it hung: ended by {outcome.status}"]
    if outcome.fate.memory and b"error while loading shared libraries" in outcome.err:
        return []  # there was not even room for the program
    # A signal may come before the program has begun to listen.
    if outcome.was_signalled and outcome.status == -outcome.fate.send and not outcome.out:
        return []
    if outcome.status == INTERRUPTED and not outcome.was_signalled:
        return ["interrupted by nobody"]
    if outcome.status not in STATUSES:
        name = signal.Signals(-outcome.status).name if -64 < outcome.status < 0 else outcome.status
        return [f"exit status {name}"]
    return []


def message_complaints(outcome, language, read):
    said = outcome.err.decode(errors="replace")
    given = "\n".join(outcome.arguments) + read.decode(errors="replace")
    found = controls(COLOUR.sub(b"", outcome.err) if "always" in outcome.arguments else outcome.err)
    # The border of a number that was expected may be named.
    without_borders = re.sub(r"\d+ to \d+", "", said) + re.sub(r"\d+ to \d+", "", outcome.text)
    found += [f"an internal word: {word}" for word in INTERNAL
              if word not in given and is_in(word, without_borders)]
    if outcome.status in (USAGE, UNREADABLE) and outcome.whole and not outcome.fate.file_size:
        if not said.strip():
            found.append("an error without a word on standard error")
        elif language == "en" and not HELPFUL.search(said):
            found.append(f"an error that tells nothing of what was expected: {said[:200]!r}")
    return found


def complaints(outcome, language="en", read=b""):
    """`read` is what is in the files that the command names."""
    reports = [f"{word.decode()}: {outcome.err[outcome.err.find(word) - 100:][:1500].decode(errors='replace')}"
               for word in REPORTS if word in outcome.err]
    if reports:
        return reports[:1]
    found = status_complaints(outcome) + message_complaints(outcome, language, read)
    out_format = value_of(outcome.arguments, "--out") or value_of(outcome.arguments, "--to")
    if out_format not in ("pbm", "ppm"):
        found += controls(COLOUR.sub(b"", outcome.out) if "always" in " ".join(outcome.arguments) else outcome.out)
    is_cut = not outcome.whole or outcome.fate.file_size is not None
    if not is_cut and outcome.out and not outcome.out.endswith(b"\n") and out_format not in ("pbm", "ppm"):
        found.append(f"an unfinished line: {outcome.out[-100:]!r}")
    if out_format == "json" and outcome.status != USAGE and not is_cut:
        found += json_complaints(outcome)
    return found
