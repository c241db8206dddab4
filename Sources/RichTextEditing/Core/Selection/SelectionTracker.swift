import GtkCore

/// Follows the caret and the selection of one editor, and reports them.
@MainActor
final class SelectionTracker {
  /// The rule that keeps the caret out of text blocks.
  let textBlocks: TextBlockCaret
  /// The rule that keeps the caret where its text begins.
  let turnedLine: TurnedLine
  private let node: EditorNode
  private let relays: EditorRelays
  private let typing: TypingAttributes
  private let gaps: BlockGaps
  private let scroller: RangeScroller
  private let speech: CaretSpeech
  /// Called when the caret has moved, before that is reported.
  var onCaretMoved: (@MainActor () -> Void)?
  private var reported = 0..<0

  init(
    _ node: EditorNode, relays: EditorRelays, typing: TypingAttributes, gaps: BlockGaps,
    scroller: RangeScroller
  ) {
    self.node = node
    self.relays = relays
    self.typing = typing
    self.gaps = gaps
    self.scroller = scroller
    textBlocks = TextBlockCaret(node)
    turnedLine = TurnedLine(node, typing)
    speech = CaretSpeech(node)
  }

  /// Called when the user or the app has moved the caret.
  func caretMoved() {
    guard node.hasWidget, !textBlocks.moveOut() else { return }
    onCaretMoved?()
    node.session.closeStep()
    speech.caretMoved()
    typing.restart()
    turnedLine.update()
    relays.processing.caretMoved()
    node.notifySelectionChanged()
    report()
    scroller.followCaret()
  }

  /// Announces what has become of the paragraph with the caret: a tick or a style is no edit of the
  /// buffer, so no action ends after it.
  func textWasRestyled() { speech.update() }

  /// Called when the focus has come to the text, or has left it.
  func focusChanged(_ hasFocus: Bool) { speech.focusChanged(hasFocus) }

  /// Updates the selection and the typing attributes after an action: edits move the caret, and may
  /// delete text before it.
  func actionDone() {
    guard node.hasWidget, !node.area.isReplacingByComposition else { return }
    typing.actionDone()
    turnedLine.update()
    speech.update()
    guard node.area.buffer.selection != reported else { return }
    relays.processing.caretMoved()
    report()
  }

  /// Reports that the selection is gone, which the desktop may have caused; later, because an edit
  /// in progress continues first.
  ///
  /// A finder is not notified, and continues from its hit: the find bar's own entry has the
  /// selection now.
  func reportLoss() {
    node.afterLayout {
      guard self.node.area.buffer.selection.isEmpty, !self.reported.isEmpty else { return }
      self.report()
    }
  }

  /// Shows the caret in a gap, if it is in one, or hides it there.
  func updateGapCursor() { gaps.updateCursor() }

  /// Shows which attachments are selected, and the caret in a gap.
  func updateAppearance() {
    node.content.attachments.updateSelection()
    updateGapCursor()
  }

  /// Reports the present selection.
  func report() {
    reported = node.area.buffer.selection
    updateAppearance()
    node.caretChanged.notify(())
    node.notifyContext()
    relays.delegates.report(.selectionChanged)
  }
}
