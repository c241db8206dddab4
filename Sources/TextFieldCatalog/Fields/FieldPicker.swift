/// A widget that fills in a field for the user: a calendar, a list, or anything else.
///
/// A field owns its picker. The picker puts its widget into a popover on the field. It must not
/// keep the field itself, but finds it through a ``FieldReference``.
///
/// ```swift
/// field.picker = DatePickerView()
/// field.acceptsTyping = false  // nothing can be typed: a click, Down or Space opens the picker
/// ```
@MainActor
public protocol FieldPicker: AnyObject {
  /// The button for the picker in a plain field of one line; nil for none.
  var button: ActionButtonConfiguration? { get }
  /// Whether the picker is shown.
  var isOpen: Bool { get }
  /// Called when the picker is set on a field.
  func attach(to field: FieldReference)
  /// Called when the picker is removed from its field: it has to remove what it added to the field.
  func detach()
  /// Shows the picker.
  func open()
  /// Hides the picker and gives the focus back to the text.
  func close()
  /// Called in each allocation of the field, so that popovers can be repositioned.
  func fieldAllocated()
  /// Called when the field's text, its neighbors or its state has changed.
  func fieldChanged()
}

extension FieldPicker {
  /// Nil: the picker has no button, and is opened by keys and clicks or by the app.
  public var button: ActionButtonConfiguration? { nil }

  /// Does nothing, for pickers that do not depend on the field's position.
  public func fieldAllocated() {}

  /// Does nothing, for pickers that do not depend on the field's text or neighbors.
  public func fieldChanged() {}
}
