import GtkCore
import TextRules

extension CatalogField {
  /// Asked before editing begins: where it says no, the focus does not come into the field.
  ///
  /// For a field that something else fills: the closure shows that. Tab goes past such a field.
  public var onShouldBeginEditing: (@MainActor (CatalogField) -> Bool)? {
    get { implementation.events.onShouldBeginEditing }
    set { implementation.events.onShouldBeginEditing = newValue }
  }

  /// Called when editing begins: the focus comes into the field.
  public var onBeginEditing: (@MainActor (CatalogField) -> Void)? {
    get { implementation.events.onBeginEditing }
    set { implementation.events.onBeginEditing = newValue }
  }

  /// Called when editing has ended; the text is trimmed and validated.
  public var onEndEditing: (@MainActor (CatalogField) -> Void)? {
    get { implementation.events.onEndEditing }
    set { implementation.events.onEndEditing = newValue }
  }

  /// Called after each change of the text, by whomever.
  public var onTextChanged: (@MainActor (CatalogField) -> Void)? {
    get { implementation.events.onTextChanged }
    set { implementation.events.onTextChanged = newValue }
  }

  /// Called when Return is pressed in a field that no other follows; never in one of several lines.
  public var onShouldReturn: (@MainActor (CatalogField) -> Void)? {
    get { implementation.events.onShouldReturn }
    set { implementation.events.onShouldReturn = newValue }
  }

  /// Called when the button in the field is pressed; in a password field before it is shown or hidden.
  public var onActionButtonTap: (@MainActor (CatalogField) -> Void)? {
    get { implementation.events.onActionButtonTap }
    set { implementation.events.onActionButtonTap = newValue }
  }

  /// Called when the text was validated and is not valid.
  public var onValidateFail: (@MainActor (CatalogField) -> Void)? {
    get { implementation.events.onValidateFail }
    set { implementation.events.onValidateFail = newValue }
  }

  /// Called with the new height in pixels, after the layout that gave it to the field.
  public var onHeightChanged: (@MainActor (Int) -> Void)? {
    get { implementation.events.onHeightChanged }
    set { implementation.events.onHeightChanged = newValue }
  }

  /// Called when a person has chosen another day in a picker.
  public var onDateChanged: (@MainActor (CalendarDate) -> Void)? {
    get { implementation.events.onDateChanged }
    set { implementation.events.onDateChanged = newValue }
  }

  /// Called when the field looks like another state.
  public var onContainerStateChanged: (@MainActor (FieldState) -> Void)? {
    get { implementation.events.onContainerStateChanged }
    set { implementation.events.onContainerStateChanged = newValue }
  }

  /// Called with a text that is about to take the place of a range, pasted or dropped.
  package var onTextPasted: (@MainActor (_ text: String, _ range: Range<Int>) -> Void)? {
    get { implementation.events.onTextPasted }
    set { implementation.events.onTextPasted = newValue }
  }

  /// The line that is written in; nil for a field of several.
  package var line: TextLine? { (implementation.input as? LineInput)?.line }

  /// The button in the field, as long as its mode has one.
  package var actionButton: Button? { implementation.button?.button }

  /// Called with how many characters of an insertion had no room: nothing is cut without a word.
  public var onInputRejected: (@MainActor (CatalogField, Int) -> Void)? {
    get { implementation.events.onInputRejected }
    set { implementation.events.onInputRejected = newValue }
  }
}
