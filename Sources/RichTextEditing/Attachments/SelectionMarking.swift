/// How an attachment is part of the selection.
enum SelectionMarking {
  /// Not at all.
  case none
  /// With other content.
  case part
  /// Alone.
  case alone
}
