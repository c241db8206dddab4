"""Workers that take batches from one queue, each on a display and a session bus of its own."""

import os
import queue
import threading
import time
import traceback

from .plan import LAST_TIMES, Times
from .process import TestRun
from .results import class_of
from .session import REPOSITORY, Session, forget_old_cores
from .usage import Usage

TEST_TABLE = REPOSITORY / ".build/test-seconds.txt"
# One more than there are processors: a test that waits for another program leaves its own to others.
WORKERS = (os.cpu_count() or 1) + 1


class Workers:
    """Runs batches of tests beside each other, and reports what came of them.

    Workers(build, report, work).run(batches, frames)
    """

    def __init__(self, build, report, work, settings=None, count=WORKERS, is_heard=False):
        self.build = build
        self.report = report
        self.work = work
        self.settings = settings or {}
        self.count = count
        # Whether all that tests print is shown, and not only that of failures.
        self.is_heard = is_heard
        self.jobs = queue.SimpleQueue()
        self.times = Times(LAST_TIMES)
        # For each lane and class what it spent, and how long each test took.
        self.usage = {}
        self.seconds = []
        self.lock = threading.Lock()

    def run(self, batches, frames, steps=()):
        """Runs batches, and steps, which are functions that do what is no test."""
        forget_old_cores()
        for step in steps:
            self.jobs.put(step)
        for batch in batches:
            self.jobs.put(batch)
        number = min(self.count, len(batches) + len(steps))
        workers = [
            threading.Thread(target=self.work_off, args=(worker, frames), daemon=True)
            for worker in range(number)
        ]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        self.times.write()
        rows = sorted(self.seconds, reverse=True)
        TEST_TABLE.write_text("".join(f"{seconds:7.2f} s  {test}\n" for seconds, test in rows))

    def work_off(self, number, frames):
        try:
            with Session(self.work / f"worker-{number}") as session:
                while True:
                    try:
                        job = self.jobs.get_nowait()
                    except queue.Empty:
                        return
                    if callable(job):
                        job()
                    else:
                        self.run_batch(job, session, frames)
        except Exception:
            self.report.add(f"a worker of the run failed: {traceback.format_exc().splitlines()[-1]}")
            self.report.write(traceback.format_exc())

    def run_batch(self, batch, session, frames):
        lane = batch.lane
        session.make_home()
        settings = {**self.build.settings(), **self.settings, **lane.settings}
        # A sanitizer has to be the first library of a process.
        if frames and not batch.has_real_clock and not self.build.sanitizer:
            settings["LD_PRELOAD"] = frames
        environment = session.environment(renderer=lane.renderer, **settings)
        began = time.monotonic()
        run = TestRun(self.build.tests, lane.library, batch.tests, session, environment)
        run.run()
        self.keep(batch, run, time.monotonic() - began)

    def keep(self, batch, run, seconds):
        lane = batch.lane
        outcomes = [result.outcome for result in run.results]
        is_red = bool(run.faults) or "failed" in outcomes or len(outcomes) < len(batch.tests)
        counts = ", ".join(
            f"{outcomes.count(outcome)} {outcome}"
            for outcome in ("passed", "failed", "skipped")
            if outcome in outcomes
        )
        with self.lock:
            if is_red or self.is_heard:
                self.report.write("\n".join(run.lines) + "\n")
            self.report.write(f"{seconds:6.1f} s  {batch.title}: {counts or 'nothing ran'}\n")
            self.report.add_results(lane.name, run.results)
            for fault in run.faults:
                self.report.add(f"{lane.name}: {fault}")
            missing = len(batch.tests) - len(outcomes)
            if missing > 0:
                done = {result.test for result in run.results}
                first = next((test for test in batch.tests if test not in done), "?")
                self.report.add(
                    f"{lane.name}: did not finish: {missing} tests did not run, the first of them {first}"
                )
            self.keep_times(lane, batch, run)

    def keep_times(self, lane, batch, run):
        by_name = {}
        for result in run.results:
            self.seconds.append((result.seconds, f"{lane.name}: {result.test}"))
            name = class_of(result.test)
            by_name[name] = by_name.get(name, 0) + result.seconds
        # Of suites of Swift Testing only the times are known: each has its share of the process's.
        share = min(1, run.processor / max(sum(by_name.values()), 0.001))
        for name, seconds in by_name.items():
            own = seconds * share
            known = run.usage.classes.get(name.split(".", 1)[1])
            spent = known or Usage(seconds, own, 0, seconds - own)
            usage = self.usage.setdefault((lane.name, name), Usage())
            usage.add(spent.seconds, spent.own, spent.others, spent.queued)
            self.times.keep(lane, name, usage.needed)
