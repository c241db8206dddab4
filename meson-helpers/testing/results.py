"""What test processes print, read as results."""

import json
import re
from dataclasses import dataclass, field

CASE = re.compile(r"Test Case '([^']+)' (started|passed|failed|skipped)(?:.*\(([\d.]+) seconds\))?")
ERROR = re.compile(r": error: (\w+\.\w+) : (.*)")
COMPLAINT = re.compile(r"(WARNING|CRITICAL|ERROR) \*\*|Fatal error|ERROR: AddressSanitizer|rror: ")


@dataclass
class Result:
    """What came of a test."""

    test: str
    outcome: str  # "passed", "failed" or "skipped"
    reason: str = ""
    seconds: float = 0


@dataclass
class Reading:
    """What a process has said: the results of tests that ended, and the tests that began and did not."""

    results: list = field(default_factory=list)
    begun: list = field(default_factory=list)


def class_of(test):
    """The class or suite of a test: "WidgetTests.HeightTests" of "WidgetTests.HeightTests/testALine"."""
    return test.rsplit("/", 1)[0]


def read_xctest(lines, tests):
    """Reads the lines of an XCTest process, which leave out the module of its tests."""
    full_names = {test.split(".", 1)[1].replace("/", "."): test for test in tests}
    reading, current, reasons = Reading(), None, {}
    for line in lines:
        if error := ERROR.search(line):
            reasons.setdefault(error[1], error[2][:300])
        if not (case := CASE.search(line)):
            continue
        name, outcome, seconds = case.groups()
        current = name if outcome == "started" else None
        if outcome != "started":
            result = Result(full_names.get(name, name), outcome, reasons.get(name, ""))
            result.seconds = float(seconds or 0)
            reading.results.append(result)
    if current:
        reading.begun.append(full_names.get(current, current))
    return reading


def read_swift_testing(lines, _tests=None):
    """Reads the events of a Swift Testing process, one JSON value a line."""
    reading, started, reasons = Reading(), {}, {}
    for event in events(lines):
        # The name of a test is followed by where it is.
        test = re.sub(r"/[^/]*:\d+:\d+$", "", event.get("testID", ""))
        if "/" not in test:
            continue
        kind = event.get("kind")
        instant = event.get("instant", {}).get("absolute", 0)
        if kind == "testStarted":
            started[test] = instant
        elif kind == "issueRecorded" and not event.get("issue", {}).get("isKnown"):
            texts = [message.get("text", "") for message in event.get("messages", [])]
            reasons.setdefault(test, " ".join(texts[:1])[:300])
        elif kind == "testSkipped":
            started.pop(test, None)
            reading.results.append(Result(test, "skipped"))
        elif kind == "testEnded":
            seconds = instant - started.pop(test, instant)
            outcome = "failed" if test in reasons else "passed"
            reading.results.append(Result(test, outcome, reasons.get(test, ""), seconds))
    reading.begun = list(started)
    return reading


def events(lines):
    """The events among lines; the last line of a process that died may be half a value."""
    for line in lines:
        try:
            value = json.loads(line)
        except ValueError:
            continue
        if isinstance(value, dict) and value.get("kind") == "event":
            yield value.get("payload", {})


READERS = {"xctest": read_xctest, "swift-testing": read_swift_testing}

# Warnings that are no mistake of ours. The differential tests give bare views less than they ask for,
# which GTK 4.18 warns of; in any other test that ends the run, except for GTK's own faults
# (KnownWarnings.swift). The session bus may write into the middle of a line.
WARNING = re.compile(r"^\(process:\d+\): .*-(WARNING|CRITICAL) \*\*")
FOREIGN_WARNING = re.compile(
    r"Trying to measure GtkTextView 0x[0-9a-f]+ for (width|height) of \d+, but"
    r"|gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE \(surface\)' failed"
    r"| [A-Z][A-Za-z0-9 ]*dbus-daemon\[\d+\]:"
)


def warning_in(lines):
    """The first line in which GTK complains of the test process itself; None without one."""
    for line in lines:
        if WARNING.search(line) and not FOREIGN_WARNING.search(line):
            return line.strip()
    return None


def complaint_in(lines):
    """The last thing that a process complained of, as the end of a sentence."""
    complaints = [line.strip() for line in lines if COMPLAINT.search(line)]
    return f": {complaints[-1][:300]}" if complaints else ""
