extension ParagraphFormat {
  /// Returns the indent of all lines, with those of the list and the style.
  ///
  /// - Parameters:
  ///   - listIndent: The indent of each level of a list, in pixels.
  ///   - markerRoom: The room for the marker of an item, in pixels.
  ///   - styles: The styles of the editor.
  /// - Returns: The indent in pixels.
  package func indent(listIndent: Int, markerRoom: Int, _ styles: NamedStyles) -> Int {
    let own = headIndent.asLength + (styles[style]?.headIndent ?? 0).asLength
    return own + (list.map { $0.level * listIndent + markerRoom } ?? 0)
  }

  /// Returns the format of a paragraph that continues this one, as Return begins it.
  package func continued(in styles: NamedStyles) -> ParagraphFormat {
    var format = self
    format.list = list?.next
    format.style = styles.following(style)
    if format.style != style { format.language = nil }
    format.isCollapsed = false
    return format
  }
}

extension Int {
  /// The number as a length on a screen, in pixels: not negative, and not larger than any screen.
  package var asLength: Int { Swift.min(Swift.max(self, 0), 100_000) }
}
