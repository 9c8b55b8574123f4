"""What a screen reader finds in the desktop program, through AT-SPI: a table of named cells, menus, and no
control without a name.

    reader_test.py PROGRAM

It runs on a bus of its own, so that nobody's screen reader hears of it.
"""

import os
import subprocess
import sys
import tempfile
import unittest

INSIDE = "--inside"


def on_a_bus_of_its_own():
    """Runs this script again, with a session bus that has no other programs."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        environment = {name: value for name, value in os.environ.items()
                       if name not in ("DISPLAY", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS")}
        environment["XDG_RUNTIME_DIR"] = folder
        return subprocess.run(
            ["dbus-run-session", "--", sys.executable, "-B", sys.argv[0], INSIDE, *sys.argv[1:]],
            env=environment).returncode


if INSIDE not in sys.argv:
    sys.exit(on_a_bus_of_its_own())
sys.argv.remove(INSIDE)

import gi  # noqa: E402: what follows connects to the bus

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from desk import LAST_RESORT, Desk  # noqa: E402

NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
MENUS = ["File", "Edit", "Board", "View", "Panels", "Help"]
# What the keyboard can reach, and what is chosen from.
CONTROLS = [Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON,
            Atspi.Role.COMBO_BOX, Atspi.Role.SPIN_BUTTON, Atspi.Role.SLIDER, Atspi.Role.TEXT, Atspi.Role.ENTRY,
            Atspi.Role.TABLE, Atspi.Role.LIST, Atspi.Role.TREE, Atspi.Role.PAGE_TAB, Atspi.Role.MENU_ITEM,
            Atspi.Role.CHECK_MENU_ITEM]
TABLES = [Atspi.Role.TABLE, Atspi.Role.LIST, Atspi.Role.TREE, Atspi.Role.TREE_TABLE]
PANELS_IN_WINDOWS = 4  # lab, benchmark, generating, printing
PANELS = ["ctrl+l", *(f"alt+{number}" for number in range(1, 9)), "ctrl+shift+b", "ctrl+g", "ctrl+p"]


def children(node):
    return [child for child in (node.get_child_at_index(i) for i in range(node.get_child_count())) if child]


def descendants(node):
    for child in children(node):
        yield child
        yield from descendants(child)


def descendants_outside_tables(node):
    """Without cells, of which there are many, and menus that are closed."""
    for child in children(node):
        yield child
        if child.get_role() not in TABLES and (child.get_role() != Atspi.Role.MENU or shown(child)):
            yield from descendants_outside_tables(child)


def shown(node):
    return node.get_state_set().contains(Atspi.StateType.SHOWING)


class Reader(Desk):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        Atspi.init()
        # It gives up after 800 milliseconds, which a machine with much to do can need for an answer.
        Atspi.set_timeout(1000 * LAST_RESORT, 1000 * LAST_RESORT)

    def setUp(self):
        super().setUp()
        self.environment["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
        self.start(self.file("nine.txt", NINE))
        self.program = self.until(self.find_program, "the program on the bus")
        self.program.set_cache_mask(Atspi.Cache.NONE)  # what it says now, not what it said

    def find_program(self):
        for program in children(Atspi.get_desktop(0)):
            if program.get_process_id() == self.process.pid and program.get_child_count() > 0:
                return program
        return None

    def find(self, role, name=None):
        return self.until(lambda: next((node for node in descendants(self.program) if node.get_role() == role and
                                        name in (None, node.get_name())), None), f"a {role} called {name}")

    # What it finds.

    def test_finds_the_board_as_a_table_of_81_cells_with_names(self):
        board = self.find(Atspi.Role.TABLE, "Board")
        self.assertEqual((Atspi.Table.get_n_rows(board), Atspi.Table.get_n_columns(board)), (9, 9))
        names = [cell.get_name() for cell in children(board)]
        places = [f"Row {row}, column {column}" for row in range(1, 10) for column in range(1, 10)]
        digits = [f"{digit}, given" if digit != "." else "empty" for digit in NINE.strip()]
        self.assertEqual(names, [f"{place}, {digit}" for place, digit in zip(places, digits)])
        self.assertEqual({cell.get_role() for cell in children(board)}, {Atspi.Role.TABLE_CELL})
        self.assertEqual(Atspi.Table.get_accessible_at(board, 1, 3).get_name(), "Row 2, column 4, 1, given")

    def test_hears_where_the_keyboard_is_and_what_becomes_of_a_cell(self):
        heard = []
        listener = Atspi.EventListener.new(lambda event: heard.append((event.type, event.source.get_name())))
        for kind in ("object:state-changed:focused", "object:property-change:accessible-name"):
            listener.register(kind)

        def hears(kind, name, keys):
            # The program learns by and by that somebody listens: the first key may go unheard.
            def pressed():
                self.press(*keys)
                while GLib.MainContext.default().iteration(False):
                    pass
                return any(what.startswith(kind) and told == name for what, told in heard)
            self.until(pressed, f"{kind} of '{name}'")

        hears("object:state-changed:focused", "Row 4, column 5, 6, given", ("Down", "Up"))
        self.press("Right")
        hears("object:property-change:accessible-name", "Row 4, column 6, 1", ("1",))

    def test_finds_all_menus_and_their_commands_by_name(self):
        bar = self.find(Atspi.Role.MENU_BAR)
        menus = {item.get_name(): item for item in children(bar)}
        self.assertEqual(list(menus), MENUS)
        for commands, menu in ((("Open…", "Save", "Quit"), "File"), (("Undo", "Copy board"), "Edit"),
                               (("Hint", "Check", "Solve"), "Board"), (("Steps", "Matrix", "Lab"), "Panels")):
            names = [node.get_name() for node in descendants(menus[menu])]
            for command in commands:
                self.assertIn(command, names)

    def controls(self):
        """Those that can be seen now; a panel that lies behind another cannot. None where one goes while it is looked at."""
        try:
            return [(node.get_role_name(), node.get_name(), node.get_parent().get_role_name(), node.get_parent().get_name())
                    for node in descendants_outside_tables(self.program) if node.get_role() in CONTROLS and shown(node)]
        except (GLib.GError, AttributeError):  # no answer, or nothing that it is a part of any more
            return None

    def test_finds_no_control_without_a_name(self):
        nameless = []
        before = self.until(self.controls, "the controls of the window")
        for keys in PANELS:
            self.focus(self.window)
            self.press(keys)

            def others():
                now = self.controls()
                return now if now is not None and now != before else None
            before = self.until(others, f"the panel of {keys}")
            nameless += [f"{role} in {above} '{place}'" for role, name, above, place in before if not name]
        self.until(lambda: self.program.get_child_count() == 1 + PANELS_IN_WINDOWS, "the windows of the panels")
        self.assertEqual(nameless, [])


if __name__ == "__main__":
    unittest.main()
