/// An event that a field handles.
package enum FieldEvent: Equatable, Sendable {
  /// Code begins to make the field, whose properties come in any order.
  case beginMaking
  /// Code has changed a rule, which a text that was set before has to follow if the field is being
  /// made.
  case settle
  /// The field is made: from now on the order counts.
  case endMaking
  /// The field got the focus.
  case beginEditing
  /// The field lost the focus.
  case endEditing
  /// The field lost the focus to a menu before anything was written; nothing is validated.
  case leaveUntouched
  /// The user changed the text to this one.
  case edit(String)
  /// The user changed the text to the first one, but a part of what they entered has no place in
  /// it; the second one says why. The text is invalid until they edit it.
  case editLosing(String, String)
  /// Code sets the text.
  case setText(String)
  /// Code sets the text to the first one, which is only a part of what it asked for; the second
  /// one says why.
  case setTextLosing(String, String)
  /// The field writes what the user entered in another way, without changing what it means.
  case reformat(String)
  /// A part of what the user entered is not in the text, or, without a message, no longer
  /// missing; the text is the same as before.
  case lose(String?)
  /// Code sets the text because the user chose it, with a button or in a picker.
  case choose(String)
  /// Code sets the hint; an empty one removes it.
  case setHint(String)
  /// Text that the user typed or pasted was rejected completely; this message says why.
  case reject(String)
  /// The user's text was changed without changing its meaning, as this message says.
  case notice(String)
  /// Code sets an error; without a message, the hint is kept and shown as one.
  case setError(String?)
  /// The validator that takes time has another text or another rule to check.
  case renewCheck
  /// The validator that takes time has checked the present text.
  case checked(FieldVerdict)
  /// The field is reset to its initial state: no text, no error, and no history.
  case reset
  /// The error is cleared; the text stays.
  case resetErrorState
  /// The field becomes enabled or disabled.
  case enable(Bool)
  /// The user pressed Return.
  case pressReturn
  /// The user pressed the button in the field.
  case pressButton
}
