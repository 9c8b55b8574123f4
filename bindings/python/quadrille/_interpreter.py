"""Refuses to be imported in any but the main interpreter of a process.

pybind11 takes the lock of the main interpreter wherever it is called, and in another one would wait for it for ever.
"""

import importlib


def _refuse_others() -> None:
    for name in ("_interpreters", "_xxsubinterpreters"):  # of Python 3.13, and of those before
        try:
            interpreters = importlib.import_module(name)
        except ImportError:
            continue
        if interpreters.get_current() != interpreters.get_main():
            raise ImportError("quadrille can only be imported in the main interpreter of a process")
        return


_refuse_others()
