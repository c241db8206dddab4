import GtkCore

/// A bar that belongs to a field, shown above the field's picker or wherever an app puts it.
///
/// ```swift
/// final class CounterBar: FieldToolbar {
///   let label = Label()
///   var widget: Widget { label }
///   func textDidChange(_ text: String) { label.text = "\(text.count) of 200" }
/// }
/// comment.toolbar = CounterBar()
/// ```
///
/// A bar with buttons for the neighbors keeps the ``FieldReference`` that it gets, and reads its
/// ``CatalogField/previousInput`` and ``CatalogField/nextInput``.
///
/// Origin: the TextFieldsCatalog protocol for bars above the on-screen keyboard. On a desktop the
/// only such place is above a picker.
@MainActor
public protocol FieldToolbar: AnyObject {
  /// The bar.
  var widget: Widget { get }
  /// Called when the bar is set on a field.
  func attach(to field: FieldReference)
  /// Called when the field's text has changed, whether by the user or by the app, and when the bar
  /// is set.
  func textDidChange(_ text: String)
  /// Called when the field's neighbors have changed, and when the bar is set.
  func updateNavigationButtons()
}

extension FieldToolbar {
  /// Does nothing, for bars that need no field.
  public func attach(to field: FieldReference) {}

  /// Does nothing, for bars that do not depend on the text.
  public func textDidChange(_ text: String) {}

  /// Does nothing, for bars without such buttons.
  public func updateNavigationButtons() {}
}
