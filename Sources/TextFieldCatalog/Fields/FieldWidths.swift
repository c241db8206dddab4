/// The widths of the parts of a field, at a width of the field, in pixels.
@MainActor
struct FieldWidths {
  private let parts: FieldParts
  private let style: CurrentStyle

  init(_ parts: FieldParts, _ style: CurrentStyle) {
    self.parts = parts
    self.style = style
  }

  /// The space before the text without overlays.
  var leftPadding: Int { style.appearance.inset + style.appearance.text.defaultPadding }

  /// The space before the text.
  var leftOfText: Int { leftPadding + (parts.overlays.map(\.spaceBeforeText).max() ?? 0) }

  private var rightOfText: Int {
    let hasButton = parts.buttonSlot.hasRoom
    let padding =
      hasButton ? style.appearance.text.increasedPadding : style.appearance.text.defaultPadding
    let overlays = parts.overlays.map(\.spaceAfterText).max() ?? 0
    return style.appearance.inset + padding + parts.buttonSlot.extraRoom + parts.capsLock.width
      + overlays
  }

  /// Returns the width of the input.
  func input(in width: Int) -> Int { max(width - leftOfText - rightOfText, 1) }

  /// Returns the width of a part that ends at the insets of the field.
  func betweenInsets(in width: Int) -> Int { max(width - 2 * style.appearance.inset, 1) }

  /// Returns the width that the counter and the icon of an error leave for the hint.
  func hint(in width: Int) -> Int {
    let counter = parts.hint.counter.map { $0.measure(.horizontal).natural + 8 } ?? 0
    return max(width - 2 * style.appearance.inset - counter - parts.hint.textInset, 1)
  }
}
