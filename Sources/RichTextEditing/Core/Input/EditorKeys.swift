import GtkCore
import RichTextModel
import WidgetSupport

/// The keys of a rich editor other than text: it offers them to its features, and to its own parts,
/// which are registered in the same way.
@MainActor
final class EditorKeys {
  /// Called to paste without attributes.
  var onPlainPaste: (@MainActor () -> Void)?
  private let node: EditorNode
  private let features: FeatureRegister

  /// Creates the keys of an editor.
  init(_ node: EditorNode, _ features: FeatureRegister) {
    self.node = node
    self.features = features
  }

  /// Registers the keys of the editor itself.
  func register(
    _ relays: EditorRelays, _ textBlocks: TextBlockCaret, _ deletion: AttachmentDeletion,
    _ crossing: EdgeCrossing
  ) {
    let node = node
    features.onKey(.app) { relays.delegates.offer($0) || Self.process($0, relays, node) }
    features.onKey(.container) { node.attachment?.pressed($0, in: node) == true }
    features.onKey(.deletion) { !$0.shift && (textBlocks.delete($0) || deletion.select(on: $0)) }
    features.onKey(.leaving) { crossing.leaveDownward($0) }
    features.onKey(.shortcut) { [weak self] in self?.shortcut($0, crossing) ?? false }
    // If no caret is shown, the arrow keys scroll.
    features.onKey(.movement) {
      !$0.control && node.area.textView.showsCaret && crossing.move($0)
    }
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

  private func pressed(_ key: KeyPress) -> Bool {
    guard node.hasWidget, node.area.preedit.isEmpty else { return false }
    return features.handle(key)
  }

  /// Reverts an automatic change on Backspace right after it, and offers keys to processors.
  private static func process(
    _ key: KeyPress, _ relays: EditorRelays, _ node: EditorNode
  ) -> Bool {
    let editorKey = key.symbol
    guard node.area.isEditable, editorKey.isForProcessors else { return false }
    let modifiers = key.modifiers
    if editorKey == .backspace, modifiers.isEmpty, node.session.undoResponse() { return true }
    return relays.processing.handle(editorKey, modifiers)
  }

  /// Handles undo and redo for the whole tree, for instance from a button in it.
  private func pressedBesideText(_ key: KeyPress) -> Bool {
    guard node.hasWidget, !node.area.textView.isFocus else { return false }
    return HistoryKey(key)?.perform(on: node) ?? false
  }

  private func shortcut(_ key: KeyPress, _ crossing: EdgeCrossing) -> Bool {
    guard !key.alt else { return features.commands.execute(key, on: node) }
    guard key.control else { return false }
    if let history = HistoryKey(key) { return history.perform(on: node) }
    switch (key.name.lowercased(), key.shift) {
    case ("a", false): return crossing.selectDocument()
    case ("v", true): onPlainPaste?()
    default: return features.commands.execute(key, on: node)
    }
    return true
  }
}
