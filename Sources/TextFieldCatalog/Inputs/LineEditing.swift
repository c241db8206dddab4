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
  /// The form that the text is brought into.
  var format = LineFormat()
  /// Whether the field is being edited.
  private(set) var isActive = false
  /// Whether nothing is recorded for undo.
  var isSecret = false {
    didSet { history = EditHistory() }
  }
  private let events: FieldInputEvents

  private(set) var masked: MaskedText?
  private(set) var sum: MoneyText?
  private var progress = LineProgress()
  private(set) var history = EditHistory()
  private var step: Step?
  /// Whether the result of an edit is being written into the line.
  private var isShowing = false
  private var entry: TextEntry?
  /// The composition of an input method that is in progress; empty for none.
  private(set) var preedit = ""
  /// The outcome of the insertion that GTK is about to make; what it deletes before is a part of
  /// that.
  private var entered: Outcome?
  /// The content before all of it was deleted, as long as a text may replace it at once.
  private var emptied: LineContent?

  /// The outcome of an edit.
  private struct Outcome {
    let before: LineContent
    /// Nil if the edit changes nothing.
    let after: LineContent?
    /// The characters that have no place; nil if all of them have one.
    let rejection: InputLoss?
    /// The characters that are missing since the user began to write.
    let loss: InputLoss?
    let isTaken: Bool
    /// The memory of the mask if nothing changes.
    let remembered: MaskedText?
    /// The text that was typed; nil if it came from elsewhere.
    let typed: String?
  }

  /// The changes that one command makes.
  private struct Step {
    let before: LineContent
    /// The range that was deleted, in the text before.
    var removed: Range<Int>?
    /// The caret's offset after the deletion.
    var caret = 0
  }

  init(_ line: TextLine, _ events: FieldInputEvents) { (self.line, self.events) = (line, events) }

  /// The characters that were entered and are not in the text; nil if nothing is missing.
  private(set) var loss: InputLoss? {
    get { progress.loss }
    set { progress.loss = newValue }
  }

  private var run: LineProgress.Run? {
    get { progress.run }
    set { progress.run = newValue }
  }

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
    entry = TextEntry(into: self, entering: TextEntering(line), widget: line)
  }

  /// The present content of the line.
  var content: LineContent {
    let selection = line.selection
    let caret = line.caret
    var content = LineContent(
      text: line.text, caret: caret,
      anchor: caret == selection.lowerBound ? selection.upperBound : selection.lowerBound)
    content.masked = masked
    content.sum = sum
    content.loss = loss
    return content
  }

  /// Sets whether the field is being edited.
  func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    run = nil
    sum?.forgetTyping()
    masked?.forgetTyping()
    guard let mask = format.mask, content.valueText.isEmpty else { return }
    let isShown = isActive && mask.autocompleteOnFocus
    if isShown || !line.text.isEmpty { show(isShown ? content : LineContent()) }
  }

  /// The part of the mask that is shown before anything is entered; empty otherwise.
  var shownPrefix: String { content.valueText.isEmpty ? line.text : "" }

  /// Sets the text on behalf of the app.
  func setText(_ text: String) {
    step = nil
    run = nil
    history = EditHistory()
    let text = LineFormat.oneLine(text)
    show(format.content(of: text) ?? LineContent(text: text))
    if format.mask == nil || format.isIgnored { line.caret = line.scalarCount }
  }

  /// Notes what is missing from a text that the app has set, or that has got another format.
  func note(_ loss: InputLoss?) {
    self.loss = loss
    run = nil
    masked?.forgetTyping()
    sum?.forgetTyping()
  }

  /// Sets the text as an edit of the user, which can be undone.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - joinsLastStep: Whether the edit is undone together with the one before.
  ///   - keepsLoss: Whether the text means what it meant before, written in another way.
  func amend(_ text: String, joinsLastStep: Bool, keepsLoss: Bool = false) {
    endStep()
    run = nil
    let (before, text) = (content, LineFormat.oneLine(text))
    let end = text.unicodeScalars.count
    var changed = format.content(of: text) ?? LineContent(text: text, caret: end, anchor: end)
    changed.loss = keepsLoss ? before.loss : nil
    show(changed)
    let after = content
    guard !isSecret, !after.isSpelledLike(before) else { return }
    history.record(before, after: after, typed: nil, joinsLastStep: joinsLastStep)
  }

  // MARK: Edits

  private func insert(_ text: String, at offset: Int) -> Int {
    if let entered {
      carryOut(entered)
    } else if let before = restoreEmptiedContent() {
      let outcome = outcome(
        of: TextEdit(replacing: 0..<before.text.unicodeScalars.count, with: text), in: before,
        .typing)
      carryOut(outcome)
      if outcome.after == nil { events.edited.notify(before.valueText) }
    } else {
      let goesOn = step.map { $0.removed != nil && $0.caret == offset } ?? false
      let range = goesOn ? step?.removed ?? offset..<offset : offset..<offset
      carryOut(
        outcome(
          of: TextEdit(replacing: range, with: text), in: step?.before ?? content, .typing))
    }
    return line.caret
  }

  func insertPasted(_ text: String, replacing range: Range<Int>) -> Int? {
    endStep()
    let outcome = outcome(of: TextEdit(replacing: range, with: text), in: content, .paste)
    carryOut(outcome)
    return outcome.after.map { _ in line.caret }
  }

  private func outcome(
    of edit: TextEdit, in before: LineContent, _ source: InputRules.Source
  ) -> Outcome {
    let typed = format.prepared(edit, in: before.text, source)
    let edited = format.result(
      of: TextEdit(replacing: edit.range, with: typed), in: before, source)
    let cutCount = edit.text.utf8.count > TextLine.maximumBytes ? edit.text.count - typed.count : 0
    var result = edited.content.flatMap { $0.text.utf8.count <= TextLine.maximumBytes ? $0 : nil }
    let isTooLong = edited.content != nil && result == nil
    let count = isTooLong ? edit.text.count : edited.rejectedCount + cutCount
    let isTaken = edited.isTaken && !isTooLong
    let goesOn = source == .typing && edit.range.isEmpty && run?.caret == edit.range.lowerBound
    let wasTaken = goesOn && run?.isTaken ?? false
    let missing = edited.missing(
      of: edit, count: count, after: goesOn ? before.loss : nil, isPartial: isTaken || wasTaken)
    result?.loss = missing
    var rejection = InputLoss(reason: edited.reason)
    rejection.add(
      edited.rejectedText.isEmpty && !isTaken ? edit.text : edited.rejectedText, count: count,
      isTrailing: false)
    return Outcome(
      before: before, after: result, rejection: count > 0 ? rejection : nil,
      loss: isTaken || source == .typing ? missing : before.loss, isTaken: isTaken || wasTaken,
      remembered: edited.remembered, typed: source == .typing ? typed : nil)
  }

  private func carryOut(_ outcome: Outcome) {
    if let after = outcome.after { show(after) } else { rememberRejected(outcome) }
    run = LineProgress.Run(caret: line.caret, isTaken: outcome.isTaken)
    if step == nil { finish(from: outcome.before, typed: outcome.typed) }
    if let rejection = outcome.rejection { events.rejected.notify(rejection) }
  }

  /// Rejects what an input method commits, and says so when its composition has ended.
  private func reject(_ outcome: Outcome) {
    rememberRejected(outcome)
    run = LineProgress.Run(caret: line.caret, isTaken: outcome.isTaken)
    guard let rejection = outcome.rejection else { return }
    MainLoopSource.idle(priority: .beforeLayout) { [events] in events.rejected.notify(rejection) }
  }

  private func rememberRejected(_ outcome: Outcome) {
    loss = outcome.loss
    if let remembered = outcome.remembered, remembered.text == masked?.text { masked = remembered }
  }

  private func delete(_ range: Range<Int>) {
    guard entered == nil else { return }
    let now = content
    if let kept = takingBack(range, in: now) {
      loss = kept.loss
      if step == nil { finish(from: now, typed: nil) }
      return
    }
    run = nil
    let edit = TextEdit.reported(
      replacing: range, with: "", caret: now.caret, hasSelection: !now.selection.isEmpty)
    show(format.result(ofDeletion: edit, in: now).content ?? now)
    guard step != nil else {
      if content.valueText.isEmpty { noteEmptying(of: now) }
      return finish(from: now, typed: nil)
    }
    if step?.removed == nil { step?.removed = range }
    step?.caret = line.caret
  }

  /// Returns the content without the last character that was left out, if that is what Backspace
  /// means: the user takes back the last key, which is not in the text.
  private func takingBack(_ range: Range<Int>, in content: LineContent) -> LineContent? {
    guard let loss = content.loss, loss.isPartial, loss.trailingCount > 0, range.count == 1,
      content.selection.isEmpty, range.upperBound == content.caret, run?.caret == content.caret
    else { return nil }
    var kept = content
    kept.loss = loss.withoutLast
    masked?.takeBackLast()
    sum?.takeBackLast()
    if kept.loss == nil { sum?.forgetTyping() }
    return kept
  }

  // MARK: Setting the whole text

  /// Remembers the deleted content until the main loop is idle, before the next layout.
  private func noteEmptying(of content: LineContent) {
    emptied = content
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.emptied = nil }
  }

  /// Restores the content if all of it was deleted just now, and returns it.
  private func restoreEmptiedContent() -> LineContent? {
    defer { emptied = nil }
    guard let emptied, step == nil, content.valueText.isEmpty else { return nil }
    revertLastStep(to: emptied)
    return emptied
  }

  /// Restores the content before an edit that is a part of the one that follows.
  private func revertLastStep(to before: LineContent) {
    if !isSecret { history.forgetLastStep() }
    show(before)
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

  private func finish(from before: LineContent, typed: String?) {
    step = nil
    let after = content
    guard !after.isSpelledLike(before) else {
      if after.loss != before.loss { events.lossChanged.notify(()) }
      return
    }
    if !isSecret { history.record(before, after: after, typed: typed) }
    events.edited.notify(after.valueText)
  }

  // MARK: Undo

  func undo() {
    endStep()
    guard let before = history.undo(from: content) else { return }
    restore(before)
  }

  func redo() {
    endStep()
    guard let after = history.redo(from: content) else { return }
    restore(after)
  }

  private func restore(_ content: LineContent) {
    run = nil
    show(content)
    line.select(anchor: content.anchor, caret: content.caret)
    events.edited.notify(content.valueText)
  }

  // MARK: Showing

  private func show(_ content: LineContent) {
    let content = format.completed(content, isActive: isActive)
    let difference = TextDifference(from: line.text, to: content.text)
    if !difference.removed.isEmpty || !difference.inserted.isEmpty {
      entry?.noteEdit()
      // Accessibility and other observers are notified of changes, but not those of a password.
      isShowing = true
      if isSecret {
        line.replaceWithoutNotifying(difference.removed, with: difference.inserted)
      } else {
        line.replace(difference.removed, with: difference.inserted)
      }
      isShowing = false
    }
    masked = content.masked
    sum = content.sum
    loss = content.loss
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
    let outcome = outcome(of: edit, in: content, .typing)
    entered = outcome
    if outcome.after != nil { enter(edit.text) } else { reject(outcome) }
    entered = nil
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
    if preedit.isEmpty { entry?.noteEndOfComposition() }
  }
}
