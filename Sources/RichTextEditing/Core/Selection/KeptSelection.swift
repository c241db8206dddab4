import GtkCore

/// The selection of an editor while an entry asks the user for something.
///
/// A desktop has one selection for the middle button: as soon as the text of an entry is selected,
/// that of the editor no longer is.
@MainActor
package struct KeptSelection {
  private let node: EditorNode
  private let places: (caret: Int, anchor: Int)

  /// Notes the present selection of an editor.
  package init(of node: EditorNode) {
    self.node = node
    places = node.content.selection
  }

  /// Selects a part, or else the same text again, without taking the middle button's clipboard.
  package func show(_ range: Range<Int>? = nil) {
    let wanted = range.map { (caret: $0.upperBound, anchor: $0.lowerBound) } ?? places
    guard node.hasWidget, node.content.selection != wanted else { return }
    node.area.textView.withoutOffering { select(wanted) }
  }

  /// Returns the focus to the editor, with the selection as it was.
  func restore() {
    guard node.hasWidget else { return }
    node.widget?.focus()
    if node.content.selection != places { select(places) }
  }

  private func select(_ places: (caret: Int, anchor: Int)) {
    let count = node.content.count
    node.area.buffer.select(anchor: min(places.anchor, count), caret: min(places.caret, count))
  }
}
