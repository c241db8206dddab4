import RichTextModel

/// The looks of paragraph styles.
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
}

extension EditorNode {
  /// The styles of paragraphs.
  var styles: NamedStyles { content.tags.paragraphs.styles }

  /// Uses styles here and in all nested editors.
  func use(_ styles: NamedStyles) {
    guard styles != self.styles else { return }
    content.tags.paragraphs.styles = styles
    owner?.stylesChanged()
    content.paragraphLooksChanged()
    for attachment in content.attachments.all {
      for node in attachment.nodes { node.use(styles) }
    }
  }
}
