/// What a field has to do after an event, in this order.
public enum FieldEffect: Equatable, Sendable {
  /// Put this text into the input; the caret goes to its end.
  case showText(String)
  /// Put this text into the input as an edit of the person, who can take it back.
  case amendText(String)
  /// Look like this state.
  case showState(FieldState)
  /// Show this under the input.
  case showMessage(FieldMessage)
  /// Show the text of the password, or hide it.
  case showSecurely(Bool)
  /// Give the focus away to nobody.
  case dropFocus
  /// Give the focus to the next input.
  case focusNext
  /// Move the focus on, as Tab does.
  case focusOnward
  /// Submit the form that the field is in.
  case submitForm
  /// Call a closure of the field.
  case call(Closure)

  /// The closures of a field, named as in the seed.
  public enum Closure: String, Sendable, CaseIterable {
    /// Editing has begun.
    case onBeginEditing
    /// Editing has ended; the text is trimmed and validated.
    case onEndEditing
    /// The text has changed, whoever changed it.
    case onTextChanged
    /// Return was pressed in a field that no other follows.
    case onShouldReturn
    /// The button was pressed.
    case onActionButtonTap
    /// The text was validated and is not valid.
    case onValidateFail
  }
}
