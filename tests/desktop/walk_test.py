"""What a person does with the desktop program, under Xvfb with xdotool: type, ask, close, crash, come back.

    walk_test.py PROGRAM

What is checked is what the program keeps in its state folder; nothing waits longer than it must.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = Path(sys.argv.pop())
PATIENCE = 60  # seconds, for a machine that is busy with other tests
FOUR = "1234....3412....\n"
FROM_THE_MIDDLE = ("Down", "Up")  # the first arrow selects r3c1, where nothing was selected


def until(condition, what):
    """The first value of the condition that is true."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.05)
    raise AssertionError(f"expected {what}")


class Screen:
    """A display that nobody sees."""

    def __init__(self):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as numbers:
            self.name = ":" + numbers.readline().strip()

    def close(self):
        self.server.terminate()
        self.server.wait()


class Walk(unittest.TestCase):
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
        self.process = None

    def tearDown(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()

    # The program and its windows.

    def start(self, *arguments):
        self.process = subprocess.Popen([PROGRAM, *map(str, arguments)], env=self.environment)
        self.focus(self.windows()[-1])

    def xdotool(self, *arguments):
        done = subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, capture_output=True, text=True)
        return done.stdout.split() if done.returncode == 0 else []

    def windows(self):
        return until(lambda: self.xdotool("search", "--onlyvisible", "--pid", self.process.pid), "a window")

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
        until(lambda: all(any(part in game for game in self.kept()) for part in parts),
              f"{parts} in the session, found {self.kept()}")

    def file(self, name, text):
        path = self.home / name
        path.write_text(text)
        return path

    # The walks.

    def test_types_a_digit_and_keeps_it_through_a_crash(self):
        self.start(self.file("four.txt", FOUR))
        self.press(*FROM_THE_MIDDLE, "2")
        self.keeps("r2c1=2")
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.start()
        self.press("ctrl+z")
        self.keeps("undone r2c1=2")

    def test_ends_in_good_order_when_it_is_asked_to(self):
        self.start(self.file("four.txt", FOUR))
        self.press(*FROM_THE_MIDDLE, "3")
        until(lambda: "*" in "".join(self.xdotool("getwindowname", self.windows()[-1])), "a title with a star")
        self.process.send_signal(signal.SIGTERM)
        self.assertEqual(self.process.wait(PATIENCE), 0)
        self.assertIn("r2c1=3", "".join(self.kept()))

    def test_types_a_puzzle_cell_by_cell(self):
        self.start(self.file("game.quadrille", "quadrille game 1\nboard boxes 2x2\npuzzle ................\nmode set\n"))
        self.press(*FROM_THE_MIDDLE, "Up", *"1203", "period", "4")
        self.keeps("r1c1=1", "r1c2=2", "r1c4=3", "r2c2=4")

    def test_gives_a_hint_and_does_what_it_says(self):
        self.start(self.file("four.txt", FOUR))
        self.press("F2")
        until(lambda: "hints 1" in "".join(self.kept()), "a hint that is counted")

    def test_brings_back_every_window(self):
        self.start(self.file("four.txt", FOUR))
        self.press("ctrl+shift+n")
        until(lambda: len(self.kept()) == 2, "two games in the session")
        self.press("ctrl+q")
        self.assertEqual(self.process.wait(PATIENCE), 0)
        self.start()
        until(lambda: len(self.windows()) == 2, "two windows")

    def test_tells_of_a_broken_file_and_goes_on(self):
        self.start(self.file("broken.quadrille", "quadrille game 1\nboard round\n"))
        until(lambda: len(self.windows()) == 2, "a window with a message")
        self.assertIsNone(self.process.poll())


if __name__ == "__main__":
    unittest.main()
