import RichTextModel

/// The markers of lists.
extension EditorView {
  /// Returns the marker of an item with a number, or nil for the usual one; nested editors have the
  /// markers of the editor around them.
  ///
  /// ```swift
  /// editor.listMarker = { item, number in
  ///   item.kind == .bullet ? .text("→") : nil
  /// }
  /// ```
  ///
  /// A marker that is wider than its room gets a smaller font.
  ///
  /// ## Origin
  /// The list formatting provider of Proton's EditorView.
  public var listMarker: (@MainActor (_ item: ListItem, _ number: Int) -> ListMarker?)? {
    get { node.content.markerOfItem }
    set { node.useMarkers(newValue) }
  }
}

extension EditorNode {
  /// Uses markers here and in all nested editors.
  func useMarkers(_ markerOfItem: (@MainActor (ListItem, Int) -> ListMarker?)?) {
    content.markerOfItem = markerOfItem
    if hasWidget { area.textView.queueDraw() }
    for attachment in content.attachments.all {
      for node in attachment.nodes { node.useMarkers(markerOfItem) }
    }
  }
}
