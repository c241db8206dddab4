import GtkCore
import RichTextModel

/// Records the changes of one editor's content in the history, and reports them.
@MainActor
final class ChangeReporter {
  /// The marked texts that are being resolved.
  let asyncTexts = AsyncTexts()
  private let node: EditorNode
  private let relays: EditorRelays
  private let typing: TypingAttributes
  private let selection: SelectionTracker
  private let scroller: RangeScroller
  private let layout: LayoutNotifier

  init(
    _ node: EditorNode, relays: EditorRelays, typing: TypingAttributes,
    selection: SelectionTracker, scroller: RangeScroller, layout: LayoutNotifier
  ) {
    self.node = node
    self.relays = relays
    self.typing = typing
    self.selection = selection
    self.scroller = scroller
    self.layout = layout
  }

  /// Replaces the whole content without a step to undo; an equal one changes nothing, nor the steps
  /// that can be undone.
  func reset(to content: RichText) {
    let removed = node.content.content
    guard content != removed else { return }
    relays.delegates.report(.willSetContent)
    node.content.apply(Replacement(at: 0, removed: removed, inserted: content))
    node.session.perform(.automatic) {
      relays.processing.settleSetting(removed: removed)
    }
    if node.parent == nil { node.session.forget() }
    // An empty text has the format of what is typed there.
    typing.contentWasSet()
    if removed.text != content.text { node.textChanged.notify(()) }
    notifyContentChanged(in: 0..<node.content.count)
    relays.delegates.report(.didSetContent)
    selection.report()
    asyncTexts.resolve(in: 0..<node.content.count, of: node)
  }

  /// Records a change of the content, by the user or by code.
  func record(_ change: RichTextChange) {
    node.allowSizeChangesAround()
    node.session.record(change, in: node)
  }

  /// Reports a recorded change, when the edit that it belongs to is whole.
  func report(_ change: RichTextChange) {
    guard node.hasWidget else { return }
    layout.noteChange()
    if change.isTyped { scroller.followCaret() }
    selection.updateAppearance()
    node.notifyContext()
    let range = change.replacement.insertedRange
    if change.replacement.isRestyling {
      relays.processing.notifyAttributesChanged(in: range)
      selection.textWasRestyled()
    }
    if change.isDeletionByGtk {
      typing.noteDeletion()
    } else if change.replacement.inserted.isEmpty {
      typing.textWentAway()
    }
    if !change.replacement.isRestyling { node.textChanged.notify(()) }
    notifyContentChanged(in: range)
    asyncTexts.resolve(in: range, of: node)
  }

  /// Reports new content in a range to all except the processors.
  func notifyContentChanged(in range: Range<Int>) {
    node.contentChanged.notify(())
    node.notifyDocumentChanged()
    node.noteOutline()
    relays.delegates.report(.contentChanged(range))
  }
}
