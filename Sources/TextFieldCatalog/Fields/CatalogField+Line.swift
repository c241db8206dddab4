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
    guard parts.decoration.line != nil else { return }
    let field = widget
    parts.decoration.moveLine(to: container, style, from: field)
    updateLineElsewhere()
    field.queueResize()
  }

  /// Styles a line elsewhere like the field.
  func updateLineElsewhere() {
    parts.decoration.updateLineElsewhere(style, model.state, isFocused: model.isFocused)
  }
}
