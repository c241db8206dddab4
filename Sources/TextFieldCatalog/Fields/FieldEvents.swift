/// The event handlers of a field.
@MainActor
struct FieldEvents {
  typealias Closure = @MainActor (CatalogField) -> Void

  var onShouldBeginEditing: (@MainActor (CatalogField) -> Bool)?
  var onBeginEditing: Closure?
  var onEndEditing: Closure?
  var onTextChanged: Closure?
  var onShouldReturn: Closure?
  var onActionButtonTap: Closure?
  var onValidateFail: Closure?
  var onHeightChanged: (@MainActor (Int) -> Void)?
  var onDateChanged: (@MainActor (CalendarDate) -> Void)?
  var onStateChanged: (@MainActor (FieldState) -> Void)?
  /// For recording what the user does.
  var onTextPasted: (@MainActor (_ text: String, _ range: Range<Int>) -> Void)?
  var onInputRejected: (@MainActor (CatalogField, Int) -> Void)?

  /// The closure that an effect of the model calls; nil if the app has not set it.
  func handler(for closure: FieldEffect.Closure) -> Closure? {
    switch closure {
    case .onBeginEditing: onBeginEditing
    case .onEndEditing: onEndEditing
    case .onTextChanged: onTextChanged
    case .onShouldReturn: onShouldReturn
    case .onActionButtonTap: onActionButtonTap
    case .onValidateFail: onValidateFail
    }
  }
}
