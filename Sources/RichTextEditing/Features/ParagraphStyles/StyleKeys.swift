import GtkCore
import RichTextModel

/// The keys of styles.
///
/// | key | effect |
/// | --- | --- |
/// | Backspace, Ctrl+Backspace at the start of a paragraph with a style | makes it body text |
/// | Return in an empty paragraph of a style that ends there | makes it body text |
///
/// Return elsewhere is no such key: the text that it inserts begins the style that follows.
@MainActor
final class StyleKeys {
  private let node: EditorNode
  private let styling: StyleEditing

  init(_ node: EditorNode, _ typing: TypingAttributes) {
    self.node = node
    styling = StyleEditing(node, typing)
  }

  /// Handles a key; returns whether it is one of these.
  func pressed(_ key: KeyPress) -> Bool {
    guard node.area.isEditable, node.area.textView.showsCaret else { return false }
    let selection = node.area.buffer.selection
    guard selection.isEmpty, node.content.isLineStart(selection.lowerBound) else { return false }
    let style = styling.style(at: selection.lowerBound)
    guard style != .body else { return false }
    switch (key.symbol, key.modifiers) {
    case (.backspace, []), (.backspace, .control): break
    case (.enter, []):
      let ends = node.content.tags.paragraphs.styles[style]?.endsWhenEmpty == true
      guard ends, node.content.isLineEnd(selection.lowerBound) else { return false }
    default: return false
    }
    styling.set(.body)
    return true
  }
}
