import RichTextModel

/// The appearance of paragraphs: their styles, and the markers of lists.
extension EditorView {
  /// The styles that paragraphs can have; nested editors have those of the editor around them.
  ///
  /// A change of a style changes all its paragraphs in the next frame. It is no edit: the content
  /// has only the names of styles.
  ///
  /// ```swift
  /// editor.styles[.heading(1)]?.size = 28
  /// editor.styles["aside"] = NamedStyle("Aside", traits: .italic)
  /// ```
  public var styles: NamedStyles {
    get { node.styles }
    set { node.use(newValue) }
  }

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
  /// The styles of paragraphs.
  var styles: NamedStyles { content.tags.paragraphs.styles }

  /// Uses styles here and in all nested editors.
  func use(_ styles: NamedStyles) {
    guard styles != self.styles else { return }
    content.tags.paragraphs.styles = styles
    implementation?.stylesChanged()
    content.paragraphAppearanceChanged()
    for attachment in content.attachments.all {
      for node in attachment.nodes { node.use(styles) }
    }
  }

  /// Uses markers here and in all nested editors.
  func useMarkers(_ markerOfItem: (@MainActor (ListItem, Int) -> ListMarker?)?) {
    content.markerOfItem = markerOfItem
    if hasWidget { area.textView.queueDraw() }
    for attachment in content.attachments.all {
      for node in attachment.nodes { node.useMarkers(markerOfItem) }
    }
  }
}
