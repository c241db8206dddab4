"""What test classes spend: processor time of their own and of other programs, and waiting."""

import os
import re
import time
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
CASE_STARTED = re.compile(r"Test Case '(\w+)\.\w+' started")
SUITE_ENDED = re.compile(r"Test Suite '(\w+)' (passed|failed)")


@dataclass
class Usage:
    """Seconds that a class took; the processor's seconds among them, those of the test process and those
    of the programs that it has started; and those in which they waited for a processor."""

    seconds: float = 0
    own: float = 0
    others: float = 0
    queued: float = 0

    @property
    def processor(self):
        return self.own + self.others

    @property
    def needed(self):
        """Seconds that it would take on a quiet machine."""
        return max(self.seconds - self.queued, min(self.seconds, self.own))

    @property
    def waiting(self):
        """Seconds in which it waited for anything but a processor: for frames, or for time to pass."""
        return max(0.0, self.needed - self.processor)

    def add(self, seconds, own, others, queued):
        self.seconds += seconds
        self.own += own
        self.others += others
        self.queued += queued


class UsageByClass:
    """Follows what a process prints, and asks the system what was spent where one class ends."""

    def __init__(self):
        self.classes = {}
        self.current = None
        self.leader = None
        self.last = None

    def begin(self, leader):
        self.leader = leader
        self.current = None
        self.last = self.now()

    def see(self, line):
        if (case := CASE_STARTED.search(line)) and case[1] != self.current:
            self.account()
            self.current = case[1]
        # Now, for what a process has spent is not known any more when it has ended.
        elif self.current and (suite := SUITE_ENDED.search(line)) and suite[1] == self.current:
            self.account()
            self.current = None

    def account(self):
        now = self.now()
        if self.current:
            spent = (max(0.0, after - before) for before, after in zip(self.last, now))
            self.classes.setdefault(self.current, Usage()).add(*spent)
        self.last = now

    def now(self):
        """The time, the processor's seconds of the test process and of the rest of its session, and the
        seconds in which these waited for a processor."""
        own = others = queued = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                # The name in brackets may contain anything.
                name, fields = stat.read_text().rsplit(")", 1)
            except OSError:
                continue
            fields = fields.split()
            if int(fields[3]) != self.leader:
                continue
            user, system, user_of_ended, system_of_ended = map(int, fields[11:15])
            if "(Concertina" in name:
                own += user + system
            else:
                others += user + system
            others += user_of_ended + system_of_ended
            queued += queued_of(stat.with_name("schedstat"))
        return time.monotonic(), own / TICKS, others / TICKS, queued / 1e9


def queued_of(file):
    """The nanoseconds in which a process was ready and had no processor."""
    try:
        return int(file.read_text().split()[1])
    except (OSError, IndexError):
        return 0
