import GtkCore
import TextRules

extension CatalogField {
  /// Moves the line below the text to the end of a container of the app's.
  ///
  /// There it goes on showing the field's state. Use it for a line that extends below the field and
  /// a widget beside it.
  ///
  /// ```swift
  /// let row = Box(.horizontal, [prefix, field])
  /// let column = Box(.vertical, [row])
  /// field.moveLine(to: column)
  /// ```
  ///
  /// If the configuration has no line, nothing happens.
  ///
  /// - Parameter container: The container; nil moves the line back to the field.
  public func moveLine(to container: Box?) { implementation.moveLine(to: container) }
}

extension FieldImplementation {
  fileprivate func moveLine(to container: Box?) {
    guard let line else { return }
    line.unparent()
    isLineElsewhere = container != nil
    if let container {
      container.append(line)
    } else {
      line.insertFirst(into: widget)
      line.requestSize()
      line.isVisible = true
      for name in FieldState.allCases.map(\.rawValue) + [styleClass] { line.removeStyleClass(name) }
    }
    updateLineElsewhere()
    widget.queueResize()
  }

  /// Styles a line elsewhere like the field, whose style sheet does not apply to it there.
  func updateLineElsewhere() {
    guard isLineElsewhere, let line, let style = appearance.line else { return }
    let height = max(0, model.isFocused ? style.increasedHeight : style.defaultHeight)
    line.isVisible = height > 0
    line.requestSize(height: height)
    line.addStyleClass(styleClass)
    for state in FieldState.allCases where state != .normal {
      line.setStyleClass(state.rawValue, model.state == state)
    }
  }
}
