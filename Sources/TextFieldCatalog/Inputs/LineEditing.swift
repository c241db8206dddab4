import GtkCore
import TextRules
import WidgetSupport

/// Applies all edits of a line: from keys, pastes, drops, input methods and assistive programs.
///
/// GTK replaces a selection in two steps: it deletes, then it inserts. Here both are one edit of
/// the text as it was before, and the decision is made before the first step, so that a rejected
/// insertion deletes nothing and a mask sees what is replaced. An assistive program that sets the
/// whole text makes two edits, and GTK announces neither beforehand: there the first one is
/// undone when the second one comes.
@MainActor
final class LineEditing {
  let line: TextLine
  private let events: FieldInputEvents
  /// What is entered, with its format and what can be undone.
  private(set) var entry = FieldEntry(EntryFormat(maximumBytes: TextLine.maximumBytes))

  private var step: Step?
  /// Whether the result of an edit is being written into the line.
  private var isShowing = false
  /// What keys and input methods enter; nil until the line first gets the focus.
  private(set) var entering: TextEntry?
  /// The composition of an input method that is in progress; empty for none.
  private(set) var preedit = ""
  /// The outcome of the insertion that GTK is about to make; what it deletes before is a part of
  /// that.
  private var decided: EntryEdit?
  /// The content before all of it was deleted, as long as a text may replace it at once.
  private var emptied: EntryContent?

  /// The changes that one command makes.
  private struct Step {
    let before: EntryContent
    /// The range that was deleted, in the text before.
    var removed: Range<Int>?
    /// The caret's offset after the deletion.
    var caret = 0
  }

  init(_ line: TextLine, _ events: FieldInputEvents) { (self.line, self.events) = (line, events) }

  /// Whether the text is a secret: it is not recorded for undo, and no one is notified of it.
  private var isSecret = false

  /// Sets whether the text is a secret; the text and the selection stay.
  func setSecret(_ isSecret: Bool) {
    endStep()
    let now = content
    // GTK keeps a secret elsewhere, and begins with an empty text there.
    line.keepSecret(isSecret)
    self.isSecret = isSecret
    updateUndo()
    show()
    line.select(anchor: now.anchor, caret: now.caret)
  }

  private func updateUndo() { entry.hasUndo = line.hasUndo && !isSecret }

  /// Begins to handle all edits.
  func connect() {
    line.onInsertion { [weak self] in
      guard let self, !self.isShowing else { return nil }
      return self.insert($0, at: $1)
    }
    line.onDeletion { [weak self] in
      guard let self, !self.isShowing else { return false }
      self.delete($0)
      return true
    }
    line.onCommand(
      begin: { [weak self] _ in self?.beginCommand() }, end: { [weak self] _ in self?.endStep() })
    line.onUndoChanged { [weak self] in self?.updateUndo() }
  }

  /// Begins to handle what keys and input methods enter: nothing, until the line gets the focus.
  func beginEntering() {
    guard entering == nil else { return }
    entering = TextEntry(into: self, entering: TextEntering(line), widget: line)
  }

  /// The present content of the line.
  var content: EntryContent {
    let (selection, caret) = (line.selection, line.caret)
    var content = entry.content
    content.caret = caret
    content.anchor = caret == selection.lowerBound ? selection.upperBound : selection.lowerBound
    return content
  }

  /// Sets whether the field is being edited.
  func setActive(_ isActive: Bool) { change { $0.setActive(isActive) } }

  /// The part of the mask that is shown before anything is entered; empty otherwise.
  var shownPrefix: String { entry.content.valueText.isEmpty ? line.text : "" }

  /// Changes the format, and reads again what was entered.
  func changeFormat(_ change: (inout EntryFormat) -> Void) {
    endStep()
    self.change { $0.change(change) }
  }

  /// Sets the text on behalf of the app.
  func setText(_ text: String) {
    step = nil
    change { $0.setText(text) }
    if entry.format.mask == nil || entry.format.isIgnored { line.caret = line.scalarCount }
  }

  /// Notes what is missing from a text that the app has set.
  func note(_ loss: EntryLoss?) { entry.note(loss) }

  /// Sets the text as an edit of the user, which can be undone.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - joinsLastStep: Whether the edit is undone together with the one before.
  ///   - keepsLoss: Whether the text means what it meant before, written in another way.
  func amend(_ text: String, joinsLastStep: Bool, keepsLoss: Bool = false) {
    endStep()
    change { $0.amend(text, joinsLastStep: joinsLastStep, keepsLoss: keepsLoss) }
  }

  /// Changes the entry, which has the selection of the line, and shows its text if that is another
  /// one.
  private func change(_ change: (inout FieldEntry) -> Void) {
    let now = content
    entry.select(anchor: now.anchor, caret: now.caret)
    change(&entry)
    if !line.text.isSpelledLike(entry.content.text) { show() }
  }

  // MARK: Edits

  private func insert(_ text: String, at offset: Int) -> Int {
    // Nothing is inserted at the caret either, which stays where it is.
    if text.isEmpty, decided == nil { return offset }
    events.editBegins.notify(())
    if let decided {
      carryOut(decided)
    } else if let before = restoreEmptiedContent() {
      let outcome = entry.outcome(
        of: TextEdit(replacing: 0..<before.text.unicodeScalars.count, with: text), in: before,
        .typing)
      carryOut(outcome)
      // What was reported last is that there is no text.
      if content.valueText.isSpelledLike(before.valueText) {
        events.edited.notify(before.valueText)
      }
    } else {
      let goesOn = step.map { $0.removed != nil && $0.caret == offset } ?? false
      let range = goesOn ? step?.removed ?? offset..<offset : offset..<offset
      carryOut(
        entry.outcome(
          of: TextEdit(replacing: range, with: text), in: step?.before ?? content, .typing))
    }
    return line.caret
  }

  func insertPasted(_ text: String, replacing range: Range<Int>) -> Int? {
    endStep()
    events.editBegins.notify(())
    let outcome = entry.outcome(of: TextEdit(replacing: range, with: text), in: content, .paste)
    carryOut(outcome)
    return outcome.after.map { _ in line.caret }
  }

  private func carryOut(_ outcome: EntryEdit) {
    entry.carryOut(outcome)
    if outcome.after != nil { show() }
    if step == nil { finish(from: outcome.before, typed: outcome.typed) }
    if let rejection = outcome.rejection { events.rejected.notify(rejection) }
  }

  /// Rejects what an input method commits, and says so when its composition has ended.
  private func reject(_ outcome: EntryEdit) {
    let before = entry.content.loss
    entry.carryOut(outcome)
    let (isLossChanged, rejection) = (entry.content.loss != before, outcome.rejection)
    guard isLossChanged || rejection != nil else { return }
    MainLoopSource.idle(priority: .beforeLayout) { [events] in
      if isLossChanged { events.lossChanged.notify(()) }
      if let rejection { events.rejected.notify(rejection) }
    }
  }

  private func delete(_ range: Range<Int>) {
    guard decided == nil else { return }
    events.editBegins.notify(())
    let now = content
    if entry.takeBack(range, in: now) {
      if step == nil { finish(from: now, typed: nil) }
      return
    }
    let edit = TextEdit.reported(
      replacing: range, with: "", caret: now.caret, hasSelection: !now.selection.isEmpty)
    entry.delete(edit, in: now)
    show()
    guard step != nil else {
      if content.valueText.isEmpty { noteEmptying(of: now) }
      return finish(from: now, typed: nil)
    }
    if step?.removed == nil { step?.removed = range }
    step?.caret = line.caret
  }

  // MARK: Setting the whole text

  /// Remembers the deleted content until the main loop is idle, before the next layout.
  private func noteEmptying(of content: EntryContent) {
    emptied = content
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.emptied = nil }
  }

  /// Restores the content if all of it was deleted just now, and returns it.
  private func restoreEmptiedContent() -> EntryContent? {
    defer { emptied = nil }
    guard let emptied, step == nil, content.valueText.isEmpty else { return nil }
    revertLastStep(to: emptied)
    return emptied
  }

  /// Restores the content before an edit that is a part of the one that follows.
  private func revertLastStep(to before: EntryContent) {
    entry.revertLastStep(to: before)
    show()
  }

  // MARK: Steps

  private func beginCommand() {
    endStep()
    step = Step(before: content)
  }

  /// Ends the changes that belong together, and reports them.
  func endStep() {
    guard let step else { return }
    finish(from: step.before, typed: nil)
  }

  private func finish(from before: EntryContent, typed: String?) {
    step = nil
    let after = content
    guard !after.isSpelledLike(before) else {
      if after.loss != before.loss { events.lossChanged.notify(()) }
      return
    }
    entry.record(from: before, typed: typed)
    events.edited.notify(after.valueText)
  }

  // MARK: Undo

  func closeStep() { entry.closeStep() }

  func undo() { restore { $0.undo() } }

  func redo() { restore { $0.redo() } }

  private func restore(_ restore: (inout FieldEntry) -> Bool) {
    endStep()
    events.editBegins.notify(())
    var isRestored = false
    change { isRestored = restore(&$0) }
    guard isRestored else { return }
    line.select(anchor: entry.content.anchor, caret: entry.content.caret)
    events.edited.notify(entry.content.valueText)
  }

  // MARK: Showing

  private func show() {
    let content = entry.content
    let difference = TextDifference(from: line.text, to: content.text)
    if !difference.removed.isEmpty || !difference.inserted.isEmpty {
      entering?.noteEdit()
      // Accessibility and other observers are notified of changes, but not those of a password.
      isShowing = true
      if isSecret {
        line.replaceWithoutNotifying(difference.removed, with: difference.inserted)
      } else {
        line.replace(difference.removed, with: difference.inserted, caret: content.caret)
      }
      isShowing = false
    }
    // Set only if it differs, since setting it makes GTK reset the input method.
    if line.caret != content.caret || !line.selection.isEmpty { line.caret = content.caret }
  }

  func close() {
    step = nil
  }
}

// MARK: - Entering

extension LineEditing: EnteredText {
  var selection: Range<Int> { line.selection }

  func rangeReplaced(byEntering text: String) -> Range<Int> { line.rangeReplacedByEntering }

  func decide(_ edit: TextEdit, _ enter: (String) -> Void) -> Bool {
    emptied = nil
    events.editBegins.notify(())
    let outcome = entry.outcome(of: edit, in: content, .typing)
    decided = outcome
    if outcome.after != nil { enter(edit.text) } else { reject(outcome) }
    decided = nil
    return outcome.after != nil
  }

  func noteSelection() -> @MainActor () -> Void {
    { [weak self, before = content] in
      self?.revertLastStep(to: before)
      self?.line.select(anchor: before.anchor, caret: before.caret)
    }
  }

  func replaceDeleted(at offset: Int, _ body: () -> Bool) {
    if !body() { events.edited.notify(content.valueText) }
  }

  func compositionEnded() -> Bool { false }

  /// Notes the composition that is in progress; empty for none.
  func noteComposition(_ preedit: String) {
    self.preedit = preedit
    if preedit.isEmpty { entering?.noteEndOfComposition() }
  }
}
