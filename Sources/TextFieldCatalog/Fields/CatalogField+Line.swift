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
  public func moveLine(to container: Box?) {
    let (decoration, style) = (implementation.parts.decoration, implementation.style)
    guard decoration.line != nil else { return }
    decoration.moveLine(to: container, style, from: self)
    implementation.presenter.updateLineElsewhere()
    queueResize()
  }
}
