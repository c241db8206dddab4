/// When a field is validated without being asked.
///
/// A field that is asked (``FieldModel/isValidState(forceValidate:)``) is validated whatever its
/// policy is.
///
/// Origin: the seed validates at every end of editing and whenever a text is set from code, so that
/// an empty required field shows a mistake before anybody came to it. Its later policies are here,
/// and the default is one more.
public enum ValidationPolicy: String, Sendable, CaseIterable {
  /// At each end of editing; when a text is set from code, only after the first of these.
  case afterFirstEndOfEditing
  /// At each end of editing and whenever a text is set from code.
  case always
  /// As always, but not while the field is empty.
  case notEmptyText
  /// As always, once there was a text in the field or it was asked.
  case afterChanges
  /// Not at all.
  case never
}
