import GtkCore
import TextRules

extension CatalogField {
  /// Called before editing begins: if it returns false, the field does not get the focus.
  ///
  /// Use it for a field that is filled in another way: the closure can open whatever fills it. Tab
  /// skips such a field.
  public var onShouldBeginEditing: (@MainActor (CatalogField) -> Bool)? {
    get { implementation.events.onShouldBeginEditing }
    set { implementation.events.onShouldBeginEditing = newValue }
  }

  /// Called when editing begins, because the field gets the focus.
  public var onBeginEditing: (@MainActor (CatalogField) -> Void)? {
    get { implementation.events.onBeginEditing }
    set { implementation.events.onBeginEditing = newValue }
  }

  /// Called when editing has ended and the text is trimmed and validated.
  public var onEndEditing: (@MainActor (CatalogField) -> Void)? {
    get { implementation.events.onEndEditing }
    set { implementation.events.onEndEditing = newValue }
  }

  /// Called after each change of the text, whether by the user or by the app.
  public var onTextChanged: (@MainActor (CatalogField) -> Void)? {
    get { implementation.events.onTextChanged }
    set { implementation.events.onTextChanged = newValue }
  }

  /// Called when Return is pressed in a field without a next field; never in a field of several
  /// lines.
  public var onShouldReturn: (@MainActor (CatalogField) -> Void)? {
    get { implementation.events.onShouldReturn }
    set { implementation.events.onShouldReturn = newValue }
  }

  /// Called when the button in the field is pressed; in a password field, before the password is
  /// shown or hidden.
  public var onActionButtonTap: (@MainActor (CatalogField) -> Void)? {
    get { implementation.events.onActionButtonTap }
    set { implementation.events.onActionButtonTap = newValue }
  }

  /// Called when validation finds that the text is not valid.
  public var onValidateFail: (@MainActor (CatalogField) -> Void)? {
    get { implementation.events.onValidateFail }
    set { implementation.events.onValidateFail = newValue }
  }

  /// Called with the field's new height in pixels, after the layout that allocated it.
  public var onHeightChanged: (@MainActor (Int) -> Void)? {
    get { implementation.events.onHeightChanged }
    set { implementation.events.onHeightChanged = newValue }
  }

  /// Called when the user has chosen another day in a picker.
  public var onDateChanged: (@MainActor (CalendarDate) -> Void)? {
    get { implementation.events.onDateChanged }
    set { implementation.events.onDateChanged = newValue }
  }

  /// Called when the field shows another state.
  public var onStateChanged: (@MainActor (FieldState) -> Void)? {
    get { implementation.events.onStateChanged }
    set { implementation.events.onStateChanged = newValue }
  }

  /// Called with a text that is about to replace a range because it was pasted or dropped.
  package var onTextPasted: (@MainActor (_ text: String, _ range: Range<Int>) -> Void)? {
    get { implementation.events.onTextPasted }
    set { implementation.events.onTextPasted = newValue }
  }

  /// The line of text; nil for a field of several lines.
  package var line: TextLine? { implementation.input.textLine }

  /// The button in the field, if its mode has one.
  package var actionButton: Button? { implementation.parts.buttonSlot.button?.button }

  /// Called with the number of characters of an insertion that were rejected for lack of room, so
  /// that nothing is cut off silently.
  public var onInputRejected: (@MainActor (CatalogField, Int) -> Void)? {
    get { implementation.events.onInputRejected }
    set { implementation.events.onInputRejected = newValue }
  }
}
