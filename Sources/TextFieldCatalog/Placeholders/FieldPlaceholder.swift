import TextRules

/// A placeholder of a field; a field can have several at once.
///
/// ```swift
/// field.placeholders = [
///   .floating, .native(NativePlaceholder(isSupport: true), text: "XX XXX-XXX"),
/// ]
/// ```
///
/// Origin: the placeholder services of TextFieldsCatalog.
public enum FieldPlaceholder: Hashable, Sendable {
  /// The field's placeholder is in the empty input, and floats above it when the field has the
  /// focus or a text.
  case floating
  /// The field's placeholder is a title above the input, and does not move.
  case `static`
  /// A text in the empty input that does not move; nil for the field's placeholder.
  case native(NativePlaceholder, text: String? = nil)
}
