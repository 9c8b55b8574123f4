"""Lets pickle send methods such as Sudoku.solve to other processes, as pool.map(Sudoku.solve, boards) does.

What pybind11 knows of a function is in a capsule, and pickle takes a function for an attribute of its capsule. Here a
capsule of this package is pickled as the class, or the module, that has the function.
"""

import copyreg
import inspect
from typing import Any

from quadrille import _core

_FUNCTION: Any = _core.generate
_METHOD: Any = _core.Sudoku.solve
_CAPSULE: Any = type(_FUNCTION.__self__)


def _owner(name: str) -> Any:
    return getattr(_core, name) if name else _core


def _find_owners() -> "dict[int, str]":
    owners = {}
    for name in ["", *(name for name, value in vars(_core).items() if inspect.isclass(value))]:
        for attribute in vars(_owner(name)):
            capsule = getattr(getattr(_owner(name), attribute, None), "__self__", None)
            if isinstance(capsule, _CAPSULE):
                owners[id(capsule)] = name
    return owners


_OWNERS = _find_owners()


def _reduce_capsule(capsule: Any) -> Any:
    name = _OWNERS.get(id(capsule))
    if name is None:
        raise TypeError("cannot pickle 'PyCapsule' object")
    return _owner, (name,)


def _reduce_method(method: Any) -> Any:
    name = _OWNERS.get(id(method.__self__))
    if name is None:
        raise TypeError("cannot pickle 'instancemethod' object")
    return getattr, (_owner(name), method.__name__)


copyreg.pickle(_CAPSULE, _reduce_capsule)
copyreg.pickle(type(_METHOD), _reduce_method)
