import GtkCore
import TextRules

extension CatalogField {
  /// Called before editing begins: if it returns false, the field does not get the focus.
  ///
  /// Use it for a field that is filled in another way: the closure can open whatever fills it. Tab
  /// skips such a field.
  public var onShouldBeginEditing: (@MainActor (CatalogField) -> Bool)? {
    get { implementation.onShouldBeginEditing }
    set { implementation.onShouldBeginEditing = newValue }
  }

  /// Called when editing begins, because the field gets the focus.
  public var onBeginEditing: (@MainActor (CatalogField) -> Void)? {
    get { implementation.editingBegan.handler }
    set { implementation.editingBegan.handler = newValue }
  }

  /// Called when editing has ended and the text is trimmed and validated.
  public var onEndEditing: (@MainActor (CatalogField) -> Void)? {
    get { implementation.editingEnded.handler }
    set { implementation.editingEnded.handler = newValue }
  }

  /// Called after each change of the text, whether by the user or by the app.
  public var onTextChanged: (@MainActor (CatalogField) -> Void)? {
    get { implementation.textChanged.handler }
    set { implementation.textChanged.handler = newValue }
  }

  /// Called when Return is pressed in a field without a next field; never in a field of several
  /// lines.
  public var onShouldReturn: (@MainActor (CatalogField) -> Void)? {
    get { implementation.returnPressed.handler }
    set { implementation.returnPressed.handler = newValue }
  }

  /// Called when the button in the field is pressed; in a password field, before the password is
  /// shown or hidden.
  public var onActionButtonTap: (@MainActor (CatalogField) -> Void)? {
    get { implementation.buttonPressed.handler }
    set { implementation.buttonPressed.handler = newValue }
  }

  /// Called when validation finds that the text is not valid.
  public var onValidateFail: (@MainActor (CatalogField) -> Void)? {
    get { implementation.validationFailed.handler }
    set { implementation.validationFailed.handler = newValue }
  }

  /// Called with the field's new height in pixels, after the layout that allocated it.
  public var onHeightChanged: (@MainActor (Int) -> Void)? {
    get { implementation.heightChanged.handler }
    set { implementation.heightChanged.handler = newValue }
  }

  /// Called when the user has chosen another day in a picker.
  public var onDateChanged: (@MainActor (CalendarDate) -> Void)? {
    get { implementation.dateChanged.handler }
    set { implementation.dateChanged.handler = newValue }
  }

  /// Called when the field shows another state.
  public var onStateChanged: (@MainActor (FieldState) -> Void)? {
    get { implementation.stateChanged.handler }
    set { implementation.stateChanged.handler = newValue }
  }

  /// The line of text; nil for a field of several lines.
  package var line: TextLine? { implementation.input.textLine }

  /// The button in the field, if its mode has one.
  package var actionButton: Button? { implementation.parts.buttonSlot.button?.button }

  /// Called with the number of characters of an insertion that were rejected for lack of room, so
  /// that nothing is cut off silently.
  public var onInputRejected: (@MainActor (CatalogField, Int) -> Void)? {
    get {
      guard let handler = implementation.inputRejected.handler else { return nil }
      return { handler((field: $0, count: $1)) }
    }
    set {
      guard let newValue else { return implementation.inputRejected.handler = nil }
      implementation.inputRejected.handler = { newValue($0.field, $0.count) }
    }
  }
}
