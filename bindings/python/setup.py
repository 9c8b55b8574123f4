"""Builds the wheel of the package by CMake; everything it makes is under build/wheel.

pip wheel --no-build-isolation ./bindings/python

CMAKE_ARGS in the environment goes to CMake. QUADRILLE_BUILT names a package that has been built already, as by
`./dev python --build`: then it is taken as it is.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = ROOT / "build" / "wheel"


class CMakeBuild(build_ext):
    def run(self):
        if "QUADRILLE_BUILT" in os.environ:
            shutil.copytree(os.environ["QUADRILLE_BUILT"], Path(self.build_lib) / "quadrille", dirs_exist_ok=True,
                            ignore=shutil.ignore_patterns("__pycache__"))
            return
        build = BUILD / "cmake"
        off = [f"-DQUADRILLE_{part}=OFF" for part in ("APPS", "DESKTOP", "WEB", "TESTS")]
        wanted = shlex.split(os.environ.get("CMAKE_ARGS", ""))
        subprocess.run(
            ["cmake", "-S", ROOT, "-B", build, "-DCMAKE_BUILD_TYPE=Release", "-DQUADRILLE_PYTHON=ON", *off,
             f"-DPython_EXECUTABLE={sys.executable}", "-DQUADRILLE_PYTHON_INSTALL_DIR=.", *wanted], check=True)
        subprocess.run(["cmake", "--build", build, "--target", "python", "--parallel", str(os.cpu_count())],
                       check=True)
        subprocess.run(["cmake", "--install", build, "--component", "python", "--prefix",
                        Path(self.build_lib).resolve()], check=True)


version = re.search(r"^project\(quadrille VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text(), re.MULTILINE)[1]
BUILD.mkdir(parents=True, exist_ok=True)
relative = os.path.relpath(BUILD, HERE)
setup(
    version=version,
    packages=["quadrille"],
    package_data={"quadrille": ["py.typed", "*.pyi"]},
    ext_modules=[Extension("quadrille._core", [])],
    cmdclass={"build_ext": CMakeBuild},
    options={"build": {"build_base": relative}, "egg_info": {"egg_base": relative}, "bdist_wheel": {"bdist_dir": f"{relative}/bdist"}},
)
