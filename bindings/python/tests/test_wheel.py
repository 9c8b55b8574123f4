"""The wheel, made of the package that the other tests use: by pip, without a network."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import quadrille

SOURCE = Path(os.environ["QUADRILLE_SOURCE"])
BUILT = Path(quadrille.__file__).parent


def test_a_wheel_is_made_and_works(tmp_path: Path) -> None:
    environment = {**os.environ, "QUADRILLE_BUILT": str(BUILT), "PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    subprocess.run([sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir", tmp_path,
                    SOURCE / "bindings" / "python"], env=environment, check=True)
    (wheel,) = tmp_path.glob(f"quadrille-{quadrille.__version__}-cp3*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = {Path(name).name for name in archive.namelist() if name.startswith("quadrille/")}
        archive.extractall(tmp_path)
    assert names == {path.name for path in BUILT.iterdir() if path.is_file()}
    code = "import quadrille; print(quadrille.__file__, quadrille.Sudoku('1...42....3....4').solve().solution)"
    said = subprocess.run([sys.executable, "-B", "-c", code], env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True,
                          check=True).stdout
    assert said.split() == [str(tmp_path / "quadrille" / "__init__.py"), "1342421324313124"]
