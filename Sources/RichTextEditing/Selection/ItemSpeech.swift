import GtkCore
import RichTextModel
import TextTranslation

/// Announces the item of a list that the caret moves to, and a tick that is set or removed.
///
/// Markers are no text, so a screen reader finds nothing to read of them. GTK can announce text
/// since 4.14.
@MainActor
final class ItemSpeech {
  private let node: EditorNode
  private var line = 0
  private var item: ListItem?

  /// Creates the announcer of an editor.
  init(_ node: EditorNode) { self.node = node }

  /// Announces the item with the caret, if it is another one, and the editor has the focus.
  func update() {
    let content = node.content
    guard Widget.canAnnounce, content.mayHaveItems else { return }
    let (oldLine, oldItem) = (line, item)
    line = content.buffer.line(containing: content.buffer.caret)
    item = content.item(ofLine: line)
    guard line != oldLine || item != oldItem, let item, let marker = content.marker(ofLine: line),
      node.area.textView.isFocus
    else { return }
    node.area.textView.announce(Self.description(of: item, marker))
  }

  /// Describes an item in words, such as "3., level 2".
  static func description(of item: ListItem, _ marker: ListMarker) -> String {
    let name =
      switch item.kind {
      case .bullet: translated("Bullet")
      case .number: marker.text
      case .task: item.isChecked ? translated("Task, done") : translated("Task, to do")
      }
    guard item.level > 0 else { return name }
    return translated("%s, level %s").formatted(name, String(item.level + 1))
  }
}
