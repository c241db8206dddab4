import GtkCore
import TextRules

/// A widget below a field's input that replaces the label for hints and errors.
///
/// ```swift
/// final class StrengthMeter: FieldHintView {
///   let label = Label()
///   var widget: Widget { label }
///   func show(_ message: FieldMessage, in state: FieldState) -> Bool {
///     label.text = "Strength: " + strength(of: field.text)
///     return true
///   }
/// }
/// password.hintView = StrengthMeter()
/// ```
///
/// The field places the widget and gives it the height that it requests; a field of a fixed height
/// keeps its height. The message is the input's description for screen readers whatever the widget
/// shows, so the widget should be decoration to them.
///
/// Origin: the abstract service for hints in TextFieldsCatalog.
@MainActor
public protocol FieldHintView: AnyObject {
  /// The widget; it becomes a child of the field.
  var widget: Widget { get }
  /// Shows a message; called when the message, the state or the text changes.
  ///
  /// - Parameters:
  ///   - message: The message to show.
  ///   - state: The state of the field.
  /// - Returns: Whether there is anything to see; otherwise a flexible field gives up the space.
  func show(_ message: FieldMessage, in state: FieldState) -> Bool
}
