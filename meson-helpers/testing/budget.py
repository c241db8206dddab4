"""What test classes may take, and what the slowest of them waited for."""

import os

from .session import REPOSITORY

TABLE = REPOSITORY / ".build/test-classes.txt"
# Seconds that a class may take on two quiet processors.
BUDGET = 20
# Classes that may take longer, and why.
LARGER_BUDGETS = {}
# How many of the slowest are named.
NAMED = 20


def check_budgets(usage, report, table=TABLE):
    """Names the slowest classes, and adds to the report those that take more than they may.

    What a class waits for counts only where the machine has nothing else to do; what it spends of the
    processor counts always.
    """
    slowest = sorted(usage.items(), key=lambda item: -item[1].seconds)
    head = "in all; processor, its own and that of other programs; waiting"
    report.say(f"The {NAMED} slowest classes, others in .build/{table.name}, and each test in .build/test-seconds.txt: {head}")
    rows = [
        f"{spent.seconds:6.1f} s  {spent.own:6.1f} {spent.others:6.1f} {spent.waiting:6.1f}"
        f"  {lane}: {name}\n"
        for (lane, name), spent in slowest
    ]
    report.write("".join(rows[:NAMED]))
    table.write_text("".join(rows))
    total = sum(spent.processor for spent in usage.values())
    report.write(f"All classes: {total:.0f} s of the processor\n")
    for (lane, name), spent in slowest:
        budget = LARGER_BUDGETS.get(name, BUDGET)
        counted = spent.seconds if is_quiet() else spent.processor
        if counted > budget:
            report.add(
                f"{lane}: {name} takes {counted:.0f} s, of which {spent.processor:.0f} s of the"
                f" processor; it may take {budget} s"
            )


def is_quiet():
    """Whether no more runs on this machine than the tests."""
    return os.getloadavg()[1] <= 2 * (os.cpu_count() or 1)
