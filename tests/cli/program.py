"""The program under test, as a user has it: arguments and bytes in, bytes and a status out.

    run("solve", "-", stdin="53..7....").lines
"""

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import tempfile
import termios
import threading
import time
import unittest
from dataclasses import dataclass
from pathlib import Path

PATH = os.environ["QUADRILLE_PROGRAM"]
HANG = 15 * 60  # seconds; only a program that hangs takes so long, however busy the machine is

FINE, NO_SOLUTION, USAGE, SEVERAL, UNREADABLE, UNKNOWN, INTERRUPTED = 0, 1, 2, 3, 4, 5, 130


@dataclass
class Result:
    status: int
    out: bytes
    err: bytes

    @property
    def text(self):
        return self.out.decode()

    @property
    def lines(self):
        """Whole lines; an unfinished one is an error of the program."""
        text = self.text
        assert text == "" or text.endswith("\n"), f"unfinished line: {text[-200:]!r}"
        return text.split("\n")[:-1]

    @property
    def line(self):
        (only,) = self.lines
        return only

    @property
    def notes(self):
        return self.err.decode().splitlines()

    @property
    def objects(self):
        return [json.loads(line) for line in self.lines]


def environment(**changes):
    """The environment of the tests, without what would change colours, widths and frames."""
    kept = {name: value for name, value in os.environ.items()
            if name not in ("NO_COLOR", "COLUMNS")}
    return {**kept, "TERM": "xterm", "LC_ALL": "C.UTF-8", **changes}


def run(*arguments, stdin=b"", variables=None, **others):
    """Standard input is text, bytes or an open file."""
    if isinstance(stdin, (str, bytes)):
        source = {"input": stdin.encode() if isinstance(stdin, str) else stdin}
    else:
        source = {"stdin": stdin}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return execute([PATH, *map(str, arguments)], **source, env=environment(**(variables or {})),
                   **{**pipes, **others})


def run_in_shell(command, folder):
    """What a user types there, who has the program on the path. Every part of a pipe has to succeed."""
    path = f"{Path(PATH).parent}:{os.environ['PATH']}"
    return execute(["bash", "-o", "pipefail", "-c", command], cwd=folder, stdin=subprocess.DEVNULL,
                   capture_output=True, env=environment(PATH=path))


def execute(command, **others):
    done = subprocess.run(command, timeout=HANG, check=False, **others)
    return Result(done.returncode, done.stdout, done.stderr)


def growing_times(first):
    """Seconds for what is to come about within a given time: four times as many at each attempt, since
    nobody knows how slow the machine is."""
    seconds = first
    while seconds < HANG:
        yield seconds
        seconds *= 4


class Running:
    """A program that is still at work. Leaving the `with` kills it if it is."""

    def __init__(self, *arguments, **others):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        self.process = subprocess.Popen([PATH, *map(str, arguments)], bufsize=0,
                                        env=environment(), **{**pipes, **others})
        self._pending = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream:
                stream.close()

    def send(self, text):
        self.process.stdin.write(text.encode())

    def feed(self, blocks):
        """Sends the blocks in a thread of its own, until the program wants no more."""
        stream, self.process.stdin = self.process.stdin, None

        def write():
            try:
                with stream:
                    for block in blocks:
                        stream.write(block)
            except BrokenPipeError:
                pass  # the program has ended

        threading.Thread(target=write, daemon=True).start()

    def read_line(self):
        """The next line of standard output, as soon as it is there."""
        while b"\n" not in self._pending:
            ready, _, _ = select.select([self.process.stdout], [], [], HANG)
            assert ready, "no line in time"
            block = os.read(self.process.stdout.fileno(), 1 << 16)
            assert block, "the end instead of a line"
            self._pending += block
        line, _, self._pending = self._pending.partition(b"\n")
        return line.decode()

    def wait(self):
        """The exit status, once the program has ended. For one that waits for nobody to read."""
        return self.process.wait(HANG)

    def end(self):
        """What is still to come. Only for output that fits into memory."""
        out, err = self.process.communicate(timeout=HANG)
        return Result(self.process.returncode, self._pending + out, err)


ERASE = "\r\x1b[K"  # wipes out the line that shows the progress


def run_on_terminal(*arguments, keep_progress=False, **where):
    """Runs with a terminal for standard output and error. Returns the status and what remains on it
    at the end, or all that was ever shown."""
    status, shown = watch_terminal(*arguments, **where)
    if not keep_progress:
        shown = re.sub(r"[^\r\n]*" + re.escape(ERASE), "", shown)
    return status, shown


def watch_terminal(*arguments, columns=80, keyboard=False, until=None, **variables):
    """Has input where there is a keyboard, on which nothing is typed. Interrupts the program as soon as
    the expression `until` matches what it has shown."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    process = subprocess.Popen([PATH, *map(str, arguments)],
                               stdin=theirs if keyboard else subprocess.DEVNULL,
                               stdout=theirs, stderr=theirs, env=environment(**variables))
    os.close(theirs)
    shown = b""
    deadline = time.monotonic() + HANG
    try:
        while select.select([ours], [], [], max(0, deadline - time.monotonic()))[0]:
            shown += os.read(ours, 1 << 16)
            if until and re.search(until, shown.decode(errors="replace")):
                process.send_signal(signal.SIGINT)
                until = None
    except OSError:
        pass  # how Linux tells that the other end is closed
    finally:
        os.close(ours)
    try:
        status = process.wait(max(1, deadline - time.monotonic()))
        return status, shown.decode().replace("\r\n", "\n")
    finally:
        process.kill()


class ProgramTest(unittest.TestCase):
    """With a folder of its own for the files of a test."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, name, content):
        path = self.folder / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path
