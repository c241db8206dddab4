/// An action that a field performs after an event; effects are performed in order.
package enum FieldEffect: Equatable, Sendable {
  /// Set the input's text; the caret goes to its end.
  case showText(String)
  /// Set the input's text as an edit by the user, who can undo it.
  case amendText(String)
  /// Apply the appearance of this state.
  case showState(FieldState)
  /// Show this message below the input.
  case showMessage(FieldMessage)
  /// Hide the text of the password (`true`), or show it.
  case showSecurely(Bool)
  /// Remove the focus from the field without giving it to another widget.
  case dropFocus
  /// Move the focus to the next input.
  case focusNext
  /// Move the focus forward, as Tab does.
  case focusOnward
  /// Submit the form that the field is in.
  case submitForm
  /// Begin to check the text by the validator that takes time if the field is validating; cancel
  /// the check that is running.
  case check
  /// Call a closure of the field.
  case call(Closure)

  /// The closures of a field, named as in TextFieldsCatalog.
  package enum Closure: String, Sendable, CaseIterable {
    /// Editing has begun.
    case onBeginEditing
    /// Editing has ended; the text is trimmed and validated.
    case onEndEditing
    /// The text has changed, whether by the user or by code.
    case onTextChanged
    /// Return was pressed, and did not move the focus to another field.
    case onShouldReturn
    /// The button was pressed.
    case onActionButtonTap
    /// The text was validated and is invalid.
    case onValidateFail
  }
}
