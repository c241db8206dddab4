import GtkCore
import TextRules

/// What a form needs of a field; ``CatalogField`` has it all.
///
/// A widget of one's own becomes part of a form by it:
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
  /// What the field's value is called.
  var formIdentifier: String { get }
  /// The value as a person sees it.
  var formValue: String { get }
  /// The value for programs; that which a person sees unless it is said otherwise.
  var formRawValue: String { get }
  /// Whether a person can change the value; one who cannot makes no mistakes.
  var isFormEnabled: Bool { get }

  /// Judges the value anew, and shows the result.
  func validateForForm() -> FieldVerdict

  /// Gives the focus to the field; whether it took it.
  @discardableResult
  func focusForForm() -> Bool

  /// Tells the field where Return and the arrows of pickers go from it.
  func linkForForm(_ links: FormLinks)

  /// Empties the field and forgets its mistakes.
  func resetForForm()
}

/// Where Return and the arrows of pickers go from a field of a form.
///
/// The field must not keep the other fields alive: they would keep one another.
@MainActor
public struct FormLinks {
  /// The field before; nil for none.
  public var previous: (any FormField)?
  /// The field behind; nil for none.
  public var next: (any FormField)?
  /// What Return does in the last field; nil elsewhere.
  public var submit: (@MainActor () -> Void)?
  /// Submits the form from any of its fields, for a key that is there for that; nil in no form.
  public var submitFromWithin: (@MainActor () -> Void)?

  /// No links.
  public init() {}
}

extension FormField {
  /// The value as a person sees it.
  public var formRawValue: String { formValue }

  /// Whether two are one field; several handles may point at one widget.
  func isSame(as other: any FormField) -> Bool {
    if let object = self as? Object, let other = other as? Object { return object == other }
    return self === other
  }
}
