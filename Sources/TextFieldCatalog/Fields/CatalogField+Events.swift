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

  /// Editing begins, because the field gets the focus.
  public var editingBegan: Event<CatalogField> { implementation.editingBegan }

  /// Called when ``editingBegan`` happens.
  public var onBeginEditing: (@MainActor (CatalogField) -> Void)? {
    get { editingBegan.handler }
    set { editingBegan.handler = newValue }
  }

  /// Editing has ended, and the text is trimmed and validated.
  public var editingEnded: Event<CatalogField> { implementation.editingEnded }

  /// Called when ``editingEnded`` happens.
  public var onEndEditing: (@MainActor (CatalogField) -> Void)? {
    get { editingEnded.handler }
    set { editingEnded.handler = newValue }
  }

  /// The text has changed, whether by the user or by the app.
  public var textChanged: Event<CatalogField> { implementation.textChanged }

  /// Called when ``textChanged`` happens.
  public var onTextChanged: (@MainActor (CatalogField) -> Void)? {
    get { textChanged.handler }
    set { textChanged.handler = newValue }
  }

  /// Return is pressed in a field without a next field; never in a field of several lines.
  public var returnPressed: Event<CatalogField> { implementation.returnPressed }

  /// Called when ``returnPressed`` happens.
  public var onShouldReturn: (@MainActor (CatalogField) -> Void)? {
    get { returnPressed.handler }
    set { returnPressed.handler = newValue }
  }

  /// The button in the field is pressed; in a password field, before the password is shown or
  /// hidden.
  public var actionButtonTapped: Event<CatalogField> { implementation.buttonPressed }

  /// Called when ``actionButtonTapped`` happens.
  public var onActionButtonTap: (@MainActor (CatalogField) -> Void)? {
    get { actionButtonTapped.handler }
    set { actionButtonTapped.handler = newValue }
  }

  /// Validation finds that the text is not valid.
  public var validationFailed: Event<CatalogField> { implementation.validationFailed }

  /// Called when ``validationFailed`` happens.
  public var onValidateFail: (@MainActor (CatalogField) -> Void)? {
    get { validationFailed.handler }
    set { validationFailed.handler = newValue }
  }

  /// The field has a new height, in pixels, after the layout that gave it to the field.
  public var heightChanged: Event<Int> { implementation.heightChanged }

  /// Called when ``heightChanged`` happens.
  public var onHeightChanged: (@MainActor (Int) -> Void)? {
    get { heightChanged.handler }
    set { heightChanged.handler = newValue }
  }

  /// The user has chosen another day in a picker.
  public var dateChanged: Event<CalendarDate> { implementation.dateChanged }

  /// Called when ``dateChanged`` happens.
  public var onDateChanged: (@MainActor (CalendarDate) -> Void)? {
    get { dateChanged.handler }
    set { dateChanged.handler = newValue }
  }

  /// The field shows another state.
  public var stateChanged: Event<FieldState> { implementation.stateChanged }

  /// Called when ``stateChanged`` happens.
  public var onStateChanged: (@MainActor (FieldState) -> Void)? {
    get { stateChanged.handler }
    set { stateChanged.handler = newValue }
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
