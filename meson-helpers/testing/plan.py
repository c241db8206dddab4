"""Which tests are run, how, and in which order."""

import json
import os
import re
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from .results import class_of
from .session import REPOSITORY

# The targets of tests in a real window.
END_TO_END = "EndToEndTests|ExampleTests"
# What tries random things for long, whatever draws it.
RANDOM = "RobustnessTests|DifferentialTests|LawTests|GlitchTests"
# What is looked at once more at the scale factor 2.
SCALED = "RichTextReferenceTests|DifferentialTests"
# What is looked at once more with the renderer that people have: pictures, what is painted frame by
# frame, and some of the real window.
DRAWN = (
    "ReferenceTests|UnderlineTests|FloatedPlaceholderTests|AppearanceTests|GrowthTests"
    "|AnimationTests|MotionTests|PointerTests|RichTextWindowTests"
)
# What is looked at once more in a small window whose caret blinks.
SMALL_WINDOW = "[.]InputTests|MainJobTests|RichTextWindowTests"
# What moves, and is looked at with the clock that people have when it is drawn once more. Everything else
# has a clock that does not wait for a display.
MOVING = r"(Animation|Motion|Growth|Clock)Tests\b"
# What compares painted frames with those of a plain view, which measures its lines between frames and on a
# busy machine has no time for it there.
COMPARED = r"CoverageTests\b"

# Processes of one target are this long, in seconds: shorter ones would mostly start.
BATCH_SECONDS = 12
# What is not known of a class that is new.
UNKNOWN_SECONDS = 2
# How long classes took on the machine of CI, and on this one in the last run.
RECORDED_TIMES = Path(__file__).with_name("times.json")
LAST_TIMES = REPOSITORY / ".build/test-times.json"


@dataclass(frozen=True)
class Lane:
    """Tests that are run in one way."""

    name: str
    library: str = "xctest"
    matching: str = "."
    without: str = "^$"
    renderer: str = "cairo"
    # The classes whose frames wait for their time.
    real_clock: str = "^$"
    settings: dict = field(default_factory=dict, hash=False)

    def selects(self, test):
        return re.search(self.matching, test) and not re.search(self.without, test)


@dataclass
class Batch:
    """Tests of one lane that one process runs."""

    lane: Lane
    tests: list
    seconds: float = 0
    has_real_clock: bool = False

    @property
    def title(self):
        classes = list(dict.fromkeys(class_of(test) for test in self.tests))
        more = f" and {len(classes) - 1} more" if len(classes) > 1 else ""
        return f"{self.lane.name}: {classes[0]}{more}"


# Should the tests' own process crash, it says where; the programs that it starts must not.
TELLS_CRASH = {"SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"}
STANDARD = [
    Lane("pure", library="swift-testing"),
    Lane("tests", without=f"^({END_TO_END})[.]", real_clock=COMPARED),
    Lane("end-to-end", matching=f"^({END_TO_END})[.]", settings=TELLS_CRASH),
    Lane("drawn", matching=DRAWN, renderer="default", real_clock=MOVING),
    Lane("scaled", matching=SCALED, settings={"GDK_SCALE": "2"}),
    Lane(
        "small-window",
        matching=SMALL_WINDOW,
        settings={"CONCERTINA_WINDOW": "700x440", "CONCERTINA_CARET": "blinks"},
    ),
]


def selected(pattern, renderer, settings, without="^$", name="tests"):
    """The lanes that run the tests whose name matches, each library in one."""
    return [
        Lane(name, library, pattern, without, renderer, COMPARED, settings)
        for library in ("xctest", "swift-testing")
    ]


def thorough():
    """Everything that is drawn and every end-to-end test, with every renderer but the standard one."""
    return [
        Lane(
            f"thorough-{renderer}",
            library,
            without=RANDOM,
            renderer=renderer,
            real_clock=f"{MOVING}|{COMPARED}",
        )
        for renderer in ("default", "gl")
        for library in ("xctest", "swift-testing")
    ]


def random_settings(is_thorough, run=0):
    """The seed of random tests of values, which is new each day and in each of several runs, and how much
    all random tests try."""
    settings = {"CONCERTINA_DAY": f"{int(f'{date.today():%Y%m%d}') + 1_000_000 * run}"}
    if is_thorough:
        settings["CONCERTINA_THOROUGH"] = "yes"
        settings["CONCERTINA_ROUNDS"] = os.environ.get("CONCERTINA_ROUNDS", "20")
        settings["CONCERTINA_MONKEY_ACTIONS"] = os.environ.get("CONCERTINA_MONKEY_ACTIONS", "20000")
    return settings


class Times:
    """How long each class took in each lane, in seconds."""

    def __init__(self, path):
        self.path = path
        try:
            self.seconds = json.loads(path.read_text())
        except (OSError, ValueError):
            self.seconds = {}

    def of(self, lane, name):
        return self.seconds.get(f"{lane.name}: {name}", UNKNOWN_SECONDS)

    def keep(self, lane, name, seconds):
        self.seconds[f"{lane.name}: {name}"] = round(seconds, 1)

    def write(self):
        self.path.write_text(json.dumps(dict(sorted(self.seconds.items())), indent=1) + "\n")


def batches(lanes, names):
    """The tests of lanes, parted into processes, those that take longest first.

    Which tests share a process follows from the recorded times alone, so that it is the same in every
    run; the order follows from the last one.
    """
    recorded, last = Times(RECORDED_TIMES), Times(LAST_TIMES)
    made = []
    for lane in lanes:
        tests = [test for test in names[lane.library] if lane.selects(test)]
        for classes in parted(by_class(tests), lane, recorded):
            batch = Batch(lane, [test for tests in classes.values() for test in tests])
            known = last if last.seconds else recorded
            batch.seconds = sum(known.of(lane, name) for name in classes)
            batch.has_real_clock = has_real_clock(lane, next(iter(classes)))
            made.append(batch)
    return sorted(made, key=lambda batch: -batch.seconds)


def by_class(tests):
    classes = {}
    for test in tests:
        classes.setdefault(class_of(test), []).append(test)
    return classes


def has_real_clock(lane, name):
    return re.search(lane.real_clock, name) is not None


def parted(classes, lane, times):
    """Groups of neighboring classes of one target, each as long as a process should be at the most."""
    group, seconds, kind = {}, 0, None
    for name, tests in classes.items():
        own_kind = (name.split(".", 1)[0], has_real_clock(lane, name))
        own = times.of(lane, name)
        if group and (own_kind != kind or seconds + own > BATCH_SECONDS):
            yield group
            group, seconds = {}, 0
        group[name] = tests
        seconds += own
        kind = own_kind
    if group:
        yield group
