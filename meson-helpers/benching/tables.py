"""The tables of the articles, which are written from a record of what was measured."""

import json
import re

from testing.session import REPOSITORY

from .figures import LIMITS, FIRST_FRAME_LIMIT_OF_A_PAGE, middle, ratio_cell, summed
from .groups import GROUPS, article

RECORD = REPOSITORY / "meson-helpers/benching/measured.json"
GATE = REPOSITORY / "meson-helpers/benching/counted.json"
# How much the instructions of a key may have changed before its times are of other code.
CHANGE = 1.1

# The columns: the key of a figure, the head, the unit, and the most that a ratio may be.
COLUMNS = (
    ("cpu median", "a key, CPU", "ms", LIMITS["median"]),
    ("cpu p99", "99th percentile", "ms", LIMITS["p99"]),
    ("median", "on the clock", "ms", LIMITS["median"]),
    ("settled", "CPU until settled", "ms", LIMITS["settled"]),
    ("first", "start to first frame", "ms", LIMITS["first"]),
    ("memory", "peak memory", "MiB", LIMITS["memory"]),
)
LOAD_COLUMNS = (
    ("load frame", "set the text, until its frame", "ms", LIMITS["median"]),
    ("load", "CPU until settled", "ms", LIMITS["median"]),
)
# The most that a mask or a validator may take for a key, in microseconds.
RULE_LIMIT = 1000
RULE_HEADING = "Masks and validators alone"
# What stands where nothing was measured.
UNMEASURED = [
    "There are none of the code as it is: `meson-helpers/bench`, with the option above and `--write`, "
    "measures them."
]
# The rows of the article about all: what has the caret, where, the group and the workload.
OVERVIEW = article("Concertina")
OVERVIEW_HEADING = "Figures"
OVERVIEW_ROWS = (
    ("editor", "an empty text", "editor", "type-empty"),
    ("editor", "the end of 10 kB", "editor", "end-10kb"),
    ("editor", "the end of 10 MB", "editor", "end-10mb"),
    ("editor", "the start of 10 MB", "editor", "start-10mb"),
    ("editor", "one of 500 editors", "editor", "page-500"),
    ("editor", "one paragraph of 100 kB", "editor", "paragraph-100kb"),
    ("editor", "the end of 10,000 lines in a page", "page", "page-end-10000"),
    ("field", "one line", "fields", "fields-one"),
    ("rich text", "the end of 1,000 lines with 100 widgets", "rich-text", "rich-end-1000"),
    ("rich text", "the end of 10,000 lines with 1,000 widgets", "rich-text", "rich-end-10000"),
    ("rich text", "a panel", "rich-text", "rich-panel"),
    ("rich text", "a cell of a table of 100 x 20", "rich-text", "rich-table"),
)


def entry(pairs, workload):
    """What the record keeps of a workload: for each figure the ratio, ours and theirs."""
    columns = COLUMNS + (LOAD_COLUMNS if workload.is_loaded else ())
    row = {key: [round(number, 3) for number in middle(pairs, key)] for key, *_ in columns}
    row["paints"] = [round(number, 2) for number in middle(pairs, "paints")[1:]]
    for key in ("wrong", "late", "edits"):
        row[key] = summed(pairs, key)
    return row


def table_of(group, rows):
    """A table in Markdown of the rows that were measured."""
    workloads = {name: workload for name, workload in group.workloads.items() if name in rows}
    loaded = any(workload.is_loaded for workload in workloads.values())
    columns = COLUMNS + (LOAD_COLUMNS if loaded else ())
    heads = ["workload", *(head for _, head, _, _ in columns), "paints"]
    lines = ["| " + " | ".join(heads) + " |", "| --- " * len(heads) + "|"]
    for name, workload in workloads.items():
        cells = [workload.title, *(cell(rows[name], workload, *column) for column in columns)]
        cells.append("{:.2f} / {:.2f}".format(*rows[name]["paints"]))
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def cell(row, workload, key, _, unit, limit):
    if key not in row or row[key][1] <= 0:
        return "–"
    if key == "first" and workload.editors > 1:
        limit = FIRST_FRAME_LIMIT_OF_A_PAGE
    return ratio_cell(*row[key], unit, limit)


def heights(rows):
    """How often a height was not right, or came late."""
    total = {
        key: [sum(row[key][side] for row in rows.values()) for side in (0, 1)]
        for key in ("wrong", "late", "edits")
    }
    (wrong, late, edits) = (total[key] for key in ("wrong", "late", "edits"))
    return (
        f"Of {edits[0]:,} edits {wrong[0]:,} had a wrong height in the end and {late[0]:,} only a frame "
        f"later; with the plain program {wrong[1]:,} and {late[1]:,}."
    )


def section(group, measured):
    """What stands below the heading of a group."""
    return [
        "Ratios are ours divided by the plain program's, the median of "
        f"{measured['pairs']} {'pairs' if measured['pairs'] > 1 else 'pair'} of runs; in brackets both "
        "figures, ours first. Bold is more than we allow ourselves.",
        "",
        *table_of(group, measured["rows"]),
        "",
        heights(measured["rows"]),
        "",
        *wrapped(f"Measured on {measured['date']} with the source of {measured['commit']}: "
                 f"{measured['machine']}."),
    ]


def rule_section(times):
    """What masks and validators cost by themselves, in microseconds."""
    lines = [
        f"The processor's time of the thread, 1,000 times each; more than {RULE_LIMIT / 1000:.0f} ms is bold.",
        "", "| work | median | 99th percentile |", "| --- | --- | --- |",
    ]
    for name, (median, slowest) in times.items():
        mark = "**" if slowest > RULE_LIMIT else ""
        lines.append(f"| {name} | {median / 1000:.3f} ms | {mark}{slowest / 1000:.3f} ms{mark} |")
    return lines


def overview(record):
    lines = ["| input | a key in | ours | plain | ratio |", "| --- | --- | --- | --- | --- |"]
    for widget, place, group, workload in OVERVIEW_ROWS:
        row = record.get(group, {}).get("rows", {}).get(workload)
        if row:
            ratio, ours, theirs = row["cpu median"]
            lines.append(f"| {widget} | {place} | {ours:.2f} ms | {theirs:.2f} ms | {ratio:.2f} |")
    return lines


def wrapped(text, width=100):
    """Lines of a text, in which nothing between backticks is divided."""
    lines, line = [], ""
    for word in re.findall(r"(?:`[^`]*`|[^ `])+", text):
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line]


def replaced(text, heading, lines):
    """The article with other text between this heading and the next one."""
    pattern = re.compile(rf"(^#+ {re.escape(heading)}\n\n).*?(?=^#|\Z)", re.MULTILINE | re.DOTALL)
    if not pattern.search(text):
        raise ValueError(f"no heading '{heading}'")
    body = "\n".join(line if line.startswith("|") else "\n".join(wrapped(line)) for line in lines)
    return pattern.sub(lambda found: f"{found[1]}{body}\n\n", text).rstrip("\n") + "\n"


def load():
    return json.loads(RECORD.read_text()) if RECORD.exists() else {}


def save(record):
    RECORD.write_text(json.dumps(record, indent=1, sort_keys=True, ensure_ascii=False) + "\n")


def articles(record):
    """Each article with tables, as it is and as it should be."""
    texts = {}
    for group in GROUPS.values():
        text = texts.get(group.article) or (REPOSITORY / group.article).read_text()
        measured = record.get(group.name)
        text = replaced(text, group.heading, section(group, measured) if measured else UNMEASURED)
        if measured and "rules" in measured:
            text = replaced(text, RULE_HEADING, rule_section(measured["rules"]))
        texts[group.article] = text
    text = (REPOSITORY / OVERVIEW).read_text()
    texts[OVERVIEW] = replaced(text, OVERVIEW_HEADING, overview(record))
    return texts


def write_articles():
    for path, text in articles(load()).items():
        (REPOSITORY / path).write_text(text)


def outdated(record, counted):
    """The groups whose figures are older than the code: what a key costs is counted otherwise now."""
    for name, measured in sorted(record.items()):
        for version, ratios in measured.get("counted", {}).items():
            for case, then in ratios.items():
                now = counted.get(version, {}).get(case, then)
                # Numbers of calls have no times of their own.
                if ", " not in case and not 1 / CHANGE <= now / then <= CHANGE:
                    yield f"the figures of '{name}' are older than the code: {case} was {then}, is {now}"


def check():
    """What is wrong with the tables, line by line."""
    record = load()
    for path, text in articles(record).items():
        if (REPOSITORY / path).read_text() != text:
            yield f"{path} does not have the figures of {RECORD.name}; bench --tables writes them"
    counted = json.loads(GATE.read_text()) if GATE.exists() else {}
    yield from outdated(record, counted)
