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
    """Seconds that a class took, and the processor's seconds among them: the test process's own, and
    those of the programs that it has started."""

    seconds: float = 0
    own: float = 0
    others: float = 0

    @property
    def processor(self):
        return self.own + self.others

    @property
    def waiting(self):
        """Seconds in which it waited: for frames, for other programs, or for a busy processor."""
        return max(0.0, self.seconds - self.processor)

    def add(self, seconds, own, others):
        self.seconds += seconds
        self.own += own
        self.others += others


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
        """The time, and the processor's seconds of the test process and of the rest of its session."""
        own = others = 0
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
        return time.monotonic(), own / TICKS, others / TICKS
