"""Figures of pairs of runs: medians, ratios, and tables of them."""

import statistics

# The most that each ratio may be; a cell above it is set in bold.
LIMITS = {"median": 1.1, "p99": 1.1, "settled": 0.9, "memory": 1.25, "first": 1.25}
FIRST_FRAME_LIMIT_OF_A_PAGE = 1.2

# What the processor counts for a key, where it lets a program ask: the name in a result, the head of
# the column, the unit, and the number that makes one of the unit.
COUNTERS = {
    "instructions": ("instructions", "M", 1e6),
    "cycles": ("cycles", "M", 1e6),
    "instructionCacheMisses": ("misses of the instruction cache", "k", 1e3),
    "cacheMisses": ("misses of the last cache", "k", 1e3),
}


def percentile(samples, share):
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def counted(result):
    """The medians of what was counted; a counter that a processor lacks stays at zero."""
    return {
        name: statistics.median(result[name]) / scale
        for name, (_, _, scale) in COUNTERS.items()
        if any(result.get(name, []))
    }


def figures(result):
    """The figures of a run: times in milliseconds, memory in MiB."""
    wall, cpu = result["wallMicroseconds"], result["cpuMicroseconds"]
    return {
        "median": statistics.median(wall) / 1000,
        "p99": percentile(wall, 0.99) / 1000,
        "cpu median": statistics.median(cpu) / 1000,
        "cpu p99": percentile(cpu, 0.99) / 1000,
        **counted(result),
        "settled": statistics.mean(result["settledCpuMicroseconds"]) / 1000,
        "paints": statistics.mean(result["paints"]),
        "wrong": result["wrongHeights"],
        "late": result["lateHeights"],
        "edits": len(wall),
        "memory": result["peakKilobytes"] / 1024,
        "first": result["firstFrameMilliseconds"],
        "load frame": result["loadFrameMilliseconds"],
        "load": result["loadSettledCpuMilliseconds"],
    }


def middle(pairs, key):
    """The median of the pairs' ratios, and of each side's own figures."""
    ratios = [ours[key] / theirs[key] for ours, theirs in pairs if theirs[key] > 0]
    sides = [statistics.median(pair[side][key] for pair in pairs) for side in (0, 1)]
    return (statistics.median(ratios) if ratios else float("nan")), *sides


def summed(pairs, key):
    """What both sides have in all of their runs."""
    return [sum(pair[side][key] for pair in pairs) for side in (0, 1)]


def rounded(number):
    return f"{number:.2f}" if number < 10 else f"{number:,.0f}"


def ratio_cell(ratio, ours, theirs, unit, limit):
    shown = f"**{ratio:.2f}**" if ratio > limit else f"{ratio:.2f}"
    return f"{shown} ({rounded(ours)} / {rounded(theirs)} {unit})"
