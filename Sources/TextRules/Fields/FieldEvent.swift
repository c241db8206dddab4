/// Something that happens to a field.
public enum FieldEvent: Equatable, Sendable {
  /// It got the focus.
  case beginEditing
  /// It lost the focus.
  case endEditing
  /// It lost the focus to a menu before anything was written: nothing is judged.
  case leaveUntouched
  /// A person changed its text, which is this now.
  case edit(String)
  /// Code sets its text.
  case setText(String)
  /// Code sets its text because a person chose it, with a button or in a picker.
  case choose(String)
  /// Code sets its hint; an empty one takes it away.
  case setHint(String)
  /// Something that a person wrote or pasted was refused, in part or as a whole: they are told why.
  case refuse(String)
  /// Code reports a mistake; without a message the hint stays and is shown as one.
  case setError(String?)
  /// Everything as it was at first: no text, no mistake, nothing known of the past.
  case reset
  /// The mistake goes, and the text stays.
  case resetErrorState
  /// A person can write in it from now on, or cannot.
  case enable(Bool)
  /// A person pressed Return.
  case pressReturn
  /// A person pressed the button in the field.
  case pressButton
}
