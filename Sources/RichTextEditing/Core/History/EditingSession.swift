import GtkCore
import RichTextModel

/// The shared state of a tree of nested editors: one history, and the attachments that are not in
/// the text at the moment.
@MainActor
package final class EditingSession {
  /// The history.
  private(set) var log = OperationLog()
  /// The outermost editor of the tree.
  weak var root: EditorNode?
  /// The attachments that are not in the text at the moment, and new ones.
  let attachments: AttachmentStore
  /// How attachments of features are written in other formats.
  let attachmentForms: [AttachmentForm]
  /// The settings for pictures.
  let pictures = EditorPictures()
  /// The kind of the next changes; nil for what the user types or deletes.
  private var kind: UndoStep.Kind?

  private var actionDepth = 0
  private var pending: [PendingChange] = []
  private weak var lastChanged: EditorNode?
  private var reportedState = HistoryState(of: OperationLog())
  /// Changes to make before the action in progress ends.
  private var repairs: [(_ isReverted: Bool) -> Void] = []
  /// Whether a step is being undone or redone, or an action reverted.
  private(set) var isRestoring = false
  /// Whether a processor has rejected the user's present action.
  private var isRejected = false

  /// Editors whose processors have to be notified of changes.
  private var unsettled: [EditorNode] = []
  private var isSettling = false
  /// Whether the last change was the processors' response to an action of the user.
  private var hasFreshResponse = false

  /// Creates a session without a root.
  ///
  /// - Parameters:
  ///   - attachmentForms: How attachments of the editor's features are written elsewhere.
  ///   - makeKnown: Creates the attachments of the editor's features; nil for others.
  init(
    attachmentForms: [AttachmentForm] = [],
    makeKnown: @escaping @MainActor (AttachmentContent) -> Attachment?
  ) {
    self.attachmentForms = attachmentForms
    attachments = AttachmentStore(makeKnown: makeKnown)
    attachments.session = self
    pictures.onLoadChanged = { [weak self] in self?.root?.showAttachmentsAgain() }
  }

  // MARK: Recording

  /// Makes the changes of `body` one step, separate from those before and after.
  func perform(_ kind: UndoStep.Kind, _ body: () -> Void) {
    let outer = self.kind
    self.kind = outer ?? kind
    beginAction()
    body()
    closeAction()
    self.kind = outer
    settle()
  }

  /// Makes the changes of `body` one step that moves the caret from one editor to another.
  func perform(
    _ kind: UndoStep.Kind, from before: EditorSelection, to after: EditorSelection,
    _ body: () -> Void
  ) {
    perform(kind) {
      let start = pending.count
      body()
      guard start < pending.count else { return }
      pending[start].before = before
      pending[pending.count - 1].after = after
    }
  }

  /// Whether changes are made by the user at the moment.
  var isByUser: Bool { kind == nil && !isRestoring }

  /// Begins an action, whose changes are one step; actions may be nested.
  package func beginAction() { actionDepth += 1 }

  /// Ends an action, after which the processors respond to it.
  package func endAction() {
    closeAction()
    settle()
  }

  /// Calls a closure at the end of the action in progress, as part of it; if that is reverted,
  /// with `isReverted`, and the closure should change nothing.
  func atEndOfAction(_ repair: @escaping (_ isReverted: Bool) -> Void) {
    repairs.append(repair)
  }

  /// Makes the changes that wait for the end of the action in progress, before further ones move
  /// the text away from them.
  package func makeRepairs() { repair(isReverted: isRejected) }

  private func closeAction() {
    guard actionDepth > 0 else { return }
    if actionDepth == 1 { makeRepairs() }
    actionDepth -= 1
    guard actionDepth == 0 else { return }
    flush()
    // A rejected action that did not change the text at all leaves nothing to revert.
    isRejected = false
  }

  private func repair(isReverted: Bool) {
    let now = repairs
    repairs = []
    for repair in now { repair(isReverted) }
  }

  /// Records a change in one of the editors.
  func record(_ change: RichTextChange, in editor: EditorNode) {
    guard !isRestoring else { return }
    var replacement = change.replacement
    let path = editor.path
    replacement.path = path
    let selection = change.selectionBefore
    let before = EditorSelection(in: path, caret: selection.caret, anchor: selection.anchor)
    let after = EditorSelection(in: path, caret: replacement.insertedRange.upperBound)
    // A change of attributes leaves the selection where it is.
    note(
      PendingChange(
        replacement: replacement, before: before,
        after: replacement.isRestyling ? before : after))
    lastChanged = editor
    guard actionDepth > 0 else {
      // Outside an action, the code that makes the change has not finished it.
      repair(isReverted: true)
      return flush()
    }
    if editor.implementation?.note(replacement, isTyped: change.isTyped) == true {
      remember(editor)
    }
  }

  private func note(_ change: PendingChange) {
    guard let joined = pending.last?.followed(by: change) else { return pending.append(change) }
    pending[pending.count - 1] = joined
  }

  private func flush() {
    let changes = pending
    pending = []
    guard let first = changes.first else { return }
    // Toolbars were notified of the change before there was a step to undo.
    defer {
      reportHistory()
      lastChanged?.notifyContext()
    }
    guard !isRejected else { return revert(changes.map(\.replacement), then: first.before) }
    hasFreshResponse = isSettling
    guard changes.count > 1 || kind != nil else {
      return log.record(
        Self.kind(of: first.replacement), first.replacement, before: first.before,
        after: first.after)
    }
    log.beginGroup()
    let isRestyling = changes.allSatisfy { $0.before == $0.after }
    for change in changes {
      // Attributes passed on to nested editors leave the focus where it was.
      log.record(
        kind ?? .command, change.replacement, before: change.before,
        after: isRestyling ? first.after : change.after)
    }
    log.endGroup()
  }

  /// Returns the kind of a change: one character is typed or deleted; several at once come from
  /// elsewhere.
  private static func kind(of replacement: Replacement) -> UndoStep.Kind {
    switch (replacement.removed.count, replacement.inserted.count) {
    case (_, 1): .typing
    case (1, 0): .deleting
    default: .command
    }
  }

  /// Prevents later changes from joining the last step.
  func closeStep() {
    guard !isRestoring else { return }
    log.closeStep()
    if !isSettling { hasFreshResponse = false }
  }

  /// Whether the content of the tree is another one than when it was saved last.
  var isModified: Bool { log.isModified }

  /// Notes that the content of the tree has been saved.
  func markSaved() {
    log.markSaved()
    reportHistory()
  }

  /// Notes that the content of the tree has not been saved.
  func markModified() {
    log.markModified()
    reportHistory()
  }

  /// Reports to all editors of the tree whether they can undo, and whether they are modified, if
  /// that has changed.
  private func reportHistory() {
    let state = HistoryState(of: log)
    guard state != reportedState else { return }
    reportedState = state
    root?.notifyHistoryChanged()
  }

  /// Takes over a recorded history.
  func restore(_ log: OperationLog) {
    forget()
    self.log = log
    reportHistory()
  }

  /// Clears the history.
  func forget() {
    pending = []
    hasFreshResponse = false
    log.removeAll()
    attachments.forget()
    reportHistory()
  }

  // MARK: Processors

  private func remember(_ editor: EditorNode) {
    if !unsettled.contains(where: { $0 === editor }) { unsettled.append(editor) }
  }

  /// Rejects the user's present action, which is reverted when it ends.
  func rejectAction() { isRejected = actionDepth > 0 }

  private func revert(_ replacements: [Replacement], then selection: EditorSelection) {
    isRejected = false
    forgetUnsettled()
    carryOut(replacements.reversed().map(\.inverse), then: selection)
  }

  private func forgetUnsettled() {
    for editor in unsettled { editor.implementation?.forgetNotedChange() }
    unsettled = []
  }

  /// Reverts the deletion that a composition began with, before anything has responded to it.
  func undoDeletion() {
    forgetUnsettled()
    undo()
  }

  /// Lets processors respond to the last action; all responses are one step.
  ///
  /// Not while a composition replaces a selection: they respond to its committed text.
  func settle() {
    guard actionDepth == 0, !isSettling, !unsettled.isEmpty, !isComposing else { return }
    isSettling = true
    var isTyped = false
    perform(.automatic) { isTyped = settleEditors() }
    isSettling = false
    if !isTyped { hasFreshResponse = false }
  }

  private var isComposing: Bool { unsettled.contains { $0.area.isReplacingByComposition } }

  private func settleEditors() -> Bool {
    var isTyped = false
    var rounds = 0
    while let editor = unsettled.first, rounds < ProcessorLoop.roundLimit {
      unsettled.removeFirst()
      isTyped = editor.implementation?.settle() == true || isTyped
      rounds += 1
    }
    // Processors of two editors respond to each other.
    for editor in unsettled { editor.implementation?.switchOffProcessor(after: rounds) }
    unsettled = []
    return isTyped
  }

  /// Undoes the processors' response to the last key; returns whether there was one.
  func undoResponse() -> Bool { hasFreshResponse && undo() }

  // MARK: Undo

  /// The number of steps that can be undone.
  package var undoDepth: Int { log.undoSteps.count }

  /// The number of steps that can be redone.
  var redoDepth: Int { log.redoSteps.count }

  /// Undoes the last change, wherever it was in the tree; returns whether there was one.
  @discardableResult
  func undo() -> Bool {
    guard let step = log.undo() else { return false }
    carryOut(step.inverses, then: step.before)
    reportHistory()
    return true
  }

  /// Redoes the change that was last undone; returns whether there was one.
  @discardableResult
  func redo() -> Bool {
    guard let step = log.redo() else { return false }
    carryOut(step.replacements, then: step.after)
    reportHistory()
    return true
  }

  private func carryOut(_ replacements: [Replacement], then selection: EditorSelection) {
    isRestoring = true
    hasFreshResponse = false
    var changed: [(editor: EditorNode, range: Range<Int>)] = []
    var rest = replacements[...]
    while let first = rest.first {
      let own = rest.prefix { $0.path == first.path }
      rest = rest.dropFirst(own.count)
      guard let editor = root?.editor(at: first.path) else { continue }
      editor.content.apply(own)
      changed += own.map { (editor, $0.insertedRange) }
    }
    let editor = root?.editor(at: selection.path)
    editor?.enter(selection)
    isRestoring = false
    // Only now: a change that an app makes in response is a step of its own.
    for editor in Set(replacements.filter { !$0.isRestyling }.map(\.path)) {
      root?.editor(at: editor)?.textChanged.notify(())
    }
    for (editor, range) in changed where editor.hasWidget {
      editor.implementation?.notifyContentChanged(in: range.clamped(to: 0..<editor.content.count))
    }
    editor?.notifyContext()
  }
}
