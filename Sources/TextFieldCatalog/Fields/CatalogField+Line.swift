import GtkCore
import TextRules

extension CatalogField {
  /// Puts the line that is under the text into a container of the app's, at its end.
  ///
  /// It goes on showing the field's state there: for a line under the field and what stands beside it.
  ///
  /// ```swift
  /// let row = Box(.horizontal, [prefix, field])
  /// let column = Box(.vertical, [row])
  /// field.moveLine(to: column)
  /// ```
  ///
  /// Where the configuration has no line nothing happens.
  ///
  /// - Parameter container: The container; nil: the field itself again.
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

  /// Lets the line look like the field, whose style sheet does not reach it where it is.
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
