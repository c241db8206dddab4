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

  /// Returns the space above the paragraph, with that of its style, in pixels.
  package func spacingAbove(_ style: NamedStyle?) -> Int {
    spacingBefore.asLength + (style?.spacingBefore ?? 0).asLength + gapAbove(style)
  }

  /// Returns the space between the block that the paragraph begins and one of the same kind before
  /// it, in pixels.
  package func gapAbove(_ style: NamedStyle?) -> Int {
    let isPainted = style?.hasBackground == true || style?.hasBar == true
    return beginsBlock && list == nil && isPainted ? NamedStyles.blockGap : 0
  }

  /// Returns the format of a paragraph that continues this one, as Return begins it.
  package func continued(in styles: NamedStyles) -> ParagraphFormat {
    var format = self
    format.list = list?.next
    format.style = styles.following(style)
    if format.style != style { format.language = nil }
    (format.isCollapsed, format.beginsBlock) = (false, false)
    return format
  }
}

extension Int {
  /// The number as a length on a screen, in pixels: not negative, and not larger than any screen.
  package var asLength: Int { Swift.min(Swift.max(self, 0), 100_000) }
}
