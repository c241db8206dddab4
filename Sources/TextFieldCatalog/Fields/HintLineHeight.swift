import GtkCore

/// The height of a line of a hint that has no label yet, which a field reserves room for.
///
/// It is measured once for all fields with the same font, name and style classes, and again when
/// the field gets another font, resolution or style. What a style sheet gives only the hints in
/// some container, or with a class that is added later, counts from the first message on.
@MainActor
struct HintLineHeight {
  private var known: (fonts: UInt, height: Int)?

  /// Returns the height, in pixels; what was measured counts while the field has the same font.
  mutating func height(in field: Widget) -> Int {
    let fonts = field.fontChanges
    if let known, known.fonts == fonts { return known.height }
    let kind = ([field.name] + field.styleClasses).joined(separator: " ")
    let height = field.lineHeight(ofChild: "hint " + kind) { Self.measure(in: field) }
    known = (fonts, height)
    return height
  }

  /// Measures a label that is not visible, so that it causes no layout.
  private static func measure(in field: Widget) -> Int {
    let label = Label("", role: .presentation)
    label.isVisible = false
    label.addStyleClass("hint")
    label.addStyleClass("empty")
    label.insert(into: field)
    defer { label.unparent() }
    return label.lineHeight
  }
}
