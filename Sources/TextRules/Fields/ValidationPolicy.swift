/// When a field is validated automatically.
///
/// Validation on request (`CatalogField.validate()`) takes place whatever the
/// policy is.
///
/// Origin: TextFieldsCatalog validates whenever editing ends and whenever code sets the text, so
/// that an empty required field shows an error before the user has reached it. Its later policies
/// are included here; the default is an additional one.
public enum ValidationPolicy: String, Sendable, CaseIterable {
  /// Whenever editing ends; when code sets the text, only after editing has ended once.
  case afterFirstEndOfEditing
  /// Whenever editing ends and whenever code sets the text.
  case always
  /// Like `always`, but not while the field is empty.
  case notEmptyText
  /// Like `always`, once the field has had text or validation was requested.
  case afterChanges
  /// Never.
  case never
}
