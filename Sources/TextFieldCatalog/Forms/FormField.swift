import GtkCore
import TextRules

/// The requirements of a form for its fields; ``CatalogField`` meets them.
///
/// Conform a widget of your own to this protocol to make it part of a form:
///
/// ```swift
/// extension TermsBox: FormField {
///   var formIdentifier: String { "terms" }
///   var formValue: String { isActive ? "yes" : "" }
///   var isFormEnabled: Bool { isSensitive }
///   func validateForForm() -> FieldVerdict { isActive ? .valid : .invalid("Please agree") }
///   func focusForForm() -> Bool { focus() }
///   func linkForForm(_ links: FormLinks) {}
///   func resetForForm() { isActive = false }
/// }
/// ```
@MainActor
public protocol FormField: AnyObject {
  /// The name of the field's value.
  var formIdentifier: String { get }
  /// The value as the user sees it.
  var formValue: String { get }
  /// The value for programs; by default the one that the user sees.
  var formRawValue: String { get }
  /// Whether the user can change the value; a field that is not enabled is not validated.
  var isFormEnabled: Bool { get }

  /// Whether the value is valid; reading it shows nothing. By default it is.
  var isFormValid: Bool { get }

  /// Whether the value is still being checked, which submitting waits for; by default it is not.
  var isFormValidating: Bool { get }

  /// Shows an error that the form has found, by its rules; by default nothing happens.
  func showFormError(_ message: String?)

  /// Validates the value again, and shows the result.
  func validateForForm() -> FieldVerdict

  /// Gives the focus to the field, and returns whether that succeeded.
  @discardableResult
  func focusForForm() -> Bool

  /// Sets where Return and the arrow buttons of pickers move from the field.
  func linkForForm(_ links: FormLinks)

  /// Clears the field and its errors.
  func resetForForm()
}

/// The targets of Return, and of the arrow buttons of pickers, from a field of a form.
///
/// The field must not hold the other fields strongly, since they would keep one another alive.
@MainActor
public struct FormLinks {
  /// The field before this one; nil for none.
  public var previous: (any FormField)?
  /// The field after this one; nil for none.
  public var next: (any FormField)?
  /// The action of Return in the last field; nil in other fields.
  public var submit: (@MainActor () -> Void)?
  /// Submits the form from any of its fields, for a key that has this purpose; nil if there is no
  /// form.
  public var submitFromWithin: (@MainActor () -> Void)?
  /// Called when the field's value, or whether it is valid, has changed; nil if there is no form.
  public var changed: (@MainActor () -> Void)?

  /// Creates a value without links.
  public init() {}
}

extension FormField {
  /// The value as the user sees it.
  public var formRawValue: String { formValue }

  /// Valid: a field that can be wrong says so itself.
  public var isFormValid: Bool { true }

  /// No: a field that takes time says so itself.
  public var isFormValidating: Bool { false }

  /// Shows nothing.
  public func showFormError(_ message: String?) {}

  /// Whether two objects are the same field, since several Swift objects may refer to one widget.
  func isSame(as other: any FormField) -> Bool {
    if let object = self as? Object, let other = other as? Object { return object == other }
    return self === other
  }
}
