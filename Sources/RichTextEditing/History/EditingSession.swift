import GtkCore
import RichTextModel

/// What a tree of nested editors has in common: one history, and the attachments that are out of the
/// text at the moment.
@MainActor
final class EditingSession {
  private var history = OperationLog()
  /// All that has happened.
  var log: OperationLog {
    release()
    return history
  }
  weak var root: EditorViewImplementation?
  /// Makes attachments of saved ones; nil where nobody knows them.
  var attachmentMaker: (@MainActor (AttachmentContent) -> Attachment?)?
  /// What the changes are that come now; nil: what a person types or deletes.
  private var kind: UndoStep.Kind?

  private var actionDepth = 0
  private var pending: [PendingChange] = []
  private weak var lastChanged: EditorViewImplementation?
  /// A selection that was deleted, and may have been for a letter that comes in its place.
  ///
  /// GTK makes two actions of a letter over a selection. They are one change for whoever is asked about
  /// it, answers it or takes it back.
  private var held: HeldDeletion?
  /// Whether what is deleted now is all that is meant: no letter follows.
  var isDeletingOnly = false
  /// What has to be done before the action under way is over.
  private var repairs: [() -> Void] = []
  var attachments: [String: Attachment] = [:]
  var lastIdentifier = 0
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
    if actionDepth == 0 { release() }
    let outer = self.kind
    self.kind = outer ?? kind
    beginAction()
    body()
    closeAction()
    self.kind = outer
    settle()
  }

  /// Whether what happens now is a person's doing.
  var isInUserAction: Bool { actionDepth > 0 && kind == nil && !isTakingBack }

  func beginAction() { actionDepth += 1 }

  func endAction() {
    closeAction()
    settle()
  }

  /// Has something done as a part of the action under way, unless that is taken back.
  func atEndOfAction(_ repair: @escaping () -> Void) { repairs.append(repair) }

  private func closeAction() {
    guard actionDepth > 0 else { return }
    if actionDepth == 1, !repairs.isEmpty { repair() }
    actionDepth -= 1
    guard actionDepth == 0, !holdDeletion() else { return }
    flush()
    // Nothing came of what was refused, if the text was not changed at all.
    isRejected = false
  }

  private func repair() {
    let now = isRejected ? [] : repairs
    repairs = []
    for repair in now { repair() }
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
    let pendingChange = PendingChange(
      replacement: replacement, before: before,
      after: replacement.isRestyling ? before : after)
    pending.append(joinedWithHeld(pendingChange))
    lastChanged = editor
    guard actionDepth > 0 else { return flush() }
    // Outside of an action whoever makes the change is in the middle of it.
    if editor.processing.note(replacement, isTyped: change.isTyped) { remember(editor) }
  }

  private func flush() {
    let changes = pending
    pending = []
    guard let first = changes.first else { return }
    // Toolbars heard of the change before there was something to take back.
    defer { lastChanged.map { $0.context?.changed(in: $0) } }
    guard !isRejected else { return takeBack(changes.map(\.replacement), then: first.before) }
    hasFreshAnswer = isSettling
    guard changes.count > 1 || kind != nil else {
      return history.record(
        Self.kind(of: first.replacement), first.replacement, before: first.before,
        after: first.after)
    }
    history.beginGroup()
    let isRestyling = changes.allSatisfy { $0.before == $0.after }
    for change in changes {
      // What is passed on to nested editors leaves the focus where it was.
      history.record(
        kind ?? .command, change.replacement, before: change.before,
        after: isRestyling ? first.after : change.after)
    }
    history.endGroup()
  }

  /// One character is typed or deleted; more come at once from elsewhere.
  private static func kind(of replacement: Replacement) -> UndoStep.Kind {
    switch (replacement.removed.count, replacement.inserted.count) {
    case (_, 1): .typing
    case (1, 0): .deleting
    default: .command
    }
  }

  // MARK: A letter over a selection

  /// Keeps the deletion of a selection back until it is known what follows; whether it is one.
  private func holdDeletion() -> Bool {
    guard kind == nil, !isDeletingOnly, !isTakingBack, pending.count == 1,
      let change = pending.first, change.deletesSelection
    else { return false }
    held = HeldDeletion(change: change, isRejected: isRejected)
    (pending, isRejected) = ([], false)
    releaseSoon()
    return true
  }

  /// Keeps a deletion back no longer than until the main loop is idle, or a composition has ended.
  ///
  /// GTK deletes the selection when a composition begins, and inserts what it comes to at its end.
  func releaseSoon() {
    guard held != nil else { return }
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      if let self, !self.awaitsCommit { self.release() }
    }
  }

  /// Whether a composition is in progress in the place of what was deleted.
  private var awaitsCommit: Bool {
    guard let held, !held.isRejected else { return false }
    return root?.editor(at: held.change.replacement.path)?.area.preedit.isEmpty == false
  }

  /// How many steps can be taken back; to ask must not end what a composition goes on with.
  var undoDepth: Int { awaitsCommit ? history.undoSteps.count + 1 : log.undoSteps.count }

  /// How many steps can be repeated.
  var redoDepth: Int { awaitsCommit ? 0 : log.redoSteps.count }

  /// The change with the deletion that it belongs to; what was held for something else is over.
  private func joinedWithHeld(_ change: PendingChange) -> PendingChange {
    guard let held else { return change }
    guard let joined = held.change.followed(by: change), kind == nil else {
      release()
      return change
    }
    self.held = nil
    isRejected = isRejected || held.isRejected
    return joined
  }

  /// Takes a deletion that was kept back for all there is.
  private func release() {
    guard let held else { return }
    self.held = nil
    let (now, wasRejected) = (pending, isRejected)
    (pending, isRejected) = ([held.change], held.isRejected)
    flush()
    (pending, isRejected) = (now, wasRejected)
    settle()
  }

  /// Lets nothing grow together with the last step.
  func closeStep() {
    guard !isTakingBack else { return }
    release()
    history.closeStep()
    if !isSettling { hasFreshAnswer = false }
  }

  /// Takes over what has happened elsewhere.
  func restore(_ log: OperationLog) {
    forget()
    history = log
  }

  /// Forgets everything that could be taken back.
  func forget() {
    pending = []
    held = nil
    hasFreshAnswer = false
    history.removeAll()
    attachments.removeAll()
  }

  // MARK: Processors

  private func remember(_ editor: EditorViewImplementation) {
    if !unsettled.contains(where: { $0 === editor }) { unsettled.append(editor) }
  }

  /// Has what a person does now taken back when it is done.
  func rejectAction() { isRejected = true }

  private func takeBack(_ replacements: [Replacement], then selection: EditorSelection) {
    isRejected = false
    for editor in unsettled { editor.processing.forget() }
    unsettled = []
    carryOut(replacements.reversed().map(\.inverse), then: selection)
    if let editor = root?.editor(at: selection.path) { editor.selectionKeeper.keep(editor) }
  }

  /// Lets processors answer the last action; all of it is one step.
  private func settle() {
    guard actionDepth == 0, held == nil, !isSettling, !unsettled.isEmpty else { return }
    isSettling = true
    var isTyped = false
    perform(.automatic) { isTyped = settleEditors() }
    isSettling = false
    if !isTyped { hasFreshAnswer = false }
  }

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
  func takeBackAnswer() -> Bool {
    release()
    return hasFreshAnswer && undo()
  }

  // MARK: Taking back

  /// Takes back what happened last, wherever in the tree; whether there was anything.
  @discardableResult
  func undo() -> Bool {
    release()
    guard let step = history.undo() else { return false }
    carryOut(step.inverses, then: step.before)
    return true
  }

  /// Repeats what was taken back last; whether there was anything.
  @discardableResult
  func redo() -> Bool {
    release()
    guard let step = history.redo() else { return false }
    carryOut(step.replacements, then: step.after)
    return true
  }

  private func carryOut(_ replacements: [Replacement], then selection: EditorSelection) {
    isTakingBack = true
    hasFreshAnswer = false
    defer { isTakingBack = false }
    for replacement in replacements {
      root?.editor(at: replacement.path)?.content.apply(replacement)
    }
    let editor = root?.editor(at: selection.path)
    editor?.select(selection)
    editor.map { $0.context?.changed(in: $0) }
  }
}
