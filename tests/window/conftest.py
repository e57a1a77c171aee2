"""What every scenario begins with: a screen, a window manager, a bus of assistive programs, hands."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from driver import BUSY, Program  # noqa: E402
from hands import Hands  # noqa: E402
from saves import Referee  # noqa: E402
from tree import Bus  # noqa: E402


def pytest_configure(config):
    config.addinivalue_line("markers", "at_once: nothing moves over the screen")
    config.addinivalue_line("markers", "long: takes minutes, so it is played when asked for")


def pytest_collection_modifyitems(config, items):
    """What is long, or what is not: either is played."""
    wanted = os.environ.get("TWO_RIVERS_LONG") == "1"
    left = [item for item in items if (item.get_closest_marker("long") is not None) == wanted]
    config.hook.pytest_deselected(items=[item for item in items if item not in left])
    items[:] = left


@pytest.fixture(scope="session")
def screen():
    """A window manager, and on a machine that is to be busy as many burners as there are cores."""
    burners = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(BUSY * os.cpu_count())]
    manager = subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    yield
    for process in [*burners, manager]:
        process.kill()
        process.wait()


@pytest.fixture(scope="session")
def bus(screen):
    return Bus()


@pytest.fixture(scope="session")
def hands(screen):
    hands = Hands()
    while not hands.manager():
        time.sleep(0.05)
    return hands


@pytest.fixture(scope="session")
def referee():
    return Referee(os.environ["TWO_RIVERS_REFEREE"])


@pytest.fixture
def open_program(bus, hands, tmp_path, request):
    """Opens programs; after the test each must still run and have nothing wrong in its log."""
    opened = []

    def open_one(file=None, *, preferences=None, first_start=False, size="1280x800", seed=7, folder="one"):
        program = Program(os.environ["TWO_RIVERS_PROGRAM"], tmp_path / folder, bus, hands, size=size, seed=seed)
        if not first_start and not (program.data / "preferences.ron").exists():
            program.prefer(**(preferences or {}))
        opened.append(program)
        return program.start(file)

    yield open_one
    try:
        failed = getattr(request.node, "failed", False)
        for program in opened:
            if program.process and program.process.poll() is None and not failed:
                program.check()
    finally:
        for program in opened:
            if program.repeats:
                print(f"pressed again: {program.repeats}")
            program.kill()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item):
    """A picture of the screen and the log beside what failed."""
    outcome = yield
    report = outcome.get_result()
    if report.when == "call" and report.failed:
        item.failed = True
        keep = os.environ.get("TWO_RIVERS_PICTURES")
        if keep:
            picture = Path(keep) / f"{item.name}-{int(time.time())}.png"
            subprocess.run(["import", "-window", "root", str(picture)], check=False)
