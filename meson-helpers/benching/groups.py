"""What is compared with what: a program of ours, a plain one, and their workloads."""

from dataclasses import dataclass
from typing import Mapping

from .programs import build, build_peer
from .workloads import FIELDS, IN_PAGE, PAGE, PLAIN, RICH, Workload

EDITOR = "concertina-bench-editor"


@dataclass(frozen=True)
class Group:
    """A table of figures. Products begin with "concertina-"; other programs are those in C."""

    # How its option begins, and its name in the record.
    name: str
    ours: str
    theirs: str
    workloads: Mapping[str, Workload]
    # The article that has its table, and the heading above it.
    article: str
    heading: str
    is_in_page: bool = False

    @property
    def variables(self):
        return IN_PAGE if self.is_in_page else {}

    def programs(self, arguments):
        """Both programs, built if no other was chosen."""
        return arguments.program or make(self.ours), arguments.peer or make(self.theirs)


def make(name):
    return build(name) if name.startswith("concertina-") else build_peer(name)


def article(system):
    return f"Sources/{system}/{system}.docc/Speed.md"


RICH_IN_PAGE = {
    name: workload
    for name, workload in RICH.items()
    if name.startswith(("rich-end", "rich-start", "rich-grow", "notes"))
}
COMPOSER = {name: PLAIN[name] for name in ("type-empty", "delete", "grow", "end-10kb")}

GROUPS = {
    group.name: group
    for group in (
        Group(
            "editor", EDITOR, "bench-peer", PLAIN, article("AutoHeightEditing"),
            "Figures of the editor",
        ),
        Group(
            "page", EDITOR, "bench-peer", PAGE, article("AutoHeightEditing"),
            "Figures of a text in a page", is_in_page=True,
        ),
        Group(
            "composer", "concertina-bench-composer", EDITOR, COMPOSER, article("ExpandableInput"),
            "Figures of the composer",
        ),
        Group(
            "fields", "concertina-bench-fields", "bench-entry", FIELDS, article("TextFieldCatalog"),
            "Figures of the fields",
        ),
        Group(
            "rich-text", "concertina-bench-rich-text", "bench-rich-text", RICH,
            article("RichTextEditing"), "Figures of rich text",
        ),
        Group(
            "rich-text-page", "concertina-bench-rich-text", "bench-rich-text", RICH_IN_PAGE,
            article("RichTextEditing"), "Figures of rich text in a page", is_in_page=True,
        ),
    )
}
