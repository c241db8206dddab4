import GtkCore
import TextRules

/// What stands below a field's input in place of the label for hints and mistakes.
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
/// The field gives the widget its place and as much height as it asks for; a field of a fixed height
/// keeps its height. The message is the input's description for screen readers whatever the widget
/// shows, so the widget should be decoration to them.
///
/// Origin: the seed's abstract service for hints.
@MainActor
public protocol FieldHintView: AnyObject {
  /// The widget; it becomes a child of the field.
  var widget: Widget { get }
  /// Shows a message; called whenever the message, the state or the text is another one.
  ///
  /// - Parameters:
  ///   - message: What is to be told.
  ///   - state: The state of the field.
  /// - Returns: Whether there is something to see; otherwise a flexible field gives up the space.
  func show(_ message: FieldMessage, in state: FieldState) -> Bool
}

extension CatalogField {
  /// What stands in place of the label for hints and mistakes; nil: the label.
  public var hintView: (any FieldHintView)? {
    get { implementation.hint.view }
    set {
      implementation.hint.setView(newValue, in: self)
      implementation.showHint()
    }
  }
}

extension FieldImplementation {
  /// Shows the message that there is, and lets the height follow.
  func showHint() {
    guard hasWidget else { return }
    let extra = hintExtra(forWidth: lastWidth)
    hint.show(model.message, in: model.state, of: widget)
    hintChanged(from: extra)
  }
}
