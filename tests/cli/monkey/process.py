"""One run of the program, with what can happen to it from outside: readers that go away, signals, limits.

    run(folder, ["solve", "a.txt"], fate=Fate(send=signal.SIGINT, after=0.1)).status
"""

import os
import resource
import select
import shlex
import signal
import subprocess
import threading
import time
from dataclasses import dataclass
from pathlib import Path

from program import HANG, PATH, environment

PROCESSOR_SECONDS = 180  # all limits that the monkey gives are far below
MOST_OUTPUT = 32 << 20  # bytes that are read; then the pipe is closed
MOST_MEMORY = 3000  # megabytes
IS_SANITIZED = b"__asan_init" in Path(PATH).read_bytes()


@dataclass
class Fate:
    """What happens to the program from outside."""

    send: signal.Signals | None = None
    after: float = 0  # seconds of its processor time, for the signal
    close_after: int | None = None  # bytes of standard output, of which no more are read
    by_pipe: bool = False  # standard input is a pipe and not a file
    file_size: int | None = None  # bytes, also of standard output, which is a file then
    memory: int | None = None  # megabytes

    def in_shell(self):
        """Before and behind the command, as far as a shell can do it."""
        before = f"ulimit -f {self.file_size // 1024}; " if self.file_size is not None else ""
        before += f"ulimit -v {self.memory * 1024}; " if self.memory else ""
        behind = " > out" if self.file_size is not None else ""
        behind += f" | head -c {self.close_after}" if self.close_after is not None else ""
        if self.send:
            before += f"timeout --signal={self.send.name[3:]} {max(self.after, 0.01):g} "
        return before, behind


@dataclass
class Outcome:
    """How a run ended; `whole` is false where the end of standard output was not read."""

    arguments: list[str]
    stdin: bytes
    fate: Fate
    status: int
    out: bytes
    err: bytes
    whole: bool
    was_signalled: bool
    hung: bool

    @property
    def text(self):
        return self.out.decode(errors="replace")

    @property
    def lines(self):
        return self.text.split("\n")[:-1]

    def shown(self):
        """The command as it can be pasted, in the folder that has its files."""
        before, behind = self.fate.in_shell()
        words = " ".join(map(shlex.quote, [PATH, *self.arguments]))
        source = "cat stdin | " if self.fate.by_pipe else ""
        return f"{before}{source}{words}{'' if self.fate.by_pipe else ' < stdin'}{behind}"


def limits_of(fate):
    """What the child does to itself before it becomes the program."""

    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS + 10))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if fate.file_size is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (fate.file_size, fate.file_size))
        if fate.memory:
            resource.setrlimit(resource.RLIMIT_AS, (fate.memory << 20, fate.memory << 20))

    return limit


def processor_time(process):
    fields = Path(f"/proc/{process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def feed(stream, data):
    def write():
        try:
            with stream:
                stream.write(data)
        except BrokenPipeError:
            pass  # the program wants no more

    threading.Thread(target=write, daemon=True).start()


class Reader:
    """Reads both streams until they end, and does meanwhile what the fate says."""

    def __init__(self, process, fate):
        self.process, self.fate = process, fate
        self.read = {process.stderr: b""} | ({process.stdout: b""} if process.stdout else {})
        self.whole, self.was_signalled, self.hung = True, False, False
        self.most = MOST_OUTPUT if fate.close_after is None else fate.close_after

    def run(self):
        waiting, deadline = set(self.read), time.monotonic() + HANG
        while waiting:
            ready, _, _ = select.select(list(waiting), [], [], self.pause())
            for stream in ready:
                block = os.read(stream.fileno(), 1 << 16)
                self.read[stream] += block
                if not block:
                    waiting.discard(stream)
            if self.process.stdout in waiting and len(self.read[self.process.stdout]) > self.most:
                self.process.stdout.close()
                waiting.discard(self.process.stdout)
                self.whole = False
            self.send_signal()
            if time.monotonic() > deadline:
                self.hung = True
                self.process.kill()
        status = self.process.wait()
        self.hung = self.hung or status in (-signal.SIGXCPU, -signal.SIGKILL)
        return status

    def pause(self):
        return 0.01 if self.fate.send and not self.was_signalled else 5

    def send_signal(self):
        if not self.fate.send or self.was_signalled or self.process.poll() is not None:
            return
        if processor_time(self.process) >= self.fate.after:
            self.process.send_signal(self.fate.send)
            self.was_signalled = True


def run(folder, arguments, stdin=b"", fate=None):
    """Runs the program in the folder, in which `stdin` is kept for whoever tries it again."""
    fate = fate or Fate()
    (folder / "stdin").write_bytes(stdin)
    sanitizer = f"exitcode=99:hard_rss_limit_mb={MOST_MEMORY}:{os.environ.get('ASAN_OPTIONS', '')}"
    out = (folder / "out").open("wb") if fate.file_size is not None else subprocess.PIPE
    with (folder / "stdin").open("rb") as file:
        process = subprocess.Popen([PATH, *arguments], cwd=folder, bufsize=0, stdout=out, stderr=subprocess.PIPE,
                                   stdin=subprocess.PIPE if fate.by_pipe else file,
                                   env=environment(ASAN_OPTIONS=sanitizer), preexec_fn=limits_of(fate))
    if fate.by_pipe:
        feed(process.stdin, stdin)
        process.stdin = None
    with process:
        reader = Reader(process, fate)
        status = reader.run()
    written = reader.read.get(process.stdout, b"")
    if fate.file_size is not None:
        out.close()
        written = (folder / "out").read_bytes()
    return Outcome(arguments, stdin, fate, status, written, reader.read[process.stderr], reader.whole,
                   reader.was_signalled, reader.hung)


def some_fate(chance, is_endless):
    """Mostly none. What would not end by itself is interrupted."""
    fate = Fate(by_pipe=chance.random() < 0.3)
    kind = chance.random()
    if is_endless or kind < 0.08:
        fate.send = chance.choice([signal.SIGINT, signal.SIGTERM])
        fate.after = 0.5 if is_endless else chance.choice([0, 0.05, 0.1, 0.2, 0.4])
    elif kind < 0.16:
        fate.close_after = chance.choice([0, 1, 80, 1000, 5000])
    elif kind < 0.2:
        fate.file_size = chance.choice([0, 1024, 4096])
    elif kind < 0.26 and not IS_SANITIZED:
        fate.memory = chance.choice([14, 20, 40, 80, 200])
    return fate
