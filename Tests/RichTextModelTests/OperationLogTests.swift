import FoundationEssentials
import RichTextModel
import Testing

/// The extent of one Ctrl+Z.
@Suite struct OperationLogTests {
  /// Types letters one by one, as keys do.
  private func typed(_ text: String, into log: inout OperationLog, from start: Int = 0) {
    for (index, scalar) in text.unicodeScalars.enumerated() {
      log.record(
        .typing,
        Replacement(at: start + index, inserted: RichText(String(scalar))),
        before: EditorSelection(caret: start + index),
        after: EditorSelection(caret: start + index + 1))
    }
  }

  private func backspaced(_ text: String, in log: inout OperationLog, from end: Int) {
    for (index, scalar) in text.unicodeScalars.reversed().enumerated() {
      log.record(
        .deleting,
        Replacement(at: end - index - 1, removed: RichText(String(scalar))),
        before: EditorSelection(caret: end - index),
        after: EditorSelection(caret: end - index - 1))
    }
  }

  private func insertions(of log: OperationLog) -> [String] {
    log.undoSteps.map { $0.replacements.map(\.inserted.text).joined(separator: "|") }
  }

  @Test func undoAndRedoLeadBackToTheSavedPoint() {
    var log = OperationLog()
    #expect(!log.isModified)
    typed("one two", into: &log)
    #expect(log.isModified)
    log.markSaved()
    #expect(!log.isModified)
    _ = log.undo()
    #expect(log.isModified)
    _ = log.redo()
    #expect(!log.isModified)
    typed("s", into: &log, from: 7)
    #expect(log.isModified, "the saved step is not extended")
    _ = log.undo()
    #expect(!log.isModified)
  }

  @Test func aSavedPointThatCannotBeReachedIsForgotten() {
    var log = OperationLog()
    typed("one ", into: &log)
    log.markSaved()
    _ = log.undo()
    typed("two ", into: &log)
    #expect(log.isModified, "another step in the place of the saved one")
    _ = log.undo()
    #expect(log.isModified)
    log.removeAll()
    #expect(!log.isModified)
    log.beginGroup()
    typed("a", into: &log)
    log.markSaved()
    typed("b", into: &log, from: 1)
    log.endGroup()
    #expect(log.isModified)
  }

  @Test func whatWasMarkedAsModifiedIsSavedOnlyByBeingSaved() {
    var log = OperationLog()
    log.markModified()
    #expect(log.isModified)
    typed("a", into: &log)
    _ = log.undo()
    #expect(log.isModified)
    log.markSaved()
    #expect(!log.isModified)
  }

  @Test func droppedStepsMoveTheSavedPoint() {
    var log = OperationLog(byteBudget: 10_000)
    typed("saved ", into: &log)
    log.markSaved()
    typed(String(repeating: "word ", count: 200), into: &log, from: 6)
    while log.canUndo { _ = log.undo() }
    #expect(log.isModified, "what was saved is no longer in the log")
  }

  @Test func aWordIsOneStepWithTheSpaceBehindIt() {
    var log = OperationLog()
    typed("two words\nnext", into: &log)
    #expect(insertions(of: log) == ["two ", "words", "\n", "next"])
  }

  @Test func aRunOfDeletionsIsOneStepInTheOrderOfTheText() {
    var log = OperationLog()
    typed("abc", into: &log)
    backspaced("abc", in: &log, from: 3)
    #expect(log.undoSteps.count == 2)
    #expect(log.undoSteps.last?.replacements.first?.removed.text == "abc")
    #expect(log.undoSteps.last?.before == EditorSelection(caret: 3))
  }

  @Test func theDeleteKeyGrowsTogetherToo() {
    var log = OperationLog()
    for letter in ["x", "y"] {
      log.record(
        .deleting, Replacement(at: 4, removed: RichText(letter)),
        before: EditorSelection(caret: 4), after: EditorSelection(caret: 4))
    }
    #expect(log.undoSteps.map { $0.replacements.first?.removed.text } == ["xy"])
  }

  @Test func aPasteIsAStepOfItsOwn() {
    var log = OperationLog()
    typed("ab", into: &log)
    log.record(
      .command, Replacement(at: 2, inserted: "paste"), before: EditorSelection(caret: 2),
      after: EditorSelection(caret: 7))
    typed("cd", into: &log, from: 7)
    #expect(insertions(of: log) == ["ab", "paste", "cd"])
  }

  @Test func whatAProcessorDidIsTakenBackBeforeWhatWasTyped() {
    var log = OperationLog()
    typed("*a*", into: &log)
    log.record(
      .automatic, Replacement(at: 0, removed: "*a*", inserted: "a"),
      before: EditorSelection(caret: 3), after: EditorSelection(caret: 1))
    #expect(log.undo()?.replacements.first?.removed.text == "*a*")
    #expect(insertions(of: log) == ["*a*"])
  }

  @Test func aCaretThatWasMovedBeginsAStep() {
    var log = OperationLog()
    typed("ab", into: &log)
    log.closeStep()
    typed("cd", into: &log, from: 2)
    #expect(insertions(of: log) == ["ab", "cd"])
  }

  @Test func typingInAnotherEditorBeginsAStep() {
    var log = OperationLog()
    typed("ab", into: &log)
    let path = EditorPath.root.appending(attachment: "p")
    log.record(
      .typing, Replacement(in: path, at: 2, inserted: "c"),
      before: EditorSelection(in: path, caret: 2), after: EditorSelection(in: path, caret: 3))
    #expect(log.undoSteps.count == 2)
  }

  @Test func aGroupIsOneStepAndGroupsMayStandInGroups() {
    var log = OperationLog()
    log.beginGroup()
    typed("a", into: &log)
    log.beginGroup()
    typed("b ", into: &log, from: 1)
    log.endGroup()
    typed("c", into: &log, from: 3)
    log.endGroup()
    typed("d", into: &log, from: 4)
    #expect(insertions(of: log) == ["a|b| |c", "d"])
  }

  @Test func anEditForgetsWhatCouldBeRepeated() {
    var log = OperationLog()
    typed("ab", into: &log)
    _ = log.undo()
    #expect(log.canRedo)
    typed("c", into: &log)
    #expect(!log.canRedo)
  }

  @Test func theOldestStepsGoWhenTheyWeighTooMuch() {
    var log = OperationLog(byteBudget: 20_000)
    for index in 0..<1_000 { typed("word ", into: &log, from: index * 5) }
    #expect(log.undoSteps.count < 200)
    #expect(log.undoSteps.count > 20)
    #expect(log.undoSteps.last?.before.caret == 4_995)
    log.byteBudget = 1
    #expect(log.undoSteps.count == 1)
  }
}
