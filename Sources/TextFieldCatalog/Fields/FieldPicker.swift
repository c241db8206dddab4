/// Something that writes into a field in a person's place: a calendar, a list, any widget.
///
/// A field owns its picker. The picker puts its widget into a popover on the field, and must not keep
/// the field itself: a ``FieldReference`` finds it again.
///
/// ```swift
/// field.picker = DatePickerView()
/// field.hideKeyboard()      // nothing can be typed: a click, Down or Space opens the picker
/// ```
@MainActor
public protocol FieldPicker: AnyObject {
  /// The button that a plain field of one line has for it; nil: none.
  var button: ActionButtonConfiguration? { get }
  /// Whether the picker shows.
  var isOpen: Bool { get }
  /// Called when a field takes the picker.
  func attach(to field: FieldReference)
  /// Called when the field drops the picker: what it put onto the field has to go.
  func detach()
  /// Shows the picker.
  func open()
  /// Hides the picker and gives the focus back to the text.
  func close()
  /// Called in each allocation of the field, for popovers to be placed anew.
  func fieldAllocated()
  /// Called when the field's text, its neighbours or its state have changed.
  func fieldChanged()
}

extension FieldPicker {
  /// No button: keys and a click open the picker, or the app does.
  public var button: ActionButtonConfiguration? { nil }

  /// Nothing depends on the field's place.
  public func fieldAllocated() {}

  /// Nothing depends on the field's text or neighbours.
  public func fieldChanged() {}
}

/// Finds a field without keeping it alive.
@MainActor
public struct FieldReference {
  private weak var implementation: FieldImplementation?

  init(_ implementation: FieldImplementation?) { self.implementation = implementation }

  /// Refers to a field.
  public init(_ field: CatalogField) { implementation = field.implementation }

  /// The field; nil when it is gone.
  public var field: CatalogField? { implementation?.handle }
}
