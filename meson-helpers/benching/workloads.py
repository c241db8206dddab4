"""What is measured: an edit, the text that it is made in, and how often."""

import random
from dataclasses import dataclass, field
from typing import Mapping

from .programs import FOLDER

IN_PAGE = {"CONCERTINA_BENCH_PAGE": "1"}
NOTES = {"CONCERTINA_BENCH_NOTES": "1"}
NESTED = {"CONCERTINA_BENCH_NESTED": "1"}


def cell_of(size):
    return {"CONCERTINA_BENCH_CELL": size, **IN_PAGE}


@dataclass(frozen=True)
class Workload:
    """An edit, made a number of times."""

    title: str
    # What bench-loop.h calls it.
    edit: str
    text: str | None
    count: int
    # How many editors, or fields, there are.
    editors: int = 1
    variables: Mapping[str, str] = field(default_factory=dict)
    # Whether it is about setting a text, too.
    is_loaded: bool = False

    def arguments(self, count):
        """What a program is called with."""
        path = str(FOLDER / f"{self.text}.txt") if self.text else "-"
        return [self.edit, path, str(count), str(self.editors)]


PLAIN = {
    "type-empty": Workload("type 500 characters from empty", "type", None, 500),
    "end-10kb": Workload("type at the end of 10 kB", "type", "lines-10kb", 200),
    "end-1mb": Workload("type at the end of 1 MB", "type", "lines-1mb", 200),
    "end-10mb": Workload("type at the end of 10 MB", "type", "lines-10mb", 150),
    "start-10kb": Workload("type at the start of 10 kB", "type-start", "lines-10kb", 200),
    "start-1mb": Workload("type at the start of 1 MB", "type-start", "lines-1mb", 200),
    "start-10mb": Workload("type at the start of 10 MB", "type-start", "lines-10mb", 150),
    "paste-1mb": Workload("paste 1 MB", "paste", "lines-1mb", 8),
    "paragraph-100kb": Workload("type in one paragraph of 100 kB", "type", "paragraph-100kb", 40),
    "paragraph-1mb": Workload("type in one paragraph of 1 MB", "type", "paragraph-1mb", 15),
    "resize-1mb": Workload("resize 400, 300, 500 with 1 MB", "resize", "lines-1mb", 12),
    "delete": Workload("delete 500 characters back to empty", "delete", "typed-500", 500),
    "grow": Workload("add a line and take it away again", "grow", "four-lines", 40),
    "page-100": Workload("type in one of 100 editors", "type", "three-lines", 100, 100),
    "page-500": Workload("type in one of 500 editors", "type", "three-lines", 50, 500),
}

FIELDS = {
    "fields-one": Workload("type 500 characters in a field", "type", None, 500),
    "fields-delete": Workload("delete 500 characters in a field", "delete", "typed-500", 500),
    "fields-200": Workload("type in one of 200 fields", "type", "short-line", 200, 200),
}


def rich(*arguments, **options):
    return Workload(*arguments, **options, is_loaded=True)


# A bold word in every line, a widget in every tenth.
RICH = {
    "rich-empty": rich("type 500 characters from empty", "type", None, 500),
    "rich-end-1000": rich("type at the end of 1,000 lines with 100 widgets", "type", "rich-1000", 200),
    "rich-start-1000": rich("type at their start", "type-start", "rich-1000", 200),
    "rich-grow-1000": rich("add a line at their end and take it away", "grow", "rich-1000", 40),
    "rich-end-10000": rich("type at the end of 10,000 lines with 1,000 widgets", "type", "rich-10000", 100),
    "rich-start-10000": rich("type at their start", "type-start", "rich-10000", 100),
    "rich-grow-10000": rich("add a line at their end and take it away", "grow", "rich-10000", 40),
    "notes-end": rich(
        "type at the end of 10,000 items of lists with 200 pictures", "type", "rich-10000", 100,
        variables=NOTES,
    ),
    "notes-start": rich("type at their start", "type-start", "rich-10000", 100, variables=NOTES),
    "notes-grow": rich("add a line at their end and take it away", "grow", "rich-10000", 40, variables=NOTES),
    "rich-nested": rich(
        "add a line four editors deep and take it away", "grow", "four-lines", 40, variables=NESTED
    ),
    "rich-panel": rich("type in a panel", "type-start", "short-line", 200, variables=cell_of("panel")),
    "rich-table": rich(
        "type in a cell of 100 x 20", "type-start", "short-line", 200, variables=cell_of("100x20")
    ),
    "rich-long-table": rich(
        "type in a cell of 1,000 x 5", "type-start", "short-line", 200, variables=cell_of("1000x5")
    ),
}

# A plain text as high as it is, in a scrolled page.
PAGE = {
    "page-end-100": Workload("type at the end of 100 lines", "type", "lines-100", 100),
    "page-end-1000": Workload("type at the end of 1,000 lines", "type", "rich-1000", 100),
    "page-start-1000": Workload("type at their start", "type-start", "rich-1000", 100),
    "page-end-10000": Workload("type at the end of 10,000 lines", "type", "rich-10000", 60),
    "page-start-10000": Workload("type at their start", "type-start", "rich-10000", 60),
    "page-grow-10000": Workload("add a line at their end and take it away", "grow", "rich-10000", 40),
    "page-scroll-100": Workload("scroll 100 lines", "scroll", "lines-100", 100),
    "page-scroll-10000": Workload("scroll 10,000 lines", "scroll", "rich-10000", 60),
}

ALL = PLAIN | FIELDS | RICH | PAGE


# Texts: the same bytes on every machine


def words(generator, vocabulary, length):
    chosen, size = [], 0
    while size < length:
        chosen.append(generator.choice(vocabulary))
        size += len(chosen[-1]) + 1
    text = " ".join(chosen)[:length]
    return text[:-1] + "e" if text.endswith(" ") else text


def make_texts():
    """Writes the texts of all workloads."""
    generator = random.Random(20_240_607)
    letters = "eeettaaooiinnsshhrrddlluummccffppgwybvk"
    vocabulary = [
        "".join(generator.choice(letters) for _ in range(generator.choice((2, 3, 4, 5, 6, 7, 9))))
        for _ in range(2000)
    ]

    def lines(size):
        line_count = size // 81
        return "".join(words(generator, vocabulary, 80) + "\n" for _ in range(line_count))

    texts = {
        "typed-500": words(generator, vocabulary, 500),
        "three-lines": words(generator, vocabulary, 120),
        "four-lines": "one\ntwo\nthree\nfour",
        "paragraph-100kb": words(generator, vocabulary, 100_000),
        "paragraph-1mb": words(generator, vocabulary, 1_000_000),
        "lines-10kb": lines(10_000),
        "lines-1mb": lines(1_000_000),
        "lines-10mb": lines(10_000_000),
        "short-line": words(generator, vocabulary, 16),
        "lines-100": lines(99 * 81) + "the last line",
        "rich-1000": lines(999 * 81) + "the last line",
        "rich-10000": lines(9_999 * 81) + "the last line",
    }
    for name, text in texts.items():
        (FOLDER / f"{name}.txt").write_text(text)
