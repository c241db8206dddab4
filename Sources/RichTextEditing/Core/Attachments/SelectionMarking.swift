/// The state of an attachment in the selection.
enum SelectionMarking {
  /// Not at all.
  case none
  /// With other content.
  case part
  /// Alone.
  case alone
}
