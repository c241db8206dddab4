import GtkCore
import RichTextModel
import WidgetSupport

/// The keys of a rich editor other than text: undo and redo, which GTK's own view only supports for
/// plain text, text attributes, and moving into attachments and out again.
@MainActor
final class EditorKeys {
  private let node: EditorNode
  private let relays: EditorRelays
  private let textBlocks: TextBlockCaret
  private let deletion: AttachmentDeletion
  private let crossing: EdgeCrossing
  private let links: EditorLinks
  private let intake: EditorIntake
  private let lists: ListKeys
  private let styles: ParagraphStyleKeys

  /// Creates the keys of an editor.
  init(
    _ node: EditorNode, _ relays: EditorRelays, _ textBlocks: TextBlockCaret,
    _ deletion: AttachmentDeletion, _ crossing: EdgeCrossing, _ links: EditorLinks,
    _ intake: EditorIntake, _ lists: ListKeys, _ styles: ParagraphStyleKeys
  ) {
    self.node = node
    self.relays = relays
    self.textBlocks = textBlocks
    self.deletion = deletion
    self.crossing = crossing
    self.links = links
    self.intake = intake
    self.lists = lists
    self.styles = styles
  }

  /// Adds the key controllers to the editor and its text view.
  func connect() {
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] in self?.pressed($0) ?? false }
    node.area.textView.add(keys)
    // Keys that a widget in the text does not use.
    let others = KeyController()
    others.onPressed { [weak self] in self?.pressedBesideText($0) ?? false }
    node.widget?.add(others)
  }

  private var area: GrowingTextArea { node.area }

  private func pressed(_ key: KeyPress) -> Bool {
    guard node.hasWidget, area.preedit.isEmpty else { return false }
    if relays.delegates.offer(key) || process(key) { return true }
    if node.attachment?.pressed(key, in: node) == true { return true }
    if lists.pressed(key) || styles.pressed(key) || links.pressed(key) { return true }
    guard !key.alt else { return relays.executeCommand(key) }
    if !key.control, !area.buffer.selection.isEmpty, relays.executeCommand(key) { return true }
    if !key.shift, textBlocks.delete(key) || deletion.select(on: key) { return true }
    if styles.pressedAtBorder(key) || crossing.leaveDownward(key) { return true }
    if key.control { return shortcut(key) }
    // If no caret is shown, the arrow keys scroll.
    return area.textView.showsCaret && crossing.move(key)
  }

  /// Reverts an automatic change on Backspace right after it, and offers keys to processors.
  private func process(_ key: KeyPress) -> Bool {
    let editorKey = key.symbol
    guard area.isEditable, editorKey.isForProcessors else { return false }
    let modifiers = key.modifiers
    if editorKey == .backspace, modifiers.isEmpty, node.session.undoResponse() { return true }
    return relays.processing.handle(editorKey, modifiers)
  }

  /// Handles undo and redo for the whole tree, for instance from a button in it.
  private func pressedBesideText(_ key: KeyPress) -> Bool {
    guard node.hasWidget, !area.textView.isFocus else { return false }
    return HistoryKey(key)?.perform(on: node) ?? false
  }

  private func shortcut(_ key: KeyPress) -> Bool {
    if let history = HistoryKey(key) { return history.perform(on: node) }
    switch (key.name.lowercased(), key.shift) {
    case ("a", false): return crossing.selectDocument()
    case ("v", true): intake.pastePlainText()
    default: return relays.executeCommand(key)
    }
    return true
  }
}
