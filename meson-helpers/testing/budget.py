"""What test classes may take, and what the slowest of them waited for."""

from .session import REPOSITORY

TABLE = REPOSITORY / ".build/test-classes.txt"
# Seconds that a class may take on a quiet machine; how many times as many of the processor, and in all, the
# same may take on a busy one, where it also waits for programs that wait for the processor.
BUDGET = 20
NOISE = 1.5
BUSY = 5
# Classes that may take longer, and why.
LARGER_BUDGETS = {
    # Many sessions of a person in the real window, each of which starts the playground.
    "EndToEndTests.ClassesFromPythonTests": 40,
    "EndToEndTests.CompleteRecordingTests": 45,
    "EndToEndTests.ComposerWindowTests": 40,
    "EndToEndTests.FieldWindowTests": 40,
    "EndToEndTests.LanguageAppTests": 40,
    "EndToEndTests.LanguageTests": 45,
    "EndToEndTests.LetterAttributeTests": 35,
    "EndToEndTests.PointerTests": 40,
    "EndToEndTests.RichDragTests": 30,
    "EndToEndTests.RichTextWindowTests": 30,
    "EndToEndTests.SpokenNameTests": 40,
    "EndToEndTests.TableWindowTests": 30,
    # A compiler, or Python, for each example of the reference, and the reference itself.
    "EndToEndTests.ReferencePageTests": 45,
    # 150 random actions with a blinking caret, and three records of what has gone wrong, at their pace.
    "EndToEndTests.MonkeyTests": 70,
    # More than a hundred scenarios.
    "EndToEndTests.ScenarioFileTests": 70,
    # A typist is killed again and again, and is given the time to type before.
    "ExpandableInputTests.DraftKillTests": 30,
    # A hundred pictures; GTK 4.18 draws them slower.
    "WidgetTests.RichTextReferenceTests": 60,
    # The compiler reads each step of each tutorial.
    "ArchitectureTests.TutorialTests": 40,
    # 128 faults, each in a window of its own, and 28 windows with everything that is as it should be.
    "PlaygroundWidgetTests.PlantedFaultTests": 40,
    # A table of two thousand cells.
    "RichTextEditingTests.TableVisibilityTests": 35,
    # Every part of every field in every state.
    "WidgetTests.FieldContrastTests": 35,
}
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
        if spent.processor > NOISE * budget or spent.needed > BUSY * budget:
            report.add(
                f"{lane}: {name} takes {spent.needed:.0f} s, of which {spent.processor:.0f} s of the"
                f" processor; it may take {budget} s on a quiet machine"
            )
