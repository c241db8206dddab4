"""Mended faults of different kinds, each with what brings it back and the test that is to find it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Mend:
    """A fault: what is in the source where it is mended, and what would bring it back."""

    # One sentence about what the fault did.
    title: str
    # From the root of the source.
    file: str
    # A text that occurs once in the file, and what was there instead of it.
    mended: str
    fault: str
    # Selects the tests that are to find the fault, as the option --filter does.
    tests: str


MENDS = [
    Mend(
        title="Ctrl+Z does nothing while the focus is in the toolbar of rich text",
        file="Sources/RichTextEditing/Features/Toolbar/FormattingToolbarImplementation.swift",
        mended="""\
    if let history = HistoryKey(key), let node = context.activeEditor?.node {
      return history.perform(on: node)
    }
""",
        fault="",
        tests="RichTextEditingTests.KeptSelectionTests/testUndoWorksFromAToolbar",
    ),
    Mend(
        title="Cells of a table stay selected when the focus goes to the text around it",
        file="Sources/RichTextEditing/Features/Tables/TableAttachment.swift",
        mended="      guard hasFocus else { return self.focusIsGoing() }\n",
        fault="      guard hasFocus else { return }\n",
        tests="RichTextEditingTests.TableChangeTests/testTheSelectionOfCellsEndsWhenTheTextAroundHasTheFocus",
    ),
    Mend(
        title="Tasks that are pasted from OneNote become bullets",
        file="Sources/RichTextModel/Exchange/Reading/HTMLTask.swift",
        mended="""\
    } else if let note = tag["data-tag"], note.hasPrefix("to-do") {
      // OneNote
      self.init(isChecked: note == "to-do:completed", isBox: tag.name != "li")
""",
        fault="",
        tests="RichTextModelTests.PasteTests/everyProgramsListIsAList",
    ),
    Mend(
        title="A link to example.org opens no website",
        file="Sources/RichTextModel/Links/LinkAddress.swift",
        mended="""\
    isHarmless ? self : DetectedLink.address(assumedFor: text).map { LinkAddress($0) } ?? self
""",
        fault="    self\n",
        tests="RichTextModelTests.LinkTests/aMissingSchemeIsAssumed",
    ),
    Mend(
        title="A key that a masked field rejects deletes what is selected",
        file="Sources/TextRules/Masks/Mask+Edit.swift",
        mended="    guard !result.isRejected, !erases(cut, result, by: edit.text) else {\n",
        fault="    guard !erases(cut, result, by: edit.text) else {\n",
        tests="TextRulesTests.MaskTests/aStrayKeyLeavesWhatIsSelected",
    ),
    Mend(
        title="A sum in parentheses is positive",
        file="Sources/TextRules/Money/MoneyReader.swift",
        mended="""\
    memory.isAtEnd = true
    guard format.allowsNegative else { return reject(.sign) }
    isNegative = true
""",
        fault="""\
    memory.isAtEnd = true
    guard format.allowsNegative else { return reject(.sign) }
""",
        tests="TextRulesTests.MoneyFormatTests/marksMeanWhatTheDigitsSay",
    ),
    Mend(
        title="The prefix of a phone number is selected when its field gets the focus",
        file="Sources/TextFieldCatalog/Inputs/LineInput.swift",
        mended="""\
    guard isActive, !shownPrefix.isEmpty else { return }
    // GTK selects all of the text after this. There is nothing of the user's to replace, and the
    // caret shows where to write.
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.deselectPrefix() }
""",
        fault="",
        tests="WidgetTests.FieldAccessibilityTests/testThePrefixOfAMaskIsNotSelected",
    ),
    Mend(
        title="The bar of a message gets higher with the first letter of another script",
        file="Sources/ExpandableInput/Toolbar/ToolbarLayout.swift",
        mended="  var surplus: Int { max(0, button - (text <= button ? text : oneLine)) }\n",
        fault="  var surplus: Int { max(0, button - oneLine) }\n",
        tests="ExpandableInputTests.ToolbarLayoutTests/aLineOfAnotherScriptFirstTakesTheSpaceAboveTheButton",
    ),
    Mend(
        title="A page that gets lower hides the caret",
        file="Sources/WidgetSupport/Growing/Scrolling/PageScroller.swift",
        mended="""\
      textView.isShownByViewports(from: place.y, height: place.height, beforeLosing: lost)
    else { return }
    followCaret()
""",
        fault="""\
      textView.isShownByViewports(from: place.y, height: place.height, beforeLosing: lost)
    else { return }
""",
        tests="WidgetTests.ScrolledPageTests/testAPageThatGetsLowerKeepsTheCaretVisible",
    ),
    Mend(
        title="A scenario writes a picture over any file of the folder",
        file="Sources/PlaygroundKit/Scenarios/ScenarioStepReader.swift",
        mended="""    name.hasSuffix(".png") && !name.hasPrefix(".") && !name.hasPrefix("-")\n""",
        fault="""    !name.isEmpty && name != "." && name != ".."\n""",
        tests="PlaygroundTests.ScenarioReaderTests/badStepsAreRefused",
    ),
    Mend(
        title="Steady typing puts off what is to be written",
        file="Sources/FileWriting/WriteSchedule.swift",
        mended="Changes(first: changes?.first ?? now, last: now)",
        fault="Changes(first: now, last: now)",
        tests="ExpandableInputTests.WriteScheduleTests",
    ),
    Mend(
        title="A file that would be too long ends the program",
        file="Sources/FileWriting/FileReplacement.swift",
        mended="    return writeWithinLimit(bytes, to: descriptor)\n",
        fault="    return Glibc.write(descriptor, bytes.baseAddress, bytes.count)\n",
        tests="GtkCoreTests.FileReplacementTests/testAFailedWriteLeavesTheOldFile",
    ),
    Mend(
        title="Members beside the text of a run are dropped",
        file="Sources/RichTextModel/SavedForm/SavedRuns.swift",
        mended="    if !unknown.isEmpty { attributes[UnknownMembersKey.self] = unknown }\n",
        fault="",
        tests="RichTextModelTests.UnknownMemberTests",
    ),
    Mend(
        title="Undo brings back a message that is on its way, which is then sent twice",
        file="Sources/ExpandableInput/Sending/Composer+Sending.swift",
        mended='    text.area.reset(to: "")\n',
        fault='    text.area.text = ""\n',
        tests="WidgetTests.ComposerMessageTests/testNo",
    ),
    Mend(
        title="A word that is pasted at the start of an item makes it body text",
        file="Sources/RichTextModel/Insertion/LandingContent.swift",
        mended="    return source == .selection || format?.isStructured != true\n",
        fault="    return isEmpty && source == .selection && format == nil\n",
        tests="RichTextModelTests.InsertionTests",
    ),
    Mend(
        title="Letters after what is inserted over several lines keep the format of their old line",
        file="Sources/RichTextEditing/Core/Clipboard/UserEditing.swift",
        mended="    if let formatAfter { node.content.setFormat(formatAfter, ofLineFrom: end) }\n",
        fault="",
        tests="RichTextEditingTests.EditorInsertionTests",
    ),
]
