"""tell_results.py RESULTS STAGE...: how long each stage of `./dev test` took, its slowest tests, and all that failed.

RESULTS is the folder in which tests/stages.sh leaves for each stage what became of building it (STAGE.built) and of
its tests (STAGE.tested, STAGE.xml). The exit status is 1 where anything failed."""
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

SLOWEST = 12  # tests that are named
LAST_LINES = 120  # of what a test printed that failed


class Stage:
    def __init__(self, results, name):
        self.name = name
        self.built, *self.time_built = read_times(results / f"{name}.built")
        self.tested, *self.time_tested = read_times(results / f"{name}.tested")
        report = results / f"{name}.xml"
        cases = xml.parse(report).getroot().iter("testcase") if report.exists() else []
        self.times = {}
        self.failed = {}  # and what they printed
        for case in cases:
            self.times[case.get("name")] = float(case.get("time") or 0)
            if case.get("status") == "fail":
                self.failed[case.get("name")] = (case.findtext("system-out") or "").splitlines()

    def faults(self):
        """Everything that went wrong, a line each."""
        if self.built != 0:
            return ["could not be built"]
        if self.tested and not self.failed:
            return [f"ctest ended with status {self.tested}"]
        return list(self.failed)


def read_times(path):
    """Exit status, seconds by the clock, seconds of processor time; of what was never begun, nothing to complain of."""
    return map(int, path.read_text().split()) if path.exists() else (0, 0, 0)


def minutes(seconds):
    return "".join(f"{part // 60}:{part % 60:02}".rjust(9) for part in seconds)


def main(folder, names):
    stages = [Stage(Path(folder), name) for name in names]
    print(f"\n{'stage':10}{'build':>9}{'(cpu)':>9}{'tests':>8}{'run':>9}{'(cpu)':>9}{'failed':>8}")
    for stage in stages:
        print(f"{stage.name:10}{minutes(stage.time_built)}{len(stage.times):>8}"
              f"{minutes(stage.time_tested)}{len(stage.faults()):>8}")
    total = [sum(times) for times in zip(*(stage.time_built + stage.time_tested for stage in stages))]
    print(f"{'together':10}{minutes(total[:2])}{'':8}{minutes(total[2:])}")
    slowest = sorted(((time, stage.name, test) for stage in stages for test, time in stage.times.items()), reverse=True)
    print("\nthe slowest tests, in seconds:")
    for time, stage, test in slowest[:SLOWEST]:
        print(f"{time:8.1f}  {stage}: {test}")
    for stage in stages:
        for test, printed in stage.failed.items():
            print(f"\nthe last that was printed by {stage.name}: {test}", *printed[-LAST_LINES:], sep="\n  ")
    faults = [f"{stage.name}: {fault}" for stage in stages for fault in stage.faults()]
    print("\nfailed:" if faults else "\nall tests passed", *faults, sep="\n  ")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
