"""What a run says while it goes on, and in its last lines."""

import sys
import threading
import time


class Report:
    """Writes to the terminal and to a log, and gathers what makes a run red."""

    def __init__(self, log=None):
        self.log = open(log, "w", encoding="utf-8", errors="replace") if log else None
        self.lock = threading.Lock()
        self.began = time.monotonic()
        self.reasons = []
        self.counts = {"passed": 0, "failed": 0, "skipped": 0}

    def say(self, text):
        self.write(f"\n== {text}\n")

    def write(self, text):
        with self.lock:
            for file in filter(None, (sys.stdout, self.log)):
                file.write(text)
                file.flush()

    def add(self, reason):
        """Adds what makes the run red."""
        self.reasons.append(reason)

    def add_results(self, name, results):
        for result in results:
            self.counts[result.outcome] += 1
            if result.outcome == "failed":
                self.add(f"{name}: {result.test}: {result.reason}")

    def finish(self):
        """The last lines: why it is red, and the counts. Returns the exit status."""
        if not self.counts["passed"]:
            self.add("no test passed")
        took = round(time.monotonic() - self.began)
        self.say(f"Took {took // 60} min {took % 60} s; the log is .build/test.log")
        if self.reasons:
            self.write("FAILED\n" + "".join(f"  {reason}\n" for reason in self.reasons))
        counts = self.counts
        self.write(
            f"{counts['passed']} passed, {len(self.reasons)} failed, {counts['skipped']} skipped\n"
        )
        return 1 if self.reasons else 0
