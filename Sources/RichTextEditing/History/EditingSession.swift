import GtkCore
import RichTextModel

/// What a tree of nested editors has in common: one history, and the attachments that are out of the
/// text at the moment.
@MainActor
final class EditingSession {
  /// All that has happened.
  private(set) var log = OperationLog()
  weak var root: EditorViewImplementation?
  /// Makes attachments of saved ones; nil where nobody knows them.
  var attachmentMaker: (@MainActor (AttachmentContent) -> Attachment?)?
  /// What the changes are that come now; nil: what a person types or deletes.
  private var kind: UndoStep.Kind?

  private var actionDepth = 0
  private var pending: [PendingChange] = []
  private weak var lastChanged: EditorViewImplementation?
  /// What has to be done before the action under way is over.
  private var repairs: [(_ isTakenBack: Bool) -> Void] = []
  var attachments: [String: Attachment] = [:]
  var lastIdentifier = 0
  /// Who has which identifier in the whole tree; nil: to be looked up.
  var identifiers: [String: ObjectIdentifier]?
  /// How often they were looked up.
  var lookUps = 0
  private var isTakingBack = false
  /// Whether a processor does not want what a person does at the moment.
  private var isRejected = false

  /// Editors whose processors have to be told of changes.
  private var unsettled: [EditorViewImplementation] = []
  private var isSettling = false
  /// Whether the last thing that happened was an answer of processors to what a person did.
  private var hasFreshAnswer = false

  // MARK: Recording

  /// Makes what `body` does one step, apart from what comes before and after.
  func perform(_ kind: UndoStep.Kind, _ body: () -> Void) {
    let outer = self.kind
    self.kind = outer ?? kind
    beginAction()
    body()
    closeAction()
    self.kind = outer
    settle()
  }

  /// Whether what happens now is a person's doing.
  var isByPerson: Bool { kind == nil && !isTakingBack }

  func beginAction() { actionDepth += 1 }

  func endAction() {
    closeAction()
    settle()
  }

  /// Has something done as a part of the action under way, or left undone if that is taken back.
  func atEndOfAction(_ repair: @escaping (_ isTakenBack: Bool) -> Void) {
    repairs.append(repair)
  }

  private func closeAction() {
    guard actionDepth > 0 else { return }
    if actionDepth == 1 { repair(isTakenBack: isRejected) }
    actionDepth -= 1
    guard actionDepth == 0 else { return }
    flush()
    // Nothing came of what was refused, if the text was not changed at all.
    isRejected = false
  }

  private func repair(isTakenBack: Bool) {
    let now = repairs
    repairs = []
    for repair in now { repair(isTakenBack) }
  }

  /// Notes a change in one of the editors.
  func record(_ change: RichTextChange, in editor: EditorViewImplementation) {
    guard !isTakingBack else { return }
    var replacement = change.replacement
    let path = editor.path
    replacement.path = path
    let selection = change.selectionBefore
    let before = EditorSelection(in: path, caret: selection.caret, anchor: selection.anchor)
    let after = EditorSelection(in: path, caret: replacement.insertedRange.upperBound)
    // Other looks leave the selection where it is.
    note(
      PendingChange(
        replacement: replacement, before: before,
        after: replacement.isRestyling ? before : after))
    lastChanged = editor
    guard actionDepth > 0 else {
      // Outside of an action whoever makes the change is in the middle of it.
      repair(isTakenBack: true)
      return flush()
    }
    if editor.processing.note(replacement, isTyped: change.isTyped) { remember(editor) }
  }

  private func note(_ change: PendingChange) {
    guard let joined = pending.last?.followed(by: change) else { return pending.append(change) }
    pending[pending.count - 1] = joined
  }

  private func flush() {
    let changes = pending
    pending = []
    guard let first = changes.first else { return }
    // Toolbars heard of the change before there was something to take back.
    defer { lastChanged?.tellContext() }
    guard !isRejected else { return takeBack(changes.map(\.replacement), then: first.before) }
    hasFreshAnswer = isSettling
    guard changes.count > 1 || kind != nil else {
      return log.record(
        Self.kind(of: first.replacement), first.replacement, before: first.before,
        after: first.after)
    }
    log.beginGroup()
    let isRestyling = changes.allSatisfy { $0.before == $0.after }
    for change in changes {
      // What is passed on to nested editors leaves the focus where it was.
      log.record(
        kind ?? .command, change.replacement, before: change.before,
        after: isRestyling ? first.after : change.after)
    }
    log.endGroup()
  }

  /// One character is typed or deleted; more come at once from elsewhere.
  private static func kind(of replacement: Replacement) -> UndoStep.Kind {
    switch (replacement.removed.count, replacement.inserted.count) {
    case (_, 1): .typing
    case (1, 0): .deleting
    default: .command
    }
  }

  /// Lets nothing grow together with the last step.
  func closeStep() {
    guard !isTakingBack else { return }
    log.closeStep()
    if !isSettling { hasFreshAnswer = false }
  }

  /// Takes over what has happened elsewhere.
  func restore(_ log: OperationLog) {
    forget()
    self.log = log
  }

  /// Forgets everything that could be taken back.
  func forget() {
    pending = []
    hasFreshAnswer = false
    log.removeAll()
    attachments.removeAll()
  }

  // MARK: Processors

  private func remember(_ editor: EditorViewImplementation) {
    if !unsettled.contains(where: { $0 === editor }) { unsettled.append(editor) }
  }

  /// Has what a person does now taken back when it is done.
  func rejectAction() { isRejected = actionDepth > 0 }

  private func takeBack(_ replacements: [Replacement], then selection: EditorSelection) {
    isRejected = false
    forgetUnsettled()
    carryOut(replacements.reversed().map(\.inverse), then: selection)
    if let editor = root?.editor(at: selection.path) { editor.selectionKeeper.keep(editor) }
  }

  private func forgetUnsettled() {
    for editor in unsettled { editor.processing.forget() }
    unsettled = []
  }

  /// Takes back what a composition began with, before anybody has answered it.
  func takeBackDeletion() {
    forgetUnsettled()
    undo()
  }

  /// Lets processors answer the last action; all of it is one step.
  ///
  /// Not while a composition is in the place of a selection: they answer what that comes to.
  func settle() {
    guard actionDepth == 0, !isSettling, !unsettled.isEmpty, !isComposing else { return }
    isSettling = true
    var isTyped = false
    perform(.automatic) { isTyped = settleEditors() }
    isSettling = false
    if !isTyped { hasFreshAnswer = false }
  }

  private var isComposing: Bool { unsettled.contains { $0.area.isReplacingByComposition } }

  private func settleEditors() -> Bool {
    var isTyped = false
    var rounds = 0
    while let editor = unsettled.first, rounds < EditorProcessing.roundLimit {
      unsettled.removeFirst()
      isTyped = editor.settle() || isTyped
      rounds += 1
    }
    // Processors of two editors that answer each other.
    for editor in unsettled { editor.processing.switchOff(after: rounds) }
    unsettled = []
    return isTyped
  }

  /// Takes back what processors did in answer to the last key; whether there was anything.
  func takeBackAnswer() -> Bool { hasFreshAnswer && undo() }

  // MARK: Taking back

  /// How many steps can be taken back.
  var undoDepth: Int { log.undoSteps.count }

  /// How many steps can be repeated.
  var redoDepth: Int { log.redoSteps.count }

  /// Takes back what happened last, wherever in the tree; whether there was anything.
  @discardableResult
  func undo() -> Bool {
    guard let step = log.undo() else { return false }
    carryOut(step.inverses, then: step.before)
    return true
  }

  /// Repeats what was taken back last; whether there was anything.
  @discardableResult
  func redo() -> Bool {
    guard let step = log.redo() else { return false }
    carryOut(step.replacements, then: step.after)
    return true
  }

  private func carryOut(_ replacements: [Replacement], then selection: EditorSelection) {
    isTakingBack = true
    hasFreshAnswer = false
    var changed: [(editor: EditorViewImplementation, range: Range<Int>)] = []
    for replacement in replacements {
      guard let editor = root?.editor(at: replacement.path) else { continue }
      editor.content.apply(replacement)
      changed.append((editor, replacement.insertedRange))
    }
    let editor = root?.editor(at: selection.path)
    editor?.select(selection)
    isTakingBack = false
    // Now: what somebody does in answer is a step of its own.
    for (editor, range) in changed where editor.hasWidget {
      editor.tellOfContent(in: range.clamped(to: 0..<editor.content.count))
    }
    editor?.tellContext()
  }
}
