import GtkCore
import TextRules

/// The frame around the input and the line below it, which may be in a container of the app's.
@MainActor
final class FieldDecoration {
  /// The frame; nil if the appearance has none.
  private(set) var frame: Widget?
  /// The line; nil if the appearance has none.
  private(set) var line: Widget?
  /// Whether the line is in a container of the app's.
  private(set) var isLineElsewhere = false

  /// Creates the frame and the line of a style, below everything else in the field.
  func update(for style: CurrentStyle, _ state: FieldState, isFocused: Bool, in field: Widget) {
    line = part(line, .line, isThere: style.appearance.line != nil, in: field)
    updateLineElsewhere(style, state, isFocused: isFocused)
    frame = part(frame, .frame, isThere: style.appearance.border != nil, in: field)
  }

  private func part(
    _ part: Widget?, _ kind: DecorationPart, isThere: Bool, in field: Widget
  ) -> Widget? {
    guard isThere else {
      part?.unparent()
      return nil
    }
    guard part == nil else { return part }
    let made = kind.make()
    made.insertFirst(into: field)
    return made
  }

  /// Moves the line to the end of a container, or back into the field.
  ///
  /// - Parameters:
  ///   - container: The container; nil for the field.
  ///   - style: The style of the field.
  ///   - field: The field.
  func moveLine(to container: Box?, _ style: CurrentStyle, from field: Widget) {
    guard let line else { return }
    line.unparent()
    isLineElsewhere = container != nil
    if let container { return container.append(line) }
    line.insertFirst(into: field)
    line.requestSize()
    line.isVisible = true
    for name in FieldState.allCases.map(\.rawValue) + [style.styleClass] {
      line.removeStyleClass(name)
    }
  }

  /// Styles a line elsewhere like the field, whose style sheet does not apply to it there.
  func updateLineElsewhere(_ style: CurrentStyle, _ state: FieldState, isFocused: Bool) {
    guard isLineElsewhere, let line, let lineStyle = style.appearance.line else { return }
    let height = max(0, isFocused ? lineStyle.increasedHeight : lineStyle.defaultHeight)
    line.isVisible = height > 0
    line.requestSize(height: height)
    line.addStyleClass(style.styleClass)
    for other in FieldState.allCases where other != .normal {
      line.setStyleClass(other.rawValue, state == other)
    }
  }

  /// Takes the line out of the app's container, and drops it.
  func close() {
    if isLineElsewhere { line?.unparent() }
    line = nil
  }
}
