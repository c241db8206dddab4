import TextRules

/// A placeholder of a field; a field can have several at once.
///
/// ```swift
/// field.placeholders = [.floating, .native(NativePlaceholder(isSupport: true), text: "XX XXX-XXX")]
/// ```
///
/// Origin: the seed's placeholder services.
public enum FieldPlaceholder: Hashable, Sendable {
  /// The field's placeholder stands in the empty input, and floats above it when somebody writes.
  case floating
  /// The field's placeholder stands above the input and does not move: a title.
  case `static`
  /// A text stands in the input while this is empty, and does not move; nil: the field's placeholder.
  case native(NativePlaceholder, text: String? = nil)
}
