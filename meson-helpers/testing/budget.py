"""What test classes may take, and what the slowest of them waited for."""

from .session import REPOSITORY

TABLE = REPOSITORY / ".build/test-classes.txt"
# Seconds that a class may take on two quiet processors.
BUDGET = 20
# Classes that may take longer, and why.
LARGER_BUDGETS = {}
# How many of the slowest are named.
NAMED = 20


def check_budgets(usage, report, table=TABLE):
    """Names the slowest classes, and adds to the report those that take more than they may; what they
    wait for a processor does not count."""
    slowest = sorted(usage.items(), key=lambda item: -item[1].needed)
    head = "in all; processor, its own and that of other programs; waiting for anything else"
    report.say(f"The {NAMED} slowest classes: {head}")
    rows = [
        f"{spent.needed:6.1f} s  {spent.own:6.1f} {spent.others:6.1f} {spent.waiting:6.1f}"
        f"  {lane}: {name}\n"
        for (lane, name), spent in slowest
    ]
    report.write("".join(rows[:NAMED]))
    table.write_text("".join(rows))
    total = sum(spent.processor for spent in usage.values())
    report.write(f"All classes: {total:.0f} s of the processor. See .build/{table.name}, test-seconds.txt\n")
    for (lane, name), spent in slowest:
        budget = LARGER_BUDGETS.get(name, BUDGET)
        if spent.needed > budget:
            report.add(
                f"{lane}: {name} takes {spent.needed:.0f} s, of which {spent.processor:.0f} s of the"
                f" processor; it may take {budget} s"
            )
