"""A desk to sit at: a screen that nobody sees, the desktop program on it, and what it keeps.

    class Walk(Desk):
        def test_types_a_digit(self):
            self.start(self.file("four.txt", FOUR))
            self.press("Down", "2")
            self.keeps("r3c1=2")

What is checked is what the program keeps in its state folder; nothing waits longer than it must.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = Path(sys.argv.pop())
LAST_RESORT = 600  # seconds: waiting ends with what is waited for, on however slow a machine
FOUR = "1234....3412....\n"
FROM_THE_MIDDLE = ("Down", "Up")  # the first arrow selects r3c1, where nothing was selected


class Screen:
    """A display that nobody sees."""

    def __init__(self):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as numbers:
            self.name = ":" + numbers.readline().strip()

    def close(self):
        self.server.terminate()
        self.server.wait()


class Desk(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.screen = Screen()

    @classmethod
    def tearDownClass(cls):
        cls.screen.close()

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.home = Path(self.folder.name)
        self.environment = {**os.environ, "DISPLAY": self.screen.name, "QT_QPA_PLATFORM": "xcb", "LANG": "C.UTF-8"}
        for name in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "XDG_DATA_HOME"):
            self.environment[name] = str(self.home)
        # Without a bus, and without dbus-launch to start one, libdbus loses a buffer, which the sanitizer reports.
        self.environment.setdefault("DBUS_SESSION_BUS_ADDRESS", f"unix:path={self.home / 'no-bus'}")
        self.process = None

    def tearDown(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()

    def until(self, condition, what):
        """The first value of the condition that is true, while the program runs."""
        end = time.monotonic() + LAST_RESORT
        while time.monotonic() < end:
            # The program may end with what is waited for.
            ended = self.process.poll() is not None
            value = condition()
            if value:
                return value
            if ended:
                raise AssertionError(f"expected {what}, found that the program ended with {self.process.returncode}")
            time.sleep(0.05)
        raise AssertionError(f"expected {what}")

    def ends(self):
        """Its status, when it has ended."""
        return self.process.wait(LAST_RESORT)

    # The program and its windows.

    def start(self, *arguments):
        self.process = subprocess.Popen([PROGRAM, *map(str, arguments)], env=self.environment)
        self.window = self.windows()[-1]
        self.focus(self.window)

    def xdotool(self, *arguments):
        done = subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, capture_output=True, text=True)
        return done.stdout.split() if done.returncode == 0 else []

    def windows(self):
        return self.until(lambda: self.xdotool("search", "--onlyvisible", "--pid", self.process.pid), "a window")

    def focus(self, window):
        self.xdotool("windowfocus", "--sync", window)

    def press(self, *keys):
        self.xdotool("key", "--delay", "30", *keys)

    # What it keeps.

    def kept(self):
        """The texts of the games in the session, in the order of the windows."""
        session = self.home / "quadrille/session"
        try:
            windows = json.loads((session / "windows.json").read_text())["windows"]
            return [(session / f"{window['id']}.quadrille").read_text() for window in windows]
        except (FileNotFoundError, json.JSONDecodeError):
            return []

    def keeps(self, *parts):
        self.until(lambda: all(any(part in game for game in self.kept()) for part in parts),
                   f"{parts} in the session, found {self.kept()}")

    def file(self, name, text):
        path = self.home / name
        path.write_text(text)
        return path
